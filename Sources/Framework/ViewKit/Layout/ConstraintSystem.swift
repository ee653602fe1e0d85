// SPDX-License-Identifier: MIT

/// Finds required constraints that contradict each other.
///
/// It is the first phase of the simplex method, for one constraint at a time, as in Cassowary. Each row of
/// the tableau expresses one variable by others. Each constraint adds a slack variable: the amount by which
/// it exceeds its bound, which is at least 0 for an inequality and 0 for an equation. If a constraint cannot
/// be satisfied, its row contains the variables of the constraints that it contradicts.
struct ConstraintSystem {
    private typealias Variable = Int

    private enum Kind {
        /// A position: any number.
        case free
        /// A length, or the slack of an inequality: at least 0.
        case positive
        /// The slack of an equation: 0.
        case zero
    }

    /// A constant and the coefficients of variables.
    private struct Expression {
        var constant = 0.0
        var terms: [Variable: Double] = [:]

        mutating func add(_ coefficient: Double, _ variable: Variable) {
            let sum = terms[variable, default: 0] + coefficient
            terms[variable] = abs(sum) < ConstraintSystem.tolerance ? nil : sum
        }

        mutating func add(_ factor: Double, _ other: Expression) {
            constant += factor * other.constant
            for (variable, coefficient) in other.terms { add(factor * coefficient, variable) }
        }

        mutating func substitute(_ variable: Variable, _ value: Expression) {
            if let factor = terms.removeValue(forKey: variable) { add(factor, value) }
        }

        /// Returns the expression for `variable` under the condition that this expression is 0.
        func solved(for variable: Variable) -> Expression {
            var rest = self
            let coefficient = rest.terms.removeValue(forKey: variable) ?? 1
            var result = Expression()
            result.add(-1 / coefficient, rest)
            return result
        }
    }

    private static let tolerance = 1e-6
    private struct Quantity: Hashable {
        let item: LayoutConstraintState.Item
        let attribute: LayoutAttribute
    }

    private var kinds: [Kind] = []
    private var variables: [Quantity: Variable] = [:]
    /// The constraint that a variable belongs to.
    private var constraints: [Variable: Int] = [:]
    private var rows: [Variable: Expression] = [:]
    /// The rows that contain a variable, so that a change does not search all rows. It may have rows that do
    /// not contain the variable any more.
    private var users: [Variable: Set<Variable>] = [:]

    /// Adds a constraint. If it contradicts those before it, it is not added, and the ids of all that contradict each other are returned.
    mutating func add(_ state: LayoutConstraintState, id: Int) -> [Int]? {
        var difference = Expression(constant: -state.constant)
        add(1, state.first, state.firstAttribute, to: &difference)
        if let second = state.second, let attribute = state.secondAttribute {
            add(-state.multiplier, second, attribute, to: &difference)
        }
        if state.relation == .lessThanOrEqual {
            let positive = difference
            difference = Expression()
            difference.add(-1, positive)
        }
        for variable in Array(difference.terms.keys) {
            if let row = rows[variable] { difference.substitute(variable, row) }
        }
        let marker = makeVariable(state.relation == .equal ? .zero : .positive)
        constraints[marker] = id
        // excess == difference: the row is what is 0.
        var row = difference
        row.add(-1, marker)
        if let variable = row.terms.keys.filter({ kinds[$0] == .free }).min() {
            pivot(variable, row.solved(for: variable))
            return nil
        }
        return satisfy(difference, marker)
    }

    // MARK: Simplex

