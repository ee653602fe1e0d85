// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that implements the interface ``Icon``.
@MainActor
public protocol IconSubclass: CallableByC, Icon {
    /// `GIconIface.equal`.
    func doEqual(_ icon2: (any Icon)?) -> Bool
    /// `GIconIface.hash`.
    func doHash() -> Int
    /// `GIconIface.serialize`.
    func doSerialize() -> Variant?
}

extension IconSubclass {
    /// `GIconIface.serialize`.
    public func doSerialize() -> Variant? {
        guard let parent = IconGlue.parent(of: _raw)?.serialize else { return nil }
        return C.take(C.raw(parent(C.opaque(_raw))))
    }
}

/// How the library calls a ``IconSubclass``.
@_spi(Binding) public enum IconGlue: Glue {
    public static var gtype: UInt { g_icon_get_type() }
    public static var size: Int { MemoryLayout<GIconIface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any IconSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GIconIface.self)
        table.pointee.equal = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IconSubclass else {
                return IconGlue.parent(of: UnsafeMutableRawPointer(instance))?.equal?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doEqual(C.borrow(C.raw(a0), AnyIcon.self))
                return answer ? 1 : 0
            }
        }
        table.pointee.hash = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IconSubclass else {
                return IconGlue.parent(of: UnsafeMutableRawPointer(instance))?.hash?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doHash()
                return C.guint(answer)
            }
        }
        table.pointee.serialize = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any IconSubclass else {
                return IconGlue.parent(of: UnsafeMutableRawPointer(instance))?.serialize?(instance) ?? nil
            }
            return onMainActor {
                let answer = swift.doSerialize()
                return C.opaque(C.give(answer))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GIconIface? {
        original(instance)?.assumingMemoryBound(to: GIconIface.self).pointee
    }
}
