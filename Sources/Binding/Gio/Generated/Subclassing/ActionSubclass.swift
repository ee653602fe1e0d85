// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that implements the interface ``Action``.
@MainActor
public protocol ActionSubclass: CallableByC, Action {
    /// `GActionInterface.activate`.
    func doActivate(_ parameter: Variant?)
    /// `GActionInterface.change_state`.
    func doChangeState(_ value: Variant)
    /// `GActionInterface.get_enabled`.
    func doEnabled() -> Bool
    /// `GActionInterface.get_name`.
    func doName() -> String
    /// `GActionInterface.get_parameter_type`.
    func doParameterType() -> VariantType?
    /// `GActionInterface.get_state`.
    func doState() -> Variant?
    /// `GActionInterface.get_state_hint`.
    func doStateHint() -> Variant?
    /// `GActionInterface.get_state_type`.
    func doStateType() -> VariantType?
}

extension ActionSubclass {
    /// `GActionInterface.get_enabled`.
    public func doEnabled() -> Bool {
        guard let parent = ActionGlue.parent(of: _raw)?.get_enabled else { return false }
        return parent(C.opaque(_raw)) != 0
    }

    /// `GActionInterface.get_parameter_type`.
    public func doParameterType() -> VariantType? {
        guard let parent = ActionGlue.parent(of: _raw)?.get_parameter_type else { return nil }
        return C.copy(C.raw(parent(C.opaque(_raw))))
    }

    /// `GActionInterface.get_state`.
    public func doState() -> Variant? {
        guard let parent = ActionGlue.parent(of: _raw)?.get_state else { return nil }
        return C.take(C.raw(parent(C.opaque(_raw))))
    }

    /// `GActionInterface.get_state_hint`.
    public func doStateHint() -> Variant? {
        guard let parent = ActionGlue.parent(of: _raw)?.get_state_hint else { return nil }
        return C.take(C.raw(parent(C.opaque(_raw))))
    }

    /// `GActionInterface.get_state_type`.
    public func doStateType() -> VariantType? {
        guard let parent = ActionGlue.parent(of: _raw)?.get_state_type else { return nil }
        return C.copy(C.raw(parent(C.opaque(_raw))))
    }
}

/// How the library calls a ``ActionSubclass``.
@_spi(Binding) public enum ActionGlue: Glue {
    public static var gtype: UInt { g_action_get_type() }
    public static var size: Int { MemoryLayout<GActionInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ActionSubclass.Type }
    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
        (type as? any ActionSubclass.Type)?._actionProperties ?? []
    }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GActionInterface.self)
        table.pointee.activate = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionSubclass else {
                return ActionGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doActivate(C.copy(C.raw(a0)))
            }
        }
        table.pointee.change_state = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionSubclass else {
                return ActionGlue.parent(of: UnsafeMutableRawPointer(instance))?.change_state?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doChangeState(C.present(C.copy(C.raw(a0)), "change_state"))
            }
        }
        table.pointee.get_enabled = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionSubclass else {
                return ActionGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_enabled?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doEnabled()
                return answer ? 1 : 0
            }
        }
        table.pointee.get_name = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionSubclass else {
                return ActionGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_name?(instance) ?? nil
            }
            nonisolated(unsafe) let instance = instance
            return onMainActor {
                let answer = swift.doName()
                return UnsafePointer(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_name"))
            }
        }
        table.pointee.get_parameter_type = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionSubclass else {
                return ActionGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_parameter_type?(instance) ?? nil
            }
            nonisolated(unsafe) let instance = instance
            return onMainActor {
                let answer = swift.doParameterType()
                return C.opaque(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_parameter_type"))
            }
        }
        table.pointee.get_state = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionSubclass else {
                return ActionGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_state?(instance) ?? nil
            }
            return onMainActor {
                let answer = swift.doState()
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.get_state_hint = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionSubclass else {
                return ActionGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_state_hint?(instance) ?? nil
            }
            return onMainActor {
                let answer = swift.doStateHint()
                return C.opaque(C.give(answer))
            }
        }
        table.pointee.get_state_type = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionSubclass else {
                return ActionGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_state_type?(instance) ?? nil
            }
            nonisolated(unsafe) let instance = instance
            return onMainActor {
                let answer = swift.doStateType()
                return C.opaque(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_state_type"))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GActionInterface? {
        original(instance)?.assumingMemoryBound(to: GActionInterface.self).pointee
    }
}

extension ActionSubclass {
    fileprivate static var _actionProperties: [PropertyDefinition] {
        [PropertyDefinition("enabled", \Self._enabledOfAction), PropertyDefinition("name", \Self._nameOfAction), PropertyDefinition("parameter-type", \Self._parameterTypeOfAction), PropertyDefinition("state", \Self._stateOfAction), PropertyDefinition("state-type", \Self._stateTypeOfAction)]
    }

    /// `enabled`.
    fileprivate var _enabledOfAction: Bool { doEnabled() }

    /// `name`.
    fileprivate var _nameOfAction: String { doName() }

    /// `parameter-type`.
    fileprivate var _parameterTypeOfAction: VariantType? { doParameterType() }

    /// `state`.
    fileprivate var _stateOfAction: Variant? { doState() }

    /// `state-type`.
    fileprivate var _stateTypeOfAction: VariantType? { doStateType() }
}
