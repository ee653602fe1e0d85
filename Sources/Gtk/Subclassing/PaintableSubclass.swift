// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gdk

/// A picture drawn by Swift, for every widget that shows pictures. Say `invalidateContents()` when it changes.
///
///     final class Swatch: GObject.Object, PaintableSubclass {
///         func doSnapshot(_ snapshot: Gtk.Snapshot, width: Double, height: Double) {
///             snapshot.appendColor(color, bounds: Graphene.Rect(x: 0, y: 0, width: width, height: height))
///         }
///     }
@MainActor
public protocol PaintableSubclass: CustomClass, Gdk.Paintable {
    /// Draws the picture at a size. `GdkPaintableInterface.snapshot`.
    func doSnapshot(_ snapshot: Snapshot, width: Double, height: Double)
    /// How wide the picture is by itself, 0 when it has no preference.
    var doIntrinsicWidth: Int { get }
    /// How high the picture is by itself, 0 when it has no preference.
    var doIntrinsicHeight: Int { get }
    /// Width by height, 0 when it has no preference. By default what the two numbers say.
    var doIntrinsicAspectRatio: Double { get }
    /// What never changes.
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

    public nonisolated static func _addInterfaces(_ type: UInt) {
        var interface = GInterfaceInfo(
            interface_init: { interface, _ in
                let methods = interface?.assumingMemoryBound(to: GdkPaintableInterface.self)
                methods?.pointee.snapshot = { paintable, snapshot, width, height in
                    guard let swift = subclass(paintable), let snapshot: Snapshot = C.borrow(C.raw(snapshot))
                    else {
                        return
                    }
                    onMainActor { swift.doSnapshot(snapshot, width: width, height: height) }
                }
                methods?.pointee.get_intrinsic_width = { paintable in
                    guard let swift = subclass(paintable) else { return 0 }
                    return gint(onMainActor { swift.doIntrinsicWidth })
                }
                methods?.pointee.get_intrinsic_height = { paintable in
                    guard let swift = subclass(paintable) else { return 0 }
                    return gint(onMainActor { swift.doIntrinsicHeight })
                }
                methods?.pointee.get_intrinsic_aspect_ratio = { paintable in
                    guard let swift = subclass(paintable) else { return 0 }
                    return onMainActor { swift.doIntrinsicAspectRatio }
                }
                methods?.pointee.get_flags = { paintable in
                    guard let swift = subclass(paintable) else { return GdkPaintableFlags(rawValue: 0) }
                    return GdkPaintableFlags(rawValue: C.number(onMainActor { swift.doFlags }))
                }
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, gdk_paintable_get_type(), &interface)
    }
}

private func subclass(_ paintable: OpaquePointer?) -> (any PaintableSubclass)? {
    paintable.flatMap { wrapper(of: UnsafeRawPointer($0)) } as? any PaintableSubclass
}
