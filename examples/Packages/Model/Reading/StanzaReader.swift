// SPDX-License-Identifier: MIT

import Foundation

/// Reads the stanzas of a list of packages (deb822) from parts of its text, as they come from a file or a pipe.
///
/// ```swift
/// var reader = StanzaReader()
/// try reader.read(bytes) { stanza in … }
/// try reader.finish { stanza in … }
/// ```
/// A stanza that is malformed is a failure, and the next one is read all the same. It keeps one stanza in memory, up to `limit` bytes.
package struct StanzaReader {
    package typealias Output = Result<Stanza, StanzaProblem>

    private let limit: Int
    /// The start of a line whose end has not been read yet.
    private var pending: [UInt8] = []
    private var line = 0
    private var length = 0
    private var stanza = Stanza(line: 1)
    private var names = Set<String>()
    private var problem: StanzaProblem?
    /// The field that a continuation line belongs to; nil for one that is not kept.
    private var field: Stanza.Field?
    private var isEmpty = true
    private var hasField = false

    package init(limit: Int = 1 << 20) { self.limit = limit }

    /// Reads a part of the text, and calls `body` for each stanza that ends in it.
    package mutating func read(
        _ part: UnsafeRawBufferPointer, _ body: (Output) throws -> Void
    ) rethrows {
        var rest = part[...]
        while let newline = Self.newline(in: rest) {
            if pending.isEmpty {
                try readLine(rest[..<newline], body)
            } else {
                append(rest[..<newline])
                let line = pending
                pending.removeAll(keepingCapacity: true)
                try line.withUnsafeBytes { try readLine($0[...], body) }
            }
            rest = rest[(newline + 1)...]
        }
        append(rest)
    }

    /// Ends the text: calls `body` for the last stanza, if there is no empty line after it.
    package mutating func finish(_ body: (Output) throws -> Void) rethrows {
        if !pending.isEmpty {
            let line = pending
            pending = []
            try line.withUnsafeBytes { try readLine($0[...], body) }
        }
        try end(body)
    }

    /// Keeps the start of a line, unless it is too long: then what is kept is enough to see that.
    private mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) {
        pending.append(contentsOf: bytes.prefix(max(0, limit + 1 - pending.count)))
    }

    /// The index of the next end of a line. `memchr` looks at many bytes at once.
    private static func newline(in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
        let part = UnsafeRawBufferPointer(rebasing: bytes)
        guard let start = part.baseAddress, let found = memchr(start, 10, part.count) else { return nil }
        return bytes.startIndex + (UnsafeRawPointer(found) - start)
    }

    private mutating func readLine(
        _ bytes: Slice<UnsafeRawBufferPointer>, _ body: (Output) throws -> Void
    ) rethrows {
        line += 1
        let bytes = bytes.last == 13 ? bytes.dropLast() : bytes
        guard let first = bytes.first else { return try end(body) }
        let isContinuation = first == 32 || first == 9
        if isContinuation, bytes.allSatisfy({ $0 == 32 || $0 == 9 }) { return try end(body) }
        if isEmpty { stanza.line = line }
        isEmpty = false
        length += bytes.count + 1
        guard problem == nil else { return }
        guard length <= limit else { return fail(.tooLong(limit: limit)) }
        if isContinuation { continueField(bytes.dropFirst()) } else { beginField(bytes) }
    }

    private mutating func beginField(_ bytes: Slice<UnsafeRawBufferPointer>) {
        guard let colon = bytes.firstIndex(of: 58), colon > bytes.startIndex else {
            return fail(.noColon(String(decoding: bytes.prefix(40), as: UTF8.self)))
        }
        guard let name = String(validating: bytes[..<colon], as: UTF8.self) else { return fail(.notUTF8) }
        hasField = true
        field = nil
        guard names.insert(name.lowercased()).inserted else { return fail(.duplicateField(name)) }
        guard let known = Stanza.Field.named[name.lowercased()] else { return }
        let value = bytes[(colon + 1)...].drop { $0 == 32 || $0 == 9 }
        guard let text = String(validating: value, as: UTF8.self) else { return fail(.notUTF8) }
        field = known
        stanza.values[known] = text
    }

    private mutating func continueField(_ bytes: Slice<UnsafeRawBufferPointer>) {
        guard hasField else { return fail(.continuesNothing) }
        guard let field else { return }
        guard let text = String(validating: bytes, as: UTF8.self) else { return fail(.notUTF8) }
        stanza.values[field, default: ""] += "\n" + text
    }

    private mutating func fail(_ reason: StanzaProblem.Reason) {
        problem = StanzaProblem(line: line, reason)
    }

    private mutating func end(_ body: (Output) throws -> Void) rethrows {
        guard !isEmpty else { return }
        let output: Output = problem.map { .failure($0) } ?? .success(stanza)
        stanza.values.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
        problem = nil
        field = nil
        length = 0
        isEmpty = true
        hasField = false
        try body(output)
    }
}
