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

/// A Swift class that implements the interface ``Buildable``.
@MainActor
public protocol BuildableSubclass: CustomClass, Buildable {
    /// `GtkBuildableIface.add_child`.
    func doAddChild(_ builder: Builder, child: Object, type: String?)
    /// `GtkBuildableIface.get_id`.
    func doId() -> String
    /// `GtkBuildableIface.get_internal_child`.
    func doInternalChild(_ builder: Builder, childname: String) -> Object
    /// `GtkBuildableIface.parser_finished`.
    func doParserFinished(_ builder: Builder)
    /// `GtkBuildableIface.set_buildable_property`.
    func doSetBuildableProperty(_ builder: Builder, name: String, value: Value)
    /// `GtkBuildableIface.set_id`.
    func doSetId(_ id: String)
}

extension BuildableSubclass {
    /// `GtkBuildableIface.add_child`.
    public func doAddChild(_ builder: Builder, child: Object, type: String? = nil) {
        guard let parent = BuildableGlue.parent(of: _raw)?.add_child else { return }
        parent(C.opaque(_raw), C.opaque(builder._raw), C.cast(child._raw), type)
    }

    /// `GtkBuildableIface.get_id`.
    public func doId() -> String {
        guard let parent = BuildableGlue.parent(of: _raw)?.get_id else { return "" }
        return C.string(parent(C.opaque(_raw)))
    }

    /// `GtkBuildableIface.get_internal_child`.
    public func doInternalChild(_ builder: Builder, childname: String) -> Object {
        guard let parent = BuildableGlue.parent(of: _raw)?.get_internal_child else { C.unimplemented(self, "doInternalChild", "GtkBuildableIface.get_internal_child") }
        return C.present(C.borrow(parent(C.opaque(_raw), C.opaque(builder._raw), childname)), "GtkBuildableIface.get_internal_child")
    }

    /// `GtkBuildableIface.parser_finished`.
    public func doParserFinished(_ builder: Builder) {
        guard let parent = BuildableGlue.parent(of: _raw)?.parser_finished else { return }
        parent(C.opaque(_raw), C.opaque(builder._raw))
    }

    /// `GtkBuildableIface.set_buildable_property`.
    public func doSetBuildableProperty(_ builder: Builder, name: String, value: Value) {
        guard let parent = BuildableGlue.parent(of: _raw)?.set_buildable_property else { return }
        parent(C.opaque(_raw), C.opaque(builder._raw), name, C.cast(value._raw))
    }

    /// `GtkBuildableIface.set_id`.
    public func doSetId(_ id: String) {
        guard let parent = BuildableGlue.parent(of: _raw)?.set_id else { return }
        parent(C.opaque(_raw), id)
    }
}

/// How C calls a ``BuildableSubclass``.
package enum BuildableGlue: Glue {
    package static var gtype: UInt { gtk_buildable_get_type() }
    package static var size: Int { MemoryLayout<GtkBuildableIface>.size }
    package static func isWanted(by type: any CustomClass.Type) -> Bool { type is any BuildableSubclass.Type }
    package static func fill(_ raw: UnsafeMutableRawPointer) {
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
        table.pointee.get_id = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any BuildableSubclass else {
                return BuildableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_id?(instance) ?? nil
            }
            nonisolated(unsafe) let instance = instance
            return onMainActor {
                let answer = swift.doId()
                return UnsafePointer(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_id"))
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
        table.pointee.set_buildable_property = { instance, a0, a1, a2 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any BuildableSubclass else {
                return BuildableGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_buildable_property?(instance, a0, a1, a2) ?? ()
            }
            nonisolated(unsafe) let (a0, a1, a2) = (a0, a1, a2)
            onMainActor {
                swift.doSetBuildableProperty(C.present(C.borrow(C.raw(a0)), "set_buildable_property"), name: C.string(a1), value: C.present(C.copy(a2), "set_buildable_property"))
            }
        }
        table.pointee.set_id = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any BuildableSubclass else {
                return BuildableGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_id?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doSetId(C.string(a0))
            }
        }
    }

    /// The functions that C had before Swift took over.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkBuildableIface? {
        original(instance)?.assumingMemoryBound(to: GtkBuildableIface.self).pointee
    }
}
