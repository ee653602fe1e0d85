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

/// `GtkScaleButton`. <https://docs.gtk.org/gtk4/class.ScaleButton.html>
open class ScaleButton: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_scale_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ScaleButton(_borrowed: raw) }

    /// `gtk_scale_button_new()`.
    public convenience init(min: Double, max: Double, step: Double, icons: [String]? = nil) {
        C.requireDisplay(Self.self)
        let cIcons = StringVector(icons)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_scale_button_new(min, max, step, cIcons.constant)), "gtk_scale_button_new"))
    }
}

#if GTK_4_10
extension ScaleButton: AccessibleRange {}
#endif

extension ScaleButton {
    /// `adjustment`, `gtk_scale_button_get_adjustment()`.
    public var adjustment: Adjustment {
        get { C.present(C.borrow(gtk_scale_button_get_adjustment(C.cast(_raw))), "gtk_scale_button_get_adjustment") }
        set { gtk_scale_button_set_adjustment(C.cast(_raw), C.cast(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.adjustment; defer { self.adjustment = value }; yield &value }
    }

    /// `icons`.
    public var icons: [String] {
        get { property("icons") }
        set {
            let cNewValue = StringVector(newValue)
            gtk_scale_button_set_icons(C.cast(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.icons; defer { self.icons = value }; yield &value }
    }

    /// `value`, `gtk_scale_button_get_value()`.
    public var value: Double {
        get { gtk_scale_button_get_value(C.cast(_raw)) }
        set { gtk_scale_button_set_value(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.value; defer { self.value = value }; yield &value }
    }

    /// `popdown`. A keyboard action.
    @discardableResult
    public func onPopdown(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popdown", after: after, plain: handler)
    }

    /// `popup`. A keyboard action.
    @discardableResult
    public func onPopup(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popup", after: after, plain: handler)
    }

    /// `value-changed`.
    @discardableResult
    public func onValueChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ value: Double) -> Void
    ) -> SignalConnection {
        connect("value-changed", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_scale_button_get_minus_button()`.
    public var minusButton: Button { C.present(C.borrow(gtk_scale_button_get_minus_button(C.cast(_raw))), "gtk_scale_button_get_minus_button") }

    /// `gtk_scale_button_get_plus_button()`.
    public var plusButton: Button { C.present(C.borrow(gtk_scale_button_get_plus_button(C.cast(_raw))), "gtk_scale_button_get_plus_button") }

    /// `gtk_scale_button_get_popup()`.
    public var popup: Widget { C.present(C.borrow(gtk_scale_button_get_popup(C.cast(_raw))), "gtk_scale_button_get_popup") }

#if GTK_4_10
    /// `active`, `gtk_scale_button_get_active()`.
    public var active: Bool { gtk_scale_button_get_active(C.cast(_raw)) != 0 }
#endif

#if GTK_4_14
    /// `has-frame`, `gtk_scale_button_get_has_frame()`.
    public var hasFrame: Bool {
        get { gtk_scale_button_get_has_frame(C.cast(_raw)) != 0 }
        set { gtk_scale_button_set_has_frame(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hasFrame; defer { self.hasFrame = value }; yield &value }
    }
#endif
}

extension Members where Owner: ScaleButton {
    public var adjustment: PropertyKey<Owner, Adjustment> { PropertyKey("adjustment") }
    public var icons: PropertyKey<Owner, [String]> { PropertyKey("icons") }
    public var value: PropertyKey<Owner, Double> { PropertyKey("value") }
    public var popdown: SignalKey<Owner, Void> { SignalKey("popdown") }
    public var popup: SignalKey<Owner, Void> { SignalKey("popup") }
    public var valueChanged: SignalKey<Owner, Double> { SignalKey(one: "value-changed") }
#if GTK_4_10
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
#endif
#if GTK_4_14
    public var hasFrame: PropertyKey<Owner, Bool> { PropertyKey("has-frame") }
#endif
}
