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

#if GTK_4_16
/// `GdkColorState`. <https://docs.gtk.org/gdk4/struct.ColorState.html>
public final class ColorState: Boxed {
    public override class var gtype: UInt { gdk_color_state_get_type() }
}

extension ColorState {
    /// `gdk_color_state_create_cicp_params()`.
    @discardableResult
    public func createCicpParams() -> CicpParams? {
        C.adopt(C.raw(gdk_color_state_create_cicp_params(C.opaque(_raw))))
    }

    /// `gdk_color_state_equal()`.
    public func equal(_ other: ColorState) -> Bool {
        gdk_color_state_equal(C.opaque(_raw), C.opaque(other._raw)) != 0
    }

    /// `gdk_color_state_get_rec2100_linear()`.
    public static var rec2100Linear: ColorState { C.present(C.take(C.raw(gdk_color_state_get_rec2100_linear())), "gdk_color_state_get_rec2100_linear") }

    /// `gdk_color_state_get_rec2100_pq()`.
    public static var rec2100Pq: ColorState { C.present(C.take(C.raw(gdk_color_state_get_rec2100_pq())), "gdk_color_state_get_rec2100_pq") }

    /// `gdk_color_state_get_srgb()`.
    public static var srgb: ColorState { C.present(C.take(C.raw(gdk_color_state_get_srgb())), "gdk_color_state_get_srgb") }

    /// `gdk_color_state_get_srgb_linear()`.
    public static var srgbLinear: ColorState { C.present(C.take(C.raw(gdk_color_state_get_srgb_linear())), "gdk_color_state_get_srgb_linear") }

#if GTK_4_18
    /// `gdk_color_state_get_oklab()`.
    public static var oklab: ColorState { C.present(C.take(C.raw(gdk_color_state_get_oklab())), "gdk_color_state_get_oklab") }

    /// `gdk_color_state_get_oklch()`.
    public static var oklch: ColorState { C.present(C.take(C.raw(gdk_color_state_get_oklch())), "gdk_color_state_get_oklch") }
#endif
}

extension ColorState: Equatable {
    public static func == (left: ColorState, right: ColorState) -> Bool { left.equal(right) }
}
#endif
