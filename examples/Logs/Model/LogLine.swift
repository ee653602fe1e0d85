// SPDX-License-Identifier: MIT

/// A line of a log, as it is shown.
package struct LogLine: Identifiable, Equatable, Sendable {
    /// The number of the line in its file, from 0.
    package let id: Int
    package let text: String
    package let level: LogLevel?

    /// - Parameter moreBytes: The number of bytes of the line that are not in `bytes`.
    init(_ number: Int, _ bytes: UnsafeRawBufferPointer, moreBytes: Int = 0) {
        id = number
        (text, level) = LogText.withVisible(moreBytes > 0 ? Self.whole(bytes) : bytes) { visible in
            let text = String(decoding: visible, as: UTF8.self)
            let end = moreBytes > 0 ? " … (\(moreBytes) more bytes are not shown)" : ""
            return (text + end, LogLevel(visible: visible))
        }
    }

    /// The bytes without a character at their end that is not complete.
    private static func whole(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        for count in 1...4 where count <= bytes.count {
            let byte = bytes[bytes.count - count]
            // The first byte of a character says its length.
            if byte < 0x80 { break }
            if byte >= 0xC0 {
                let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                return length > count ? UnsafeRawBufferPointer(rebasing: bytes.dropLast(count)) : bytes
            }
        }
        return bytes
    }
}
