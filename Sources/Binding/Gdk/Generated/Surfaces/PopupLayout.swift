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

/// `GdkPopupLayout`. <https://docs.gtk.org/gdk4/struct.PopupLayout.html>
public final class PopupLayout: Boxed {
    public override class var gtype: UInt { gdk_popup_layout_get_type() }

    /// `gdk_popup_layout_new()`.
    public convenience init(anchorRect: Rectangle, rectAnchor: Gravity, surfaceAnchor: Gravity) {
        var cAnchorRect = anchorRect._c
        self.init(_taking: C.present(C.raw(gdk_popup_layout_new(&cAnchorRect, .init(rawValue: C.number(rectAnchor)), .init(rawValue: C.number(surfaceAnchor)))), "gdk_popup_layout_new"))
    }
}

extension PopupLayout {
    /// `gdk_popup_layout_copy()`.
    @discardableResult
    public func copy() -> PopupLayout {
        C.present(C.take(C.raw(gdk_popup_layout_copy(C.opaque(_raw)))), "gdk_popup_layout_copy")
    }

    /// `gdk_popup_layout_equal()`.
    public func equal(_ other: PopupLayout) -> Bool {
        gdk_popup_layout_equal(C.opaque(_raw), C.opaque(other._raw)) != 0
    }

    /// `gdk_popup_layout_get_anchor_hints()`.
    public var anchorHints: AnchorHints {
        get { C.flags(gdk_popup_layout_get_anchor_hints(C.opaque(_raw)).rawValue) }
        set { gdk_popup_layout_set_anchor_hints(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.anchorHints; defer { self.anchorHints = value }; yield &value }
    }

    /// `gdk_popup_layout_get_anchor_rect()`.
    public var anchorRect: Rectangle {
        get { C.present(C.value(gdk_popup_layout_get_anchor_rect(C.opaque(_raw))), "gdk_popup_layout_get_anchor_rect") }
        set {
            var cNewValue = newValue._c
            gdk_popup_layout_set_anchor_rect(C.opaque(_raw), &cNewValue)
        }
        @_alwaysEmitIntoClient _modify { var value = self.anchorRect; defer { self.anchorRect = value }; yield &value }
    }

    /// `gdk_popup_layout_get_offset()`.
    public var offset: (dx: Int, dy: Int) {
        var dx: gint = 0
        var dy: gint = 0
        gdk_popup_layout_get_offset(C.opaque(_raw), &dx, &dy)
        return (C.int(dx), C.int(dy))
    }

    /// `gdk_popup_layout_get_rect_anchor()`.
    public var rectAnchor: Gravity {
        get { C.enumeration(gdk_popup_layout_get_rect_anchor(C.opaque(_raw)).rawValue) }
        set { gdk_popup_layout_set_rect_anchor(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.rectAnchor; defer { self.rectAnchor = value }; yield &value }
    }

    /// `gdk_popup_layout_get_shadow_width()`.
    public var shadowWidth: (left: Int, right: Int, top: Int, bottom: Int) {
        var left: gint = 0
        var right: gint = 0
        var top: gint = 0
        var bottom: gint = 0
        gdk_popup_layout_get_shadow_width(C.opaque(_raw), &left, &right, &top, &bottom)
        return (C.int(left), C.int(right), C.int(top), C.int(bottom))
    }

    /// `gdk_popup_layout_get_surface_anchor()`.
    public var surfaceAnchor: Gravity {
        get { C.enumeration(gdk_popup_layout_get_surface_anchor(C.opaque(_raw)).rawValue) }
        set { gdk_popup_layout_set_surface_anchor(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.surfaceAnchor; defer { self.surfaceAnchor = value }; yield &value }
    }

    /// `gdk_popup_layout_set_offset()`.
    public func setOffset(dx: Int, dy: Int) {
        gdk_popup_layout_set_offset(C.opaque(_raw), C.gint(dx), C.gint(dy))
    }

    /// `gdk_popup_layout_set_shadow_width()`.
    public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) {
        gdk_popup_layout_set_shadow_width(C.opaque(_raw), C.gint(left), C.gint(right), C.gint(top), C.gint(bottom))
    }
}

extension PopupLayout: Equatable {
    public static func == (left: PopupLayout, right: PopupLayout) -> Bool { left.equal(right) }
}
