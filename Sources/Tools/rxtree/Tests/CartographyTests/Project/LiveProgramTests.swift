// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Cartography

@Suite struct LiveProgramTests {
    @Test(arguments: [
        (#"('a',)"#, "a"), (#"('two\nlines \u201cFern\u201d',)"#, "two\nlines “Fern”"),
        (#"("it's",)"#, "it's"),
        (#"('it\'s \\',)"#, #"it's \"#), ("('',)", ""), (#"('\U0001f33f',)"#, "🌿"),
    ])
    func theAnswerIsText(_ tuple: String, _ text: String) {
        #expect(LiveProgram.text(ofTuple: tuple + "\n") == text)
    }

    @Test(arguments: ["", "()", "(1,)", "('a', 'b'", "'a'", #"('\u12',)"#, #"('\ud800',)"#, "(',)"])
    func whatIsNoTextIsRefused(_ tuple: String) {
        #expect(LiveProgram.text(ofTuple: tuple) == nil)
    }

    @Test(arguments: ["", "Contacts", "org..Contacts", "org.1a", "org.example.Contacts; rm", "--help"])
    func whatIsNoIdIsRefused(_ id: String) {
        #expect(throws: RxTreeError.noID(id)) { try LiveProgram(id) }
    }

    @Test func theMessageOfTheProgramIsFoundInTheErrorOfGdbus() {
        let error =
            "Error: GDBus.Error:org.gtk.GDBus.UnmappedGError.Quark._org_2erxshell_2eInspector.Code1: The state is not known."
        #expect(LiveProgram.message(ofError: error) == "The state is not known.")
        #expect(
            LiveProgram.message(ofError: "Error: GDBus.Error:org.freedesktop.DBus.Error.NoReply: x") == nil)
    }

    @Test func aProgramThatDoesNotRunIsNamed() throws {
        let answer = try Tool.run(
            ["--live", "org.example.Missing"], in: URL(filePath: "/"),
            environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/proc/none"])
        #expect(answer.status == 2 && answer.output.isEmpty)
        #expect(answer.errors.hasPrefix("rxtree: 'org.example.Missing' cannot be inspected: "))
        #expect(answer.errors.contains("Start the program with RXSHELL_INSPECTOR=1 in its environment"))
        let both = try Tool.run(["AppFlow", "--live", "org.example.A"], in: URL(filePath: "/"))
        #expect(both.status == 64 && both.errors.contains("--live shows a program that runs"))
    }
}
