// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

extension WidgetSubclass {
    /// The C class above the Swift class.
    private var parentClass: GtkWidgetClass {
        // Functions of ancestors in Swift are inherited in Swift.
        var type = g_type_parent(Self.customType)
        while C.isCustom(type) { type = g_type_parent(type) }
        return C.present(g_type_class_peek(type), "g_type_class_peek").assumingMemoryBound(
            to: GtkWidgetClass.self
        ).pointee
    }

    private var widget: UnsafeMutablePointer<GtkWidget>? { C.cast(_raw) }

    /// What the superclass wants.
    public func parentMeasure(_ orientation: Orientation, forSize: Int) -> Measurement {
        var (minimum, natural, minimumBaseline, naturalBaseline) = (gint(0), gint(0), gint(-1), gint(-1))
        parentClass.measure?(
            widget, .init(rawValue: C.number(orientation)), gint(forSize), &minimum, &natural,
            &minimumBaseline,
            &naturalBaseline)
        return Measurement(
            minimum: Int(minimum), natural: Int(natural), minimumBaseline: Int(minimumBaseline),
            naturalBaseline: Int(naturalBaseline))
    }

    /// The superclass's answer.
    public func parentRequestMode() -> SizeRequestMode {
        parentClass.get_request_mode.map { C.enumeration($0(widget).rawValue) } ?? .constantSize
    }

    /// Places the children as the superclass does.
    public func parentSizeAllocate(width: Int, height: Int, baseline: Int) {
        parentClass.size_allocate?(widget, gint(width), gint(height), gint(baseline))
    }

    /// Draws as the superclass does: its children.
    public func parentSnapshot(_ snapshot: Snapshot) {
        parentClass.snapshot?(widget, C.opaque(snapshot._raw))
    }

    /// The superclass's answer.
    public func parentContains(x: Double, y: Double) -> Bool { parentClass.contains?(widget, x, y) ?? 0 != 0 }
    /// What the superclass does.
    public func parentMap() { parentClass.map?(widget) }
    /// What the superclass does.
    public func parentUnmap() { parentClass.unmap?(widget) }
    /// What the superclass does.
    public func parentRealize() { parentClass.realize?(widget) }
    /// What the superclass does.
    public func parentUnrealize() { parentClass.unrealize?(widget) }
    /// What the superclass does.
    public func parentRoot() { parentClass.root?(widget) }
    /// What the superclass does.
    public func parentUnroot() { parentClass.unroot?(widget) }
    /// What the superclass does.
    public func parentFocus(_ direction: DirectionType) -> Bool {
        parentClass.focus?(widget, .init(rawValue: C.number(direction))) ?? 0 != 0
    }
    /// What the superclass does.
    public func parentGrabFocus() -> Bool { parentClass.grab_focus?(widget) ?? 0 != 0 }
    /// The superclass's answer.
    public func parentComputeExpand() -> (horizontal: Bool, vertical: Bool) {
        var (horizontal, vertical): (gboolean, gboolean) = (0, 0)
        parentClass.compute_expand?(widget, &horizontal, &vertical)
        return (horizontal != 0, vertical != 0)
    }
    /// What the superclass does.
    public func parentSetFocusChild(_ child: Widget?) {
        parentClass.set_focus_child?(widget, C.cast(child?._raw))
    }
    /// What the superclass does.
    public func parentSystemSettingChanged(_ setting: SystemSetting) {
        parentClass.system_setting_changed?(widget, .init(rawValue: C.number(setting)))
    }
    /// What the superclass does.
    public func parentStateFlagsChanged(_ previous: StateFlags) {
        parentClass.state_flags_changed?(widget, .init(rawValue: C.number(previous)))
    }
    /// What the superclass does.
    public func parentDirectionChanged(_ previous: TextDirection) {
        parentClass.direction_changed?(widget, .init(rawValue: C.number(previous)))
    }
    /// What the superclass does.
    public func parentMnemonicActivate(_ groupCycling: Bool) -> Bool {
        parentClass.mnemonic_activate?(widget, groupCycling ? 1 : 0) ?? 0 != 0
    }
}
