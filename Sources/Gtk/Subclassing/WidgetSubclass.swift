// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gdk
import Gsk

/// How much room a widget wants in one direction. A baseline of -1 means none.
public struct Measurement: Hashable, Sendable {
    /// The least it can do with.
    public var minimum: Int
    /// What suits it best.
    public var natural: Int
    /// Where text sits at the minimum size.
    public var minimumBaseline: Int
    /// Where text sits at the natural size.
    public var naturalBaseline: Int

    /// A wish for room.
    public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
        self.minimum = minimum
        self.natural = natural
        self.minimumBaseline = minimumBaseline
        self.naturalBaseline = naturalBaseline
    }
}

// Foundation has a Measurement, too. Within a class its own names come first.
extension Widget {
    /// How much room a widget wants.
    public typealias Measurement = Gtk.Measurement
}

extension LayoutManager {
    /// How much room the children want.
    public typealias Measurement = Gtk.Measurement
}

/// A widget written in Swift. It implements the functions it changes; each other one does what its superclass does.
/// A `do…` function calls `parent…` to do that too.
///
///     final class Gauge: Gtk.Widget, WidgetSubclass {
///         var level = 0.5 { didSet { queueDraw() } }
///
///         func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
///             Measurement(minimum: 20, natural: 100)
///         }
///
///         func doSnapshot(_ snapshot: Gtk.Snapshot) {
///             snapshot.appendColor(.init(red: 1, green: 0, blue: 0, alpha: 1), bounds: bounds)
///         }
///     }
@MainActor
public protocol WidgetSubclass: Widget, CustomClass {
    /// The name of the widget's node in style sheets; nil for the superclass's.
    static var cssName: String? { get }
    /// The role that assistive technology sees; nil for the superclass's.
    static var accessibleRole: AccessibleRole? { get }
    /// The widget's children, in the XML of GtkBuilder, for a class named ``templateClassName``; nil without a template.
    static var template: String? { get }
    /// The ids of the template's children that `templateChild` finds.
    static var templateChildren: [String] { get }
    /// The closures that the template names as handlers of signals, and as functions of expressions.
    static var templateHandlers: [TemplateHandler] { get }
    /// The actions of each widget of the class.
    static var actions: [WidgetAction] { get }
    /// The keys that each widget of the class reacts to while it has the focus.
    static var shortcuts: [WidgetShortcut] { get }
    /// What places the children of each widget of the class; nil for the superclass's. C makes it, so one that is written in Swift
    /// is ``GObject/ConstructibleByC``.
    static var layoutManager: LayoutManager.Type? { get }
    /// The signal that `activate()` emits, by its C name; nil for the superclass's.
    static var activateSignal: String? { get }

    /// How much room the widget wants. `GtkWidgetClass.measure`.
    func doMeasure(_ orientation: Orientation, forSize: Int) -> Measurement
    /// Which direction depends on the other. `GtkWidgetClass.get_request_mode`.
    func doRequestMode() -> SizeRequestMode
    /// Places the children. `GtkWidgetClass.size_allocate`.
    func doSizeAllocate(width: Int, height: Int, baseline: Int)
    /// Whether the widget wants spare room for its children's sake. `GtkWidgetClass.compute_expand`.
    func doComputeExpand() -> (horizontal: Bool, vertical: Bool)
    /// Draws. `GtkWidgetClass.snapshot`.
    func doSnapshot(_ snapshot: Snapshot)
    /// Whether a point is in the widget. `GtkWidgetClass.contains`.
    func doContains(x: Double, y: Double) -> Bool
    /// Becomes visible. `GtkWidgetClass.map`.
    func doMap()
    /// Stops being visible. `GtkWidgetClass.unmap`.
    func doUnmap()
    /// Gets a surface. `GtkWidgetClass.realize`.
    func doRealize()
    /// Loses its surface. `GtkWidgetClass.unrealize`.
    func doUnrealize()
    /// Gets into a window. `GtkWidgetClass.root`.
    func doRoot()
    /// Leaves its window. `GtkWidgetClass.unroot`.
    func doUnroot()
    /// Moves the focus within. `GtkWidgetClass.focus`.
    func doFocus(_ direction: DirectionType) -> Bool
    /// Takes the focus. `GtkWidgetClass.grab_focus`.
    func doGrabFocus() -> Bool
    /// A child gets the focus, or none of them has it any more. `GtkWidgetClass.set_focus_child`.
    func doSetFocusChild(_ child: Widget?)
    /// The fonts, the pointer's theme or another setting of the desktop changed. `GtkWidgetClass.system_setting_changed`.
    func doSystemSettingChanged(_ setting: SystemSetting)
    /// Is hovered, pressed, disabled and so on. `GtkWidgetClass.state_flags_changed`.
    func doStateFlagsChanged(_ previous: StateFlags)
    /// The direction of text changed. `GtkWidgetClass.direction_changed`.
    func doDirectionChanged(_ previous: TextDirection)
    /// Shows a mnemonic's target. `GtkWidgetClass.mnemonic_activate`.
    func doMnemonicActivate(_ groupCycling: Bool) -> Bool
}

