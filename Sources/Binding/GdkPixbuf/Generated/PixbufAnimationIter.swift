// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufAnimationIter`. <https://docs.gtk.org/gdk-pixbuf/class.PixbufAnimationIter.html>
open class PixbufAnimationIter: Object {
    open override nonisolated class var gtype: UInt { gdk_pixbuf_animation_iter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PixbufAnimationIter(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension PixbufAnimationIter {
    /// `gdk_pixbuf_animation_iter_get_delay_time()`.
    public var delayTime: Int { C.int(gdk_pixbuf_animation_iter_get_delay_time(C.opaque(_raw))) }

    /// `gdk_pixbuf_animation_iter_get_pixbuf()`.
    public var pixbuf: Pixbuf? { C.borrow(C.raw(gdk_pixbuf_animation_iter_get_pixbuf(C.opaque(_raw)))) }

    /// `gdk_pixbuf_animation_iter_on_currently_loading_frame()`.
    @discardableResult
    public func onCurrentlyLoadingFrame() -> Bool {
        gdk_pixbuf_animation_iter_on_currently_loading_frame(C.opaque(_raw)) != 0
    }
}
