// SPDX-License-Identifier: MIT

import Foundation

/// Reads the stanzas of a list of packages (deb822) from parts of its text, as they come from a file or a pipe.
///
/// ```swift
/// var reader = StanzaReader()
/// try reader.read(bytes) { stanza in … }
/// try reader.finish { stanza in … }
/// ```
/// A line of spaces ends a stanza, as an empty line does. A line that begins with `#` is a comment. Bytes of a text that are not valid
/// UTF-8 are replaced. A malformed stanza is reported as a failure, and the following ones are read. The reader keeps one stanza of at most
/// `limit` bytes in memory.
package struct StanzaReader {
    package typealias Output = Result<Stanza, StanzaError>

    private let limit: Int
    /// The start of a line whose end has not been read yet.
    private var pending: [UInt8] = []
    private var line = 0
    private var length = 0
    private var stanza = Stanza(line: 1)
    /// The known fields that the stanza has, as bits.
    private var knownFields = 0
    /// The names of its other fields in lower case, one after the other.
    private var names: [UInt8] = []
    /// Where each of them ends.
    private var ends: [Int] = []
    private var hashes: Set<Int> = []
    private var error: StanzaError?
    /// The field that a continuation line belongs to; nil for one that is not kept.
    private var field: Stanza.Field?
    /// The value of that field.
    private var value: [UInt8] = []
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

    /// Keeps the start of a line. If the line is too long, one byte more than the limit is kept, so that it is found to be too long.
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
        var bytes = bytes.last == 13 ? bytes.dropLast() : bytes
        if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        guard let first = bytes.first else { return try end(body) }
        let isContinuation = first == 32 || first == 9
        if isContinuation, bytes.allSatisfy({ $0 == 32 || $0 == 9 }) { return try end(body) }
        // A comment is no line of a stanza: a field goes on after it.
        if first == 35 { return }
        if isEmpty { stanza.line = line }
        isEmpty = false
        length += bytes.count + 1
        guard error == nil else { return }
        guard length <= limit else { return fail(.tooLong(limit: limit)) }
        if isContinuation { continueField(bytes.dropFirst()) } else { beginField(bytes) }
    }

    private mutating func beginField(_ bytes: Slice<UnsafeRawBufferPointer>) {
        endField()
        guard let colon = bytes.firstIndex(of: 58), colon > bytes.startIndex else {
            return fail(.noColon(String(decoding: bytes.prefix(40), as: UTF8.self)))
        }
        // dpkg reads spaces before the colon.
        var name = bytes[..<colon]
        while let last = name.last, last == 32 || last == 9 { name = name.dropLast() }
        guard Self.isUTF8(name) else { return fail(.notUTF8) }
        hasField = true
        let start = names.count
        appendLowercased(name)
        guard let known = Stanza.Field(lowercasedName: names[start...]) else {
            if !isNewName(start) { fail(.duplicateField(String(decoding: name, as: UTF8.self))) }
            return
        }
        names.removeLast(name.count)
        guard knownFields & 1 << known.rawValue == 0 else {
            return fail(.duplicateField(String(decoding: name, as: UTF8.self)))
        }
        knownFields |= 1 << known.rawValue
        let rest = bytes[(colon + 1)...].drop { $0 == 32 || $0 == 9 }
        guard !Self.isExact(known) || Self.isUTF8(rest) else { return fail(.notUTF8) }
        field = known
        value.append(contentsOf: rest)
    }

    /// Adds a name in lower case.
    private mutating func appendLowercased(_ name: Slice<UnsafeRawBufferPointer>) {
        for byte in UnsafeRawBufferPointer(rebasing: name) {
            names.append(byte >= 65 && byte <= 90 ? byte + 32 : byte)
        }
    }

    /// Notes the last name, which begins at `start`; false if the stanza has a field with that name.
    private mutating func isNewName(_ start: Int) -> Bool {
        var hasher = Hasher()
        names.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[start...])) }
        // The names are compared only where two have the same hash, which no list can bring about: it has a random key.
        if !hashes.insert(hasher.finalize()).inserted {
            var other = 0
            for end in ends {
                if names[other..<end].elementsEqual(names[start...]) { return false }
                other = end
            }
        }
        ends.append(names.count)
        return true
    }

    private mutating func continueField(_ bytes: Slice<UnsafeRawBufferPointer>) {
        guard hasField else { return fail(.continuesNothing) }
        guard field != nil else { return }
        value.append(10)
        value.append(contentsOf: bytes)
    }

    /// Whether a field names a package, so that its value must not be repaired.
    private static func isExact(_ field: Stanza.Field) -> Bool {
        field == .package || field == .version || field == .architecture
    }

    private mutating func endField() {
        while let last = value.last, last == 32 || last == 9 { value.removeLast() }
        if let field { stanza[field] = String(decoding: value, as: UTF8.self) }
        field = nil
        value.removeAll(keepingCapacity: true)
    }

    /// Checks for ASCII first, because most lines are ASCII and the check is faster.
    private static func isUTF8(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
        var all: UInt8 = 0
        for byte in UnsafeRawBufferPointer(rebasing: bytes) { all |= byte }
        return all < 0x80 || String(validating: bytes, as: UTF8.self) != nil
    }

    private mutating func fail(_ reason: StanzaError.Reason) {
        error = StanzaError(line: line, reason)
    }

    private mutating func end(_ body: (Output) throws -> Void) rethrows {
        guard !isEmpty else { return }
        endField()
        let output: Output = error.map { .failure($0) } ?? .success(stanza)
        // A new stanza: clearing the values of this one would copy them first, because the output shares them.
        stanza = Stanza(line: 1)
        names.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        hashes.removeAll(keepingCapacity: hashes.count < 1000)
        knownFields = 0
        error = nil
        length = 0
        isEmpty = true
        hasField = false
        try body(output)
    }
}
