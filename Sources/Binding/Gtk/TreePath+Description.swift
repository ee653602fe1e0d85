// SPDX-License-Identifier: MIT

#if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel with Gtk.ListView or Gtk.ColumnView.")
#endif
extension TreePath: CustomStringConvertible {
    /// The indices of the rows from the top, such as `3:0`.
    public var description: String { toString() ?? "" }
}
