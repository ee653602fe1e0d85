// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwCarouselIndicatorDots`.
open class CarouselIndicatorDots: Gtk.Widget, Gtk.Orientable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_carousel_indicator_dots_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CarouselIndicatorDots(_borrowed: raw) }
}

extension CarouselIndicatorDots {
    /// `carousel`, `adw_carousel_indicator_dots_get_carousel()`.
    public var carousel: Carousel? {
        get { C.borrow(C.raw(adw_carousel_indicator_dots_get_carousel(C.opaque(_raw)))) }
        set { adw_carousel_indicator_dots_set_carousel(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.carousel; defer { self.carousel = value }; yield &value }
    }
}

extension Members where Owner: CarouselIndicatorDots {
    public var carousel: PropertyKey<Owner, Carousel?> { PropertyKey("carousel") }
}
