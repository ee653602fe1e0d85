// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GEmblem`. <https://docs.gtk.org/gio/class.Emblem.html>
open class Emblem: Object, Icon {
    open override nonisolated class var gtype: UInt { g_emblem_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Emblem(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_emblem_new()`.
    public convenience init(icon: any Icon) {
        self.init(_constructed: C.present(C.raw(g_emblem_new(C.opaque(icon._raw))), "g_emblem_new"))
    }

    /// `g_emblem_new_with_origin()`.
    public convenience init(icon: any Icon, origin: EmblemOrigin) {
        self.init(_constructed: C.present(C.raw(g_emblem_new_with_origin(C.opaque(icon._raw), .init(rawValue: C.number(origin)))), "g_emblem_new_with_origin"))
    }
}

extension Emblem {
    /// `icon`.
    public var iconObject: Object? { property("icon") }

    /// `origin`, `g_emblem_get_origin()`.
    public var origin: EmblemOrigin { C.enumeration(g_emblem_get_origin(C.opaque(_raw)).rawValue) }

    /// `g_emblem_get_icon()`.
    public var icon: any Icon { C.present(C.borrow(C.raw(g_emblem_get_icon(C.opaque(_raw))), AnyIcon.self), "g_emblem_get_icon") }
}

extension Members where Owner: Emblem {
    public var iconObject: PropertyKey<Owner, Object?> { PropertyKey("icon") }
    public var origin: PropertyKey<Owner, EmblemOrigin> { PropertyKey("origin") }
}
