// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// A shell whose plugin folder has a plugin with each possible mistake: it starts, and reports the mistake of each plugin.
@Suite @MainActor struct BrokenPluginsTests {
    let folder = PluginFolder()

    private func fill() throws {
        let good = try PluginFolder.library("LayoutPlugin")
        try folder.add("layout", library: good, process: "shell")
        try folder.write(Data("[Plugin]\nId=org.example.broken\nName".utf8), to: "broken.plugin")
        try folder.add("missing", library: nil, process: "shell")
        try folder.add("text", library: Data("not a library".utf8), process: "shell")
        try folder.add("cut", library: good.prefix(8192), process: "shell")
        var foreign = good
        foreign[18] = foreign[18] == 62 ? 183 : 62
        try folder.add("foreign", library: foreign, process: "shell")
        try folder.add(
            "silent", library: good.replacing("rxshell_plugin", with: "rxshell_nothin"), process: "shell")
        try folder.add(
            "older", library: good.replacing("_rxShellInterface_", with: "_rxShellInterfice_"),
            process: "shell")
        try folder.add(
            "newer", library: good.replacing(FrameworkInterface.current.mark, with: "0123456789abcdef"),
            process: "shell")
        try folder.add("failing", library: PluginFolder.library("FailingPlugin"), process: "shell")
    }

    @Test func eachIsListedWithItsReasonAndTheOthersWork() async throws {
        try fill()
        var options = ShellOptions(application: "org.example.test")
        options.dataFolder = "\(folder.path)/data"
        options.stateFolder = "\(folder.path)/state"
        let shell = Shell(options)
        HeadlessBackend.install()
        shell.load(from: [try folder.directory])
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        #expect(await app.settle { app.texts.contains("From the plugin") })
        #expect(try app.list("Places").rows == ["Layout", "Plugins"])

        try app.list("Places").select("Plugins")
        #expect(await app.settle { (try? app.list("Plugins")) != nil })
        let rows = try app.list("Plugins").rowTexts
        #expect(rows.count == 10)
        let path = folder.path
        for (name, state, reason) in [
            ("layout 1.0", "Active", nil),
            ("failing 1.0", "Failed", "It was loaded but did not start: "),
            ("broken.plugin", "Failed", "\(path)/broken.plugin:3: \"Name\" is not an entry."),
            ("missing 1.0", "Failed", "Its library is missing: \(path)/libmissing.so."),
            ("text 1.0", "Failed", "\(path)/libtext.so is not a usable library: its first bytes are not"),
            ("cut 1.0", "Failed", "\(path)/libcut.so is not a usable library: it is truncated"),
            ("foreign 1.0", "Failed", "\(path)/libforeign.so was built for another processor"),
            ("silent 1.0", "Failed", "\(path)/libsilent.so has no rxshell_plugin, so it contains no plugin."),
            (
                "older 1.0", "Failed",
                "\(path)/libolder.so was built with another RxShell than this program: it does not name its interface."
            ),
            (
                "newer 1.0", "Failed",
                "\(path)/libnewer.so was built with another RxShell than this program: its interface is 0123456789abcdef,"
            ),
        ] as [(String, String, String?)] {
            let row = try #require(rows.first { $0.first == name }, "no row for \(name)")
            #expect(row.dropFirst().first == state)
            if let reason { #expect(row.last?.hasPrefix(reason) == true, "\(row)") }
        }
        try app.closeWindow()
        #expect(app.retainedObjects.isEmpty)
    }
}
