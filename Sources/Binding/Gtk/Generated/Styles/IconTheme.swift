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

/// `GtkIconTheme`. <https://docs.gtk.org/gtk4/class.IconTheme.html>
open class IconTheme: Object {
    open override nonisolated class var gtype: UInt { gtk_icon_theme_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { IconTheme(_borrowed: raw) }
}

extension IconTheme {
    /// `display`, `gtk_icon_theme_get_display()`.
    public var display: Gdk.Display? {
        get { C.borrow(C.raw(gtk_icon_theme_get_display(C.opaque(_raw)))) }
        set { setProperty("display", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.display; defer { self.display = value }; yield &value }
    }

    /// `icon-names`, `gtk_icon_theme_get_icon_names()`.
    public var iconNames: [String] { C.takeStrings(gtk_icon_theme_get_icon_names(C.opaque(_raw))) }

    /// `resource-path`, `gtk_icon_theme_get_resource_path()`.
    public var resourcePath: [String] {
        get { C.takeStrings(gtk_icon_theme_get_resource_path(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_icon_theme_set_resource_path(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.resourcePath; defer { self.resourcePath = value }; yield &value }
    }

    /// `search-path`, `gtk_icon_theme_get_search_path()`.
    public var searchPath: [String] {
        get { C.takeStrings(gtk_icon_theme_get_search_path(C.opaque(_raw)), C.fileName) }
        set {
            let cNewValue = StringVector(fileNames: newValue)
            gtk_icon_theme_set_search_path(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.searchPath; defer { self.searchPath = value }; yield &value }
    }

    /// `theme-name`, `gtk_icon_theme_get_theme_name()`.
    public var themeName: String! {
        get { C.takeString(gtk_icon_theme_get_theme_name(C.opaque(_raw))) }
        set { gtk_icon_theme_set_theme_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.themeName; defer { self.themeName = value }; yield &value }
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `gtk_icon_theme_get_for_display()`.
    public static func `for`(_ display: Gdk.Display) -> IconTheme {
        C.present(C.borrow(C.raw(gtk_icon_theme_get_for_display(C.opaque(display._raw)))), "gtk_icon_theme_get_for_display")
    }

    /// `gtk_icon_theme_add_resource_path()`.
    public func addResourcePath(_ path: String) {
        gtk_icon_theme_add_resource_path(C.opaque(_raw), path)
    }

    /// `gtk_icon_theme_add_search_path()`.
    public func addSearchPath(_ path: String) {
        gtk_icon_theme_add_search_path(C.opaque(_raw), C.bytes(path))
    }

    /// `gtk_icon_theme_has_gicon()`.
    public func hasGicon(_ gicon: any Gio.Icon) -> Bool {
        gtk_icon_theme_has_gicon(C.opaque(_raw), C.opaque(gicon._raw)) != 0
    }

    /// `gtk_icon_theme_has_icon()`.
    public func hasIcon(_ iconName: String) -> Bool {
        gtk_icon_theme_has_icon(C.opaque(_raw), iconName) != 0
    }

    /// `gtk_icon_theme_lookup_by_gicon()`.
    public func lookup(
        by icon: any Gio.Icon, size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags = []
    ) -> IconPaintable {
        C.present(C.adopt(C.raw(gtk_icon_theme_lookup_by_gicon(C.opaque(_raw), C.opaque(icon._raw), C.gint(size), C.gint(scale), .init(rawValue: C.number(direction)), .init(rawValue: C.number(flags))))), "gtk_icon_theme_lookup_by_gicon")
    }

    /// `gtk_icon_theme_lookup_icon()`.
    public func lookupIcon(
        _ iconName: String, fallbacks: [String]? = nil, size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags = []
    ) -> IconPaintable {
        let cFallbacks = StringVector(fallbacks)
        return C.present(C.adopt(C.raw(gtk_icon_theme_lookup_icon(C.opaque(_raw), iconName, cFallbacks.constant, C.gint(size), C.gint(scale), .init(rawValue: C.number(direction)), .init(rawValue: C.number(flags))))), "gtk_icon_theme_lookup_icon")
    }
}

extension Members where Owner: IconTheme {
    public var display: PropertyKey<Owner, Gdk.Display?> { PropertyKey("display") }
    public var iconNames: PropertyKey<Owner, [String]> { PropertyKey("icon-names") }
    public var resourcePath: PropertyKey<Owner, [String]> { PropertyKey("resource-path") }
    public var searchPath: PropertyKey<Owner, [String]> { PropertyKey("search-path") }
    public var themeName: PropertyKey<Owner, String?> { PropertyKey("theme-name") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
}
