// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that implements the interface ``Initable``.
@MainActor
public protocol InitableSubclass: CallableByC, Initable {
    /// `GInitableIface.init`.
    func doInit(cancellable: Cancellable?) throws(GLibError)
}

/// How the library calls a ``InitableSubclass``.
@_spi(Binding) public enum InitableGlue: Glue {
    public static var gtype: UInt { g_initable_get_type() }
    public static var size: Int { MemoryLayout<GInitableIface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any InitableSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GInitableIface.self)
        table.pointee.`init` = { instance, a0, failure in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any InitableSubclass else {
                return InitableGlue.parent(of: UnsafeMutableRawPointer(instance))?.`init`?(instance, a0, failure) ?? 0
            }
            nonisolated(unsafe) let (a0, failure) = (a0, failure)
            return onMainActor {
                do throws(GLibError) {
                    try swift.doInit(cancellable: C.borrow(a0))
                    return 1
                } catch {
                    C.fail(error, failure)
                    return 0
                }
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GInitableIface? {
        original(instance)?.assumingMemoryBound(to: GInitableIface.self).pointee
    }
}
