// SPDX-License-Identifier: MIT

/// The last lines that a process has written, up to a limit.
///
/// ```swift
/// for line in child.lastLines.lines { print(line) }
/// ```
public struct LastLines: Hashable, Sendable {
    /// How many lines are kept.
    public static let maximumCount = 100
    /// How many bytes of a line are kept. The rest of the line is dropped.
    public static let maximumLength = 1_000

    private var whole: [[UInt8]] = []
    private var first = 0
    /// The last line, whose line end has not arrived yet.
    private var open: [UInt8] = []

    init() {}

    /// The lines, oldest first. Bytes that are not valid UTF-8 are replaced.
    public var lines: [String] {
        (whole[first...] + whole[..<first] + (open.isEmpty ? [] : [open])).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { endLine() }
            open.append(contentsOf: part.element.prefix(Self.maximumLength - open.count))
        }
    }

    private mutating func endLine() {
        if whole.count < Self.maximumCount {
            whole.append(open)
        } else {
            whole[first] = open
            first = (first + 1) % Self.maximumCount
        }
        open = []
    }
}
