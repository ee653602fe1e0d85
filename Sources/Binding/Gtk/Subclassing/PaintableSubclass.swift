// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk

/// A picture that Swift draws, for every widget that shows pictures. Call `invalidateContents()` when it changes.
///
///     final class Swatch: GObject.Object, PaintableSubclass {
///         func doSnapshot(_ snapshot: Gtk.Snapshot, width: Double, height: Double) {
///             snapshot.appendColor(color, bounds: Graphene.Rect(x: 0, y: 0, width: width, height: height))
///         }
///     }
@MainActor
public protocol PaintableSubclass: CallableByC, Gdk.Paintable {
    /// Draws the picture at a size. `GdkPaintableInterface.snapshot`.
    func doSnapshot(_ snapshot: Snapshot, width: Double, height: Double)
    /// The preferred width; 0 for none.
    var doIntrinsicWidth: Int { get }
    /// The preferred height; 0 for none.
    var doIntrinsicHeight: Int { get }
    /// The preferred ratio of width to height; 0 for none. By default that of the preferred width and height.
    var doIntrinsicAspectRatio: Double { get }
    /// Whether the contents or the size never change.
    var doFlags: Gdk.PaintableFlags { get }
}

extension PaintableSubclass {
    public var doIntrinsicWidth: Int { 0 }
    public var doIntrinsicHeight: Int { 0 }
    public var doIntrinsicAspectRatio: Double {
        doIntrinsicWidth > 0 && doIntrinsicHeight > 0
            ? Double(doIntrinsicWidth) / Double(doIntrinsicHeight) : 0
    }
    public var doFlags: Gdk.PaintableFlags { [] }
}

/// The functions by which GTK calls a ``PaintableSubclass``.
@_spi(Binding) public enum PaintableGlue: Glue {
    public static var gtype: UInt { gdk_paintable_get_type() }
    public static var size: Int { MemoryLayout<GdkPaintableInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any PaintableSubclass.Type }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GdkPaintableInterface.self)
        table.pointee.snapshot = { paintable, snapshot, width, height in
            guard let swift = subclass(paintable), let snapshot: Snapshot = C.borrow(C.raw(snapshot)) else {
                return
            }
            onMainActor { swift.doSnapshot(snapshot, width: width, height: height) }
        }
        table.pointee.get_intrinsic_width = { paintable in
            guard let swift = subclass(paintable) else { return 0 }
            return gint(onMainActor { swift.doIntrinsicWidth })
        }
        table.pointee.get_intrinsic_height = { paintable in
            guard let swift = subclass(paintable) else { return 0 }
            return gint(onMainActor { swift.doIntrinsicHeight })
        }
        table.pointee.get_intrinsic_aspect_ratio = { paintable in
            guard let swift = subclass(paintable) else { return 0 }
            return onMainActor { swift.doIntrinsicAspectRatio }
        }
        table.pointee.get_flags = { paintable in
            guard let swift = subclass(paintable) else { return GdkPaintableFlags(rawValue: 0) }
            return GdkPaintableFlags(rawValue: C.number(onMainActor { swift.doFlags }))
        }
    }
}

private func subclass(_ paintable: OpaquePointer?) -> (any PaintableSubclass)? {
    wrapper(of: UnsafeRawPointer(paintable)) as? any PaintableSubclass
}
