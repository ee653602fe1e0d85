// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import shellctl

@Suite struct InstallTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test func aPluginIsPackedInstalledListedAndRemoved() throws {
        try sandbox.addPlugin("notes")
        try sandbox.write("more", to: "made/Data/more.txt")
        let packed = try sandbox.run("pack", "made")
        #expect(packed.output == "$/org.example.notes-1.0.rxplugin\n")
        let bytes = try Data(contentsOf: URL(filePath: "\(sandbox.path)/org.example.notes-1.0.rxplugin"))
        #expect(try sandbox.run("pack", "made", "-o", "again.rxplugin").code == 0)
        #expect(try Data(contentsOf: URL(filePath: "\(sandbox.path)/again.rxplugin")) == bytes)

        let installed = try sandbox.run("install", "org.example.notes-1.0.rxplugin")
        #expect(installed.code == 0)
        #expect(
            installed.output
                == "Installed Notes 1.0 in $/home/.local/share/org.example.App/plugins/org.example.notes\n")
        let names = try sandbox.names(in: "\(sandbox.plugins)/org.example.notes")
        #expect(names == ["Data", "libnotes.so", "notes.plugin"])

        #expect(try sandbox.run("list").output == "org.example.notes  1.0  found\n")
        #expect(try sandbox.run("doctor", "org.example.notes").code == 0)
        let removed = try sandbox.run("remove", "org.example.notes")
        #expect(removed.output == "Removed $/home/.local/share/org.example.App/plugins/org.example.notes\n")
        #expect(try sandbox.names(in: sandbox.plugins).isEmpty)
        #expect(try sandbox.run("remove", "org.example.notes").code == 2)
        #expect(try sandbox.run("list").output.hasPrefix("There are no plugins in $/home/.local/share"))
    }

    @Test func anArchiveIsWhatTarReads() throws {
        try sandbox.addPlugin("notes")
        try sandbox.write("deep", to: "made/Data/a/deep/folder.txt")
        #expect(try sandbox.run("pack", "made", "-o", "notes.rxplugin").code == 0)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["tar", "tf", "\(sandbox.path)/notes.rxplugin"]
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text == "Data/a/deep/folder.txt\nlibnotes.so\nnotes.plugin\n")
    }

    @Test func anotherVersionReplacesTheFirst() throws {
        try sandbox.addPlugin("notes")
        try sandbox.write("old", to: "made/old.txt")
        #expect(try sandbox.run("install", "made").code == 0)
        try sandbox.addPlugin("notes", version: "2.0", to: "newer")
        let result = try sandbox.run("install", "newer")
        #expect(
            result.output.hasPrefix(
                "Installed Notes 2.0 in $/home/.local/share/org.example.App/plugins/org.example.notes, in place of 1.0\n"
            ))
        #expect(try sandbox.names(in: sandbox.plugins) == ["org.example.notes"])
        #expect(!sandbox.exists("\(sandbox.plugins)/org.example.notes/old.txt"))
    }

    @Test func whatAShellCouldNotLoadIsNotInstalled() throws {
        try sandbox.addPlugin("notes")
        try sandbox.write("text", to: "made/libnotes.so")
        let result = try sandbox.run("install", "made")
        #expect(result.code == 1)
        #expect(
            result.errors
                == "shellctl: libnotes.so is not a usable library: its first bytes are not those of a library. Build or copy it again.\n"
        )
        #expect(try sandbox.names(in: sandbox.plugins).isEmpty)
    }

    @Test(arguments: ["pack", "install"]) func aFolderWithoutAPluginIsNamed(command: String) throws {
        func errors(_ path: String, _ code: Int32 = 2) throws -> String {
            let result = try sandbox.run(command, path)
            #expect(result.code == code)
            return result.errors
        }
        let remedy =
            "Name the package of a plugin, or a folder with one manifest (NAME.plugin) and its library.\n"
        #expect(try errors(".") == "shellctl: $ has no manifest. \(remedy)")
        try sandbox.addPlugin("notes")
        try sandbox.addPlugin("more")
        #expect(try errors("made", 1) == "shellctl: $/made has several manifests. \(remedy)")
        try sandbox.write(Sandbox.manifest("notes"), to: "empty/notes.plugin")
        #expect(
            try errors("empty", 1)
                == "shellctl: $/empty has no libnotes.so, which its manifest names. \(remedy)")
    }

    @Test func aPathThatCannotBeUsedHasAReason() throws {
        func errors(_ arguments: String...) throws -> String {
            let result = try sandbox.run(arguments)
            #expect(result.code == 2)
            return result.errors
        }
        try sandbox.addPlugin("notes")
        let nothing = "cannot be used: No such file or directory. Check the path"
        #expect(try errors("pack", "nothing") == "shellctl: $/nothing \(nothing).\n")
        #expect(
            try errors("pack", "made", "-o", "nothing/x")
                == "shellctl: $/nothing/x \(nothing) and its permissions.\n")
        #expect(
            try errors("new", "plugin", "Recipes", "--directory", "/proc/x")
                == "shellctl: /proc/x \(nothing) and its permissions.\n")
        for path in ["nothing", "nothing.plugin"] {
            #expect(try errors("inspect", path) == "shellctl: There is no file $/\(path). Check the path.\n")
        }
    }

    @Test func theDecisionsAboutOtherPluginsAreKeptInAFileOfAnotherEditor() throws {
        try sandbox.addPlugin("notes")
        #expect(try sandbox.run("install", "made").code == 0)
        let file = try sandbox.write(
            "\u{FEFF}org.example.notes\tnetwork\tyes\r\norg.example.other\tnetwork\tno\r\n",
            to: "home/.local/state/org.example.App/plugins/permissions")
        #expect(try sandbox.run("remove", "--data", "org.example.notes").code == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "org.example.other\tnetwork\tno\n")
    }

    @Test func removingAPluginNamesThePluginsThatDependOnIt() throws {
        try sandbox.addPlugin("notes")
        try sandbox.addPlugin("more", "Depends=org.example.notes", to: "more")
        for folder in ["made", "more"] { #expect(try sandbox.run("install", folder).code == 0) }
        let data = ".local/share/org.example.App/plugin-data/org.example.notes"
        try sandbox.write("data", to: "home/\(data)/file")
        let state = "home/.local/state/org.example.App/plugins"
        try sandbox.write("text", to: "\(state)/org.example.notes.log")
        let other = "org.example.notes2\tnetwork\tyes\n"
        try sandbox.write("org.example.notes\tnetwork\tyes\n\(other)", to: "\(state)/permissions")
        let result = try sandbox.run("remove", "--data", "org.example.notes")
        #expect(result.output.hasSuffix("org.example.more depends on it, and does not start any more.\n"))
        #expect(!sandbox.exists("home/\(data)"))
        #expect(!sandbox.exists("\(state)/org.example.notes.log"))
        #expect(try sandbox.text(of: "\(state)/permissions") == other)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: "\(sandbox.path)/\(state)/permissions")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let doctor = try sandbox.run("doctor", "org.example.more")
        #expect(doctor.code == 1)
        #expect(
            doctor.output.contains(
                "It needs the plugin org.example.notes, which is not installed. Install it."))
    }
}
