// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension WidgetSubclass {
    /// The C class above the Swift class.
    private var parentClass: GtkWidgetClass {
        // Swift ancestors are called by Swift's own inheritance.
        C.present(Gtk.parentClass(widget), "g_type_class_peek")
    }

    private var widget: UnsafeMutablePointer<GtkWidget>? { C.cast(_raw) }

    /// Returns the size that the superclass needs.
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

    /// Returns the result of the superclass.
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

    /// Returns the result of the superclass.
    public func parentContains(x: Double, y: Double) -> Bool { parentClass.contains?(widget, x, y) ?? 0 != 0 }
    /// Calls the implementation of the superclass.
    public func parentMap() { parentClass.map?(widget) }
    /// Calls the implementation of the superclass.
    public func parentUnmap() { parentClass.unmap?(widget) }
    /// Calls the implementation of the superclass.
    public func parentRealize() { parentClass.realize?(widget) }
    /// Calls the implementation of the superclass.
    public func parentUnrealize() { parentClass.unrealize?(widget) }
    /// Calls the implementation of the superclass.
    public func parentRoot() { parentClass.root?(widget) }
    /// Calls the implementation of the superclass.
    public func parentUnroot() { parentClass.unroot?(widget) }
    /// Calls the implementation of the superclass.
    public func parentFocus(_ direction: DirectionType) -> Bool {
        parentClass.focus?(widget, .init(rawValue: C.number(direction))) ?? 0 != 0
    }
    /// Calls the implementation of the superclass.
    public func parentGrabFocus() -> Bool { parentClass.grab_focus?(widget) ?? 0 != 0 }
    /// Returns the result of the superclass.
    public func parentComputeExpand() -> (horizontal: Bool, vertical: Bool) {
        var (horizontal, vertical): (gboolean, gboolean) = (0, 0)
        parentClass.compute_expand?(widget, &horizontal, &vertical)
        return (horizontal != 0, vertical != 0)
    }
    /// Calls the implementation of the superclass.
    public func parentSetFocusChild(_ child: Widget?) {
        parentClass.set_focus_child?(widget, C.cast(child?._raw))
    }
    /// Calls the implementation of the superclass.
    public func parentSystemSettingChanged(_ setting: SystemSetting) {
        parentClass.system_setting_changed?(widget, .init(rawValue: C.number(setting)))
    }
    /// Calls the implementation of the superclass.
    public func parentStateFlagsChanged(_ previous: StateFlags) {
        parentClass.state_flags_changed?(widget, .init(rawValue: C.number(previous)))
    }
    /// Calls the implementation of the superclass.
    public func parentDirectionChanged(_ previous: TextDirection) {
        parentClass.direction_changed?(widget, .init(rawValue: C.number(previous)))
    }
    /// Calls the implementation of the superclass.
    public func parentMnemonicActivate(_ groupCycling: Bool) -> Bool {
        parentClass.mnemonic_activate?(widget, groupCycling ? 1 : 0) ?? 0 != 0
    }
}
