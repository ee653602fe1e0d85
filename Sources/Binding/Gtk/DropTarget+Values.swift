// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk

extension DropTarget {
    /// Accepts values of one type, such as `String`, `Gdk.FileList`, `Gdk.Texture`, a `Gdk.Transferable` or a
    /// class of the program's own, and passes them to a closure, which returns whether it has used the value.
    ///
    ///     label.addController(Gtk.DropTarget(of: String.self, actions: .copy) { [unowned label] text, _, _ in
    ///         label.label = text
    ///         return true
    ///     })
    public convenience init<Dropped: ValueConvertible>(
        of type: Dropped.Type, actions: Gdk.DragAction,
        _ handler: @escaping @MainActor (_ dropped: Dropped, _ x: Double, _ y: Double) -> Bool
    ) {
        _ = transferType(of: type)
        self.init(type: type, actions: actions)
        onDrop { value, x, y in value.get(Dropped.self).map { handler($0, x, y) } ?? false }
    }

    /// Accepts values of several types; the handler of `onDrop` asks for each by `value.get(…)`. The first type that matches is used.
    ///
    ///     let target = Gtk.DropTarget(of: [Gdk.FileList.self, Gdk.Texture.self, String.self], actions: .copy)
    ///     target.onDrop { value, _, _ in
    ///         if let files = value.get(Gdk.FileList.self) { open(files.files) }
    ///         return true
    ///     }
    public convenience init(of types: [any ValueConvertible.Type], actions: Gdk.DragAction) {
        self.init(properties: ["actions": actions])
        for type in types { _ = transferType(of: type) }
        setTypes(types)
    }
}
