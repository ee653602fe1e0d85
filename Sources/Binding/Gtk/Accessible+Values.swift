// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Accessible {
    /// Sets a property for assistive technology: `entry.update(.label, "Name")`.
    public func update(_ property: AccessibleProperty, _ newValue: some ValueConvertible) {
        var key: GtkAccessibleProperty = .init(rawValue: C.number(property))
        var value = GValue()
        gtk_accessible_property_init_value(key, &value)
        newValue._write(&value)
        Self.makeInteger(&value)
        gtk_accessible_update_property_value(C.opaque(_raw), 1, &key, &value)
        g_value_unset(&value)
    }

    /// Sets a state for assistive technology: `row.update(.expanded, true)`.
    public func update(_ state: AccessibleState, _ newValue: some ValueConvertible) {
        var key: GtkAccessibleState = .init(rawValue: C.number(state))
        var value = GValue()
        gtk_accessible_state_init_value(key, &value)
        newValue._write(&value)
        Self.makeInteger(&value)
        gtk_accessible_update_state_value(C.opaque(_raw), 1, &key, &value)
        g_value_unset(&value)
    }

    /// Converts a value of an enumeration to an integer: GTK declares the type of the enumeration, but reads an integer.
    private static func makeInteger(_ value: inout GValue) {
        guard g_type_is_a(rx_value_type(&value), rx_type_enum()) != 0 else { return }
        let number = g_value_get_enum(&value)
        g_value_unset(&value)
        g_value_init(&value, rx_type_int())
        g_value_set_int(&value, number)
    }

    /// Sets a relation to other objects for assistive technology: `entry.update(.labelledBy, [label])`.
    public func update(_ relation: AccessibleRelation, _ others: [any Accessible]) {
        var key: GtkAccessibleRelation = .init(rawValue: C.number(relation))
        var value = GValue()
        gtk_accessible_relation_init_value(key, &value)
        if rx_value_type(&value) == rx_type_pointer() {
            g_value_set_pointer(&value, C.list(of: others.map { $0._raw }))
        } else if let other = others.first {
            g_value_set_object(&value, other._raw)
        }
        gtk_accessible_update_relation_value(C.opaque(_raw), 1, &key, &value)
        g_value_unset(&value)
    }

    /// Sets a relation for assistive technology that is a number, such as `.posInSet`.
    public func update(_ relation: AccessibleRelation, _ number: Int) {
        var key: GtkAccessibleRelation = .init(rawValue: C.number(relation))
        var value = GValue()
        gtk_accessible_relation_init_value(key, &value)
        number._write(&value)
        gtk_accessible_update_relation_value(C.opaque(_raw), 1, &key, &value)
        g_value_unset(&value)
    }
}
