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

/// `AdwCarousel`.
open class Carousel: Gtk.Widget, Swipeable, Gtk.Orientable {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_carousel_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Carousel(_borrowed: raw) }
}

extension Carousel {
    /// `allow-long-swipes`, `adw_carousel_get_allow_long_swipes()`.
    public var allowLongSwipes: Bool {
        get { adw_carousel_get_allow_long_swipes(C.opaque(_raw)) != 0 }
        set { adw_carousel_set_allow_long_swipes(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.allowLongSwipes; defer { self.allowLongSwipes = value }; yield &value }
    }

    /// `allow-mouse-drag`, `adw_carousel_get_allow_mouse_drag()`.
    public var allowMouseDrag: Bool {
        get { adw_carousel_get_allow_mouse_drag(C.opaque(_raw)) != 0 }
        set { adw_carousel_set_allow_mouse_drag(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.allowMouseDrag; defer { self.allowMouseDrag = value }; yield &value }
    }

    /// `allow-scroll-wheel`, `adw_carousel_get_allow_scroll_wheel()`.
    public var allowScrollWheel: Bool {
        get { adw_carousel_get_allow_scroll_wheel(C.opaque(_raw)) != 0 }
        set { adw_carousel_set_allow_scroll_wheel(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.allowScrollWheel; defer { self.allowScrollWheel = value }; yield &value }
    }

    /// `interactive`, `adw_carousel_get_interactive()`.
    public var interactive: Bool {
        get { adw_carousel_get_interactive(C.opaque(_raw)) != 0 }
        set { adw_carousel_set_interactive(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.interactive; defer { self.interactive = value }; yield &value }
    }

    /// `n-pages`, `adw_carousel_get_n_pages()`.
    public var nPages: Int { C.int(adw_carousel_get_n_pages(C.opaque(_raw))) }

    /// `position`, `adw_carousel_get_position()`.
    public var position: Double { adw_carousel_get_position(C.opaque(_raw)) }

    /// `reveal-duration`, `adw_carousel_get_reveal_duration()`.
    public var revealDuration: Int {
        get { C.int(adw_carousel_get_reveal_duration(C.opaque(_raw))) }
        set { adw_carousel_set_reveal_duration(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.revealDuration; defer { self.revealDuration = value }; yield &value }
    }

    /// `scroll-params`, `adw_carousel_get_scroll_params()`.
    public var scrollParams: SpringParams {
        get { C.present(C.take(C.raw(adw_carousel_get_scroll_params(C.opaque(_raw)))), "adw_carousel_get_scroll_params") }
        set { adw_carousel_set_scroll_params(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.scrollParams; defer { self.scrollParams = value }; yield &value }
    }

    /// `spacing`, `adw_carousel_get_spacing()`.
    public var spacing: Int {
        get { C.int(adw_carousel_get_spacing(C.opaque(_raw))) }
        set { adw_carousel_set_spacing(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.spacing; defer { self.spacing = value }; yield &value }
    }

    /// `page-changed`.
    @discardableResult
    public func onPageChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ index: Int) -> Void
    ) -> SignalConnection {
        connect("page-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `adw_carousel_append()`.
    public func append(_ child: Gtk.Widget) {
        adw_carousel_append(C.opaque(_raw), C.cast(child._raw))
    }

    /// `adw_carousel_get_nth_page()`.
    public func page(at n: Int) -> Gtk.Widget {
        C.present(C.borrow(adw_carousel_get_nth_page(C.opaque(_raw), C.guint(n))), "adw_carousel_get_nth_page")
    }

    /// `adw_carousel_insert()`.
    public func insert(_ child: Gtk.Widget, at position: Int) {
        adw_carousel_insert(C.opaque(_raw), C.cast(child._raw), C.gint(position))
    }

    /// `adw_carousel_prepend()`.
    public func prepend(_ child: Gtk.Widget) {
        adw_carousel_prepend(C.opaque(_raw), C.cast(child._raw))
    }

    /// `adw_carousel_remove()`.
    public func remove(_ child: Gtk.Widget) {
        adw_carousel_remove(C.opaque(_raw), C.cast(child._raw))
    }

    /// `adw_carousel_reorder()`.
    public func reorder(_ child: Gtk.Widget, position: Int) {
        adw_carousel_reorder(C.opaque(_raw), C.cast(child._raw), C.gint(position))
    }

    /// `adw_carousel_scroll_to()`.
    public func scroll(to widget: Gtk.Widget, animate: Bool) {
        adw_carousel_scroll_to(C.opaque(_raw), C.cast(widget._raw), animate ? 1 : 0)
    }
}

extension Members where Owner: Carousel {
    public var allowLongSwipes: PropertyKey<Owner, Bool> { PropertyKey("allow-long-swipes") }
    public var allowMouseDrag: PropertyKey<Owner, Bool> { PropertyKey("allow-mouse-drag") }
    public var allowScrollWheel: PropertyKey<Owner, Bool> { PropertyKey("allow-scroll-wheel") }
    public var interactive: PropertyKey<Owner, Bool> { PropertyKey("interactive") }
    public var nPages: PropertyKey<Owner, Int> { PropertyKey("n-pages") }
    public var position: PropertyKey<Owner, Double> { PropertyKey("position") }
    public var revealDuration: PropertyKey<Owner, Int> { PropertyKey("reveal-duration") }
    public var scrollParams: PropertyKey<Owner, SpringParams> { PropertyKey("scroll-params") }
    public var spacing: PropertyKey<Owner, Int> { PropertyKey("spacing") }
    public var pageChanged: SignalKey<Owner, Int> { SignalKey(one: "page-changed") }
}
