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

/// `GtkSignalAction`. <https://docs.gtk.org/gtk4/class.SignalAction.html>
open class SignalAction: ShortcutAction {
    open override nonisolated class var gtype: UInt { gtk_signal_action_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SignalAction(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_signal_action_new()`.
    public convenience init(signalName: String) {
        if Self.hasOwnType { self.init(properties: ["signal-name": signalName]); return }
        self.init(_constructed: C.present(C.raw(gtk_signal_action_new(signalName)), "gtk_signal_action_new"))
    }
}

extension SignalAction {
    /// `signal-name`, `gtk_signal_action_get_signal_name()`.
    public var signalName: String { C.string(gtk_signal_action_get_signal_name(C.opaque(_raw))) }
}

extension Members where Owner: SignalAction {
    public var signalName: PropertyKey<Owner, String> { PropertyKey("signal-name") }
}
