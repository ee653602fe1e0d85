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

/// `GtkViewport`. <https://docs.gtk.org/gtk4/class.Viewport.html>
open class Viewport: Widget, Scrollable {
    open override nonisolated class var gtype: UInt { gtk_viewport_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Viewport(_borrowed: raw) }

    /// `gtk_viewport_new()`.
    public convenience init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["hadjustment": hadjustment, "vadjustment": vadjustment]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_viewport_new(C.cast(hadjustment?._raw), C.cast(vadjustment?._raw))), "gtk_viewport_new"))
    }
}

extension Viewport {
    /// `child`, `gtk_viewport_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_viewport_get_child(C.opaque(_raw))) }
        set { gtk_viewport_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `scroll-to-focus`, `gtk_viewport_get_scroll_to_focus()`.
    public var scrollToFocus: Bool {
        get { gtk_viewport_get_scroll_to_focus(C.opaque(_raw)) != 0 }
        set { gtk_viewport_set_scroll_to_focus(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.scrollToFocus; defer { self.scrollToFocus = value }; yield &value }
    }

#if GTK_4_12
    /// `gtk_viewport_scroll_to()`.
    public func scroll(to descendant: Widget, scroll: ScrollInfo? = nil) {
        gtk_viewport_scroll_to(C.opaque(_raw), C.cast(descendant._raw), C.opaque(C.give(scroll)))
    }
#endif
}

extension Members where Owner: Viewport {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var scrollToFocus: PropertyKey<Owner, Bool> { PropertyKey("scroll-to-focus") }
}
