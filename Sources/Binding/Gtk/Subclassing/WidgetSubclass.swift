// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
import Gsk

/// The size that a widget needs in one direction. A baseline of -1 means none.
public struct Measurement: Hashable, Sendable {
    /// The minimum size.
    public var minimum: Int
    /// The preferred size.
    public var natural: Int
    /// The baseline of the text at the minimum size.
    public var minimumBaseline: Int
    /// The baseline of the text at the natural size.
    public var naturalBaseline: Int

    /// Creates a measurement.
    public init(minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1) {
        self.minimum = minimum
        self.natural = natural
        self.minimumBaseline = minimumBaseline
        self.naturalBaseline = naturalBaseline
    }
}

// Foundation has a type Measurement, too. Inside of a class, its own names are found first.
extension Widget {
    /// The size that a widget needs.
    public typealias Measurement = Gtk.Measurement
}

extension LayoutManager {
    /// The size that the children need.
    public typealias Measurement = Gtk.Measurement
}

/// A widget written in Swift. It implements the functions that it changes; for each other one GTK calls the superclass.
/// A `do…` function calls `parent…` to do what the superclass does.
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
    /// The name of the widget's node in style sheets; nil for that of the superclass.
    static var cssName: String? { get }
    /// The accessible role; nil for that of the superclass.
    static var accessibleRole: AccessibleRole? { get }
    /// The widget's children, in the XML of GtkBuilder, for a class named ``templateClassName``; nil without a template.
    static var template: String? { get }
    /// The ids of the template's children that `templateChild` returns.
    static var templateChildren: [String] { get }
    /// The closures that the template names as signal handlers, and as functions of expressions.
    static var templateHandlers: [TemplateHandler] { get }
    /// The actions of each widget of the class.
    static var actions: [WidgetAction] { get }
    /// The keyboard shortcuts of each widget of the class, while it has the keyboard focus.
    static var shortcuts: [WidgetShortcut] { get }
    /// The layout manager of each widget of the class; nil for that of the superclass. GTK creates it, so a layout manager that is
    /// written in Swift is ``GObject/ConstructibleByC``.
    static var layoutManager: LayoutManager.Type? { get }
    /// The signal that `activate()` emits, by its C name; nil for that of the superclass.
    static var activateSignal: String? { get }

    /// Returns the size that the widget needs. `GtkWidgetClass.measure`.
    func doMeasure(_ orientation: Orientation, forSize: Int) -> Measurement
    /// Returns which direction depends on the other. `GtkWidgetClass.get_request_mode`.
    func doRequestMode() -> SizeRequestMode
    /// Places the children. `GtkWidgetClass.size_allocate`.
    func doSizeAllocate(width: Int, height: Int, baseline: Int)
    /// Returns whether the widget expands because a child does. `GtkWidgetClass.compute_expand`.
    func doComputeExpand() -> (horizontal: Bool, vertical: Bool)
    /// Draws the widget. `GtkWidgetClass.snapshot`.
    func doSnapshot(_ snapshot: Snapshot)
    /// Returns whether a point is in the widget. `GtkWidgetClass.contains`.
    func doContains(x: Double, y: Double) -> Bool
    /// Called when the widget becomes visible. `GtkWidgetClass.map`.
    func doMap()
    /// Called when the widget is not visible any more. `GtkWidgetClass.unmap`.
    func doUnmap()
    /// Called when the widget gets a surface. `GtkWidgetClass.realize`.
    func doRealize()
    /// Called when the widget loses its surface. `GtkWidgetClass.unrealize`.
    func doUnrealize()
    /// Called when the widget is added to a window. `GtkWidgetClass.root`.
    func doRoot()
    /// Called when the widget is removed from its window. `GtkWidgetClass.unroot`.
    func doUnroot()
    /// Moves the keyboard focus inside of the widget. `GtkWidgetClass.focus`.
    func doFocus(_ direction: DirectionType) -> Bool
    /// Takes the keyboard focus. `GtkWidgetClass.grab_focus`.
    func doGrabFocus() -> Bool
    /// Called when another child, or none, has the keyboard focus. `GtkWidgetClass.set_focus_child`.
    func doSetFocusChild(_ child: Widget?)
    /// Called when fonts, the pointer's theme or another setting of the desktop changed. `GtkWidgetClass.system_setting_changed`.
    func doSystemSettingChanged(_ setting: SystemSetting)
    /// Called when the widget is hovered, pressed, disabled and so on. `GtkWidgetClass.state_flags_changed`.
    func doStateFlagsChanged(_ previous: StateFlags)
    /// Called when the direction of text changed. `GtkWidgetClass.direction_changed`.
    func doDirectionChanged(_ previous: TextDirection)
    /// Activates the target of a mnemonic. `GtkWidgetClass.mnemonic_activate`.
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

    /// Returns a child of the template by its id, which `templateChildren` lists.
    public func templateChild<Child: Object>(_ id: String, as type: Child.Type = Child.self) -> Child {
        // While GTK reads the template, the children have no wrappers yet.
        let address =
            g_object_get_data(C.cast(_raw), templateKey(id))
            ?? gtk_widget_get_template_child(C.cast(_raw), Self.customType, id).map {
                UnsafeMutableRawPointer($0)
            }
        let child: Child? = C.borrow(address)
        guard let child else {
            fatalError(
                "\(Self.self)'s template has no \(Child.self) “\(id)”: give the child this id, and add the id to templateChildren."
            )
        }
        return child
    }
}
