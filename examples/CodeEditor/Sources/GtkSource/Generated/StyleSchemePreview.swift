// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceStyleSchemePreview`.
open class StyleSchemePreview: Gtk.Widget, Gtk.Actionable {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_style_scheme_preview_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StyleSchemePreview(_borrowed: raw) }

    /// `gtk_source_style_scheme_preview_new()`.
    public convenience init(scheme: StyleScheme) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["scheme": scheme]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_style_scheme_preview_new(C.opaque(scheme._raw))), "gtk_source_style_scheme_preview_new"))
    }
}

extension StyleSchemePreview {
    /// `scheme`, `gtk_source_style_scheme_preview_get_scheme()`.
    public var scheme: StyleScheme { C.present(C.borrow(C.raw(gtk_source_style_scheme_preview_get_scheme(C.opaque(_raw)))), "gtk_source_style_scheme_preview_get_scheme") }

    /// `selected`, `gtk_source_style_scheme_preview_get_selected()`.
    public var selected: Bool {
        get { gtk_source_style_scheme_preview_get_selected(C.opaque(_raw)) != 0 }
        set { gtk_source_style_scheme_preview_set_selected(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.selected; defer { self.selected = value }; yield &value }
    }

    /// `activate`.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }
}

extension Members where Owner: StyleSchemePreview {
    public var scheme: PropertyKey<Owner, StyleScheme> { PropertyKey("scheme") }
    public var selected: PropertyKey<Owner, Bool> { PropertyKey("selected") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
}
