// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Object {
    /// The value of a property by its C name.
    ///
    ///     let child = window.property("child", as: Gtk.Widget?.self)
    ///
    /// What has no value now is read as an optional. The name and the type are the program's own: where the class has no such
    /// property, or the value is of another type, the program ends with a message that names them.
    public func property<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T {
        var value = readProperty(name)
        defer { g_value_unset(&value) }
        return C.read(&value, "The property “\(name)” of a \(typeName)")
    }

    /// Writes a property by its C name.
    ///
    /// The name and the type are the program's own, as those of ``property(_:as:)`` are.
    public func setProperty<T: ValueConvertible>(_ name: String, _ newValue: T) {
        setProperty(name, newValue, always: true)
    }

    /// Writes a property; unless `always`, only where it has another value.
    package func setProperty<T: ValueConvertible>(_ name: String, _ newValue: T, always: Bool) {
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

    /// The object in a property, by one of its interfaces.
    package func interfaceProperty<I>(_ name: String, _ fallback: Object.Type) -> I? {
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

    /// What a class says about a property. Stops where it has none of that name.
    nonisolated static func propertySpec(
        _ name: String, of objectClass: UnsafeMutableRawPointer?
    ) -> UnsafeMutablePointer<GParamSpec> {
        if let spec = g_object_class_find_property(C.cast(objectClass), name) { return spec }
        let typeClass: UnsafeMutablePointer<GTypeClass>? = C.cast(objectClass)
        fatalError(
            "A \(C.string(g_type_name(typeClass?.pointee.g_type ?? 0))) has no property “\(name)”. Property names are those of "
                + "the C class, words joined by “-”.")
    }
}

extension C {
    /// What is inside a value, which the program says is a `T`. Stops where it is not.
    static func read<T: ValueConvertible>(_ value: UnsafePointer<GValue>, _ what: @autoclosure () -> String)
        -> T
    {
        let type = rx_value_type(value)
        guard T._canRead(type) else {
            fatalError("\(what()) is a \(string(g_type_name(type))), which cannot be read as \(T.self).")
        }
        let result = T._read(value)
        if let result, !result._isMissing { return result }
        // Nothing in an optional is nothing, unless there is an object of another class.
        if holdsObject(value), let found = g_value_get_object(value) {
            fatalError(
                "\(what()) has a \(string(rx_instance_type_name(found))), which is no \(objectName(of: T.self))."
            )
        }
        if let result { return result }
        fatalError("\(what()) has no value now: read it as \(T.self)?, as: \(T.self)?.self.")
    }

    /// A property's value for C.
    static func value(_ newValue: any ValueConvertible, for spec: UnsafeMutablePointer<GParamSpec>) -> GValue
    {
        let type = spec.pointee.value_type
        guard newValue._canWrite(type) else {
            fatalError(
                "The property “\(string(spec.pointee.name))” of a \(string(g_type_name(spec.pointee.owner_type))) is a "
                    + "\(string(g_type_name(type))), which a \(newValue._typeName) is not.")
        }
        var result = GValue()
        g_value_init(&result, type)
        newValue._write(&result)
        return result
    }

    private static func holdsObject(_ value: UnsafePointer<GValue>) -> Bool {
        [rx_type_object(), rx_type_interface()].contains(rx_fundamental(rx_value_type(value)))
    }

    /// `Button` of both `Button` and `Button?`.
    private static func objectName(of type: any ValueConvertible.Type) -> String {
        let name = "\(type)"
        return name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
    }
}
