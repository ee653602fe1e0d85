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

/// A Swift class that implements the interface ``Buildable``.
@MainActor
public protocol BuildableSubclass: CallableByC, Buildable {
    /// `GtkBuildableIface.add_child`.
    func doAddChild(_ builder: Builder, child: Object, type: String?)
    /// `GtkBuildableIface.get_internal_child`.
    func doInternalChild(_ builder: Builder, childname: String) -> Object?
    /// `GtkBuildableIface.parser_finished`.
    func doParserFinished(_ builder: Builder)
}

extension BuildableSubclass {
    /// `GtkBuildableIface.add_child`.
    public func doAddChild(_ builder: Builder, child: Object, type: String? = nil) {
        guard let parent = BuildableGlue.parent(of: _raw)?.add_child else { return }
        parent(C.opaque(_raw), C.opaque(builder._raw), C.cast(child._raw), type)
    }

    /// `GtkBuildableIface.get_internal_child`.
    public func doInternalChild(_ builder: Builder, childname: String) -> Object? {
        guard let parent = BuildableGlue.parent(of: _raw)?.get_internal_child else { return nil }
        return C.borrow(parent(C.opaque(_raw), C.opaque(builder._raw), childname))
    }

    /// `GtkBuildableIface.parser_finished`.
    public func doParserFinished(_ builder: Builder) {
        guard let parent = BuildableGlue.parent(of: _raw)?.parser_finished else { return }
        parent(C.opaque(_raw), C.opaque(builder._raw))
    }
}

/// How the library calls a ``BuildableSubclass``.
@_spi(Binding) public enum BuildableGlue: Glue {
    public static var gtype: UInt { gtk_buildable_get_type() }
    public static var size: Int { MemoryLayout<GtkBuildableIface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any BuildableSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkBuildableIface.self)
        table.pointee.add_child = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any BuildableSubclass else {
                return BuildableGlue.parent(of: UnsafeMutableRawPointer(instance))?.add_child?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a1, a2) = (a0, a1, a2)
            onMainActor {
                swift.doAddChild(C.present(C.borrow(C.raw(a0)), "add_child"), child: C.present(C.borrow(a1), "add_child"), type: C.optionalString(a2))
            }
        }
        table.pointee.get_internal_child = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any BuildableSubclass else {
                return BuildableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_internal_child?(instance, a0, a1) ?? nil
            }
            nonisolated(unsafe) let (instance, a0, a1) = (instance, a0, a1)
            return onMainActor {
                let answer = swift.doInternalChild(C.present(C.borrow(C.raw(a0)), "get_internal_child"), childname: C.string(a1))
                return C.cast(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_internal_child"))
            }
        }
        table.pointee.parser_finished = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any BuildableSubclass else {
                return BuildableGlue.parent(of: UnsafeMutableRawPointer(instance))?.parser_finished?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doParserFinished(C.present(C.borrow(C.raw(a0)), "parser_finished"))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkBuildableIface? {
        original(instance)?.assumingMemoryBound(to: GtkBuildableIface.self).pointee
    }
}
