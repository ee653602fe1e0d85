// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GThemedIcon`. <https://docs.gtk.org/gio/class.ThemedIcon.html>
open class ThemedIcon: Object, Icon {
    open override nonisolated class var gtype: UInt { g_themed_icon_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ThemedIcon(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_themed_icon_new()`.
    public convenience init(name iconname: String) {
        self.init(_constructed: C.present(C.raw(g_themed_icon_new(iconname)), "g_themed_icon_new"))
    }

    /// `g_themed_icon_new_from_names()`.
    public convenience init(names iconnames: [String]) {
        let cIconnames = StringVector(iconnames)
        self.init(_constructed: C.present(C.raw(g_themed_icon_new_from_names(cIconnames.pointer, C.gint(iconnames.count))), "g_themed_icon_new_from_names"))
    }

    /// `g_themed_icon_new_with_default_fallbacks()`.
    public convenience init(nameAndFallbacks iconname: String) {
        self.init(_constructed: C.present(C.raw(g_themed_icon_new_with_default_fallbacks(iconname)), "g_themed_icon_new_with_default_fallbacks"))
    }
}

extension ThemedIcon {
    /// `names`, `g_themed_icon_get_names()`.
    public var names: [String] { C.strings(constant: g_themed_icon_get_names(C.opaque(_raw))) }

    /// `use-default-fallbacks`.
    public var useDefaultFallbacks: Bool { property("use-default-fallbacks") }

    /// `g_themed_icon_append_name()`.
    public func appendName(_ iconname: String) {
        g_themed_icon_append_name(C.opaque(_raw), iconname)
    }

    /// `g_themed_icon_prepend_name()`.
    public func prependName(_ iconname: String) {
        g_themed_icon_prepend_name(C.opaque(_raw), iconname)
    }
}

extension Members where Owner: ThemedIcon {
    public var names: PropertyKey<Owner, [String]> { PropertyKey("names") }
    public var useDefaultFallbacks: PropertyKey<Owner, Bool> { PropertyKey("use-default-fallbacks") }
}
