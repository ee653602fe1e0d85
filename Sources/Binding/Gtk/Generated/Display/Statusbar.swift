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

/// `GtkStatusbar`. <https://docs.gtk.org/gtk4/class.Statusbar.html>
#if GTK_4_10
@available(*, deprecated, message: "Show the message in a Gtk.Label.")
#endif
open class Statusbar: Widget {
    open override nonisolated class var gtype: UInt { gtk_statusbar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Statusbar(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Show the message in a Gtk.Label.")
#endif
extension Statusbar {
    /// `text-popped`.
    @discardableResult
    public func onTextPopped(
        after: Bool = false, _ handler: @escaping @MainActor (_ contextId: Int, _ text: String) -> Void
    ) -> SignalConnection {
        connect("text-popped", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `text-pushed`.
    @discardableResult
    public func onTextPushed(
        after: Bool = false, _ handler: @escaping @MainActor (_ contextId: Int, _ text: String) -> Void
    ) -> SignalConnection {
        connect("text-pushed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_statusbar_get_context_id()`.
    public func contextId(_ contextDescription: String) -> Int {
        C.int(gtk_statusbar_get_context_id(C.opaque(_raw), contextDescription))
    }

    /// `gtk_statusbar_pop()`.
    public func pop(_ contextId: Int) {
        gtk_statusbar_pop(C.opaque(_raw), C.guint(contextId))
    }

    /// `gtk_statusbar_push()`.
    @discardableResult
    public func push(contextId: Int, text: String) -> Int {
        C.int(gtk_statusbar_push(C.opaque(_raw), C.guint(contextId), text))
    }

    /// `gtk_statusbar_remove()`.
    public func remove(contextId: Int, messageId: Int) {
        gtk_statusbar_remove(C.opaque(_raw), C.guint(contextId), C.guint(messageId))
    }

    /// `gtk_statusbar_remove_all()`.
    public func removeAll(_ contextId: Int) {
        gtk_statusbar_remove_all(C.opaque(_raw), C.guint(contextId))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Show the message in a Gtk.Label.")
#endif
extension Members where Owner: Statusbar {
    public var textPopped: SignalKey<Owner, (contextId: Int, text: String)> { SignalKey("text-popped") { ($0.get(1), $0.get(2)) } }
    public var textPushed: SignalKey<Owner, (contextId: Int, text: String)> { SignalKey("text-pushed") { ($0.get(1), $0.get(2)) } }
}
