// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

extension Gtk.TextBuffer {
    /// The selection, in Unicode scalars; an empty range is the caret.
    var selection: Range<Int> {
        get {
            guard let bounds = selectionBounds else { return cursorPosition..<cursorPosition }
            return bounds.start.offset..<bounds.end.offset
        }
        set {
            guard newValue != selection else { return }
            selectRange(iter(atOffset: newValue.upperBound), bound: iter(atOffset: newValue.lowerBound))
        }
    }

    /// Replaces a range of the text.
    func apply(_ edit: TextEdit) {
        beginUserAction()
        var start = iter(atOffset: edit.range.lowerBound)
        var end = iter(atOffset: edit.range.upperBound)
        if !edit.range.isEmpty { delete(from: &start, to: &end) }
        if !edit.replacement.isEmpty { insert(&start, text: edit.replacement) }
        endUserAction()
    }
}
