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

/// `GtkInfoBar`. <https://docs.gtk.org/gtk4/class.InfoBar.html>
#if GTK_4_10
@available(*, deprecated, message: "There is no replacement in GTK for an 'info bar' widget; you can use Gtk.Revealer with a Gtk.Box containing a Gtk.Label and an optional Gtk.Button, according to your application's design.")
#endif
open class InfoBar: Widget {
    open override nonisolated class var gtype: UInt { gtk_info_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { InfoBar(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "There is no replacement in GTK for an 'info bar' widget; you can use Gtk.Revealer with a Gtk.Box containing a Gtk.Label and an optional Gtk.Button, according to your application's design.")
#endif
extension InfoBar {
    /// `message-type`, `gtk_info_bar_get_message_type()`.
    public var messageType: MessageType {
        get { C.enumeration(gtk_info_bar_get_message_type(C.opaque(_raw)).rawValue) }
        set { gtk_info_bar_set_message_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.messageType; defer { self.messageType = value }; yield &value }
    }

    /// `revealed`, `gtk_info_bar_get_revealed()`.
    public var revealed: Bool {
        get { gtk_info_bar_get_revealed(C.opaque(_raw)) != 0 }
        set { gtk_info_bar_set_revealed(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.revealed; defer { self.revealed = value }; yield &value }
    }

    /// `show-close-button`, `gtk_info_bar_get_show_close_button()`.
    public var showCloseButton: Bool {
        get { gtk_info_bar_get_show_close_button(C.opaque(_raw)) != 0 }
        set { gtk_info_bar_set_show_close_button(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showCloseButton; defer { self.showCloseButton = value }; yield &value }
    }

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

    /// `gtk_info_bar_add_action_widget()`.
    public func addActionWidget(_ child: Widget, responseId: Int) {
        gtk_info_bar_add_action_widget(C.opaque(_raw), C.cast(child._raw), C.gint(responseId))
    }

    /// `gtk_info_bar_add_button()`.
    @discardableResult
    public func addButton(_ buttonText: String, responseId: Int) -> Button {
        C.present(C.borrow(gtk_info_bar_add_button(C.opaque(_raw), buttonText, C.gint(responseId))), "gtk_info_bar_add_button")
    }

    /// `gtk_info_bar_add_child()`.
    public func addChild(_ widget: Widget) {
        gtk_info_bar_add_child(C.opaque(_raw), C.cast(widget._raw))
    }

    /// `gtk_info_bar_remove_action_widget()`.
    public func removeActionWidget(_ widget: Widget) {
        gtk_info_bar_remove_action_widget(C.opaque(_raw), C.cast(widget._raw))
    }

    /// `gtk_info_bar_remove_child()`.
    public func removeChild(_ widget: Widget) {
        gtk_info_bar_remove_child(C.opaque(_raw), C.cast(widget._raw))
    }

    /// `gtk_info_bar_response()`.
    public func response(_ responseId: Int) {
        gtk_info_bar_response(C.opaque(_raw), C.gint(responseId))
    }

    /// `gtk_info_bar_set_default_response()`.
    public func setDefaultResponse(_ responseId: Int) {
        gtk_info_bar_set_default_response(C.opaque(_raw), C.gint(responseId))
    }

    /// `gtk_info_bar_set_response_sensitive()`.
    public func setResponseSensitive(responseId: Int, setting: Bool) {
        gtk_info_bar_set_response_sensitive(C.opaque(_raw), C.gint(responseId), setting ? 1 : 0)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "There is no replacement in GTK for an 'info bar' widget; you can use Gtk.Revealer with a Gtk.Box containing a Gtk.Label and an optional Gtk.Button, according to your application's design.")
#endif
extension Members where Owner: InfoBar {
    public var messageType: PropertyKey<Owner, MessageType> { PropertyKey("message-type") }
    public var revealed: PropertyKey<Owner, Bool> { PropertyKey("revealed") }
    public var showCloseButton: PropertyKey<Owner, Bool> { PropertyKey("show-close-button") }
    public var close: SignalKey<Owner, Void> { SignalKey("close") }
    public var response: SignalKey<Owner, Int> { SignalKey(one: "response") }
}
