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
@_spi(Binding) import Pango

#if GTK_4_14
/// `GskStroke`. <https://docs.gtk.org/gsk4/struct.Stroke.html>
public final class Stroke: Boxed {
    public override class var gtype: UInt { gsk_stroke_get_type() }

    /// `gsk_stroke_new()`.
    public convenience init(lineWidth: Double) {
        self.init(_taking: C.present(C.raw(gsk_stroke_new(gfloat(lineWidth))), "gsk_stroke_new"))
    }
}

extension Stroke {
    /// `gsk_stroke_copy()`.
    @discardableResult
    public func copy() -> Stroke {
        C.present(C.take(C.raw(gsk_stroke_copy(C.opaque(_raw)))), "gsk_stroke_copy")
    }

    /// `gsk_stroke_get_dash()`.
    public var dash: [Double] {
        var nDash: gsize = 0
        let result = gsk_stroke_get_dash(C.opaque(_raw), &nDash)
        return C.array(numbers: result, of: gfloat.self, count: C.int(nDash), .none) { Double($0) }
    }

    /// `gsk_stroke_get_dash_offset()`.
    public var dashOffset: Double {
        get { Double(gsk_stroke_get_dash_offset(C.opaque(_raw))) }
        set { gsk_stroke_set_dash_offset(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.dashOffset; defer { self.dashOffset = value }; yield &value }
    }

    /// `gsk_stroke_get_line_cap()`.
    public var lineCap: LineCap {
        get { C.enumeration(gsk_stroke_get_line_cap(C.opaque(_raw)).rawValue) }
        set { gsk_stroke_set_line_cap(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.lineCap; defer { self.lineCap = value }; yield &value }
    }

    /// `gsk_stroke_get_line_join()`.
    public var lineJoin: LineJoin {
        get { C.enumeration(gsk_stroke_get_line_join(C.opaque(_raw)).rawValue) }
        set { gsk_stroke_set_line_join(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.lineJoin; defer { self.lineJoin = value }; yield &value }
    }

    /// `gsk_stroke_get_line_width()`.
    public var lineWidth: Double {
        get { Double(gsk_stroke_get_line_width(C.opaque(_raw))) }
        set { gsk_stroke_set_line_width(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.lineWidth; defer { self.lineWidth = value }; yield &value }
    }

    /// `gsk_stroke_get_miter_limit()`.
    public var miterLimit: Double {
        get { Double(gsk_stroke_get_miter_limit(C.opaque(_raw))) }
        set { gsk_stroke_set_miter_limit(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.miterLimit; defer { self.miterLimit = value }; yield &value }
    }

    /// `gsk_stroke_set_dash()`.
    public func setDash(_ dash: [Double]? = nil) {
        let cDash = (dash ?? []).map { gfloat($0) }
        gsk_stroke_set_dash(C.opaque(_raw), cDash, C.gsize((dash?.count ?? 0)))
    }

    /// `gsk_stroke_to_cairo()`.
    public func toCairo(_ cr: Cairo.Context) {
        gsk_stroke_to_cairo(C.opaque(_raw), C.opaque(cr._raw))
    }
}
#endif
