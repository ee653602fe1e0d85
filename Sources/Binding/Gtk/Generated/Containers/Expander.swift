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

/// `GtkExpander`. <https://docs.gtk.org/gtk4/class.Expander.html>
open class Expander: Widget {
    open override nonisolated class var gtype: UInt { gtk_expander_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Expander(_borrowed: raw) }

    /// `gtk_expander_new()`.
    public convenience init(label: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_expander_new(label)), "gtk_expander_new"))
    }

    /// `gtk_expander_new_with_mnemonic()`.
    public convenience init(mnemonic label: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label, "use-underline": true]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_expander_new_with_mnemonic(label)), "gtk_expander_new_with_mnemonic"))
    }
}

extension Expander {
    /// `child`, `gtk_expander_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_expander_get_child(C.opaque(_raw))) }
        set { gtk_expander_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `expanded`, `gtk_expander_get_expanded()`.
    public var expanded: Bool {
        get { gtk_expander_get_expanded(C.opaque(_raw)) != 0 }
        set { gtk_expander_set_expanded(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.expanded; defer { self.expanded = value }; yield &value }
    }

    /// `label`, `gtk_expander_get_label()`.
    public var label: String? {
        get { C.optionalString(gtk_expander_get_label(C.opaque(_raw))) }
        set { gtk_expander_set_label(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.label; defer { self.label = value }; yield &value }
    }

    /// `label-widget`, `gtk_expander_get_label_widget()`.
    public var labelWidget: Widget? {
        get { C.borrow(gtk_expander_get_label_widget(C.opaque(_raw))) }
        set { gtk_expander_set_label_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.labelWidget; defer { self.labelWidget = value }; yield &value }
    }

    /// `resize-toplevel`, `gtk_expander_get_resize_toplevel()`.
    public var resizeToplevel: Bool {
        get { gtk_expander_get_resize_toplevel(C.opaque(_raw)) != 0 }
        set { gtk_expander_set_resize_toplevel(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.resizeToplevel; defer { self.resizeToplevel = value }; yield &value }
    }

    /// `use-markup`, `gtk_expander_get_use_markup()`.
    public var useMarkup: Bool {
        get { gtk_expander_get_use_markup(C.opaque(_raw)) != 0 }
        set { gtk_expander_set_use_markup(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useMarkup; defer { self.useMarkup = value }; yield &value }
    }

    /// `use-underline`, `gtk_expander_get_use_underline()`.
    public var useUnderline: Bool {
        get { gtk_expander_get_use_underline(C.opaque(_raw)) != 0 }
        set { gtk_expander_set_use_underline(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useUnderline; defer { self.useUnderline = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }
}

extension Members where Owner: Expander {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var expanded: PropertyKey<Owner, Bool> { PropertyKey("expanded") }
    public var label: PropertyKey<Owner, String?> { PropertyKey("label") }
    public var labelWidget: PropertyKey<Owner, Widget?> { PropertyKey("label-widget") }
    public var resizeToplevel: PropertyKey<Owner, Bool> { PropertyKey("resize-toplevel") }
    public var useMarkup: PropertyKey<Owner, Bool> { PropertyKey("use-markup") }
    public var useUnderline: PropertyKey<Owner, Bool> { PropertyKey("use-underline") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
}
