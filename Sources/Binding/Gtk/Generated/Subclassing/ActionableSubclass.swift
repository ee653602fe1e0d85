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

/// A Swift class that implements the interface ``Actionable``.
@MainActor
public protocol ActionableSubclass: CallableByC, Actionable, WidgetSubclass {
    /// `action-target`. Say `notify("action-target")` when it changes.
    var doActionTarget: Variant? { get set }
    /// `GtkActionableInterface.get_action_name`.
    func doActionName() -> String?
    /// `GtkActionableInterface.get_action_target_value`.
    func doActionTargetValue() -> Variant?
    /// `GtkActionableInterface.set_action_name`.
    func doSetActionName(_ actionName: String?)
    /// `GtkActionableInterface.set_action_target_value`.
    func doSetActionTargetValue(_ targetValue: Variant?)
}

extension ActionableSubclass {
    /// `GtkActionableInterface.get_action_target_value`.
    public func doActionTargetValue() -> Variant? {
        guard let parent = ActionableGlue.parent(of: _raw)?.get_action_target_value else { return nil }
        return C.copy(C.raw(parent(C.opaque(_raw))))
    }

    /// `GtkActionableInterface.set_action_target_value`.
    public func doSetActionTargetValue(_ targetValue: Variant? = nil) {
        guard let parent = ActionableGlue.parent(of: _raw)?.set_action_target_value else { return }
        parent(C.opaque(_raw), C.opaque(targetValue?._raw))
    }
}

/// How the library calls a ``ActionableSubclass``.
@_spi(Binding) public enum ActionableGlue: Glue {
    public static var gtype: UInt { gtk_actionable_get_type() }
    public static var size: Int { MemoryLayout<GtkActionableInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ActionableSubclass.Type }
    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
        (type as? any ActionableSubclass.Type)?._actionableProperties ?? []
    }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkActionableInterface.self)
        table.pointee.get_action_name = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionableSubclass else {
                return ActionableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_action_name?(instance) ?? nil
            }
            nonisolated(unsafe) let instance = instance
            return onMainActor {
                let answer = swift.doActionName()
                return UnsafePointer(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_action_name"))
            }
        }
        table.pointee.get_action_target_value = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionableSubclass else {
                return ActionableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_action_target_value?(instance) ?? nil
            }
            nonisolated(unsafe) let instance = instance
            return onMainActor {
                let answer = swift.doActionTargetValue()
                return C.opaque(C.kept(answer, by: UnsafeMutableRawPointer(instance), "get_action_target_value"))
            }
        }
        table.pointee.set_action_name = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionableSubclass else {
                return ActionableGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_action_name?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doSetActionName(C.optionalString(a0))
            }
        }
        table.pointee.set_action_target_value = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionableSubclass else {
                return ActionableGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_action_target_value?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doSetActionTargetValue(C.copy(C.raw(a0)))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkActionableInterface? {
        original(instance)?.assumingMemoryBound(to: GtkActionableInterface.self).pointee
    }
}

extension ActionableSubclass {
    fileprivate static var _actionableProperties: [PropertyDefinition] {
        [PropertyDefinition("action-target", \Self.doActionTarget), PropertyDefinition("action-name", \Self._actionNameOfActionable)]
    }

    /// `action-name`.
    fileprivate var _actionNameOfActionable: String? {
        get { doActionName() }
        set { doSetActionName(newValue) }
    }
}
