// SPDX-License-Identifier: MIT

/// The text of a file with a value on each line, such as the decisions about permissions.
package enum LineText {
    /// Returns the text of a file without a byte order mark; nil for a damaged file. An empty file is damaged, and one that does not end
    /// with a line break, unless the user may have written it in an editor.
    package static func text(of bytes: [UInt8], mayLackLastBreak: Bool = false) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0),
            mayLackLastBreak ? !text.isEmpty : text.utf8.last == UInt8(ascii: "\n")
        else { return nil }
        return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    }

    /// Returns the lines of a text, without the break after the last one.
    package static func lines(of text: String) -> [Substring] {
        text.dropLast().split(omittingEmptySubsequences: false, whereSeparator: isBreak)
    }

    /// Whether a character ends a line; editors of other systems write CR LF. A value may have other separators of lines.
    package static func isBreak(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }
}
