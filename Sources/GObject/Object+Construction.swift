// SPDX-License-Identifier: MIT

import CGtk
import GLib

extension Object {
    /// Makes a C object with properties that can only be given while it is made.
    nonisolated static func make(
        _ type: UInt, _ properties: KeyValuePairs<String, any ValueConvertible>
    ) -> UnsafeMutableRawPointer {
        requireMainThread("\(Self.self)()")
        guard rx_is_abstract(type) == 0 else {
            fatalError(
                "\(Self.self)() makes an object of \(C.string(g_type_name(type))), which is abstract. "
                    + "Use one of its subclasses or a function that returns one.")
        }
        Construction.types.append(type)
        defer { Construction.types.removeLast() }
        // What lists make for each of their rows.
        if properties.isEmpty {
            let made = g_object_new_with_properties(type, 0, nil, nil)
            return UnsafeMutableRawPointer(C.present(made, "g_object_new_with_properties"))
        }
        let objectClass = g_type_class_ref(type)
        defer { g_type_class_unref(objectClass) }
        let given = properties.filter { !isCustom($0.key, of: type) }
        var names: [UnsafePointer<CChar>?] = given.map { UnsafePointer(C.duplicate($0.key)) }
        var values: [GValue] = given.map { name, value in
            guard let spec = g_object_class_find_property(C.cast(objectClass), name) else {
                fatalError("\(C.string(g_type_name(type))) has no property “\(name)”.")
            }
            var result = GValue()
            g_value_init(&result, spec.pointee.value_type)
            value._write(&result)
            return result
        }
        let made = g_object_new_with_properties(type, guint(names.count), &names, &values)
        for index in values.indices {
            g_value_unset(&values[index])
            g_free(UnsafeMutableRawPointer(mutating: names[index]))
        }
        return UnsafeMutableRawPointer(C.present(made, "g_object_new_with_properties"))
    }

    /// Whether a property is one that a Swift class has declared.
    nonisolated static func isCustom(_ property: String, of type: UInt) -> Bool {
        guard C.isCustom(type) else { return false }
        let spec = g_object_class_find_property(C.cast(g_type_class_peek(type)), property)
        return spec.map { C.isCustom($0.pointee.owner_type) } ?? false
    }
}
