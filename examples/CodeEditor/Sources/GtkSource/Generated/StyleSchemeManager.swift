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

/// `GtkSourceStyleSchemeManager`.
open class StyleSchemeManager: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_style_scheme_manager_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { StyleSchemeManager(_borrowed: raw) }
}

extension StyleSchemeManager {
    /// `scheme-ids`, `gtk_source_style_scheme_manager_get_scheme_ids()`.
    public var schemeIds: [String] { C.strings(constant: gtk_source_style_scheme_manager_get_scheme_ids(C.opaque(_raw))) }

    /// `search-path`, `gtk_source_style_scheme_manager_get_search_path()`.
    public var searchPath: [String] {
        get { C.strings(constant: gtk_source_style_scheme_manager_get_search_path(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_source_style_scheme_manager_set_search_path(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.searchPath; defer { self.searchPath = value }; yield &value }
    }

    /// `gtk_source_style_scheme_manager_get_default()`.
    public static var `default`: StyleSchemeManager { C.present(C.borrow(C.raw(gtk_source_style_scheme_manager_get_default())), "gtk_source_style_scheme_manager_get_default") }

    /// `gtk_source_style_scheme_manager_append_search_path()`.
    public func appendSearchPath(_ path: String) {
        gtk_source_style_scheme_manager_append_search_path(C.opaque(_raw), path)
    }

    /// `gtk_source_style_scheme_manager_force_rescan()`.
    public func forceRescan() {
        gtk_source_style_scheme_manager_force_rescan(C.opaque(_raw))
    }

    /// `gtk_source_style_scheme_manager_get_scheme()`.
    public func scheme(_ schemeId: String) -> StyleScheme? {
        C.borrow(C.raw(gtk_source_style_scheme_manager_get_scheme(C.opaque(_raw), schemeId)))
    }

    /// `gtk_source_style_scheme_manager_prepend_search_path()`.
    public func prependSearchPath(_ path: String) {
        gtk_source_style_scheme_manager_prepend_search_path(C.opaque(_raw), path)
    }
}

extension Members where Owner: StyleSchemeManager {
    public var schemeIds: PropertyKey<Owner, [String]> { PropertyKey("scheme-ids") }
    public var searchPath: PropertyKey<Owner, [String]> { PropertyKey("search-path") }
}
