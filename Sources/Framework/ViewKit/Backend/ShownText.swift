// SPDX-License-Identifier: MIT

/// The limit of a text that a view lays out as a whole, such as that of a label.
///
/// Pango breaks such a text into lines before the next frame. On the machine of the benchmarks, 8 KB take 15
/// ms, 100 KB take 2.7 seconds, and a megabyte takes minutes; during that time no window of the program
/// reacts. A ``TextView`` lays out the visible part only.
package enum ShownText {
    /// The greatest number of bytes that are shown, in UTF-8.
    package static let maximumBytes = 8_192

    /// Returns an error message if the text is longer.
    package static func tooLong(_ name: String, _ text: String) -> String? {
        text.utf8.count > maximumBytes
            ? "\(name) has \(text.utf8.count) bytes; at most \(maximumBytes) are shown" : nil
    }
}

extension String {
    /// Cuts a text that is longer than ``ShownText/maximumBytes`` and ends it with an ellipsis. Returns whether it was longer.
    package mutating func cutToShownText() -> Bool {
        guard utf8.count > ShownText.maximumBytes else { return false }
        let ellipsis = "…"
        var end = utf8.index(startIndex, offsetBy: ShownText.maximumBytes - ellipsis.utf8.count)
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        self = String(unicodeScalars[..<end]) + ellipsis
        return true
    }
}
