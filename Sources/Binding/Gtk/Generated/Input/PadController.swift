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

/// `GtkPadController`. <https://docs.gtk.org/gtk4/class.PadController.html>
open class PadController: EventController {
    open override nonisolated class var gtype: UInt { gtk_pad_controller_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PadController(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_pad_controller_new()`.
    public convenience init(group: any Gio.ActionGroup, pad: Gdk.Device? = nil) {
        self.init(_constructed: C.present(C.raw(gtk_pad_controller_new(C.opaque(group._raw), C.opaque(pad?._raw))), "gtk_pad_controller_new"))
    }
}

extension PadController {
    /// `action-group`.
    public var actionGroup: (any Gio.ActionGroup)? { interfaceProperty("action-group", Gio.AnyActionGroup.self) }

    /// `pad`.
    public var pad: Gdk.Device? { property("pad") }

    /// `gtk_pad_controller_set_action()`.
    public func setAction(_ type: PadActionType, index: Int, mode: Int, label: String, actionName: String) {
        gtk_pad_controller_set_action(C.opaque(_raw), .init(rawValue: C.number(type)), C.gint(index), C.gint(mode), label, actionName)
    }
}

extension Members where Owner: PadController {
    public var actionGroup: PropertyKey<Owner, (any Gio.ActionGroup)?> { PropertyKey("action-group", optional: Gio.AnyActionGroup.self) }
    public var pad: PropertyKey<Owner, Gdk.Device?> { PropertyKey("pad") }
}
