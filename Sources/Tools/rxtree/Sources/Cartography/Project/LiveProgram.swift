// SPDX-License-Identifier: MIT

import Foundation

/// A program of RxShell that runs on this desktop, with `RXSHELL_INSPECTOR=1` in its environment.
public struct LiveProgram: Sendable {
    private let id: String

    /// - Parameter id: the id of the application, such as `org.example.Contacts`.
    /// - Throws: `RxTreeError.noID` if it is no name on the session bus.
    public init(_ id: String) throws {
        let parts = id.split(separator: ".", omittingEmptySubsequences: false)
        let isName = parts.allSatisfy { part in
            part.first.map { !$0.isNumber } == true
                && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        }
        guard parts.count > 1, isName, id.utf8.count <= 255 else {
            throw RxTreeError.noID(id)
        }
        self.id = id
    }

    /// Returns what the program consists of now, its journal of navigation, its subscriptions and frames, and
    /// what was not released, as lines of text.
    ///
    /// - Throws: `RxTreeError.noProgram` if it does not run, or does not respond.
    public func inspection() throws -> String {
        let answer = try call("Inspect")
        guard let text = Self.text(ofTuple: answer) else {
            throw RxTreeError.noProgram(id, reason: "it answered \(answer.prefix(80)), which is no text")
        }
        return text
    }

    /// Returns the program to the state after an entry of its journal.
    ///
    /// - Throws: `RxTreeError.noProgram` if it does not run, `RxTreeError.refused` if it does not know that state.
    public func go(toEntry number: Int) throws { _ = try call("GoTo", "\(number)") }

    private func call(_ method: String, _ arguments: String...) throws -> String {
        let command = [
            "gdbus", "call", "--session", "--timeout", "5", "--dest", id, "--object-path",
            "/org/rxshell/Inspector", "--method", "org.rxshell.Inspector1.\(method)",
        ]
        let answer = try Command.run(command + arguments) { line in
            Self.message(ofError: line).map { .refused(id, reason: $0) } ?? .noProgram(id, reason: line)
        }
        return String(decoding: answer, as: UTF8.self)
    }

    /// Returns the message of an error of the inspector, from the line that gdbus prints; nil if the error is another one.
    static func message(ofError line: String) -> String? {
        guard line.contains("org_2erxshell_2eInspector"), let code = line.range(of: ".Code1: ") else {
            return nil
        }
        return String(line[code.upperBound...])
    }

    /// Returns the string in a tuple that GVariant printed, such as `('it\'s',)`; nil if it is no such tuple.
    ///
    /// Source: “GVariant Text Format” in the documentation of GLib.
    static func text(ofTuple tuple: String) -> String? {
        let trimmed = tuple.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.hasPrefix("("), trimmed.hasSuffix(",)"), let quote = trimmed.dropFirst().first,
            quote == "'" || quote == "\"", trimmed.count >= 5, trimmed.dropLast(2).last == quote
        else { return nil }
        var characters = trimmed.dropFirst(2).dropLast(3).unicodeScalars
        var text = String.UnicodeScalarView()
        while let scalar = characters.popFirst() {
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            guard let escaped = characters.popFirst() else { return nil }
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "a": text.append("\u{7}")
            case "b": text.append("\u{8}")
            case "f": text.append("\u{C}")
            case "v": text.append("\u{B}")
            case "u", "U":
                let length = escaped == "u" ? 4 : 8
                let digits = String(String.UnicodeScalarView(characters.prefix(length)))
                guard digits.count == length, let value = UInt32(digits, radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { return nil }
                text.append(scalar)
                characters.removeFirst(length)
            default: text.append(escaped)
            }
        }
        return String(text)
    }
}
