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

/// A Swift class that implements the interface ``Orientable``.
@MainActor
public protocol OrientableSubclass: CallableByC, Orientable {
    /// `orientation`. Say `notify("orientation")` when it changes.
    var doOrientation: Orientation { get set }
}

/// How the library calls a ``OrientableSubclass``.
@_spi(Binding) public enum OrientableGlue: Glue {
    public static var gtype: UInt { gtk_orientable_get_type() }
    public static var size: Int { MemoryLayout<GtkOrientableIface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any OrientableSubclass.Type }
    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
        (type as? any OrientableSubclass.Type)?._orientableProperties ?? []
    }
    public static func fill(_ raw: UnsafeMutableRawPointer) {}
}

extension OrientableSubclass {
    fileprivate static var _orientableProperties: [PropertyDefinition] {
        [PropertyDefinition("orientation", \Self.doOrientation)]
    }
}
