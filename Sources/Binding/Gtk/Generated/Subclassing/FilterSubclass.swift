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

/// A Swift class that overrides functions of ``Filter``.
@MainActor
public protocol FilterSubclass: CallableByC, Filter {
    /// `GtkFilterClass.get_strictness`.
    func doStrictness() -> FilterMatch
    /// `GtkFilterClass.match`.
    func doMatch(_ item: Object?) -> Bool
}

extension FilterSubclass {
    /// `GtkFilterClass.get_strictness`.
    public func doStrictness() -> FilterMatch {
        parentStrictness()
    }

    /// `GtkFilterClass.get_strictness`.
    public func parentStrictness() -> FilterMatch {
        guard let parent = FilterGlue.parent(of: _raw)?.get_strictness else { C.unimplemented(self, "doStrictness", "GtkFilterClass.get_strictness") }
        return C.enumeration(parent(C.cast(_raw)).rawValue)
    }

    /// `GtkFilterClass.match`.
    public func parentMatch(_ item: Object? = nil) -> Bool {
        guard let parent = FilterGlue.parent(of: _raw)?.match else { return false }
        return parent(C.cast(_raw), item?._raw) != 0
    }
}

/// How the library calls a ``FilterSubclass``.
@_spi(Binding) public enum FilterGlue: Glue {
    public static var gtype: UInt { gtk_filter_get_type() }
    public static var size: Int { MemoryLayout<GtkFilterClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any FilterSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkFilterClass.self)
        table.pointee.get_strictness = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any FilterSubclass else {
                return FilterGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_strictness?(instance) ?? .init(0)
            }
            return onMainActor {
                let answer = swift.doStrictness()
                return .init(rawValue: C.number(answer))
            }
        }
        table.pointee.match = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any FilterSubclass else {
                return FilterGlue.parent(of: UnsafeMutableRawPointer(instance))?.match?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doMatch(C.borrow(a0))
                return answer ? 1 : 0
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkFilterClass? {
        original(instance)?.assumingMemoryBound(to: GtkFilterClass.self).pointee
    }
}
