// SPDX-License-Identifier: MIT

import Foundation

/// The lines for the entries in parts of the output of `journalctl`.
struct JournalLines {
    private var rest: [UInt8] = []
    /// The number of bytes of an entry that is too long, of which the rest is not kept.
    private var skipped = 0
    private let limit: Int

    /// - Parameter limit: The largest number of bytes of an entry.
    init(limit: Int = 64 << 20) { self.limit = limit }

    mutating func add(_ data: Data) -> [String] {
        var lines: [String] = []
        var part = data[...]
        while let end = part.firstIndex(of: UInt8(ascii: "\n")) {
            keep(part[..<end])
            lines += finish()
            part = part[(end + 1)...]
        }
        keep(part)
        return lines
    }

    private mutating func keep(_ bytes: Data) {
        if skipped > 0 || rest.count + bytes.count > limit {
            skipped += rest.count + bytes.count
            rest = []
        } else {
            rest += bytes
        }
    }

    /// The line for the bytes since the last line feed; none if there are no bytes.
    mutating func finish() -> [String] {
        defer { (rest, skipped) = ([], 0) }
        if skipped > 0 { return [JournalEntry.unreadable("it is too long: \(skipped) bytes")] }
        return rest.isEmpty ? [] : [JournalEntry.line(of: Data(rest))]
    }
}
