// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LogsModel

struct LogModelTests {
    @Test func aLevelIsTheFirstWordThatNamesOne() {
        #expect(LogLevel(of: "2026-11-22 ERROR: no info".utf8) == .error)
        #expect(LogLevel(of: "[warn] x".utf8) == .warning)
        #expect(LogLevel(of: "terror errors information".utf8) == nil)
        #expect(LogLevel(of: "".utf8) == nil)
        #expect(LogLevel(of: "kernel: Debug".utf8) == .debug)
        #expect(LogLevel(of: (String(repeating: "x ", count: 100) + "error").utf8) == nil)
    }

    @Test func timesAreRead() throws {
        let now = 1_795_000_000
        #expect(LogTime.seconds(of: "1970-01-02T00:00:01Z x".utf8, now: now) == 86_401)
        #expect(LogTime.seconds(of: "[1970-01-02 01:00:01.250+01:00] x".utf8, now: now) == 86_401)
        #expect(LogTime.seconds(of: "1970-01-01T23:00:01,5-0100".utf8, now: now) == 86_401)
        let local = try #require(LogTime.seconds(of: "2026-11-18 10:00:00 x".utf8, now: now))
        #expect(abs(local - now) < 2 * 86_400)
        let traditional = try #require(LogTime.seconds(of: "Nov 18 10:00:00 host x".utf8, now: now))
        #expect(traditional == local)
        // A day that would be in the future is in the previous year.
        let before = try #require(LogTime.seconds(of: "Dec  5 10:00:00 host x".utf8, now: now))
        #expect(before < now - 300 * 86_400)
        for text in [
            "", "x", "2026-13-01 00:00:00", "2026-01-01 25:00:00", "Foo 18 10:00:00", "2026-01-01",
            "Nov 18 1x:00:00",
        ] {
            #expect(LogTime.seconds(of: text.utf8, now: now) == nil, "\(text)")
        }
    }

    @Test func bytesThatAreNoUTF8AreShown() {
        #expect(LogText.text(of: Array("Grüße\r\n".utf8)) == "Grüße")
        #expect(LogText.text(of: [0x47, 0xFC, 0x6E]) == "G\\xFCn")
        #expect(LogText.text(of: [0xE2, 0x82, 0x41, 0xE2, 0x82]) == "\\xE2\\x82A\\xE2\\x82")
        #expect(LogText.text(of: Array("\u{1B}[31mred\t".utf8)) == "␛[31mred\t")
        #expect(LogText.text(of: [0]) == "␀")
    }

    @Test func randomBytesAreShown() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(
                !LogText.text(of: bytes).unicodeScalars.contains {
                    $0.value < 32 && $0 != "\t" && $0 != "\n" && $0 != "\r"
                })
        }
    }

    @Test func aWrongRegularExpressionHasAMessage() {
        #expect {
            _ = try LogPattern("a(b")
        } throws: {
            "\($0)".hasPrefix("“a(b” is no regular expression: ") && "\($0)".hasSuffix(".")
        }
    }

    @Test(arguments: [
        ("err", "An Error", true), ("err", "none", false), ("^x.*y$", "X and Y", true), ("a.c", "abc", true),
        ("A", "a", true), ("\\d+ ms", "took 15 ms", true),
        ("[", "x", false),
    ])
    func patternsMatch(_ pattern: String, _ line: String, _ matches: Bool) throws {
        guard let compiled = try? LogPattern(pattern) else { return #expect(!matches) }
        #expect(Array(line.utf8).withUnsafeBytes { compiled.matches($0) } == matches)
    }

    @Test func anEntryOfTheJournalIsALine() {
        let entry = """
            {"__REALTIME_TIMESTAMP": "86401000000", "PRIORITY": "3", "SYSLOG_IDENTIFIER": "sshd", "_PID": "42", "MESSAGE": "two\\nlines"}
            """
        let line = Journal.line(of: Data(entry.utf8))
        #expect(line?.hasSuffix(" error sshd[42]: two␊lines") == true)
        #expect(LogTime.seconds(of: (line ?? "").utf8, now: 0) == 86_401)
        let bytes = #"{"__REALTIME_TIMESTAMP": "1", "MESSAGE": [71, 252, 999], "_PID": "x"}"#
        #expect(Journal.line(of: Data(bytes.utf8))?.hasSuffix(" info ?: G\\xFC") == true)
        for text in [
            "", "[]", "{}", #"{"MESSAGE": "a"}"#, #"{"MESSAGE": null, "__REALTIME_TIMESTAMP": "1"}"#,
            #"{"MESSAGE": "a", "__REALTIME_TIMESTAMP": "x"}"#,
        ] {
            #expect(Journal.line(of: Data(text.utf8)) == nil)
        }
    }
}
