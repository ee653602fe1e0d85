// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GEmblemedIcon`. <https://docs.gtk.org/gio/class.EmblemedIcon.html>
open class EmblemedIcon: Object, Icon {
    open override nonisolated class var gtype: UInt { g_emblemed_icon_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EmblemedIcon(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_emblemed_icon_new()`.
    public convenience init(icon: any Icon, emblem: Emblem? = nil) {
        self.init(_constructed: C.present(C.raw(g_emblemed_icon_new(C.opaque(icon._raw), C.opaque(emblem?._raw))), "g_emblemed_icon_new"))
    }
}

extension EmblemedIcon {
    /// `gicon`.
    public var gicon: (any Icon)? { interfaceProperty("gicon", AnyIcon.self) }

    /// `g_emblemed_icon_add_emblem()`.
    public func addEmblem(_ emblem: Emblem) {
        g_emblemed_icon_add_emblem(C.cast(_raw), C.opaque(emblem._raw))
    }

    /// `g_emblemed_icon_clear_emblems()`.
    public func clearEmblems() {
        g_emblemed_icon_clear_emblems(C.cast(_raw))
    }

    /// `g_emblemed_icon_get_emblems()`.
    public var emblems: [Emblem] { C.array(list: g_emblemed_icon_get_emblems(C.cast(_raw)), .none) { C.present(C.borrow($0), "g_emblemed_icon_get_emblems") } }

    /// `g_emblemed_icon_get_icon()`.
    public var icon: any Icon { C.present(C.borrow(C.raw(g_emblemed_icon_get_icon(C.cast(_raw))), AnyIcon.self), "g_emblemed_icon_get_icon") }
}

extension Members where Owner: EmblemedIcon {
    public var gicon: PropertyKey<Owner, (any Icon)?> { PropertyKey("gicon", optional: AnyIcon.self) }
}
