// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import shellctl

@Suite struct ToolTests {
    /// The threads of tasks block most signals: `shellctl run` could not end the shell to reload it.
    @Test func aProgramThatATaskStartsBlocksNoSignals() async throws {
        let line = try await Task.detached {
            try shellctl.Tool("grep", ["SigBlk", "/proc/self/status"], in: "/").output()
        }.value
        #expect(line.hasSuffix("0000000000000000"))
    }

    /// The manual page is generated: the README of shellctl has the command.
    @Test func theManualPageHasEachTextOfTheHelp() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Manual/shellctl.1")
        let manual = words(try String(contentsOf: file, encoding: .utf8).replacing("\\", with: ""))
        let help = try JSONSerialization.jsonObject(
            with: Data(try Sandbox().run("--experimental-dump-help").output.utf8))
        let texts = texts(in: help)
        #expect(texts.count > 40)
        for text in texts { #expect(manual.contains(words(text)), "the manual page lacks: \(text)") }
    }

    private func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).filter { $0 != ".Pp" }.joined(separator: " ")
    }

    /// Returns the descriptions of all commands and arguments, except those of the built-in command help, which the page does not have.
    private func texts(in help: Any) -> [String] {
        if let list = help as? [Any] { return list.flatMap(texts) }
        guard let entry = help as? [String: Any], entry["commandName"] as? String != "help" else { return [] }
        return entry.flatMap { key, value in
            if let text = value as? String { return key == "abstract" || key == "discussion" ? [text] : [] }
            return texts(in: value)
        }
    }
}
