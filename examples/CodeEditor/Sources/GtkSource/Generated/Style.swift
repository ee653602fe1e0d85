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

/// `GtkSourceStyle`.
open class Style: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_style_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Style(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Style {
    /// `background`.
    public var background: String? { property("background") }

    /// `background-set`.
    public var backgroundSet: Bool { property("background-set") }

    /// `bold`.
    public var bold: Bool { property("bold") }

    /// `bold-set`.
    public var boldSet: Bool { property("bold-set") }

    /// `foreground`.
    public var foreground: String? { property("foreground") }

    /// `foreground-set`.
    public var foregroundSet: Bool { property("foreground-set") }

    /// `italic`.
    public var italic: Bool { property("italic") }

    /// `italic-set`.
    public var italicSet: Bool { property("italic-set") }

    /// `line-background`.
    public var lineBackground: String? { property("line-background") }

    /// `line-background-set`.
    public var lineBackgroundSet: Bool { property("line-background-set") }

    /// `pango-underline`.
    public var pangoUnderline: Pango.Underline { property("pango-underline") }

    /// `scale`.
    public var scale: String? { property("scale") }

    /// `scale-set`.
    public var scaleSet: Bool { property("scale-set") }

    /// `strikethrough`.
    public var strikethrough: Bool { property("strikethrough") }

    /// `strikethrough-set`.
    public var strikethroughSet: Bool { property("strikethrough-set") }

    /// `underline-color`.
    public var underlineColor: String? { property("underline-color") }

    /// `underline-color-set`.
    public var underlineColorSet: Bool { property("underline-color-set") }

    /// `underline-set`.
    public var underlineSet: Bool { property("underline-set") }

    /// `weight`.
    public var weight: Pango.Weight { property("weight") }

    /// `weight-set`.
    public var weightSet: Bool { property("weight-set") }

    /// `gtk_source_style_apply()`.
    public func apply(_ tag: Gtk.TextTag) {
        gtk_source_style_apply(C.opaque(_raw), C.cast(tag._raw))
    }

    /// `gtk_source_style_copy()`.
    @discardableResult
    public func copy() -> Style {
        C.present(C.adopt(C.raw(gtk_source_style_copy(C.opaque(_raw)))), "gtk_source_style_copy")
    }
}

extension Members where Owner: Style {
    public var background: PropertyKey<Owner, String?> { PropertyKey("background") }
    public var backgroundSet: PropertyKey<Owner, Bool> { PropertyKey("background-set") }
    public var bold: PropertyKey<Owner, Bool> { PropertyKey("bold") }
    public var boldSet: PropertyKey<Owner, Bool> { PropertyKey("bold-set") }
    public var foreground: PropertyKey<Owner, String?> { PropertyKey("foreground") }
    public var foregroundSet: PropertyKey<Owner, Bool> { PropertyKey("foreground-set") }
    public var italic: PropertyKey<Owner, Bool> { PropertyKey("italic") }
    public var italicSet: PropertyKey<Owner, Bool> { PropertyKey("italic-set") }
    public var lineBackground: PropertyKey<Owner, String?> { PropertyKey("line-background") }
    public var lineBackgroundSet: PropertyKey<Owner, Bool> { PropertyKey("line-background-set") }
    public var pangoUnderline: PropertyKey<Owner, Pango.Underline> { PropertyKey("pango-underline") }
    public var scale: PropertyKey<Owner, String?> { PropertyKey("scale") }
    public var scaleSet: PropertyKey<Owner, Bool> { PropertyKey("scale-set") }
    public var strikethrough: PropertyKey<Owner, Bool> { PropertyKey("strikethrough") }
    public var strikethroughSet: PropertyKey<Owner, Bool> { PropertyKey("strikethrough-set") }
    public var underlineColor: PropertyKey<Owner, String?> { PropertyKey("underline-color") }
    public var underlineColorSet: PropertyKey<Owner, Bool> { PropertyKey("underline-color-set") }
    public var underlineSet: PropertyKey<Owner, Bool> { PropertyKey("underline-set") }
    public var weight: PropertyKey<Owner, Pango.Weight> { PropertyKey("weight") }
    public var weightSet: PropertyKey<Owner, Bool> { PropertyKey("weight-set") }
}
