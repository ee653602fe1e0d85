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

/// `GtkSourceSpaceDrawer`.
open class SpaceDrawer: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_space_drawer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SpaceDrawer(_borrowed: raw) }
}

extension SpaceDrawer {
    /// `enable-matrix`, `gtk_source_space_drawer_get_enable_matrix()`.
    public var enableMatrix: Bool {
        get { gtk_source_space_drawer_get_enable_matrix(C.opaque(_raw)) != 0 }
        set { gtk_source_space_drawer_set_enable_matrix(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableMatrix; defer { self.enableMatrix = value }; yield &value }
    }

    /// `matrix`, `gtk_source_space_drawer_get_matrix()`.
    public var matrix: Variant! {
        get { C.present(C.take(C.raw(gtk_source_space_drawer_get_matrix(C.opaque(_raw)))), "gtk_source_space_drawer_get_matrix") }
        set { gtk_source_space_drawer_set_matrix(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.matrix; defer { self.matrix = value }; yield &value }
    }

    /// `gtk_source_space_drawer_bind_matrix_setting()`.
    public func bindMatrixSetting(_ settings: Gio.Settings, key: String, flags: Gio.SettingsBindFlags = []) {
        gtk_source_space_drawer_bind_matrix_setting(C.opaque(_raw), C.cast(settings._raw), key, .init(rawValue: C.number(flags)))
    }

    /// `gtk_source_space_drawer_get_types_for_locations()`.
    public func types(forLocations locations: SpaceLocationFlags) -> SpaceTypeFlags {
        C.flags(gtk_source_space_drawer_get_types_for_locations(C.opaque(_raw), .init(rawValue: C.number(locations))).rawValue)
    }

    /// `gtk_source_space_drawer_set_types_for_locations()`.
    public func setTypes(forLocations locations: SpaceLocationFlags, types: SpaceTypeFlags) {
        gtk_source_space_drawer_set_types_for_locations(C.opaque(_raw), .init(rawValue: C.number(locations)), .init(rawValue: C.number(types)))
    }
}

extension Members where Owner: SpaceDrawer {
    public var enableMatrix: PropertyKey<Owner, Bool> { PropertyKey("enable-matrix") }
    public var matrix: PropertyKey<Owner, Variant?> { PropertyKey("matrix") }
}
