// SPDX-License-Identifier: MIT

import GObject
@_spi(Reflection) import Swift

/// A child of the template of a ``WidgetSubclass``, by the name of the property: the id in the template is the same name.
///
///     final class Panel: Gtk.Box, WidgetSubclass {
///         @TemplateChild var save: Gtk.Button
///         static var template: String? {
///             """
///             <interface><template class="\(templateClassName)" parent="GtkBox">
///               <child><object class="GtkButton" id="save"/></child>
///             </template></interface>
///             """
///         }
///         func doConstructed() { save.onClicked { [weak self] in self?.write() } }
///     }
///
/// The template has all of them, or the program ends with a message that names the missing one. Lifetime: the
/// child lives as long as the widget. Threading: the main thread.
@propertyWrapper
@MainActor
public final class TemplateChild<Child: Widget>: TemplateSlot {
    private var name: String?

    /// Creates it; the template makes the child.
    public init() {}

    /// Not used: the child is that of a widget.
    @available(
        *, unavailable, message: "@TemplateChild is for properties of classes that are a WidgetSubclass."
    )
    public var wrappedValue: Child { fatalError("The child is that of a widget.") }

    /// Returns the child of a widget.
    public static subscript<Owner: WidgetSubclass>(
        _enclosingInstance owner: Owner, wrapped _: KeyPath<Owner, Child>,
        storage storage: KeyPath<Owner, TemplateChild>
    ) -> Child {
        let slot = owner[keyPath: storage]
        if let name = slot.name { return owner.templateChild(name) }
        var next: Mirror? = Mirror(reflecting: owner)
        while let mirror = next {
            let found = mirror.children.first { ($0.value as AnyObject) === slot }
            if let label = found?.label {
                slot.name = String(label.dropFirst())
                break
            }
            next = mirror.superclassMirror
        }
        return owner.templateChild(slot.name ?? "")
    }
}

/// A property that is a ``TemplateChild``, of whatever class.
@MainActor
protocol TemplateSlot {}

extension WidgetSubclass {
    /// The ids of the children that properties of the class stand for. The compiler stores a property `save` with a wrapper as `_save`.
    static var templateSlots: [String] {
        var names: [String] = []
        // Guard: it only calls the closure during this call, with names and types that live as long as the class.
        // The option says that the type is a class; its constant is no `let`.
        _ = _forEachField(of: self, options: _EachFieldOptions(rawValue: 1)) { name, _, type, _ in
            if type is any TemplateSlot.Type { names.append(String(String(cString: name).dropFirst())) }
            return true
        }
        return names
    }
}
