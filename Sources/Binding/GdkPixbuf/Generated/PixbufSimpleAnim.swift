// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufSimpleAnim`. <https://docs.gtk.org/gdk-pixbuf/class.PixbufSimpleAnim.html>
open class PixbufSimpleAnim: PixbufAnimation {
    open override nonisolated class var gtype: UInt { gdk_pixbuf_simple_anim_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PixbufSimpleAnim(_borrowed: raw) }

    /// `gdk_pixbuf_simple_anim_new()`.
    public convenience init(width: Int, height: Int, rate: Double) {
        self.init(_constructed: C.present(C.raw(gdk_pixbuf_simple_anim_new(C.gint(width), C.gint(height), gfloat(rate))), "gdk_pixbuf_simple_anim_new"))
    }
}

extension PixbufSimpleAnim {
    /// `loop`, `gdk_pixbuf_simple_anim_get_loop()`.
    public var loop: Bool {
        get { gdk_pixbuf_simple_anim_get_loop(C.opaque(_raw)) != 0 }
        set { gdk_pixbuf_simple_anim_set_loop(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.loop; defer { self.loop = value }; yield &value }
    }

    /// `gdk_pixbuf_simple_anim_add_frame()`.
    public func addFrame(_ pixbuf: Pixbuf) {
        gdk_pixbuf_simple_anim_add_frame(C.opaque(_raw), C.opaque(pixbuf._raw))
    }
}

extension Members where Owner: PixbufSimpleAnim {
    public var loop: PropertyKey<Owner, Bool> { PropertyKey("loop") }
}
