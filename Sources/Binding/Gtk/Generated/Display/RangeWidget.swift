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

/// `GtkRange`. <https://docs.gtk.org/gtk4/class.Range.html>
open class RangeWidget: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_range_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { RangeWidget(_borrowed: raw) }
}

#if GTK_4_10
extension RangeWidget: AccessibleRange {}
#endif

extension RangeWidget {
    /// `adjustment`, `gtk_range_get_adjustment()`.
    public var adjustment: Adjustment {
        get { C.present(C.borrow(gtk_range_get_adjustment(C.cast(_raw))), "gtk_range_get_adjustment") }
        set { gtk_range_set_adjustment(C.cast(_raw), C.cast(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.adjustment; defer { self.adjustment = value }; yield &value }
    }

    /// `fill-level`, `gtk_range_get_fill_level()`.
    public var fillLevel: Double {
        get { gtk_range_get_fill_level(C.cast(_raw)) }
        set { gtk_range_set_fill_level(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fillLevel; defer { self.fillLevel = value }; yield &value }
    }

    /// `inverted`, `gtk_range_get_inverted()`.
    public var inverted: Bool {
        get { gtk_range_get_inverted(C.cast(_raw)) != 0 }
        set { gtk_range_set_inverted(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.inverted; defer { self.inverted = value }; yield &value }
    }

    /// `restrict-to-fill-level`, `gtk_range_get_restrict_to_fill_level()`.
    public var restrictToFillLevel: Bool {
        get { gtk_range_get_restrict_to_fill_level(C.cast(_raw)) != 0 }
        set { gtk_range_set_restrict_to_fill_level(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.restrictToFillLevel; defer { self.restrictToFillLevel = value }; yield &value }
    }

    /// `round-digits`, `gtk_range_get_round_digits()`.
    public var roundDigits: Int {
        get { C.int(gtk_range_get_round_digits(C.cast(_raw))) }
        set { gtk_range_set_round_digits(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.roundDigits; defer { self.roundDigits = value }; yield &value }
    }

    /// `show-fill-level`, `gtk_range_get_show_fill_level()`.
    public var showFillLevel: Bool {
        get { gtk_range_get_show_fill_level(C.cast(_raw)) != 0 }
        set { gtk_range_set_show_fill_level(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showFillLevel; defer { self.showFillLevel = value }; yield &value }
    }

    /// `adjust-bounds`.
    @discardableResult
    public func onAdjustBounds(
        after: Bool = false, _ handler: @escaping @MainActor (_ value: Double) -> Void
    ) -> SignalConnection {
        connect("adjust-bounds", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `change-value`.
    @discardableResult
    public func onChangeValue(
        after: Bool = false, _ handler: @escaping @MainActor (_ scroll: ScrollType, _ value: Double) -> Bool
    ) -> SignalConnection {
        connect("change-value", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `move-slider`. A keyboard action.
    @discardableResult
    public func onMoveSlider(
        after: Bool = false, _ handler: @escaping @MainActor (_ step: ScrollType) -> Void
    ) -> SignalConnection {
        connect("move-slider", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `value-changed`.
    @discardableResult
    public func onValueChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, plain: handler)
    }

    /// `gtk_range_get_flippable()`.
    public var flippable: Bool {
        get { gtk_range_get_flippable(C.cast(_raw)) != 0 }
        set { gtk_range_set_flippable(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.flippable; defer { self.flippable = value }; yield &value }
    }

    /// `gtk_range_get_range_rect()`.
    public var rangeRect: Gdk.Rectangle {
        var rangeRect = GdkRectangle()
        gtk_range_get_range_rect(C.cast(_raw), &rangeRect)
        return Gdk.Rectangle(_c: rangeRect)
    }

    /// `gtk_range_get_slider_range()`.
    public var sliderRange: (sliderStart: Int, sliderEnd: Int) {
        var sliderStart: gint = 0
        var sliderEnd: gint = 0
        gtk_range_get_slider_range(C.cast(_raw), &sliderStart, &sliderEnd)
        return (C.int(sliderStart), C.int(sliderEnd))
    }

    /// `gtk_range_get_slider_size_fixed()`.
    public var sliderSizeFixed: Bool {
        get { gtk_range_get_slider_size_fixed(C.cast(_raw)) != 0 }
        set { gtk_range_set_slider_size_fixed(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.sliderSizeFixed; defer { self.sliderSizeFixed = value }; yield &value }
    }

    /// `gtk_range_get_value()`.
    public var value: Double {
        get { gtk_range_get_value(C.cast(_raw)) }
        set { gtk_range_set_value(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.value; defer { self.value = value }; yield &value }
    }

    /// `gtk_range_set_increments()`.
    public func setIncrements(step: Double, page: Double) {
        gtk_range_set_increments(C.cast(_raw), step, page)
    }

    /// `gtk_range_set_range()`.
    public func setRange(min: Double, max: Double) {
        gtk_range_set_range(C.cast(_raw), min, max)
    }
}

extension Members where Owner: RangeWidget {
    public var adjustment: PropertyKey<Owner, Adjustment> { PropertyKey("adjustment") }
    public var fillLevel: PropertyKey<Owner, Double> { PropertyKey("fill-level") }
    public var inverted: PropertyKey<Owner, Bool> { PropertyKey("inverted") }
    public var restrictToFillLevel: PropertyKey<Owner, Bool> { PropertyKey("restrict-to-fill-level") }
    public var roundDigits: PropertyKey<Owner, Int> { PropertyKey("round-digits") }
    public var showFillLevel: PropertyKey<Owner, Bool> { PropertyKey("show-fill-level") }
    public var adjustBounds: SignalKey<Owner, Double> { SignalKey(one: "adjust-bounds") }
    public var changeValue: AnsweredSignalKey<Owner, (scroll: ScrollType, value: Double), Bool> { AnsweredSignalKey("change-value") { ($0.get(1), $0.get(2)) } }
    public var moveSlider: SignalKey<Owner, ScrollType> { SignalKey(one: "move-slider") }
    public var valueChanged: SignalKey<Owner, Void> { SignalKey("value-changed") }
}
