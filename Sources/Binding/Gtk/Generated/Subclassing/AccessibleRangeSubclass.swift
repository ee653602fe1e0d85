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

#if GTK_4_10
/// A Swift class that implements the interface ``AccessibleRange``.
@MainActor
public protocol AccessibleRangeSubclass: CallableByC, AccessibleRange {
    /// `GtkAccessibleRangeInterface.set_current_value`.
    func doSetCurrentValue(_ value: Double) -> Bool
}

/// How the library calls a ``AccessibleRangeSubclass``.
@_spi(Binding) public enum AccessibleRangeGlue: Glue {
    public static var gtype: UInt { gtk_accessible_range_get_type() }
    public static var size: Int { MemoryLayout<GtkAccessibleRangeInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any AccessibleRangeSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkAccessibleRangeInterface.self)
        table.pointee.set_current_value = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any AccessibleRangeSubclass else {
                return AccessibleRangeGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_current_value?(instance, a0) ?? 0
            }
            return onMainActor {
                let answer = swift.doSetCurrentValue(a0)
                return answer ? 1 : 0
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkAccessibleRangeInterface? {
        original(instance)?.assumingMemoryBound(to: GtkAccessibleRangeInterface.self).pointee
    }
}
#endif
