// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

extension Object {
    /// Creates a C object with properties that can only be set while it is created.
    nonisolated static func make(
        _ type: UInt, _ properties: KeyValuePairs<String, any ValueConvertible>
    ) -> UnsafeMutableRawPointer {
        requireMainThread("\(Self.self)()")
        guard rx_is_abstract(type) == 0 else {
            fatalError(
                "\(Self.self)() creates an object of \(C.string(g_type_name(type))), which is abstract. "
                    + "Use one of its subclasses, or a function that returns such an object.")
        }
        C.requireDisplay(Self.self, type)
        Construction.types.append(type)
        defer { Construction.types.removeLast() }
        // Classes whose objects lists create for each row.
        if properties.isEmpty {
            let made = g_object_new_with_properties(type, 0, nil, nil)
            return UnsafeMutableRawPointer(C.present(made, "g_object_new_with_properties"))
        }
        let objectClass = g_type_class_ref(type)
        defer { g_type_class_unref(objectClass) }
        let given = properties.filter { !isCustom($0.key, of: type) }
        var names: [UnsafePointer<CChar>?] = given.map { UnsafePointer(C.duplicate($0.key)) }
        var values: [GValue] = given.map { name, value in
            C.value(value, for: propertySpec(name, of: C.raw(constant: objectClass)))
        }
        let made = g_object_new_with_properties(type, guint(names.count), &names, &values)
        for index in values.indices {
            g_value_unset(&values[index])
            g_free(UnsafeMutableRawPointer(mutating: names[index]))
        }
        return UnsafeMutableRawPointer(C.present(made, "g_object_new_with_properties"))
    }

    /// Whether a Swift class has declared the property.
    nonisolated static func isCustom(_ property: String, of type: UInt) -> Bool {
        guard C.isCustom(type) else { return false }
        let spec = g_object_class_find_property(C.cast(g_type_class_peek(type)), property)
        return spec.map { C.isCustom($0.pointee.owner_type) } ?? false
    }
}

@_spi(Binding) extension C {
    /// Ends the program if a widget is created before GTK has a display: GTK would read uninitialized memory.
    public static func requireDisplay(_ type: Object.Type) {
        if !Display.isOpen { Display.require(type) }
    }

    /// The same for a class that does not always need a display.
    static func requireDisplay(_ type: Object.Type, _ gtype: UInt) {
        if !Display.isOpen, g_type_is_a(gtype, gtk_widget_get_type()) != 0 { Display.require(type) }
    }
}

/// Whether GTK can create widgets.
private enum Display {
    // Guard: the main thread only, on which objects are created. A display that was open once stays open.
    nonisolated(unsafe) static var isOpen = false

    static func require(_ type: Object.Type) {
        requireMainThread("\(type)()")
        isOpen = gtk_is_initialized() != 0 && gdk_display_get_default() != nil
        guard !isOpen else { return }
        fatalError(
            "\(String(reflecting: type)) was created before GTK was ready: Gtk.initialize() was not called, or it returned false "
                + "because there is no display. Create widgets in an application's onActivate or later, or call Gtk.initialize() "
                + "first. A test without a display can show portable views; there, GtkView(name:) { … } creates no widget."
        )
    }
}
