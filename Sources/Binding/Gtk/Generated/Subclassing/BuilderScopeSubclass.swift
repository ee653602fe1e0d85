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

/// A Swift class that implements the interface ``BuilderScope``.
@MainActor
public protocol BuilderScopeSubclass: CallableByC, BuilderScope {
    /// `GtkBuilderScopeInterface.get_type_from_function`.
    func doTypeFromFunction(_ builder: Builder, functionName: String) -> TypeID?
    /// `GtkBuilderScopeInterface.get_type_from_name`.
    func doTypeFromName(_ builder: Builder, typeName: String) -> TypeID?
}

extension BuilderScopeSubclass {
    /// `GtkBuilderScopeInterface.get_type_from_function`.
    public func doTypeFromFunction(_ builder: Builder, functionName: String) -> TypeID? {
        guard let parent = BuilderScopeGlue.parent(of: _raw)?.get_type_from_function else { return nil }
        return TypeID(valid: parent(C.opaque(_raw), C.opaque(builder._raw), functionName))
    }

    /// `GtkBuilderScopeInterface.get_type_from_name`.
    public func doTypeFromName(_ builder: Builder, typeName: String) -> TypeID? {
        guard let parent = BuilderScopeGlue.parent(of: _raw)?.get_type_from_name else { return nil }
        return TypeID(valid: parent(C.opaque(_raw), C.opaque(builder._raw), typeName))
    }
}

/// How the library calls a ``BuilderScopeSubclass``.
@_spi(Binding) public enum BuilderScopeGlue: Glue {
    public static var gtype: UInt { gtk_builder_scope_get_type() }
    public static var size: Int { MemoryLayout<GtkBuilderScopeInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any BuilderScopeSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkBuilderScopeInterface.self)
        table.pointee.get_type_from_function = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any BuilderScopeSubclass else {
                return BuilderScopeGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_type_from_function?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                let answer = swift.doTypeFromFunction(C.present(C.borrow(C.raw(a0)), "get_type_from_function"), functionName: C.string(a1))
                return answer?._raw ?? 0
            }
        }
        table.pointee.get_type_from_name = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any BuilderScopeSubclass else {
                return BuilderScopeGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_type_from_name?(instance, a0, a1) ?? 0
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            return onMainActor {
                let answer = swift.doTypeFromName(C.present(C.borrow(C.raw(a0)), "get_type_from_name"), typeName: C.string(a1))
                return answer?._raw ?? 0
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkBuilderScopeInterface? {
        original(instance)?.assumingMemoryBound(to: GtkBuilderScopeInterface.self).pointee
    }
}
