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

/// `GtkAdjustment`. <https://docs.gtk.org/gtk4/class.Adjustment.html>
open class Adjustment: Object {
    open override nonisolated class var gtype: UInt { gtk_adjustment_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Adjustment(_borrowed: raw) }

    /// `gtk_adjustment_new()`.
    public convenience init(
        value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double = 0, pageSize: Double = 0
    ) {
        if Self.hasOwnType { self.init(properties: ["lower": lower, "upper": upper, "step-increment": stepIncrement, "page-increment": pageIncrement, "page-size": pageSize, "value": value]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_adjustment_new(value, lower, upper, stepIncrement, pageIncrement, pageSize)), "gtk_adjustment_new"))
    }
}

extension Adjustment {
    /// `lower`, `gtk_adjustment_get_lower()`.
    public var lower: Double {
        get { gtk_adjustment_get_lower(C.cast(_raw)) }
        set { gtk_adjustment_set_lower(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.lower; defer { self.lower = value }; yield &value }
    }

    /// `page-increment`, `gtk_adjustment_get_page_increment()`.
    public var pageIncrement: Double {
        get { gtk_adjustment_get_page_increment(C.cast(_raw)) }
        set { gtk_adjustment_set_page_increment(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pageIncrement; defer { self.pageIncrement = value }; yield &value }
    }

    /// `page-size`, `gtk_adjustment_get_page_size()`.
    public var pageSize: Double {
        get { gtk_adjustment_get_page_size(C.cast(_raw)) }
        set { gtk_adjustment_set_page_size(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pageSize; defer { self.pageSize = value }; yield &value }
    }

    /// `step-increment`, `gtk_adjustment_get_step_increment()`.
    public var stepIncrement: Double {
        get { gtk_adjustment_get_step_increment(C.cast(_raw)) }
        set { gtk_adjustment_set_step_increment(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.stepIncrement; defer { self.stepIncrement = value }; yield &value }
    }

    /// `upper`, `gtk_adjustment_get_upper()`.
    public var upper: Double {
        get { gtk_adjustment_get_upper(C.cast(_raw)) }
        set { gtk_adjustment_set_upper(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.upper; defer { self.upper = value }; yield &value }
    }

    /// `value`, `gtk_adjustment_get_value()`.
    public var value: Double {
        get { gtk_adjustment_get_value(C.cast(_raw)) }
        set { gtk_adjustment_set_value(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.value; defer { self.value = value }; yield &value }
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `value-changed`.
    @discardableResult
    public func onValueChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, plain: handler)
    }

    /// `gtk_adjustment_clamp_page()`.
    public func clampPage(lower: Double, upper: Double) {
        gtk_adjustment_clamp_page(C.cast(_raw), lower, upper)
    }

    /// `gtk_adjustment_configure()`.
    public func configure(
        value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double, pageSize: Double
    ) {
        gtk_adjustment_configure(C.cast(_raw), value, lower, upper, stepIncrement, pageIncrement, pageSize)
    }

    /// `gtk_adjustment_get_minimum_increment()`.
    public var minimumIncrement: Double { gtk_adjustment_get_minimum_increment(C.cast(_raw)) }
}

extension Members where Owner: Adjustment {
    public var lower: PropertyKey<Owner, Double> { PropertyKey("lower") }
    public var pageIncrement: PropertyKey<Owner, Double> { PropertyKey("page-increment") }
    public var pageSize: PropertyKey<Owner, Double> { PropertyKey("page-size") }
    public var stepIncrement: PropertyKey<Owner, Double> { PropertyKey("step-increment") }
    public var upper: PropertyKey<Owner, Double> { PropertyKey("upper") }
    public var value: PropertyKey<Owner, Double> { PropertyKey("value") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var valueChanged: SignalKey<Owner, Void> { SignalKey("value-changed") }
}
