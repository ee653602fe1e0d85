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

/// `GtkScale`. <https://docs.gtk.org/gtk4/class.Scale.html>
open class Scale: RangeWidget {
    open override nonisolated class var gtype: UInt { gtk_scale_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Scale(_borrowed: raw) }

    /// `gtk_scale_new()`.
    public convenience init(orientation: Orientation, adjustment: Adjustment? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["orientation": orientation, "adjustment": adjustment]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_scale_new(.init(rawValue: C.number(orientation)), C.cast(adjustment?._raw))), "gtk_scale_new"))
    }

    /// `gtk_scale_new_with_range()`.
    public convenience init(orientation: Orientation, min: Double, max: Double, step: Double) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_scale_new_with_range(.init(rawValue: C.number(orientation)), min, max, step)), "gtk_scale_new_with_range"))
    }
}

extension Scale {
    /// `digits`, `gtk_scale_get_digits()`.
    public var digits: Int {
        get { C.int(gtk_scale_get_digits(C.cast(_raw))) }
        set { gtk_scale_set_digits(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.digits; defer { self.digits = value }; yield &value }
    }

    /// `draw-value`, `gtk_scale_get_draw_value()`.
    public var drawValue: Bool {
        get { gtk_scale_get_draw_value(C.cast(_raw)) != 0 }
        set { gtk_scale_set_draw_value(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.drawValue; defer { self.drawValue = value }; yield &value }
    }

    /// `has-origin`, `gtk_scale_get_has_origin()`.
    public var hasOrigin: Bool {
        get { gtk_scale_get_has_origin(C.cast(_raw)) != 0 }
        set { gtk_scale_set_has_origin(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasOrigin; defer { self.hasOrigin = value }; yield &value }
    }

    /// `value-pos`, `gtk_scale_get_value_pos()`.
    public var valuePos: PositionType {
        get { C.enumeration(gtk_scale_get_value_pos(C.cast(_raw)).rawValue) }
        set { gtk_scale_set_value_pos(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.valuePos; defer { self.valuePos = value }; yield &value }
    }

    /// `gtk_scale_add_mark()`.
    public func addMark(value: Double, position: PositionType, markup: String? = nil) {
        gtk_scale_add_mark(C.cast(_raw), value, .init(rawValue: C.number(position)), markup)
    }

    /// `gtk_scale_clear_marks()`.
    public func clearMarks() {
        gtk_scale_clear_marks(C.cast(_raw))
    }

    /// `gtk_scale_get_layout()`.
    public var layout: Pango.Layout? { C.borrow(C.raw(gtk_scale_get_layout(C.cast(_raw)))) }

    /// `gtk_scale_get_layout_offsets()`.
    public var layoutOffsets: (x: Int, y: Int) {
        var x: gint = 0
        var y: gint = 0
        gtk_scale_get_layout_offsets(C.cast(_raw), &x, &y)
        return (C.int(x), C.int(y))
    }

    /// `gtk_scale_set_format_value_func()`.
    public func setFormatValueFunc(_ `func`: ScaleFormatValueFunc? = nil) {
        gtk_scale_set_format_value_func(C.cast(_raw), `func` == nil ? nil : ScaleFormatValueFuncThunk.call, ScaleFormatValueFuncThunk.retained(`func`), `func` == nil ? nil : releaseCallback)
    }
}

extension Members where Owner: Scale {
    public var digits: PropertyKey<Owner, Int> { PropertyKey("digits") }
    public var drawValue: PropertyKey<Owner, Bool> { PropertyKey("draw-value") }
    public var hasOrigin: PropertyKey<Owner, Bool> { PropertyKey("has-origin") }
    public var valuePos: PropertyKey<Owner, PositionType> { PropertyKey("value-pos") }
}
