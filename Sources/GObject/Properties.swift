// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Object {
    /// The value of a property by its C name.
    public func property<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T {
        var value = GValue()
        g_object_get_property(C.cast(_raw), name, &value)
        defer { g_value_unset(&value) }
        return C.present(T._read(&value), "g_object_get_property")
    }

    /// Writes a property by its C name.
    public func setProperty<T: ValueConvertible>(_ name: String, _ newValue: T) {
        var value = GValue()
        let type = propertyType(name) ?? T._valueType
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        newValue._write(&value)
        g_object_set_property(C.cast(_raw), name, &value)
    }

    /// The object in a property, by one of its interfaces.
    package func interfaceProperty<I>(_ name: String, _ fallback: Object.Type) -> I? {
        var value = GValue()
        g_object_get_property(C.cast(_raw), name, &value)
        defer { g_value_unset(&value) }
        return C.borrow(g_value_get_object(&value), fallback)
    }

    private func propertyType(_ name: String) -> UInt? {
        let type = rx_class_of(_raw)
        return g_object_class_find_property(C.cast(type), name)?.pointee.value_type
    }
}
