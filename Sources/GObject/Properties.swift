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
        setProperty(name, newValue, always: true)
    }

    /// Writes a property; unless `always`, only where it has another value.
    package func setProperty<T: ValueConvertible>(_ name: String, _ newValue: T, always: Bool) {
        let spec = propertySpec(name)
        var value = GValue()
        g_value_init(&value, spec?.pointee.value_type ?? T._valueType)
        defer { g_value_unset(&value) }
        newValue._write(&value)
        if !always, let spec, spec.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0 {
            var current = GValue()
            g_object_get_property(C.cast(_raw), name, &current)
            defer { g_value_unset(&current) }
            if g_param_values_cmp(spec, &current, &value) == 0 { return }
        }
        g_object_set_property(C.cast(_raw), name, &value)
    }

    /// The object in a property, by one of its interfaces.
    package func interfaceProperty<I>(_ name: String, _ fallback: Object.Type) -> I? {
        var value = GValue()
        g_object_get_property(C.cast(_raw), name, &value)
        defer { g_value_unset(&value) }
        return C.borrow(g_value_get_object(&value), fallback)
    }

    private func propertySpec(_ name: String) -> UnsafeMutablePointer<GParamSpec>? {
        g_object_class_find_property(C.cast(rx_class_of(_raw)), name)
    }
}
