// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Constraint {
    /// Relates an attribute of one widget or guide to one of another; a target or a source of nil is the widget whose layout it is.
    /// `gtk_constraint_new()`.
    ///
    ///     layout.addConstraint(Gtk.Constraint(second, .width, .eq, first, .width, times: 0.5))
    public convenience init(
        _ target: (any ConstraintTarget)?, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation,
        _ source: (any ConstraintTarget)?, _ sourceAttribute: ConstraintAttribute,
        times multiplier: Double = 1,
        plus constant: Double = 0, strength: ConstraintStrength = .required
    ) {
        self.init(
            target: target, targetAttribute: attribute, relation: relation, source: source,
            sourceAttribute: sourceAttribute, multiplier: multiplier, constant: constant,
            strength: Int(strength.rawValue))
    }

    /// Sets an attribute of a widget or guide to a number. `gtk_constraint_new_constant()`.
    public convenience init(
        _ target: (any ConstraintTarget)?, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation,
        constant: Double, strength: ConstraintStrength = .required
    ) {
        self.init(
            target: target, targetAttribute: attribute, relation: relation, constant: constant,
            strength: Int(strength.rawValue))
    }
}

extension ConstraintLayout {
    /// Adds the constraints of lines in the Visual Format Language, in which `views` have names, and returns them.
    /// `gtk_constraint_layout_add_constraints_from_descriptionv()`.
    ///
    ///     try layout.addConstraints(
    ///         ["H:|-[name]-[value(==name)]-|", "V:|-[name]-|", "V:|-[value]-|"], spacing: 8, views: ["name": name, "value": value])
    @discardableResult
    public func addConstraints(
        _ lines: [String], horizontalSpacing: Int, verticalSpacing: Int, views: [String: any ConstraintTarget]
    ) throws(GLibError) -> [Constraint] {
        let table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, nil)
        defer { g_hash_table_unref(table) }
        for (name, view) in views { g_hash_table_insert(table, C.duplicate(name), view._raw) }
        let vector = StringVector(lines)
        var error: UnsafeMutablePointer<GError>?
        let made = gtk_constraint_layout_add_constraints_from_descriptionv(
            C.opaque(_raw), vector.constant, gsize(lines.count), gint(horizontalSpacing),
            gint(verticalSpacing), table,
            &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: made, .container) { C.present(C.borrow($0), "addConstraints") }
    }

    /// The same, with one spacing for both directions.
    @discardableResult
    public func addConstraints(
        _ lines: [String], spacing: Int = 0, views: [String: any ConstraintTarget]
    ) throws(GLibError) -> [Constraint] {
        try addConstraints(lines, horizontalSpacing: spacing, verticalSpacing: spacing, views: views)
    }
}
