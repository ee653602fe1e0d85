// SPDX-License-Identifier: MIT

/// A part of a text with attributes.
/// ```swift
/// textView.runs = [TextRun(0..<5, TextAttributes(isItalic: true))]
/// ```
public struct TextRun: Sendable, Codable, Hashable {
    /// The part, in Unicode scalars; not empty.
    public var range: Range<Int>
    /// The attributes of the part.
    public var attributes: TextAttributes

    /// Creates a part.
    public init(_ range: Range<Int>, _ attributes: TextAttributes) {
        self.range = range
        self.attributes = attributes
    }

    /// The run after a change of the text; nil if the change deleted all of it. Text that is inserted inside
    /// of a run belongs to it; text that is inserted at its beginning or its end does not.
    package func moved(by edit: TextEdit) -> TextRun? {
        let count = edit.replacement.unicodeScalars.count
        let (lower, upper) = (edit.range.lowerBound, edit.range.upperBound)
        var start = range.lowerBound
        var end = range.upperBound
        if start >= lower { start = start <= upper ? lower + count : start + count - edit.range.count }
        if end > upper { end += count - edit.range.count } else if end > lower { end = lower }
        return start < end ? TextRun(start..<end, attributes) : nil
    }

    /// Returns an error message if the parts are not valid for a text with `count` Unicode scalars; nil if they are.
    package static func error(in runs: [TextRun], count: Int) -> String? {
        var end = 0
        for (index, run) in runs.enumerated() {
            guard run.range.lowerBound >= end, !run.range.isEmpty, run.range.upperBound <= count else {
                return
                    "runs[\(index)].range is \(run.range.lowerBound)..<\(run.range.upperBound); ranges must be in order, not empty, "
                    + "and in 0..<\(count)"
            }
            if let error = run.attributes.error("runs[\(index)].attributes") { return error }
            end = run.range.upperBound
        }
        return nil
    }
}
