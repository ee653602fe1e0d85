// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// A Swift class that implements the interface ``Orientable``.
@MainActor
public protocol OrientableSubclass: CustomClass, Orientable {
    /// `orientation`. Say `notify("orientation")` when it changes.
    var doOrientation: Orientation { get set }
}

/// How C calls a ``OrientableSubclass``.
package enum OrientableGlue: Glue {
    package static var gtype: UInt { gtk_orientable_get_type() }
    package static var size: Int { MemoryLayout<GtkOrientableIface>.size }
    package static func isWanted(by type: any CustomClass.Type) -> Bool { type is any OrientableSubclass.Type }
    package static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
        (type as? any OrientableSubclass.Type)?._orientableProperties ?? []
    }
    package static func fill(_ raw: UnsafeMutableRawPointer) {}
}

extension OrientableSubclass {
    fileprivate static var _orientableProperties: [PropertyDefinition] {
        [PropertyDefinition("orientation", \Self.doOrientation)]
    }
}