extension WidgetSubclass {
    public static var cssName: String? { nil }
    public static var accessibleRole: AccessibleRole? { nil }
    public static var template: String? { nil }
    public static var templateChildren: [String] { [] }
    public static var templateHandlers: [TemplateHandler] { [] }
    public static var actions: [WidgetAction] { [] }
    public static var shortcuts: [WidgetShortcut] { [] }
    public static var layoutManager: LayoutManager.Type? { nil }
    public static var activateSignal: String? { nil }

    public func doMeasure(_ orientation: Orientation, forSize: Int) -> Measurement {
        parentMeasure(orientation, forSize: forSize)
    }
    public func doRequestMode() -> SizeRequestMode { parentRequestMode() }
    public func doSizeAllocate(width: Int, height: Int, baseline: Int) {
        parentSizeAllocate(width: width, height: height, baseline: baseline)
    }
    public func doComputeExpand() -> (horizontal: Bool, vertical: Bool) { parentComputeExpand() }
    public func doSnapshot(_ snapshot: Snapshot) { parentSnapshot(snapshot) }
    public func doContains(x: Double, y: Double) -> Bool { parentContains(x: x, y: y) }
    public func doMap() { parentMap() }
    public func doUnmap() { parentUnmap() }
    public func doRealize() { parentRealize() }
    public func doUnrealize() { parentUnrealize() }
    public func doRoot() { parentRoot() }
    public func doUnroot() { parentUnroot() }
    public func doFocus(_ direction: DirectionType) -> Bool { parentFocus(direction) }
    public func doGrabFocus() -> Bool { parentGrabFocus() }
    public func doSetFocusChild(_ child: Widget?) { parentSetFocusChild(child) }
    public func doSystemSettingChanged(_ setting: SystemSetting) { parentSystemSettingChanged(setting) }
    public func doStateFlagsChanged(_ previous: StateFlags) { parentStateFlagsChanged(previous) }
    public func doDirectionChanged(_ previous: TextDirection) { parentDirectionChanged(previous) }
    public func doMnemonicActivate(_ groupCycling: Bool) -> Bool { parentMnemonicActivate(groupCycling) }
}

extension WidgetSubclass {
    /// The class name to write in a template: `<template class="…" parent="GtkBox">`.
    public static var templateClassName: String {
        C.string(g_type_name(customType))
    }

    /// A child of the template by its id, which `templateChildren` lists.
    public func templateChild<Child: Object>(_ id: String, as type: Child.Type = Child.self) -> Child {
        // While the template is read, only C knows the children.
        let address =
            g_object_get_data(C.cast(_raw), templateKey(id))
            ?? gtk_widget_get_template_child(C.cast(_raw), Self.customType, id).map {
                UnsafeMutableRawPointer($0)
            }
        let child: Child? = C.borrow(address)
        guard let child else {
            fatalError(
                "\(Self.self)'s template has no \(Child.self) “\(id)”: write its id and list it in templateChildren."
            )
        }
        return child
    }
}
