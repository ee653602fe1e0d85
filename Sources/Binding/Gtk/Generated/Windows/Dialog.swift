// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkDialog`. <https://docs.gtk.org/gtk4/class.Dialog.html>
open class Dialog: Window {
    open override nonisolated class var gtype: UInt { gtk_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Dialog(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.Window instead.")
#endif
extension Dialog {
    /// `use-header-bar`.
    public var useHeaderBar: Int { property("use-header-bar") }

    /// `close`. A keyboard action.
    @discardableResult
    public func onClose(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("close", after: after, plain: handler)
    }

    /// `response`.
    @discardableResult
    public func onResponse(
        after: Bool = false, _ handler: @escaping @MainActor (_ responseId: Int) -> Void
    ) -> SignalConnection {
        connect("response", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_dialog_add_action_widget()`.
    public func addActionWidget(_ child: Widget, responseId: Int) {
        gtk_dialog_add_action_widget(C.cast(_raw), C.cast(child._raw), C.gint(responseId))
    }

    /// `gtk_dialog_add_button()`.
    @discardableResult
    public func addButton(_ buttonText: String, responseId: Int) -> Widget {
        C.present(C.borrow(gtk_dialog_add_button(C.cast(_raw), buttonText, C.gint(responseId))), "gtk_dialog_add_button")
    }

    /// `gtk_dialog_get_content_area()`.
    public var contentArea: Box { C.present(C.borrow(gtk_dialog_get_content_area(C.cast(_raw))), "gtk_dialog_get_content_area") }

    /// `gtk_dialog_get_header_bar()`.
    public var headerBar: HeaderBar? { C.borrow(gtk_dialog_get_header_bar(C.cast(_raw))) }

    /// `gtk_dialog_get_response_for_widget()`.
    public func response(for widget: Widget) -> Int {
        C.int(gtk_dialog_get_response_for_widget(C.cast(_raw), C.cast(widget._raw)))
    }

    /// `gtk_dialog_get_widget_for_response()`.
    public func widget(forResponse responseId: Int) -> Widget? {
        C.borrow(gtk_dialog_get_widget_for_response(C.cast(_raw), C.gint(responseId)))
    }

    /// `gtk_dialog_response()`.
    public func response(_ responseId: Int) {
        gtk_dialog_response(C.cast(_raw), C.gint(responseId))
    }

    /// `gtk_dialog_set_default_response()`.
    public func setDefaultResponse(_ responseId: Int) {
        gtk_dialog_set_default_response(C.cast(_raw), C.gint(responseId))
    }

    /// `gtk_dialog_set_response_sensitive()`.
    public func setResponseSensitive(responseId: Int, setting: Bool) {
        gtk_dialog_set_response_sensitive(C.cast(_raw), C.gint(responseId), setting ? 1 : 0)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.Window instead.")
#endif
extension Members where Owner: Dialog {
    public var useHeaderBar: PropertyKey<Owner, Int> { PropertyKey("use-header-bar") }
    public var close: SignalKey<Owner, Void> { SignalKey("close") }
    public var response: SignalKey<Owner, Int> { SignalKey(one: "response") }
}
