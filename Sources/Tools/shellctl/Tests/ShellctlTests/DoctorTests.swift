// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import shellctl

@Suite struct DoctorTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private let place = "home/.local/share/org.example.App/plugins"

    @Test func itSaysWhereItHasLooked() throws {
        let result = try sandbox.run("doctor", "org.example.notes")
        #expect(result.code == 1)
        #expect(
            result.output.contains(
                "✓ $/home/.local/share/org.example.App/plugins: does not exist, which is no mistake"))
        #expect(
            result.output.contains(
                "✗ org.example.notes: No manifest with this id was found. Put notes.plugin, with its library,"
            ))
        #expect(
            result.output.hasSuffix(
                "beside the program of the application, name that folder with --plugin-dir.\n"))
        try sandbox.addPlugin("notes", to: "app/plugins/notes")
        #expect(try sandbox.run("doctor", "--plugin-dir", "app/plugins", "org.example.notes").code == 0)
    }

    @Test func itSaysWhatIsWrongWithIt() throws {
        try sandbox.write("[Plugin]\nId", to: "\(place)/notes/notes.plugin")
        #expect(
            try sandbox.run("doctor", "org.example.notes").output.hasPrefix(
                "✗ org.example.notes: $/home/.local/share/org.example.App/plugins/notes/notes.plugin:2: \"Id\" is not an entry."
            ))
        try sandbox.addPlugin("notes", to: "\(place)/notes")
        chmod("\(sandbox.path)/\(place)/notes/libnotes.so", 0o666)
        #expect(
            try sandbox.run("doctor", "org.example.notes").output.contains(
                "other users can change it. Run chmod go-w"))
        chmod("\(sandbox.path)/\(place)/notes/libnotes.so", 0o644)
        #expect(try sandbox.run("doctor", "org.example.notes").code == 0)
        try sandbox.write(Array(ElfFixture().bytes.dropLast(40)), to: "\(place)/notes/libnotes.so")
        #expect(try sandbox.run("doctor").output.contains("is not a usable library: it is truncated"))
    }

    @Test func aWarningIsNotMarkedAsAMistakeOrAsRight() throws {
        try sandbox.addPlugin("notes", "Unknown=1", to: "\(place)/notes")
        let doctor = try sandbox.run("doctor", "org.example.notes")
        #expect(doctor.code == 0)
        #expect(
            doctor.output.contains(
                "! org.example.notes: $/home/.local/share/org.example.App/plugins/notes/notes.plugin:"))
        #expect(doctor.output.contains("✓ org.example.notes: "))
    }

    @Test func itFindsAPluginThatIsTooDeep() throws {
        try sandbox.addPlugin("notes", to: "\(place)/a/b")
        #expect(
            try sandbox.run("doctor", "org.example.notes").output.contains(
                "a/b/notes.plugin is not found, because only direct subfolders are searched. Move its folder to"
            ))
    }

    /// The file is one that `PluginSwitches` of PluginProcesses has written.
    @Test func aPluginThatIsTurnedOffIsNamedWithTheReason() throws {
        try sandbox.addPlugin("notes", to: "\(place)/notes")
        try sandbox.addPlugin("more", "Depends=org.example.notes", to: "\(place)/more")
        try sandbox.addPlugin("other", to: "\(place)/other")
        try sandbox.write(
            "org.example.notes\tThe application ended while it was activated.\norg.example.other\t\n",
            to: "home/.local/state/org.example.App/plugins/turned-off")
        let notes =
            "It is turned off. The application ended while it was activated. Turn it on on the page Plugins of the shell."
        let other = "It is turned off. Turn it on on the page Plugins of the shell."
        let doctor = try sandbox.run("doctor", "org.example.notes")
        #expect(doctor.code == 1)
        #expect(doctor.output.hasSuffix("✗ org.example.notes: \(notes)\n"))
        let all = try sandbox.run("doctor").output
        #expect(all.contains("✗ org.example.other: \(other)\n"))
        #expect(
            all.contains("✗ org.example.more: It needs the plugin org.example.notes, which is turned off."))
        let list = try sandbox.run("list").output
        #expect(list.contains("org.example.notes  1.0  turned off\n  \(notes)\n"))
        // From an editor of another system.
        try sandbox.write(
            "\u{FEFF}org.example.notes\t\r\norg.example.other\t\r\n",
            to: "home/.local/state/org.example.App/plugins/turned-off")
        #expect(try sandbox.run("doctor").output.contains("✗ org.example.other: \(other)\n"))
        try sandbox.write(
            "org.example.notes\tThe application ended while it was activated.\n",
            to: "home/.local/state/org.example.App/plugins/turned-off")
        try sandbox.addPlugin("notes", version: "2.0")
        #expect(try sandbox.run("install", "made").output.hasSuffix("\n\(notes)\n"))
    }

    /// The shell turns all plugins off then.
    @Test func aPluginIsOffWhileTheListOfThoseThatAreOffCannotBeRead() throws {
        try sandbox.addPlugin("notes", to: "\(place)/notes")
        let name = "home/.local/state/org.example.App/plugins/turned-off"
        let file = try sandbox.write([0xFF, 0x0A], to: name)
        let message = "✗ org.example.notes: It is turned off. The file $/\(name) cannot be read."
        #expect(try sandbox.run("doctor").output.contains(message))
        for damaged in ["", "org.example.notes", "no id\t\n", "org.example.other\t\n{}\n"] {
            try sandbox.write(damaged, to: name)
            #expect(try sandbox.run("doctor").output.contains(message), "\(damaged)")
        }
        // A pipe is not waited for.
        try #require(unlink(file) == 0 && mkfifo(file, 0o600) == 0)
        #expect(try sandbox.run("doctor").output.contains(message))
    }

    @Test func theApplicationHasToBeKnown() throws {
        let result = try sandbox.run("doctor", "--application", "../x")
        #expect(result.code == 64)
        #expect(result.errors.contains("\"../x\" is not the id of an application."))
        #expect(try sandbox.run("doctor", "notes").code == 64)
    }

    @Test(arguments: ["doctor", "remove", "logs"]) func wrongArgumentsHaveTheUsageOfTheCommand(
        command: String
    ) throws {
        for arguments in [["notes"], ["--application", "../x", "org.example.notes"]] {
            let result = try sandbox.run([command] + arguments)
            #expect(result.code == 64)
            #expect(result.errors.contains("\nUsage: shellctl \(command) "))
        }
        let result = try sandbox.run([command, "notes"])
        #expect(result.errors.contains("Write the id of a plugin as in its manifest: org.example.contacts."))
        let unknown = try sandbox.run([command, "org.example.notes"], application: nil)
        #expect(unknown.code == 64)
        #expect(unknown.errors.contains("Which application?"))
        #expect(unknown.errors.contains("\nUsage: shellctl \(command) "))
    }
}

@Suite struct LogsTests {
    @Test func whatControlsATerminalIsNotPrinted() throws {
        let sandbox = try Sandbox()
        let text = "\u{1B}[2J\u{1B}]0;title\u{7}one\ttwo\r\u{9B}31m\u{202E}three\n"
        try sandbox.write(text, to: "home/.local/state/org.example.App/plugins/org.example.notes.log")
        let output = try sandbox.run("logs", "org.example.notes").output
        #expect(output == "[2J]0;titleone\ttwo31mthree\n")
        let lines: [String] = try sandbox.run("logs", "--json", "org.example.notes").json()
        #expect(lines == [String(text.dropLast())])
    }

    @Test func theLastLinesArePrinted() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.run("logs", "org.example.notes").code == 2)
        try sandbox.write(
            "one\ntwo\nthree\n", to: "home/.local/state/org.example.App/plugins/org.example.notes.log")
        #expect(try sandbox.run("logs", "-l", "2", "org.example.notes").output == "two\nthree\n")
        let lines: [String] = try sandbox.run("logs", "--json", "org.example.notes").json()
        #expect(lines == ["one", "two", "three"])
        #expect(try sandbox.run("logs", "--json", "--follow", "org.example.notes").code == 64)
    }
}
