// SPDX-License-Identifier: MIT

import Glibc

/// A change of a text: a range that is replaced by another text.
///
/// Positions count Unicode scalars, not characters: two programs with different versions of Unicode agree on them.
/// ```swift
/// var text = "Dear Ada"
/// _ = TextEdit(5..<8, "Grace").apply(to: &text)  // "Dear Grace"
/// ```
public struct TextEdit: Sendable, Codable, Hashable {
    /// The range of the text that is replaced, in Unicode scalars; empty for an insertion.
    public var range: Range<Int>
    /// The text that replaces it; empty for a deletion.
    public var replacement: String

    /// Creates a change.
    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// The smallest change from one text to another; nil if they have the same scalars. It does not divide a character.
    public init?(from old: String, to new: String) {
        guard !old.hasScalars(of: new) else { return nil }
        var prefix = 0
        var oldStart = old.startIndex
        var newStart = new.startIndex
        while oldStart < old.endIndex, newStart < new.endIndex,
            old[oldStart].utf8.elementsEqual(new[newStart].utf8)
        {
            prefix += old[oldStart].unicodeScalars.count
            oldStart = old.index(after: oldStart)
            newStart = new.index(after: newStart)
        }
        var oldEnd = old.endIndex
        var newEnd = new.endIndex
        while oldEnd > oldStart, newEnd > newStart {
            let oldPrevious = old.index(before: oldEnd)
            let newPrevious = new.index(before: newEnd)
            guard old[oldPrevious].utf8.elementsEqual(new[newPrevious].utf8) else { break }
            (oldEnd, newEnd) = (oldPrevious, newPrevious)
        }
        let removed = old[oldStart..<oldEnd].unicodeScalars.count
        self.init(prefix..<prefix + removed, String(new[newStart..<newEnd]))
    }

    /// Returns `text` with the change; nil if the range is not in the text.
    public func applied(to text: String) -> String? {
        var text = text
        return apply(to: &text) ? text : nil
    }

    /// Changes `text`. Returns false, and changes nothing, if the range is not in the text.
    public func apply(to text: inout String) -> Bool {
        guard let range = indices(in: text) else { return false }
        text.unicodeScalars.replaceSubrange(range, with: replacement.unicodeScalars)
        return true
    }

    /// Whether the text is another one after the change; false if the range is not in the text.
    func changes(_ text: String) -> Bool {
        guard let range = indices(in: text) else { return false }
        return !text.unicodeScalars[range].elementsEqual(replacement.unicodeScalars)
    }

    /// Returns the range as indices of `text`; nil if it is not in the text.
    func indices(in text: String) -> Range<String.Index>? {
        let scalars = text.unicodeScalars
        guard range.lowerBound >= 0,
            let start = scalars.index(
                scalars.startIndex, offsetBy: range.lowerBound, limitedBy: scalars.endIndex),
            let end = scalars.index(start, offsetBy: range.count, limitedBy: scalars.endIndex)
        else { return nil }
        return start..<end
    }

    /// Returns the position that a caret, or an end of a selection, has after the change.
    package func moved(_ position: Int) -> Int {
        let count = replacement.unicodeScalars.count
        if position >= range.upperBound, position > range.lowerBound {
            return position + count - range.count
        }
        return position <= range.lowerBound
            ? position : range.lowerBound + min(position - range.lowerBound, count)
    }

    /// Returns the selection after the change. A caret at the end of a text stays at its end.
    package func moved(_ selection: Range<Int>, in text: String) -> Range<Int> {
        let end = text.unicodeScalars.count
        if selection.isEmpty, selection.lowerBound == end, end > 0, range.upperBound == end {
            let end = end + replacement.unicodeScalars.count - range.count
            return end..<end
        }
        let start = moved(selection.lowerBound)
        return start..<max(start, moved(selection.upperBound))
    }

    /// Returns the change without the end of the replacement that would make the text longer than `limit` characters.
    package func limited(to limit: Int?, in text: String) -> TextEdit {
        guard let limit, let new = applied(to: text) else { return self }
        var edit = self
        var excess = new.count - max(limit, 0)
        while excess > 0, !edit.replacement.isEmpty {
            edit.replacement.removeLast(min(excess, edit.replacement.count))
            excess = (edit.applied(to: text)?.count ?? 0) - max(limit, 0)
        }
        return edit
    }
}

extension String {
    /// Whether two texts have the same scalars, so that positions mean the same in both. `==` ignores the normal form.
    package func hasScalars(of other: String) -> Bool {
        let areEqual = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { other in
                guard own.count == other.count else { return false }
                // A text that was not changed has the same storage.
                guard let first = own.baseAddress, let second = other.baseAddress, first != second else {
                    return true
                }
                return memcmp(first, second, own.count) == 0
            }
        }
        return areEqual.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
    }

    /// The range in Unicode scalars of a range in characters; positions beyond the end are the end.
    package func scalarRange(ofCharacters range: Range<Int>) -> Range<Int> {
        let start = index(startIndex, offsetBy: max(0, range.lowerBound), limitedBy: endIndex) ?? endIndex
        let end = index(start, offsetBy: range.count, limitedBy: endIndex) ?? endIndex
        let first = unicodeScalars.distance(from: startIndex, to: start)
        return first..<first + unicodeScalars.distance(from: start, to: end)
    }

    /// The range in characters of a range in Unicode scalars; positions beyond the end are the end.
    package func characterRange(ofScalars range: Range<Int>) -> Range<Int> {
        let scalars = unicodeScalars
        func position(_ count: Int) -> Index {
            scalars.index(startIndex, offsetBy: max(0, count), limitedBy: endIndex) ?? endIndex
        }
        let first = distance(from: startIndex, to: position(range.lowerBound))
        return first..<max(first, distance(from: startIndex, to: position(range.upperBound)))
    }

    /// Returns an error message unless `range` is in the text.
    package func notARange(_ name: String, _ range: Range<Int>) -> String? {
        guard range.lowerBound < 0 || range.upperBound > unicodeScalars.count else { return nil }
        return
            "\(name) is \(range.lowerBound)..<\(range.upperBound), and must be in 0..<\(unicodeScalars.count)"
    }
}
