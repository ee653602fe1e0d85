// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that implements the interface ``ActionGroup``.
@MainActor
public protocol ActionGroupSubclass: CallableByC, ActionGroup {
    /// `GActionGroupInterface.activate_action`.
    func doActivateAction(_ actionName: String, parameter: Variant?)
    /// `GActionGroupInterface.change_action_state`.
    func doChangeActionState(_ actionName: String, value: Variant)
    /// `GActionGroupInterface.get_action_enabled`.
    func doActionEnabled(_ actionName: String) -> Bool
    /// `GActionGroupInterface.get_action_parameter_type`.
    func doActionParameterType(_ actionName: String) -> VariantType?
    /// `GActionGroupInterface.get_action_state`.
    func doActionState(_ actionName: String) -> Variant?
    /// `GActionGroupInterface.get_action_state_hint`.
    func doActionStateHint(_ actionName: String) -> Variant?
    /// `GActionGroupInterface.get_action_state_type`.
    func doActionStateType(_ actionName: String) -> VariantType?
    /// `GActionGroupInterface.has_action`.
    func doHasAction(_ actionName: String) -> Bool
    /// `GActionGroupInterface.list_actions`.
    func doListActions() -> [String]
}

extension ActionGroupSubclass {
    /// `GActionGroupInterface.get_action_enabled`.
    public func doActionEnabled(_ actionName: String) -> Bool {
        guard let parent = ActionGroupGlue.parent(of: _raw)?.get_action_enabled else { return false }
        return parent(C.opaque(_raw), actionName) != 0
    }

    /// `GActionGroupInterface.get_action_parameter_type`.
    public func doActionParameterType(_ actionName: String) -> VariantType? {
        guard let parent = ActionGroupGlue.parent(of: _raw)?.get_action_parameter_type else { return nil }
        return C.copy(C.raw(parent(C.opaque(_raw), actionName)))
    }

    /// `GActionGroupInterface.get_action_state`.
    public func doActionState(_ actionName: String) -> Variant? {
        guard let parent = ActionGroupGlue.parent(of: _raw)?.get_action_state else { return nil }
        return C.take(C.raw(parent(C.opaque(_raw), actionName)))
    }

    /// `GActionGroupInterface.get_action_state_hint`.
    public func doActionStateHint(_ actionName: String) -> Variant? {
        guard let parent = ActionGroupGlue.parent(of: _raw)?.get_action_state_hint else { return nil }
        return C.take(C.raw(parent(C.opaque(_raw), actionName)))
    }

    /// `GActionGroupInterface.get_action_state_type`.
    public func doActionStateType(_ actionName: String) -> VariantType? {
        guard let parent = ActionGroupGlue.parent(of: _raw)?.get_action_state_type else { return nil }
        return C.copy(C.raw(parent(C.opaque(_raw), actionName)))
    }

    /// `GActionGroupInterface.has_action`.
    public func doHasAction(_ actionName: String) -> Bool {
        guard let parent = ActionGroupGlue.parent(of: _raw)?.has_action else { return false }
        return parent(C.opaque(_raw), actionName) != 0
    }
}

/// How the library calls a ``ActionGroupSubclass``.
@_spi(Binding) public enum ActionGroupGlue: Glue {
    public static var gtype: UInt { g_action_group_get_type() }
    public static var size: Int { MemoryLayout<GActionGroupInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ActionGroupSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GActionGroupInterface.self)
        table.pointee.activate_action = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate_action?(instance, a0, a1) ?? ()
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            onMainActor {
                swift.doActivateAction(C.string(a0), parameter: C.copy(C.raw(a1)))
            }
        }
        table.pointee.change_action_state = { instance, a0, a1 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.change_action_state?(instance, a0, a1) ?? ()
            }
            nonisolated(unsafe) let (a0, a1) = (a0, a1)
            onMainActor {
                swift.doChangeActionState(C.string(a0), value: C.present(C.copy(C.raw(a1)), "change_action_state"))
            }
        }
        table.pointee.get_action_enabled = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_action_enabled?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doActionEnabled(C.string(a0))
                return answer ? 1 : 0
            }
        }
        table.pointee.get_action_parameter_type = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_action_parameter_type?(instance, a0) ?? nil
            }
            nonisolated(unsafe) let (instance, a0) = (instance, a0)
            return onMainActor {
                let answer = swift.doActionParameterType(C.string(a0))
                return C.opaque(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_action_parameter_type"))
            }
        }
        table.pointee.get_action_state = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_action_state?(instance, a0) ?? nil
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doActionState(C.string(a0))
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.get_action_state_hint = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_action_state_hint?(instance, a0) ?? nil
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doActionStateHint(C.string(a0))
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.get_action_state_type = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_action_state_type?(instance, a0) ?? nil
            }
            nonisolated(unsafe) let (instance, a0) = (instance, a0)
            return onMainActor {
                let answer = swift.doActionStateType(C.string(a0))
                return C.opaque(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_action_state_type"))
            }
        }
        table.pointee.has_action = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.has_action?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                let answer = swift.doHasAction(C.string(a0))
                return answer ? 1 : 0
            }
        }
        table.pointee.list_actions = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionGroupSubclass else {
                return ActionGroupGlue.parent(of: UnsafeMutableRawPointer(instance))?.list_actions?(instance) ?? nil
            }
            return onMainActor {
                let answer = swift.doListActions()
                return C.duplicate(answer)
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GActionGroupInterface? {
        original(instance)?.assumingMemoryBound(to: GActionGroupInterface.self).pointee
    }
}
