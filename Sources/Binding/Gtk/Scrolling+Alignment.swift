// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension TextView {
    /// Scrolls so that a position in the text is visible. `gtk_text_view_scroll_to_iter()`.
    ///
    /// GTK computes the heights of the lines when it is idle: until then it may scroll to a wrong position. Scroll to a
    /// mark instead if the text has just changed.
    /// - Parameters:
    ///   - margin: the part of the visible area, from 0 to below 0.5, that stays free on each side of the position.
    ///   - align: where the position is in the visible area, from 0 (start, top) to 1 (end, bottom). Without it GTK scrolls as little as
    ///     possible.
    /// - Returns: Whether the view was scrolled.
    @discardableResult
    public func scroll(
        to place: TextIter, withinMargin margin: Double = 0, align: (x: Double, y: Double)? = nil
    ) -> Bool {
        var place = place
        return gtk_text_view_scroll_to_iter(
            C.cast(_raw), &place._c, margin, align == nil ? 0 : 1, align?.x ?? 0, align?.y ?? 0) != 0
    }

    /// Scrolls so that a mark is visible, after GTK has computed the heights of the lines. `gtk_text_view_scroll_to_mark()`.
    ///
    ///     view.scroll(to: buffer.insertMark, withinMargin: 0.1)
    ///
    /// The parameters are those of `scroll(to:withinMargin:align:)` for a `TextIter`.
    public func scroll(
        to mark: TextMark, withinMargin margin: Double = 0, align: (x: Double, y: Double)? = nil
    ) {
        gtk_text_view_scroll_to_mark(
            C.cast(_raw), C.cast(mark._raw), margin, align == nil ? 0 : 1, align?.x ?? 0, align?.y ?? 0)
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.ListView or Gtk.ColumnView instead.")
#endif
extension TreeView {
    /// Scrolls so that a row and a column are visible. `gtk_tree_view_scroll_to_cell()`.
    /// - Parameters:
    ///   - path: the row; without it the view does not scroll vertically.
    ///   - column: the column; without it the view does not scroll horizontally.
    ///   - align: where the cell is in the visible area, from 0 (start, top) to 1 (end, bottom). Without it GTK scrolls as little as
    ///     possible.
    public func scroll(
        to path: TreePath?, column: TreeViewColumn? = nil, align: (row: Double, column: Double)? = nil
    ) {
        gtk_tree_view_scroll_to_cell(
            C.cast(_raw), C.opaque(path?._raw), C.opaque(column?._raw), align == nil ? 0 : 1,
            gfloat(align?.row ?? 0), gfloat(align?.column ?? 0))
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.GridView instead.")
#endif
extension IconView {
    /// Scrolls so that an item is visible. `gtk_icon_view_scroll_to_path()`.
    /// - Parameter align: where the item is in the visible area, from 0 (start, top) to 1 (end, bottom). Without it GTK scrolls as
    ///   little as possible.
    public func scroll(to path: TreePath, align: (row: Double, column: Double)? = nil) {
        gtk_icon_view_scroll_to_path(
            C.opaque(_raw), C.opaque(path._raw), align == nil ? 0 : 1, gfloat(align?.row ?? 0),
            gfloat(align?.column ?? 0))
    }
}
