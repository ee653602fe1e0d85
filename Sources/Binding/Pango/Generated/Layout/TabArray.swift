// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoTabArray`. <https://docs.gtk.org/Pango/struct.TabArray.html>
public final class TabArray: Boxed {
    public override class var gtype: UInt { pango_tab_array_get_type() }

    /// `pango_tab_array_new()`.
    public convenience init(initialSize: Int, positionsInPixels: Bool) {
        self.init(_taking: C.present(C.raw(pango_tab_array_new(C.gint(initialSize), positionsInPixels ? 1 : 0)), "pango_tab_array_new"))
    }

    /// `pango_tab_array_from_string()`.
    public convenience init?(string text: String) {
        guard let made = C.raw(pango_tab_array_from_string(text)) else { return nil }
        self.init(_taking: made)
    }
}

extension TabArray {
    /// `pango_tab_array_copy()`.
    @discardableResult
    public func copy() -> TabArray {
        C.present(C.take(C.raw(pango_tab_array_copy(C.opaque(_raw)))), "pango_tab_array_copy")
    }

    /// `pango_tab_array_get_decimal_point()`.
    public func decimalPoint(at tabIndex: Int) -> Unicode.Scalar {
        Unicode.Scalar(pango_tab_array_get_decimal_point(C.opaque(_raw), C.gint(tabIndex))) ?? "\u{FFFD}"
    }

    /// `pango_tab_array_get_positions_in_pixels()`.
    public var positionsInPixels: Bool {
        get { pango_tab_array_get_positions_in_pixels(C.opaque(_raw)) != 0 }
        set { pango_tab_array_set_positions_in_pixels(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.positionsInPixels; defer { self.positionsInPixels = value }; yield &value }
    }

    /// `pango_tab_array_get_size()`.
    public var size: Int { C.int(pango_tab_array_get_size(C.opaque(_raw))) }

    /// `pango_tab_array_get_tab()`.
    public func tab(at tabIndex: Int) -> (alignment: TabAlign, location: Int) {
        var alignment = PangoTabAlign(0)
        var location: gint = 0
        pango_tab_array_get_tab(C.opaque(_raw), C.gint(tabIndex), &alignment, &location)
        return (C.enumeration(alignment.rawValue), C.int(location))
    }

    /// `pango_tab_array_resize()`.
    public func resize(_ newSize: Int) {
        pango_tab_array_resize(C.opaque(_raw), C.gint(newSize))
    }

    /// `pango_tab_array_set_decimal_point()`.
    public func setDecimalPoint(tabIndex: Int, decimalPoint: Unicode.Scalar) {
        pango_tab_array_set_decimal_point(C.opaque(_raw), C.gint(tabIndex), decimalPoint.value)
    }

    /// `pango_tab_array_set_tab()`.
    public func setTab(tabIndex: Int, alignment: TabAlign, location: Int) {
        pango_tab_array_set_tab(C.opaque(_raw), C.gint(tabIndex), .init(rawValue: C.number(alignment)), C.gint(location))
    }

    /// `pango_tab_array_sort()`.
    public func sort() {
        pango_tab_array_sort(C.opaque(_raw))
    }

    /// `pango_tab_array_to_string()`.
    public func toString() -> String {
        C.takeString(pango_tab_array_to_string(C.opaque(_raw)))
    }
}

extension TabArray: CustomStringConvertible {
    public var description: String { toString() }
}
