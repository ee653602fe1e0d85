// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that implements the interface ``ActionMap``.
@MainActor
public protocol ActionMapSubclass: CallableByC, ActionMap {
    /// `GActionMapInterface.add_action`.
    func doAddAction(_ action: any Action)
    /// `GActionMapInterface.lookup_action`.
    func doLookupAction(_ actionName: String) -> (any Action)?
    /// `GActionMapInterface.remove_action`.
    func doRemoveAction(_ actionName: String)
}

/// How the library calls a ``ActionMapSubclass``.
@_spi(Binding) public enum ActionMapGlue: Glue {
    public static var gtype: UInt { g_action_map_get_type() }
    public static var size: Int { MemoryLayout<GActionMapInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ActionMapSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GActionMapInterface.self)
        table.pointee.add_action = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionMapSubclass else {
                return ActionMapGlue.parent(of: UnsafeMutableRawPointer(instance))?.add_action?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doAddAction(C.present(C.borrow(C.raw(a0), AnyAction.self), "add_action"))
            }
        }
        table.pointee.lookup_action = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionMapSubclass else {
                return ActionMapGlue.parent(of: UnsafeMutableRawPointer(instance))?.lookup_action?(instance, a0) ?? nil
            }
            nonisolated(unsafe) let (instance, a0) = (instance, a0)
            return onMainActor {
                let answer = swift.doLookupAction(C.string(a0))
                return C.opaque(C.kept(answer, by: UnsafeMutableRawPointer(instance), "lookup_action"))
            }
        }
        table.pointee.remove_action = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionMapSubclass else {
                return ActionMapGlue.parent(of: UnsafeMutableRawPointer(instance))?.remove_action?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doRemoveAction(C.string(a0))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GActionMapInterface? {
        original(instance)?.assumingMemoryBound(to: GActionMapInterface.self).pointee
    }
}
