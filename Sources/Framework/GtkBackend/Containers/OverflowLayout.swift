// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// Places as many children in a row as fit. The last child is visible only if others do not fit.
final class OverflowLayout: Gtk.LayoutManager, LayoutManagerSubclass {
    /// The indices of the children for which there was enough space.
    private(set) var visible = 0..<0
    /// The index of the child that has to be visible; nil for the first ones.
    var required: Int? {
        didSet { if required != oldValue { layoutChanged() } }
    }
    /// Whether the row is centred if there is more space.
    var isCentered = false
    var spacing = 6

    private func split(_ widget: Gtk.Widget) -> (items: [Gtk.Widget], overflow: Gtk.Widget)? {
        var children = widget.children
        return children.popLast().map { (children, $0) }
    }

    private func naturalWidth(_ child: Gtk.Widget) -> Int { child.measure(.horizontal, forSize: -1).natural }

    private func length(of widths: some Collection<Int>) -> Int {
        widths.reduce(0, +) + spacing * max(widths.count - 1, 0)
    }

    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        guard let (items, overflow) = split(widget) else { return Measurement(minimum: 0, natural: 0) }
        guard orientation == .horizontal else {
            let sizes = (items + [overflow]).map { $0.measure(.vertical, forSize: -1) }
            return Measurement(
                minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
        }
        let widths = items.map(naturalWidth)
        let length = length(of: widths)
        let largest = required == nil ? 0 : (widths.max() ?? 0) + spacing
        return Measurement(minimum: min(length, largest + naturalWidth(overflow)), natural: length)
    }

    /// The longest range of children that there is space for: from the first one, or else up to the one that has to be visible.
    private func range(_ widths: [Int], in width: Int, beside overflow: Int) -> Range<Int> {
        if length(of: widths) <= width { return widths.indices }
        let space = width - overflow - spacing
        var end = 0
        while end < widths.count, length(of: widths[...end]) <= space { end += 1 }
        guard let required, required >= end, required < widths.count else { return 0..<end }
        var start = required
        while start > 0, length(of: widths[(start - 1)...required]) <= space { start -= 1 }
        return start..<(required + 1)
    }

    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
        guard let (items, overflow) = split(widget) else { return }
        let overflowWidth = naturalWidth(overflow)
        let widths = items.map(naturalWidth)
        visible = range(widths, in: width, beside: overflowWidth)
        let hasAll = visible.count == items.count
        var x = isCentered && hasAll ? max((width - length(of: widths)) / 2, 0) : 0
        func place(_ child: Gtk.Widget, width childWidth: Int) {
            child.childVisible = true
            let start = widget.isRightToLeft ? width - x - childWidth : x
            child.sizeAllocate(
                Gdk.Rectangle(x: start, y: 0, width: childWidth, height: height), baseline: -1)
            x += childWidth + spacing
        }
        for (index, item) in items.enumerated() {
            if visible.contains(index) {
                place(item, width: widths[index])
            } else {
                item.childVisible = false
            }
        }
        overflow.childVisible = !hasAll
        if !hasAll {
            x = max(width - overflowWidth, 0)
            place(overflow, width: overflowWidth)
        }
    }
}
