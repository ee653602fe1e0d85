// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LogsModel

struct LogPatternTests {
    private func matches(_ pattern: String, _ line: some Sequence<UInt8>) throws -> LineMatch {
        let pattern = try LogPattern(pattern)
        return Array(line).withUnsafeBytes { pattern.matches($0) }
    }

    @Test func aWrongRegularExpressionHasAMessage() {
        #expect {
            _ = try LogPattern("aé(b")
        } throws: {
            "\($0)" == "“aé(b” is no regular expression: missing closing parenthesis, at character 5."
        }
    }

    @Test(arguments: [
        ("err", "An Error", true), ("err", "none", false), ("^x.*y$", "X and Y", true), ("a.c", "abc", true),
        ("A", "a", true),
        ("\\d+ ms", "took 15 ms", true), ("Ü", "über", true), ("^$", "", true), ("", "x", true),
        ("x|", "", true),
        ("(?-i)ERR", "err", false), ("(a)\\1", "AA", true), ("a$", "a\n", true), ("a$", "a\r\n", true),
        ("r.d", "\u{1B}[31mr\u{1B}[0med", true),
        ("(?<=x)y", "xy", true), ("\\bGr\\b", "Größe", false), ("^.{3}$", "a😀ü", true),
        ("\\p{Arabic}", "سجل", true),
    ])
    func patternsMatch(_ pattern: String, _ line: String, _ matches: Bool) throws {
        #expect(try self.matches(pattern, line.utf8) == (matches ? .matches : .differs))
    }

    /// A word ends at a full stop, a colon and an at sign, which it does not in the rules of Unicode for words.
    @Test(arguments: [
        ("fs/error/log", true), ("io.error.code", true), ("x:error:y", true), ("user@error.org", true),
        ("error's", true),
        ("an error", true), ("errors", false), ("error_code", false), ("error1", false),
        ("fehlerérror", false), ("éerror", false),
    ])
    func wordsHaveSimpleBoundaries(line: String, matches: Bool) throws {
        #expect(try self.matches("\\berror\\b", line.utf8) == (matches ? .matches : .differs))
    }

    @Test func aLineIsComparedAsItIsShown() throws {
        #expect(try matches("^\\\\xFC$", [0xFC]) == .matches)
        #expect(try matches("^error", "\u{1B}[31merror".utf8) == .matches)
        // A match may begin anywhere in a long line.
        let long = String(repeating: "ü", count: 40_000)
        #expect(try matches("(?<=ü)end$", (long + "end").utf8) == .matches)
        #expect(try matches("^end", (long + "end").utf8) == .differs)
    }

    /// A thousand lines that programs have written: dpkg, apt, update-alternatives, fontconfig, and a web server.
    @Test(arguments: [
        #"\berror\b"#, #"^\d{4}-\d\d-\d\d "#, #"\bcode \d{3}, message\b"#, #"\[\d+/\w+/\d{4} [\d:]+\]"#,
        #"[A-F0-9]{8,}"#, #"\b(\w+) \1\b"#, #"\s$"#, #"^.{80,}$"#, #"\W{3}"#, #"a.*e.*i.*o.*u"#,
        #"^(?!.*systemd).*start"#, #"\b\w+\+\w+\b"#, #"\bport \d+\b"#, #"\."#, "<none>", "→", ":$",
        #""(?:GET|POST) (\S+) HTTP/1\.[01]" [45]\d\d"#, #"\blib(?!c6\b)\w+:amd64\b"#,
        #"(?<=\()[^)]*automatic"#,
        #"^(?:Setting up|Unpacking) (\S+) \(.*\) \.\.\.$"#, #"\bdeb12u\d+\b"#, #"^(\S+) .*\1"#,
        "(?m)^Package: .*$",
        #"(?i:LINK) group|(?-i)SETTING"#, #"\x{2192}"#, #"^\s+/"#, #"\p{Lu}{4,}"#, #"\bx:error:y\b"#, "%C3",
    ])
    func thePatternsOfALogAreThoseOfGrep(pattern: String) throws {
        let compiled = try LogPattern(pattern)
        let lines = try LogFiles.lines("grep/system.log")
        #expect(lines.count == 1000)
        let found = lines.indices.filter { index in
            Array(lines[index]).withUnsafeBytes { compiled.matches($0) == .matches }
        }
        #expect(!found.isEmpty)
        // The classes of characters are those of Unicode in the filter. grep 3.8 has them on request only, and finds " → " by `\W{3}` only
        // then.
        #expect(found.map { $0 + 1 } == (try grep("(*UCP)" + pattern, LogFiles.path("grep/system.log"))))
    }

    /// The numbers of the lines that `grep` finds.
    private func grep(_ pattern: String, _ file: String) throws -> [Int] {
        let grep = Process()
        grep.executableURL = URL(filePath: "/usr/bin/grep")
        grep.arguments = ["--perl-regexp", "--ignore-case", "--line-number", "--regexp", pattern, file]
        grep.environment = ["LC_ALL": "C.UTF-8"]
        let output = Pipe()
        grep.standardOutput = output
        try grep.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        grep.waitUntilExit()
        #expect(grep.terminationStatus < 2)
        return text.split(separator: "\n").compactMap { $0.split(separator: ":").first.flatMap { Int($0) } }
    }

    /// The number of steps grows exponentially with the length of such a line; the limit ends the comparison.
    @Test func aLineThatTakesTooLongIsGivenUp() throws {
        #expect(try matches("(a+)+$", (String(repeating: "a", count: 60) + "b").utf8) == .unknown)
        #expect(try matches("(a+)+$", "aaa".utf8) == .matches)
        #expect(try matches("(a+)+$", "b".utf8) == .differs)
        // Many positions with many steps each.
        #expect(try matches("a[^z]*[^z]*[bc]", String(repeating: "a", count: 200_000).utf8) == .unknown)
    }

    @Test func aComparisonIsCancelled() throws {
        let pattern = try LogPattern("x")
        #expect(
            [UInt8](repeating: 97, count: 10_000).withUnsafeBytes { pattern.matches($0) { true } } == .unknown
        )
    }
}
