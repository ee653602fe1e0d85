// SPDX-License-Identifier: MIT

/// The level of a line.
package enum LogLevel: Int, Comparable, Sendable, CaseIterable {
    case debug
    case info
    case warning
    case error

    package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }

    package var title: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// The words that programs use for levels, in lower case.
    private static let words: [[UInt8]: LogLevel] = {
        let names: [(String, LogLevel)] = [
            ("debug", .debug), ("trace", .debug), ("verbose", .debug), ("info", .info), ("notice", .info),
            ("warn", .warning), ("warning", .warning), ("error", .error), ("err", .error), ("fatal", .error),
            ("crit", .error), ("critical", .error), ("alert", .error), ("emerg", .error), ("panic", .error),
            ("fail", .error), ("failed", .error),
        ]
        return Dictionary(uniqueKeysWithValues: names.map { (Array($0.utf8), $1) })
    }()

    /// Finds the level of a line: the first word in its first 160 bytes that names a level. Returns nil if there is none.
    package init?(of line: some Sequence<UInt8>) {
        var word: [UInt8] = []
        word.reserveCapacity(16)
        for byte in line.prefix(160) {
            let letter = byte | 0x20
            if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") {
                word.append(letter)
                continue
            }
            if word.count >= 3, let level = Self.words[word] {
                self = level
                return
            }
            word.removeAll(keepingCapacity: true)
        }
        guard let level = Self.words[word] else { return nil }
        self = level
    }
}

/// A line of a log, as it is shown.
package struct LogLine: Identifiable, Equatable, Sendable {
    /// The number of the line in its file, from 0.
    package let id: Int
    package let text: String
    package let level: LogLevel?

    init(_ number: Int, _ bytes: UnsafeRawBufferPointer, isCut: Bool) {
        id = number
        level = LogLevel(of: bytes)
        text = LogText.text(of: bytes) + (isCut ? " …" : "")
    }
}

/// Converts bytes to text.
package enum LogText {
    /// Returns the text of bytes. Bytes that are not valid UTF-8 are shown as `\xFF`, and control characters as visible symbols.
    package static func text(of bytes: UnsafeRawBufferPointer) -> String {
        var bytes = bytes[...]
        while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
            bytes = bytes.dropLast()
        }
        if let text = String(validating: bytes, as: UTF8.self),
            !text.unicodeScalars.contains(where: isControl)
        {
            return text
        }
        var text = ""
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var position = bytes.startIndex
        loop: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar):
                position += UTF8.width(scalar)
                text.unicodeScalars.append(contentsOf: visible(scalar))
            case .error:
                // The decoder has skipped all invalid bytes. Only the first one is shown here, and decoding continues after it.
                text += "\\x" + hexadecimal(bytes[position])
                position += 1
                iterator = bytes[position...].makeIterator()
                decoder = UTF8()
            case .emptyInput: break loop
            }
        }
        return text
    }

    package static func text(of bytes: [UInt8]) -> String { bytes.withUnsafeBytes { text(of: $0) } }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 && scalar != "\t" || scalar.value == 127
    }

    private static func visible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        guard isControl(scalar) else { return [scalar] }
        return [scalar.value == 127 ? "␡" : Unicode.Scalar(0x2400 + scalar.value) ?? "?"]
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = Array("0123456789ABCDEF")
        return "\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
}
