// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

extension Object {
    /// Returns the value of a property by its C name.
    ///
    ///     let child = window.property("child", as: Gtk.Widget?.self)
    ///
    /// Use an optional type for a property that can be NULL. The program is responsible for the name and the type: if the class has no such
    /// property, or its value has another type, the program ends with a message that names both.
    public func property<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T {
        var value = readProperty(name)
        defer { g_value_unset(&value) }
        return C.read(&value, "The property “\(name)” of a \(typeName)")
    }

    /// Writes a property by its C name.
    ///
    /// The program is responsible for the name and the type, as for ``property(_:as:)``.
    public func setProperty<T: ValueConvertible>(_ name: String, _ newValue: T) {
        setProperty(name, newValue, always: true)
    }

    /// Writes a property; unless `always`, only if its value differs.
    @_spi(Binding) public func setProperty<T: ValueConvertible>(_ name: String, _ newValue: T, always: Bool) {
        let spec = Object.propertySpec(name, of: rx_class_of(_raw))
        var value = C.value(newValue, for: spec)
        defer { g_value_unset(&value) }
        if !always, spec.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0 {
            var current = GValue()
            g_object_get_property(C.cast(_raw), name, &current)
            defer { g_value_unset(&current) }
            if g_param_values_cmp(spec, &current, &value) == 0 { return }
        }
        g_object_set_property(C.cast(_raw), name, &value)
    }

    /// Returns the object in a property, by one of its interfaces.
    @_spi(Binding) public func interfaceProperty<I>(_ name: String, _ fallback: Object.Type) -> I? {
        var value = readProperty(name)
        defer { g_value_unset(&value) }
        return C.borrow(g_value_get_object(&value), fallback)
    }

    private func readProperty(_ name: String) -> GValue {
        let spec = Object.propertySpec(name, of: rx_class_of(_raw))
        guard spec.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0 else {
            fatalError("The property “\(name)” of a \(typeName) can only be written.")
        }
        var value = GValue()
        g_object_get_property(C.cast(_raw), name, &value)
        return value
    }

    /// Returns the declaration of a property. Ends the program if the class has none of that name.
    nonisolated static func propertySpec(
        _ name: String, of objectClass: UnsafeMutableRawPointer?
    ) -> UnsafeMutablePointer<GParamSpec> {
        if let spec = g_object_class_find_property(C.cast(objectClass), name) { return spec }
        let typeClass: UnsafeMutablePointer<GTypeClass>? = C.cast(objectClass)
        fatalError(
            "A \(C.string(g_type_name(typeClass?.pointee.g_type ?? 0))) has no property “\(name)”. Property names are those of "
                + "the C class, with words joined by “-”.")
    }
}

extension C {
    /// Returns the content of a value as a `T`. Ends the program if it has another type.
    static func read<T: ValueConvertible>(_ value: UnsafePointer<GValue>, _ what: @autoclosure () -> String)
        -> T
    {
        let type = rx_value_type(value)
        guard T._canRead(type) else {
            fatalError("\(what()) is a \(string(g_type_name(type))), which cannot be read as \(T.self).")
        }
        let result = T._read(value)
        if let result, !result._isMissing { return result }
        // NULL becomes nil, unless the value has another class.
        if holdsObject(value), let found = g_value_get_object(value) {
            fatalError(
                "\(what()) contains a \(string(rx_instance_type_name(found))), which is not of the class \(objectName(of: T.self))."
            )
        }
        if let result { return result }
        fatalError("\(what()) has no value now. Read it as an optional, with `as: \(T.self)?.self`.")
    }

    /// Returns the value of a property to the C code that reads it.
    static func value(_ newValue: any ValueConvertible, for spec: UnsafeMutablePointer<GParamSpec>) -> GValue
    {
        let type = spec.pointee.value_type
        guard newValue._canWrite(type) else {
            fatalError(
                "The property “\(string(spec.pointee.name))” of a \(string(g_type_name(spec.pointee.owner_type))) has the type "
                    + "\(string(g_type_name(type))), but a \(newValue._typeName) was given.")
        }
        var result = GValue()
        g_value_init(&result, type)
        newValue._write(&result)
        return result
    }

    private static func holdsObject(_ value: UnsafePointer<GValue>) -> Bool {
        [rx_type_object(), rx_type_interface()].contains(rx_fundamental(rx_value_type(value)))
    }

    /// Returns `Button` for both `Button` and `Button?`.
    private static func objectName(of type: any ValueConvertible.Type) -> String {
        let name = "\(type)"
        return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
    }
}
