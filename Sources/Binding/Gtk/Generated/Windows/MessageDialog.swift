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

/// `GtkMessageDialog`. <https://docs.gtk.org/gtk4/class.MessageDialog.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.AlertDialog instead.")
#endif
open class MessageDialog: Dialog {
    open override nonisolated class var gtype: UInt { gtk_message_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MessageDialog(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.AlertDialog instead.")
#endif
extension MessageDialog {
    /// `message-area`, `gtk_message_dialog_get_message_area()`.
    public var messageArea: Widget { C.present(C.borrow(gtk_message_dialog_get_message_area(C.cast(_raw))), "gtk_message_dialog_get_message_area") }

    /// `message-type`.
    public var messageType: MessageType {
        get { property("message-type") }
        set { setProperty("message-type", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.messageType; defer { self.messageType = value }; yield &value }
    }

    /// `secondary-text`.
    public var secondaryText: String? {
        get { property("secondary-text") }
        set { setProperty("secondary-text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryText; defer { self.secondaryText = value }; yield &value }
    }

    /// `secondary-use-markup`.
    public var secondaryUseMarkup: Bool {
        get { property("secondary-use-markup") }
        set { setProperty("secondary-use-markup", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.secondaryUseMarkup; defer { self.secondaryUseMarkup = value }; yield &value }
    }

    /// `text`.
    public var text: String? {
        get { property("text") }
        set { setProperty("text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `use-markup`.
    public var useMarkup: Bool {
        get { property("use-markup") }
        set { setProperty("use-markup", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.useMarkup; defer { self.useMarkup = value }; yield &value }
    }

    /// `gtk_message_dialog_set_markup()`.
    public func setMarkup(_ str: String) {
        gtk_message_dialog_set_markup(C.cast(_raw), str)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.AlertDialog instead.")
#endif
extension Members where Owner: MessageDialog {
    public var messageArea: PropertyKey<Owner, Widget> { PropertyKey("message-area") }
    public var messageType: PropertyKey<Owner, MessageType> { PropertyKey("message-type") }
    public var secondaryText: PropertyKey<Owner, String?> { PropertyKey("secondary-text") }
    public var secondaryUseMarkup: PropertyKey<Owner, Bool> { PropertyKey("secondary-use-markup") }
    public var text: PropertyKey<Owner, String?> { PropertyKey("text") }
    public var useMarkup: PropertyKey<Owner, Bool> { PropertyKey("use-markup") }
}
