// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LogsModel

struct JournalEntryTests {
    /// The part of a line after its time, which is in the time zone of the system.
    private func rest(_ line: String) -> String { String(line.drop { $0 != " " }.dropFirst()) }

    private func lines(_ name: String) throws -> [String] {
        var lines = JournalLines()
        let data = try LogFiles.data(name)
        // In parts, as they come from a pipe.
        let parts = stride(from: 0, to: data.count, by: 1000).map { data[$0..<min($0 + 1000, data.count)] }
        return parts.flatMap { lines.add($0) } + lines.finish()
    }

    @Test func everyKindOfValueIsShown() throws {
        #expect(
            try lines("journal/journal.json").map(rest) == [
                "info demo[100]: before", "error demo[100]: (too long: journalctl has left it out)",
                "warning resolver[200]: Security update ␞ Upgrade now, see https://example.org/advisory",
                "info demo: Gr\\xFCn ␞ B", "error one,two[300]: repeated", "info demo[100]: after",
            ])
    }

    /// What systemd 252 prints of the entries in `remote.export`.
    @Test(arguments: [true, false])
    func theJournalOfSystemdIsRead(hasAll: Bool) throws {
        let long =
            hasAll ? String(repeating: "L", count: 4100) + " end" : "(too long: journalctl has left it out)"
        let first = hasAll ? String(repeating: "x", count: 4100) : "(too long: journalctl has left it out)"
        #expect(
            try lines(hasAll ? "journal/remote-all.json" : "journal/remote.json").map(rest) == [
                "info demo[100]: plain", "notice demo[101]: notice", "error longcomm[102]: \(long)",
                "warning resolver: Security update ␞ Upgrade now, see https://example.org/advisory",
                "warning demo: red text",
                "info demo: Gr\\xFCn ␞ B", "info demo: two␊lines", "info demo: nel␤ ls↵ ps¶ end",
                "info nomessage: (without a message)", "info empty: ", "debug demo: nul␀inside",
                "error one,two[300]: repeated",
                "info demo: \(first) ␞ short one", "info demo: backslash \\ quote \" tab\tend 😀 \u{202E}",
                "info demo: no priority",
                "info demo: odd priority", "info blob: \\xFF\\xFE␀\\xFF\\xFE␀\\xFF\\xFE␀",
            ])
    }

    @Test func theTimeHasMicroseconds() throws {
        let line = try #require(try lines("journal/remote.json").first)
        let time = String(line.prefix { $0 != " " })
        #expect(time.contains(".123456"))
        #expect(LogTime.seconds(of: line.utf8, now: 0) == 1_795_770_000)
        #expect(LogLevel(of: line.utf8) == .info)
    }

    @Test(
        arguments: Array(
            zip(0...7, ["emerg", "alert", "crit", "error", "warning", "notice", "info", "debug"])))
    func prioritiesHaveTheirNames(priority: Int, name: String) {
        let entry =
            #"{"__REALTIME_TIMESTAMP": "86401000001", "PRIORITY": "\#(priority)", "MESSAGE": "error"}"#
        let line = JournalEntry.line(of: Data(entry.utf8))
        #expect(line.hasSuffix(".000001+00:00 \(name) ?: error") || rest(line) == "\(name) ?: error")
        #expect(LogLevel(of: line.utf8) == LogLevel(priority: priority))
    }

    @Test func anEntryOfTheJournalIsALine() {
        let entry = """
            {"__REALTIME_TIMESTAMP": "86401000000", "PRIORITY": "3", "SYSLOG_IDENTIFIER": "sshd", "_PID": "42", "MESSAGE": "two\\nlines"}
            """
        let line = JournalEntry.line(of: Data(entry.utf8))
        #expect(line.hasSuffix(" error sshd[42]: two␊lines"))
        #expect(LogTime.seconds(of: line.utf8, now: 0) == 86_401)
        let bytes = #"{"__REALTIME_TIMESTAMP": "1", "MESSAGE": [71, 252], "_PID": "x"}"#
        #expect(JournalEntry.line(of: Data(bytes.utf8)).hasSuffix(" info ?: G\\xFC"))
    }

    /// No entry is lost: what is missing or malformed is said.
    @Test(arguments: [
        (#"{}"#, "? info ?: (without a message)"), (#"{"MESSAGE": "a"}"#, "? info ?: a"),
        (#"{"MESSAGE": "a", "__REALTIME_TIMESTAMP": "x"}"#, "? info ?: a"),
        (#"{"MESSAGE": "a", "__REALTIME_TIMESTAMP": "-1"}"#, "? info ?: a"),
        (#"{"MESSAGE": [71, 252, 999]}"#, "? info ?: (not a text)"),
        (#"{"MESSAGE": {"a": 1}}"#, "? info ?: (not a text)"),
        (
            #"{"MESSAGE": [null, "b"], "_PID": ["7", "8"]}"#,
            "? info ?[7]: (too long: journalctl has left it out) ␞ b"
        ),
        (#"{"MESSAGE": []}"#, "? info ?: (without a message)"),
        ("[]", "warning journal: An entry cannot be read: it is not an object of JSON: []"),
        (
            "no {entry\u{1B}[1m\u{85}",
            "warning journal: An entry cannot be read: it is not an object of JSON: no {entry␤"
        ),
        (
            #"{"MESSAGE": "cut"#,
            #"warning journal: An entry cannot be read: it is not an object of JSON: {"MESSAGE": "cut"#
        ),
    ])
    func whatCannotBeReadIsShownAsSuch(entry: String, line: String) {
        #expect(JournalEntry.line(of: Data(entry.utf8)) == line)
    }

    @Test func anEntryThatIsTooLongIsOneLine() {
        var lines = JournalLines(limit: 20)
        #expect(lines.add(Data("{}\n\n{\"MESSAGE\": \"long".utf8)) == ["? info ?: (without a message)"])
        #expect(lines.add(Data(" and longer\", ".utf8)) == [])
        #expect(
            lines.add(Data("\"x\": 1}\n{}\n".utf8)) == [
                "warning journal: An entry cannot be read: it is too long: 38 bytes",
                "? info ?: (without a message)",
            ])
        #expect(lines.add(Data("{}".utf8)) == [])
        #expect(lines.finish() == ["? info ?: (without a message)"])
        #expect(lines.finish() == [])
    }

    @Test func theProgramIsAskedForWholeFields() {
        #expect(Journal(program: "x").arguments.contains("--all"))
    }
}
