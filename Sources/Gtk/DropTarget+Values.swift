// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk

extension DropTarget {
    /// Takes values of one type, such as `String`, `Gdk.FileList`, `Gdk.Texture`, a `Gdk.Transferable` or a class of your own, and
    /// hands them to a closure, which answers whether it had a use for them.
    ///
    ///     label.addController(Gtk.DropTarget(of: String.self, actions: .copy) { [unowned label] text, _, _ in
    ///         label.label = text
    ///         return true
    ///     })
    public convenience init<Dropped: ValueConvertible>(
        of type: Dropped.Type, actions: Gdk.DragAction,
        _ handler: @escaping @MainActor (_ dropped: Dropped, _ x: Double, _ y: Double) -> Bool
    ) {
        self.init(type: transferType(of: type), actions: actions)
        onDrop { value, x, y in value.get(Dropped.self).map { handler($0, x, y) } ?? false }
    }
}
