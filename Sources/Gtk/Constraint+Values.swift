// SPDX-License-Identifier: MIT

import GObject

extension Constraint {
    /// Ties an attribute of one widget or guide to one of another; no target and no source mean the widget that is laid out.
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

    /// Holds an attribute of a widget or guide to a number. `gtk_constraint_new_constant()`.
    public convenience init(
        _ target: (any ConstraintTarget)?, _ attribute: ConstraintAttribute, _ relation: ConstraintRelation,
        constant: Double, strength: ConstraintStrength = .required
    ) {
        self.init(
            target: target, targetAttribute: attribute, relation: relation, constant: constant,
            strength: Int(strength.rawValue))
    }
}
