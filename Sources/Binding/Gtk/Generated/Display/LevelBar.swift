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

/// `GtkLevelBar`. <https://docs.gtk.org/gtk4/class.LevelBar.html>
open class LevelBar: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_level_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { LevelBar(_borrowed: raw) }

    /// `gtk_level_bar_new_for_interval()`.
    public convenience init(minValue: Double, maxValue: Double) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["min-value": minValue, "max-value": maxValue]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_level_bar_new_for_interval(minValue, maxValue)), "gtk_level_bar_new_for_interval"))
    }
}

#if GTK_4_10
extension LevelBar: AccessibleRange {}
#endif

extension LevelBar {
    /// `inverted`, `gtk_level_bar_get_inverted()`.
    public var inverted: Bool {
        get { gtk_level_bar_get_inverted(C.opaque(_raw)) != 0 }
        set { gtk_level_bar_set_inverted(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.inverted; defer { self.inverted = value }; yield &value }
    }

    /// `max-value`, `gtk_level_bar_get_max_value()`.
    public var maxValue: Double {
        get { gtk_level_bar_get_max_value(C.opaque(_raw)) }
        set { gtk_level_bar_set_max_value(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.maxValue; defer { self.maxValue = value }; yield &value }
    }

    /// `min-value`, `gtk_level_bar_get_min_value()`.
    public var minValue: Double {
        get { gtk_level_bar_get_min_value(C.opaque(_raw)) }
        set { gtk_level_bar_set_min_value(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.minValue; defer { self.minValue = value }; yield &value }
    }

    /// `mode`, `gtk_level_bar_get_mode()`.
    public var mode: LevelBarMode {
        get { C.enumeration(gtk_level_bar_get_mode(C.opaque(_raw)).rawValue) }
        set { gtk_level_bar_set_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.mode; defer { self.mode = value }; yield &value }
    }

    /// `value`, `gtk_level_bar_get_value()`.
    public var value: Double {
        get { gtk_level_bar_get_value(C.opaque(_raw)) }
        set { gtk_level_bar_set_value(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.value; defer { self.value = value }; yield &value }
    }

    /// `offset-changed`.
    @discardableResult
    public func onOffsetChanged(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ name: String) -> Void
    ) -> SignalConnection {
        connect(C.signal("offset-changed", detail), after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_level_bar_add_offset_value()`.
    public func addOffsetValue(_ name: String, value: Double) {
        gtk_level_bar_add_offset_value(C.opaque(_raw), name, value)
    }

    /// `gtk_level_bar_get_offset_value()`.
    public func offsetValue(_ name: String? = nil) -> Double? {
        var value: gdouble = 0
        let result = gtk_level_bar_get_offset_value(C.opaque(_raw), name, &value)
        return result == 0 ? nil : value
    }

    /// `gtk_level_bar_remove_offset_value()`.
    public func removeOffsetValue(_ name: String? = nil) {
        gtk_level_bar_remove_offset_value(C.opaque(_raw), name)
    }
}

extension Members where Owner: LevelBar {
    public var inverted: PropertyKey<Owner, Bool> { PropertyKey("inverted") }
    public var maxValue: PropertyKey<Owner, Double> { PropertyKey("max-value") }
    public var minValue: PropertyKey<Owner, Double> { PropertyKey("min-value") }
    public var mode: PropertyKey<Owner, LevelBarMode> { PropertyKey("mode") }
    public var value: PropertyKey<Owner, Double> { PropertyKey("value") }
    public var offsetChanged: SignalKey<Owner, String> { SignalKey(one: "offset-changed") }
}