    /// Makes `difference` at least 0, or 0 for an equation, by changing variables that are at least 0.
    private mutating func satisfy(_ difference: Expression, _ marker: Variable) -> [Int]? {
        let isEquation = kinds[marker] == .zero
        // An equation with a positive difference is satisfied by making its negation larger.
        let sign: Double = isEquation && difference.constant > 0 ? -1 : 1
        var goal = Expression()
        goal.add(sign, difference)
        while goal.constant < -Self.tolerance {
            // The smallest variable (Bland's rule), so that the algorithm cannot cycle.
            guard
                let entering = goal.terms.filter({ kinds[$0.key] == .positive && $0.value > Self.tolerance })
                    .keys.min(), let gain = goal.terms[entering]
            else { return conflict(goal, marker) }
            let needed = -goal.constant / gain
            guard let (leaving, limit) = firstLimit(of: entering), limit < needed else { break }
            let row = rows.removeValue(forKey: leaving) ?? Expression()
            var equation = row
            equation.add(-1, leaving)
            let value = equation.solved(for: entering)
            pivot(entering, value)
            goal.substitute(entering, value)
        }
        enter(goal, marker, sign: sign)
        return nil
    }

    /// Returns the first variable that becomes 0 while `entering` grows, and how far `entering` can grow; nil if there is no limit.
    private func firstLimit(of entering: Variable) -> (Variable, Double)? {
        var best: (Variable, Double)?
        for variable in users[entering] ?? [] where kinds[variable] == .positive {
            guard let row = rows[variable], let coefficient = row.terms[entering],
                coefficient < -Self.tolerance
            else { continue }
            let limit = max(row.constant, 0) / -coefficient
            if best.map({ limit < $0.1 || limit == $0.1 && variable < $0.0 }) ?? true {
                best = (variable, limit)
            }
        }
        return best
    }

    /// Adds the row of a constraint that can be satisfied.
    private mutating func enter(_ goal: Expression, _ marker: Variable, sign: Double) {
        if kinds[marker] == .positive, goal.constant >= -Self.tolerance {
            set(marker, goal)
            return
        }
        var row = goal
        row.add(-sign, marker)
        // An equation, or an inequality that is at its bound: one of its variables is computed from the others.
        let candidates = row.terms.filter { kinds[$0.key] == .positive && $0.key != marker }
        let growing = candidates.filter { $0.value > Self.tolerance }.keys.min()
        if let variable = goal.constant < -Self.tolerance ? growing : growing ?? candidates.keys.min() {
            pivot(variable, row.solved(for: variable))
        }
    }

    /// The constraints whose variables are in a row that cannot be satisfied.
    private func conflict(_ row: Expression, _ marker: Variable) -> [Int] {
        (row.terms.keys.compactMap { constraints[$0] } + [constraints[marker]].compactMap(\.self)).sorted()
    }

    private mutating func pivot(_ variable: Variable, _ value: Expression) {
        for user in users.removeValue(forKey: variable) ?? [] {
            rows[user]?.substitute(variable, value)
            for other in value.terms.keys { users[other, default: []].insert(user) }
        }
        set(variable, value)
    }

    private mutating func set(_ variable: Variable, _ row: Expression) {
        rows[variable] = row
        for other in row.terms.keys { users[other, default: []].insert(variable) }
    }

    // MARK: Variables

    private mutating func makeVariable(_ kind: Kind) -> Variable {
        kinds.append(kind)
        return kinds.count - 1
    }

    private mutating func variable(_ item: LayoutConstraintState.Item, _ attribute: LayoutAttribute)
        -> Variable
    {
        let quantity = Quantity(item: item, attribute: attribute)
        if let variable = variables[quantity] { return variable }
        let isLength = attribute == .width || attribute == .height
        let variable = makeVariable(isLength ? .positive : .free)
        variables[quantity] = variable
        return variable
    }

    private mutating func add(
        _ factor: Double, _ item: LayoutConstraintState.Item, _ attribute: LayoutAttribute,
        to expression: inout Expression
    ) {
        switch attribute {
        case .leading, .top, .width, .height, .firstBaseline:
            expression.add(factor, variable(item, attribute))
        case .trailing:
            expression.add(factor, variable(item, .leading))
            expression.add(factor, variable(item, .width))
        case .bottom:
            expression.add(factor, variable(item, .top))
            expression.add(factor, variable(item, .height))
        case .centerX:
            expression.add(factor, variable(item, .leading))
            expression.add(factor / 2, variable(item, .width))
        case .centerY:
            expression.add(factor, variable(item, .top))
            expression.add(factor / 2, variable(item, .height))
        }
    }
}
