// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// An action of each widget of a Swift class, for menus, buttons and shortcuts inside of the widget: `gauge.reset`.
///
///     static let actions: [WidgetAction] = [
///         .init("gauge.reset") { (gauge: Gauge) in gauge.level = 0 },
///         .init("gauge.fill", target: Double.self) { (gauge: Gauge, level) in gauge.level = level },
///         .init("gauge.locked", property: "locked"),
///     ]
///
/// `gauge.actionSetEnabled("gauge.reset", enabled: false)` disables the menu items and buttons of an action.
/// /// `gtk_widget_class_install_action()`.
@MainActor
public struct WidgetAction {
    let name: String
    private let parameterType: String?
    private let property: String?
    private let run: @MainActor (Widget, Variant?) -> Void

    /// Creates an action that calls a closure.
    public init<Owner: Widget>(_ name: String, _ handler: @escaping @MainActor (Owner) -> Void) {
        (self.name, parameterType, property) = (name, nil, nil)
        run = { widget, _ in (widget as? Owner).map(handler) }
    }

    /// Creates an action whose closure takes a value, such as `gauge.fill(0.5)`.
    public init<Owner: Widget, Target: VariantConvertible>(
        _ name: String, target: Target.Type, _ handler: @escaping @MainActor (Owner, Target) -> Void
    ) {
        (self.name, parameterType, property) = (name, Target.signature, nil)
        run = { widget, parameter in
            if let owner = widget as? Owner, let value = parameter?.get(Target.self) { handler(owner, value) }
        }
    }

    /// Creates an action that toggles or sets a property, by the C name of the property, and whose state is that property.
    /// `gtk_widget_class_install_property_action()`.
    public init(_ name: String, property: String) {
        (self.name, parameterType, self.property) = (name, nil, property)
        run = { _, _ in }
    }

    /// The closures of each C class, by the names of the actions.
    private static var installed: [UInt: [String: @MainActor (Widget, Variant?) -> Void]] = [:]

    /// Installs the actions of a Swift class in its C class, except for those that an ancestor has installed.
    static func install(_ actions: [WidgetAction], in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        let type = UnsafeMutablePointer<GTypeClass>(OpaquePointer(widgetClass)).pointee.g_type
        for action in actions where find(action.name, above: g_type_parent(type)) == nil {
            installed[type, default: [:]][action.name] = action.run
            // GTK may keep the address of a name.
            let name = g_intern_string(action.name)
            if let property = action.property {
                gtk_widget_class_install_property_action(widgetClass, name, g_intern_string(property))
            } else {
                gtk_widget_class_install_action(widgetClass, name, action.parameterType, activate)
            }
        }
    }

    private static func find(_ name: String, above type: UInt) -> (@MainActor (Widget, Variant?) -> Void)? {
        let line = sequence(first: type) { g_type_parent($0) }.prefix { $0 != 0 }
        return line.lazy.compactMap { installed[$0]?[name] }.first
    }

    private static let activate: GtkWidgetActionActivateFunc = { widget, name, parameter in
        guard let widget: Widget = C.borrow(widget) else { return }
        let value: Variant? = C.copy(C.raw(parameter))
        let name = C.string(name)
        onMainActor { find(name, above: rx_instance_type(widget._raw))?(widget, value) }
    }
}

extension Widget {
    /// The actions that the class of the widget and its ancestors install, for the widget and its descendants.
    /// `gtk_widget_class_query_action()`.
    public var installedActions: [(name: String, parameterType: VariantType?, property: String?)] {
        let widgetClass = UnsafeMutablePointer<GtkWidgetClass>(OpaquePointer(rx_class_of(_raw)))
        var result: [(name: String, parameterType: VariantType?, property: String?)] = []
        var owner: GType = 0
        var (name, property): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
        var type: OpaquePointer?
        while gtk_widget_class_query_action(
            widgetClass, guint(result.count), &owner, &name, &type, &property) != 0
        {
            result.append((C.string(name), C.copy(C.raw(type)), C.optionalString(property)))
        }
        return result
    }
}

/// A keyboard shortcut of each widget of a Swift class, while the widget has the keyboard focus.
///
///     static let shortcuts: [WidgetShortcut] = [
///         .init("<Primary>r", action: "gauge.reset"),
///         .init("plus") { (gauge: Gauge) in gauge.level += 0.1 },
///     ]
///
/// The keys have the format of ``ShortcutTrigger/init(string:)``. `gtk_widget_class_add_shortcut()`.
@MainActor
public struct WidgetShortcut {
    private let trigger: String
    private let target: Variant?
    private let makeAction: @MainActor () -> ShortcutAction

    /// Creates a shortcut that calls a closure.
    public init<Owner: Widget>(_ trigger: String, _ handler: @escaping @MainActor (Owner) -> Void) {
        (self.trigger, target) = (trigger, nil)
        makeAction = {
            CallbackAction { widget, _ in
                guard let owner = widget as? Owner else { return false }
                handler(owner)
                return true
            }
        }
    }

    /// Creates a shortcut that triggers an action of the widget, its window or its application.
    public init(_ trigger: String, action: String, target: Variant? = nil) {
        (self.trigger, self.target) = (trigger, target)
        makeAction = { NamedAction(name: action) }
    }

    /// Creates a shortcut that emits a signal of the widget.
    public init(_ trigger: String, signal: String) {
        (self.trigger, target) = (trigger, nil)
        makeAction = { SignalAction(signalName: signal) }
    }

    var shortcut: Shortcut {
        let shortcut = Shortcut(trigger: ShortcutTrigger(reading: trigger), action: makeAction())
        if let target { shortcut.arguments = target }
        return shortcut
    }
}
