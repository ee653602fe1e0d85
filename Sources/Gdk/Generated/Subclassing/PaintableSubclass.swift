// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// A Swift class that implements the interface ``Paintable``.
@MainActor
public protocol PaintableSubclass: CustomClass, Paintable {
    /// `GdkPaintableInterface.get_current_image`.
    func doCurrentImage() -> any Paintable
    /// `GdkPaintableInterface.get_flags`.
    func doFlags() -> PaintableFlags
    /// `GdkPaintableInterface.get_intrinsic_aspect_ratio`.
    func doIntrinsicAspectRatio() -> Double
    /// `GdkPaintableInterface.get_intrinsic_height`.
    func doIntrinsicHeight() -> Int
    /// `GdkPaintableInterface.get_intrinsic_width`.
    func doIntrinsicWidth() -> Int
    /// `GdkPaintableInterface.snapshot`.
    func doSnapshot(_ snapshot: Snapshot, width: Double, height: Double)
}

extension PaintableSubclass {
    /// `GdkPaintableInterface.get_current_image`.
    public func doCurrentImage() -> any Paintable {
        guard let parent = PaintableGlue.parent(of: _raw)?.get_current_image else { C.unimplemented(self, "doCurrentImage", "GdkPaintableInterface.get_current_image") }
        return C.present(C.adopt(C.raw(parent(C.opaque(_raw))), AnyPaintable.self), "GdkPaintableInterface.get_current_image")
    }

    /// `GdkPaintableInterface.get_flags`.
    public func doFlags() -> PaintableFlags {
        guard let parent = PaintableGlue.parent(of: _raw)?.get_flags else { C.unimplemented(self, "doFlags", "GdkPaintableInterface.get_flags") }
        return C.flags(parent(C.opaque(_raw)).rawValue)
    }

    /// `GdkPaintableInterface.get_intrinsic_aspect_ratio`.
    public func doIntrinsicAspectRatio() -> Double {
        guard let parent = PaintableGlue.parent(of: _raw)?.get_intrinsic_aspect_ratio else { return 0 }
        return parent(C.opaque(_raw))
    }

    /// `GdkPaintableInterface.get_intrinsic_height`.
    public func doIntrinsicHeight() -> Int {
        guard let parent = PaintableGlue.parent(of: _raw)?.get_intrinsic_height else { return 0 }
        return Int(parent(C.opaque(_raw)))
    }

    /// `GdkPaintableInterface.get_intrinsic_width`.
    public func doIntrinsicWidth() -> Int {
        guard let parent = PaintableGlue.parent(of: _raw)?.get_intrinsic_width else { return 0 }
        return Int(parent(C.opaque(_raw)))
    }
}

/// How C calls a ``PaintableSubclass``.
package enum PaintableGlue: Glue {
    package static var gtype: UInt { gdk_paintable_get_type() }
    package static var size: Int { MemoryLayout<GdkPaintableInterface>.size }
    package static func isWanted(by type: any CustomClass.Type) -> Bool { type is any PaintableSubclass.Type }
    package static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GdkPaintableInterface.self)
        table.pointee.get_current_image = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PaintableSubclass else {
                return PaintableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_current_image?(instance) ?? nil
            }
            return onMainActor {
                let answer = swift.doCurrentImage()
                return C.opaque(answer._retained())
            }
        }
        table.pointee.get_flags = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PaintableSubclass else {
                return PaintableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_flags?(instance) ?? .init(0)
            }
            return onMainActor {
                let answer = swift.doFlags()
                return .init(rawValue: C.number(answer))
            }
        }
        table.pointee.get_intrinsic_aspect_ratio = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PaintableSubclass else {
                return PaintableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_intrinsic_aspect_ratio?(instance) ?? 0
            }
            return onMainActor {
                return swift.doIntrinsicAspectRatio()
            }
        }
        table.pointee.get_intrinsic_height = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PaintableSubclass else {
                return PaintableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_intrinsic_height?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doIntrinsicHeight()
                return gint(answer)
            }
        }
        table.pointee.get_intrinsic_width = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PaintableSubclass else {
                return PaintableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_intrinsic_width?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doIntrinsicWidth()
                return gint(answer)
            }
        }
        table.pointee.snapshot = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PaintableSubclass else {
                return PaintableGlue.parent(of: UnsafeMutableRawPointer(instance))?.snapshot?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a1, a2) = (a0, a1, a2)
            onMainActor {
                swift.doSnapshot(C.present(C.borrow(C.raw(a0)), "snapshot"), width: a1, height: a2)
            }
        }
    }

    /// The functions that C had before Swift took over.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GdkPaintableInterface? {
        original(instance)?.assumingMemoryBound(to: GdkPaintableInterface.self).pointee
    }
}
