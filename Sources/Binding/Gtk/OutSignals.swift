// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk

// Signals whose handlers return their results through pointers in C.

extension Editable {
    /// `insert-text`: text will be inserted. The handler may set `position` to the end of the inserted text.
    @discardableResult
    public func onInsertText(
        after: Bool = false, _ handler: @escaping @MainActor (_ text: String, _ position: inout Int) -> Void
    ) -> SignalConnection {
        connect("insert-text", after: after) { arguments in
            let place = arguments.address(3)?.assumingMemoryBound(to: gint.self)
            var position = Int(place?.pointee ?? 0)
            handler(arguments.get(1), &position)
            place?.pointee = gint(position)
        }
    }
}

extension Overlay {
    /// `get-child-position`: returns the position of an overlay child; nil for GTK's choice.
    @discardableResult
    public func onGetChildPosition(
        after: Bool = false, _ handler: @escaping @MainActor (_ widget: Widget) -> Gdk.Rectangle?
    ) -> SignalConnection {
        connect("get-child-position", after: after, returning: Bool.self) { arguments in
            guard let rectangle = handler(arguments.get(1)) else { return false }
            arguments.address(2)?.assumingMemoryBound(to: GdkRectangle.self).pointee = rectangle._c
            return true
        }
    }
}

extension SpinButton {
    /// `input`: converts the text to a number. The handler returns nil for GTK's own conversion, and throws if the text is
    /// not a number.
    @discardableResult
    public func onInput(
        after: Bool = false, _ handler: @escaping @MainActor () throws -> Double?
    ) -> SignalConnection {
        connect("input", after: after, returning: Int.self) { arguments in
            do {
                guard let number = try handler() else { return 0 }
                arguments.address(1)?.assumingMemoryBound(to: Double.self).pointee = number
                return 1
            } catch {
                return Int(GTK_INPUT_ERROR)
            }
        }
    }
}

extension CssProvider {
    /// `parsing-error`: a style sheet has an error at a position.
    @discardableResult
    public func onParsingError(
        after: Bool = false,
        _ handler: @escaping @MainActor (_ section: CssSection, _ error: GLibError) -> Void
    ) -> SignalConnection {
        connect("parsing-error", after: after) { arguments in
            let (section, error) = mistake(arguments)
            handler(section, error)
        }
    }
}

@MainActor
private func mistake(_ arguments: SignalArguments) -> (section: CssSection, error: GLibError) {
    (arguments.get(1), C.present(arguments.error(2), "parsing-error"))
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel with Gtk.ListView or Gtk.ColumnView.")
#endif
extension TreeModel {
    /// `rows-reordered`: the children of a row have another order. `order` has the old index of each.
    @discardableResult
    public func onRowsReordered(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: TreePath, _ order: [Int]) -> Void
    ) -> SignalConnection {
        connect("rows-reordered", after: after) { arguments in
            let (path, order) = newOrder(arguments)
            handler(path, order)
        }
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel with Gtk.ListView or Gtk.ColumnView.")
#endif
@MainActor
private func newOrder(_ arguments: SignalArguments) -> (path: TreePath, order: [Int]) {
    let model: any TreeModel = arguments.get(0, AnyTreeModel.self)
    let path: TreePath = arguments.get(1)
    let count = path.depth == 0 ? model.iterNChildren() : model.iterNChildren(arguments.get(2))
    return (path, C.array(numbers: arguments.address(3), of: gint.self, count: count, .none) { Int($0) })
}

extension Members where Owner: Editable {
    /// The text that will be inserted, and its position.
    public var insertText: SignalKey<Owner, (text: String, position: Int)> {
        SignalKey("insert-text") {
            let place = $0.address(3)?.assumingMemoryBound(to: gint.self)
            return ($0.get(1), Int(place?.pointee ?? 0))
        }
    }
}

extension Members where Owner: Overlay {
    public var getChildPosition: AnsweredSignalKey<Owner, Widget, Gdk.Rectangle?> {
        AnsweredSignalKey("get-child-position") { $0.onGetChildPosition($1) }
    }
}

extension Members where Owner: SpinButton {
    public var input: AnsweredSignalKey<Owner, Void, Double?> {
        AnsweredSignalKey("input") { owner, handler in owner.onInput { handler(()) } }
    }
}

extension Members where Owner: CssProvider {
    public var parsingError: SignalKey<Owner, (section: CssSection, error: GLibError)> {
        SignalKey("parsing-error", mistake)
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel with Gtk.ListView or Gtk.ColumnView.")
#endif
extension Members where Owner: TreeModel {
    public var rowsReordered: SignalKey<Owner, (path: TreePath, order: [Int])> {
        SignalKey("rows-reordered", newOrder)
    }
}

extension MediaStream {
    /// `error`: the reason why the stream stopped; nil while it runs.
    public var error: GLibError? {
        gtk_media_stream_get_error(C.cast(_raw)).map { GLibError(copying: $0) }
    }
}

extension DirectoryList {
    /// `error`: the reason why the directory could not be read; nil if it was read.
    public var error: GLibError? {
        gtk_directory_list_get_error(C.opaque(_raw)).map { GLibError(copying: $0) }
    }
}

extension ShortcutController {
    /// Creates a controller for the shortcuts in a list; `model` can only be set here.
    public convenience init(model: any Gio.ListModel) {
        self.init(
            _constructed: UnsafeMutableRawPointer(
                C.present(
                    gtk_shortcut_controller_new_for_model(C.opaque(model._raw)),
                    "gtk_shortcut_controller_new_for_model")))
    }
}

extension GLArea {
    /// Shows an error in place of the content, or nil for none. `gtk_gl_area_set_error()`.
    public func setError(_ error: GLibError?) {
        let copy = error?.copy
        defer { copy.map { g_error_free($0) } }
        gtk_gl_area_set_error(C.cast(_raw), copy)
    }
}
