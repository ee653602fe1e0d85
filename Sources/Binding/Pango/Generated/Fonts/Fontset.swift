// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontset`. <https://docs.gtk.org/Pango/class.Fontset.html>
open class Fontset: Object {
    open override nonisolated class var gtype: UInt { pango_fontset_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Fontset(_borrowed: raw) }
}

extension Fontset {
    /// `pango_fontset_foreach()`.
    public func foreach(_ `func`: FontsetForeachFunc) {
        FontsetForeachFuncThunk.withTemporary(`func`) { data1 in pango_fontset_foreach(C.cast(_raw), FontsetForeachFuncThunk.call, data1) }
    }

    /// `pango_fontset_get_font()`.
    public func font(_ wc: Int) -> Font {
        C.present(C.adopt(pango_fontset_get_font(C.cast(_raw), C.guint(wc))), "pango_fontset_get_font")
    }

    /// `pango_fontset_get_metrics()`.
    public var metrics: FontMetrics { C.present(C.take(pango_fontset_get_metrics(C.cast(_raw))), "pango_fontset_get_metrics") }
}
