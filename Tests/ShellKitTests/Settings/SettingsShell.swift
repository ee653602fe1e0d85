// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

/// A shell with a folder of its own, whose plugins declare settings, and do not run.
@MainActor final class SettingsShell {
    let folder: String
    let shell: Shell
    let app: HeadlessApp<ShellFlow>

    static let contacts = """
        [Page contacts]
        Title=Contacts
        Icon=x-office-address-book
        [Setting photos]
        Title=Show photos
        Description=Beside each name
        Type=bool
        Default=true
        [Setting rows]
        Title=Rows
        Type=int
        Minimum=1
        Maximum=100
        Unit=rows
        Default=20
        [Setting zoom]
        Title=Zoom
        Type=double
        Minimum=0.5
        Maximum=4
        Default=1
        [Setting greeting]
        Title=Greeting
        Type=string
        Maximum=8
        Default=Hello
        [Setting order]
        Title=Order
        Type=choice
        Choices=name;date;
        ChoiceTitles=By name;By date;
        Default=name
        [Setting tint]
        Title=Tint
        Type=color
        Default=#1b6acb
        [Setting archive]
        Title=Archive
        Type=folder
        Default=
        """

    init(
        _ plugins: [String: String] = ["contacts": contacts], more: String = "",
        options change: (inout ShellOptions) -> Void = { _ in }
    ) async throws {
        folder = newTestFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder)/plugins", withIntermediateDirectories: true)
        for (name, text) in plugins {
            let manifest = manifestText(name, version: "1.2", "\(more)\n\(text)")
            try manifest.write(
                toFile: "\(folder)/plugins/\(name).plugin", atomically: true, encoding: .utf8)
            try "library".write(
                toFile: "\(folder)/plugins/lib\(name).so", atomically: true, encoding: .utf8)
        }
        var options = testOptions(in: folder)
        change(&options)
        let shell = Shell(options)
        self.shell = shell
        HeadlessBackend.install()
        shell.add(PluginScan([try #require(PluginDirectory("\(folder)/plugins"))]))
        app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        await app.settle { app.windows.count == 1 }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var file: String { "\(folder)/config/plugins.json" }
    var stored: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }

    func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder)/config", withIntermediateDirectories: true)
        try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }

    func openSettings() async throws {
        try app.press("<Primary>comma")
        await app.settle { app.windows.count == 2 }
    }
}
