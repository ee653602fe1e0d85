// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontsetSimple`. <https://docs.gtk.org/Pango/class.FontsetSimple.html>
open class FontsetSimple: Fontset {
    open override nonisolated class var gtype: UInt { pango_fontset_simple_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontsetSimple(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `pango_fontset_simple_new()`.
    public convenience init(language: Language) {
        self.init(_constructed: C.present(C.raw(pango_fontset_simple_new(C.opaque(language._raw))), "pango_fontset_simple_new"))
    }
}

extension FontsetSimple {
    /// `pango_fontset_simple_append()`.
    public func append(_ font: Font) {
        pango_fontset_simple_append(C.opaque(_raw), C.cast(font._retained()))
    }

    /// `pango_fontset_simple_size()`.
    @discardableResult
    public func size() -> Int {
        C.int(pango_fontset_simple_size(C.opaque(_raw)))
    }
}
