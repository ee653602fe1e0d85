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

/// `GtkSpinButton`. <https://docs.gtk.org/gtk4/class.SpinButton.html>
open class SpinButton: Widget, Editable, Orientable {
    open override nonisolated class var gtype: UInt { gtk_spin_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SpinButton(_borrowed: raw) }

    /// `gtk_spin_button_new()`.
    public convenience init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["adjustment": adjustment, "climb-rate": climbRate, "digits": digits]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_spin_button_new(C.cast(adjustment?._raw), climbRate, C.guint(digits))), "gtk_spin_button_new"))
    }

    /// `gtk_spin_button_new_with_range()`.
    public convenience init(min: Double, max: Double, step: Double) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_spin_button_new_with_range(min, max, step)), "gtk_spin_button_new_with_range"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
extension SpinButton: CellEditable {}

#if GTK_4_10
extension SpinButton: AccessibleRange {}
#endif

extension SpinButton {
    /// `adjustment`, `gtk_spin_button_get_adjustment()`.
    public var adjustment: Adjustment {
        get { C.present(C.borrow(gtk_spin_button_get_adjustment(C.opaque(_raw))), "gtk_spin_button_get_adjustment") }
        set { gtk_spin_button_set_adjustment(C.opaque(_raw), C.cast(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.adjustment; defer { self.adjustment = value }; yield &value }
    }

    /// `climb-rate`, `gtk_spin_button_get_climb_rate()`.
    public var climbRate: Double {
        get { gtk_spin_button_get_climb_rate(C.opaque(_raw)) }
        set { gtk_spin_button_set_climb_rate(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.climbRate; defer { self.climbRate = value }; yield &value }
    }

    /// `digits`, `gtk_spin_button_get_digits()`.
    public var digits: Int {
        get { C.int(gtk_spin_button_get_digits(C.opaque(_raw))) }
        set { gtk_spin_button_set_digits(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.digits; defer { self.digits = value }; yield &value }
    }

    /// `numeric`, `gtk_spin_button_get_numeric()`.
    public var numeric: Bool {
        get { gtk_spin_button_get_numeric(C.opaque(_raw)) != 0 }
        set { gtk_spin_button_set_numeric(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.numeric; defer { self.numeric = value }; yield &value }
    }

    /// `snap-to-ticks`, `gtk_spin_button_get_snap_to_ticks()`.
    public var snapToTicks: Bool {
        get { gtk_spin_button_get_snap_to_ticks(C.opaque(_raw)) != 0 }
        set { gtk_spin_button_set_snap_to_ticks(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.snapToTicks; defer { self.snapToTicks = value }; yield &value }
    }

    /// `update-policy`, `gtk_spin_button_get_update_policy()`.
    public var updatePolicy: SpinButtonUpdatePolicy {
        get { C.enumeration(gtk_spin_button_get_update_policy(C.opaque(_raw)).rawValue) }
        set { gtk_spin_button_set_update_policy(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.updatePolicy; defer { self.updatePolicy = value }; yield &value }
    }

    /// `value`, `gtk_spin_button_get_value()`.
    public var value: Double {
        get { gtk_spin_button_get_value(C.opaque(_raw)) }
        set { gtk_spin_button_set_value(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.value; defer { self.value = value }; yield &value }
    }

    /// `wrap`, `gtk_spin_button_get_wrap()`.
    public var wrap: Bool {
        get { gtk_spin_button_get_wrap(C.opaque(_raw)) != 0 }
        set { gtk_spin_button_set_wrap(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.wrap; defer { self.wrap = value }; yield &value }
    }

    /// `change-value`. A keyboard action.
    @discardableResult
    public func onChangeValue(
        after: Bool = false, _ handler: @escaping @MainActor (_ scroll: ScrollType) -> Void
    ) -> SignalConnection {
        connect("change-value", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `output`.
    @discardableResult
    public func onOutput(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("output", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `value-changed`.
    @discardableResult
    public func onValueChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after, plain: handler)
    }

    /// `wrapped`.
    @discardableResult
    public func onWrapped(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("wrapped", after: after, plain: handler)
    }

    /// `gtk_spin_button_configure()`.
    public func configure(_ adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
        gtk_spin_button_configure(C.opaque(_raw), C.cast(adjustment?._raw), climbRate, C.guint(digits))
    }

    /// `gtk_spin_button_get_increments()`.
    public var increments: (step: Double, page: Double) {
        var step: gdouble = 0
        var page: gdouble = 0
        gtk_spin_button_get_increments(C.opaque(_raw), &step, &page)
        return (step, page)
    }

    /// `gtk_spin_button_get_range()`.
    public var range: (min: Double, max: Double) {
        var min: gdouble = 0
        var max: gdouble = 0
        gtk_spin_button_get_range(C.opaque(_raw), &min, &max)
        return (min, max)
    }

    /// `gtk_spin_button_get_value_as_int()`.
    public var valueAsInt: Int { C.int(gtk_spin_button_get_value_as_int(C.opaque(_raw))) }

    /// `gtk_spin_button_set_increments()`.
    public func setIncrements(step: Double, page: Double) {
        gtk_spin_button_set_increments(C.opaque(_raw), step, page)
    }

    /// `gtk_spin_button_set_range()`.
    public func setRange(min: Double, max: Double) {
        gtk_spin_button_set_range(C.opaque(_raw), min, max)
    }

    /// `gtk_spin_button_spin()`.
    public func spin(_ direction: SpinType, increment: Double) {
        gtk_spin_button_spin(C.opaque(_raw), .init(rawValue: C.number(direction)), increment)
    }

    /// `gtk_spin_button_update()`.
    public func update() {
        gtk_spin_button_update(C.opaque(_raw))
    }

#if GTK_4_14
    /// `activates-default`, `gtk_spin_button_get_activates_default()`.
    public var activatesDefault: Bool {
        get { gtk_spin_button_get_activates_default(C.opaque(_raw)) != 0 }
        set { gtk_spin_button_set_activates_default(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activatesDefault; defer { self.activatesDefault = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }
#endif
}

extension Members where Owner: SpinButton {
    public var adjustment: PropertyKey<Owner, Adjustment> { PropertyKey("adjustment") }
    public var climbRate: PropertyKey<Owner, Double> { PropertyKey("climb-rate") }
    public var digits: PropertyKey<Owner, Int> { PropertyKey("digits") }
    public var numeric: PropertyKey<Owner, Bool> { PropertyKey("numeric") }
    public var snapToTicks: PropertyKey<Owner, Bool> { PropertyKey("snap-to-ticks") }
    public var updatePolicy: PropertyKey<Owner, SpinButtonUpdatePolicy> { PropertyKey("update-policy") }
    public var value: PropertyKey<Owner, Double> { PropertyKey("value") }
    public var wrap: PropertyKey<Owner, Bool> { PropertyKey("wrap") }
    public var changeValue: SignalKey<Owner, ScrollType> { SignalKey(one: "change-value") }
    public var output: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("output") }
    public var valueChanged: SignalKey<Owner, Void> { SignalKey("value-changed") }
    public var wrapped: SignalKey<Owner, Void> { SignalKey("wrapped") }
#if GTK_4_14
    public var activatesDefault: PropertyKey<Owner, Bool> { PropertyKey("activates-default") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
#endif
}
