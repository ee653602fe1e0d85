// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkPopup`. <https://docs.gtk.org/gdk4/iface.Popup.html>
@MainActor
public protocol Popup: Surface {}

/// Some object with the interface ``Popup``, of a class that is private to its library.
public final class AnyPopup: Surface, Popup {
    public override nonisolated class var gtype: UInt { gdk_popup_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyPopup(_borrowed: raw) }
}

extension Popup {
    /// `autohide`, `gdk_popup_get_autohide()`.
    public var autohide: Bool { gdk_popup_get_autohide(C.opaque(_raw)) != 0 }

    /// `parent`, `gdk_popup_get_parent()`.
    public var parent: Surface? { C.borrow(C.raw(gdk_popup_get_parent(C.opaque(_raw)))) }

    /// `gdk_popup_get_position_x()`.
    public var positionX: Int { C.int(gdk_popup_get_position_x(C.opaque(_raw))) }

    /// `gdk_popup_get_position_y()`.
    public var positionY: Int { C.int(gdk_popup_get_position_y(C.opaque(_raw))) }

    /// `gdk_popup_get_rect_anchor()`.
    public var rectAnchor: Gravity { C.enumeration(gdk_popup_get_rect_anchor(C.opaque(_raw)).rawValue) }

    /// `gdk_popup_get_surface_anchor()`.
    public var surfaceAnchor: Gravity { C.enumeration(gdk_popup_get_surface_anchor(C.opaque(_raw)).rawValue) }

    /// `gdk_popup_present()`.
    @discardableResult
    public func present(width: Int, height: Int, layout: PopupLayout) -> Bool {
        gdk_popup_present(C.opaque(_raw), C.gint(width), C.gint(height), C.opaque(layout._raw)) != 0
    }
}

extension Members where Owner: Popup {
    public var autohide: PropertyKey<Owner, Bool> { PropertyKey("autohide") }
    public var parent: PropertyKey<Owner, Surface?> { PropertyKey("parent") }
}
