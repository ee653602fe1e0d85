// SPDX-License-Identifier: MIT

/// Converts the bytes of a line to the text that the user sees, copies and filters.
///
/// Control sequences of terminals, such as colours, are left out. Other control characters and separators of lines are shown as signs, and
/// bytes that are not valid UTF-8 as `\xFF`.
package enum LogText {
    package static func text(of bytes: UnsafeRawBufferPointer) -> String {
        withVisible(bytes) { String(decoding: $0, as: UTF8.self) }
    }

    package static func text(of bytes: some Sequence<UInt8>) -> String {
        Array(bytes).withUnsafeBytes { text(of: $0) }
    }

    /// Calls `body` with the text as UTF-8, without the end of the line.
    static func withVisible<T>(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> T) -> T {
        var end = bytes.count
        while end > 0, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        let line = UnsafeRawBufferPointer(rebasing: bytes[..<end])
        if isPlain(line) { return body(line) }
        var converter = Converter(line)
        return converter.convert().withUnsafeBytes(body)
    }

    /// Whether a line has printable characters of ASCII and tabs only. A loop without an early end is faster.
    private static func isPlain(_ line: UnsafeRawBufferPointer) -> Bool {
        var others = false
        for byte in line {
            // `#` and `\` may begin an escaped control sequence.
            others =
                others || byte &- 0x20 > 0x5E && byte != 9 || byte == UInt8(ascii: "#")
                || byte == UInt8(ascii: "\\")
        }
        return !others
    }

    private struct Converter {
        let line: UnsafeRawBufferPointer
        var result: [UInt8] = []
        var position = 0

        init(_ line: UnsafeRawBufferPointer) { self.line = line }

        mutating func convert() -> [UInt8] {
            result.reserveCapacity(line.count)
            while position < line.count {
                if let end = TerminalSequence.end(in: line, from: position) {
                    position = end
                    continue
                }
                let byte = line[position]
                if byte >= 0x80 {
                    convertScalar()
                } else {
                    position += 1
                    if byte == 0x7F {
                        append("␡")
                    } else if byte < 0x20, byte != 9, let sign = Unicode.Scalar(0x2400 + UInt32(byte)) {
                        append(String(sign))
                    } else {
                        result.append(byte)
                    }
                }
            }
            return result
        }

        private mutating func convertScalar() {
            var iterator = line[position...].makeIterator()
            var decoder = UTF8()
            guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
                // The decoder has skipped all invalid bytes. Only the first one is shown here.
                let digits = Array("0123456789ABCDEF".utf8)
                result += [UInt8(ascii: "\\"), UInt8(ascii: "x")]
                result += [digits[Int(line[position] >> 4)], digits[Int(line[position] & 15)]]
                position += 1
                return
            }
            let isFirst = position == 0
            position += UTF8.width(scalar)
            switch scalar.value {
            // Next line, line separator and paragraph separator: the line of a log does not end there.
            case 0x85: append("␤")
            case 0x2028: append("↵")
            case 0x2029: append("¶")
            case 0x80...0x9F: append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
            // A byte order mark has no width, and a meaning at the beginning only.
            case 0xFEFF: if !isFirst { append("\\u{FEFF}") }
            default: append(String(scalar))
            }
        }

        private mutating func append(_ text: String) { result.append(contentsOf: text.utf8) }
    }
}
