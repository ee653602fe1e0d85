// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LogsModel

struct LogTextTests {
    @Test func coloursAreLeftOut() throws {
        let texts = try LogFiles.lines("coloured/coloured.log").map { LogText.text(of: $0) }
        #expect(
            texts == [
                "INFO: ready", "ERROR: connection refused",
                "2026-11-27T09:00:00.000Z\tWARN\tqueue.go:14\tslow",
                "2026-11-27T09:00:01.250000Z ERROR app::db: no such table",
                "2026-11-27T09:00:02Z INF worker started",
                "[  OK  ] Started demo.service - A demonstration.", "[FAILED] Failed to start other.service.",
            ])
    }

    /// The sequences of ECMA-48 and of xterm.
    @Test(arguments: [
        ("\u{1B}[31mred\t", "red\t"), ("\u{1B}[38;2;1;2;3ma\u{1B}[m", "a"), ("\u{1B}[38:5:1ma", "a"),
        ("\u{1B}[?25la\u{1B}[K", "a"),
        ("\u{1B}]0;title\u{7}a", "a"), ("\u{1B}]8;;https://x/\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
        ("\u{1B}(B\u{1B}[ma", "a"), ("\u{1B}7a\u{1B}8", "a"), ("\u{1B}Pq#0\u{1B}\\a", "a"),
        ("\u{1B}[1 qa", "a"),
        ("\u{9B}31ma", "a"), ("\u{1B}[m\u{F}a", "a"), ("#033[31mERROR#033[0m", "ERROR"),
        (#"\u001b[31mx\u001B[0m"#, "x"),
        // These are no sequences.
        ("\u{1B}", "␛"), ("\u{1B}[", "␛["), ("\u{1B}[31", "␛[31"), ("\u{1B}]0;no end", "␛]0;no end"),
        ("\u{1B}ä", "␛ä"),
        ("#033[x", "#033[x"), (#"C:\users"#, #"C:\users"#), ("a#b", "a#b"), ("\u{F}", "␏"),
        // These are texts: what a client has sent to a web server, and what `cat -v` has printed.
        (#"\x1b[31mred"#, #"\x1b[31mred"#), ("^[[31mred", "^[[31mred"),
    ])
    func controlSequencesAreLeftOut(text: String, visible: String) {
        #expect(LogText.text(of: text.utf8) == visible)
    }

    @Test func bytesThatAreNoUTF8AreShown() {
        #expect(LogText.text(of: Array("Grüße\r\n".utf8)) == "Grüße")
        #expect(LogText.text(of: [0x47, 0xFC, 0x6E]) == "G\\xFCn")
        #expect(LogText.text(of: [0xE2, 0x82, 0x41, 0xE2, 0x82]) == "\\xE2\\x82A\\xE2\\x82")
        #expect(LogText.text(of: [0]) == "␀")
        #expect(LogText.text(of: [0x1B, 0x5B, 0x33, 0x31, 0x6D, 0xFF]) == "\\xFF")
        // Too long, a surrogate, too large.
        #expect(LogText.text(of: [0xC0, 0x80]) == "\\xC0\\x80")
        #expect(LogText.text(of: [0xED, 0xA0, 0x80]) == "\\xED\\xA0\\x80")
        #expect(LogText.text(of: [0xF4, 0x90, 0x80, 0x80]) == "\\xF4\\x90\\x80\\x80")
    }

    /// A line ends at a line feed only, so the others are shown as signs: a label would begin a new line.
    @Test func separatorsOfLinesAreShownAsSigns() {
        #expect(LogText.text(of: "a\u{85}b\u{2028}c\u{2029}d\u{B}e\u{C}f\rg".utf8) == "a␤b↵c¶d␋e␌f␍g")
        #expect(LogText.text(of: "\u{80}\u{9F}\u{7F}".utf8) == "\\u{80}\\u{9F}␡")
    }

    @Test func aByteOrderMarkBeginsALine() {
        #expect(LogText.text(of: "\u{FEFF}info".utf8) == "info")
        #expect(LogText.text(of: "a\u{FEFF}b".utf8) == "a\\u{FEFF}b")
        #expect(LogLevel(of: "\u{FEFF}info".utf8) == .info)
    }

    @Test func randomBytesAreShown() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let text = LogText.text(of: bytes)
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" })
        }
    }
}
