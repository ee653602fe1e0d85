// SPDX-License-Identifier: MIT

extension LayoutView {
    /// The sets of active required constraints that cannot be satisfied together; empty if all can.
    ///
    /// It is computed when it is read. In addition, each set is reported once, in a later turn of the main
    /// queue: see ``ViewReport``. A view with more than 1,000 constraints does not report conflicts, because
    /// finding them would take time that the user notices. A length is at least 0, so that
    /// `view.widthAnchor.constraint(equalToConstant: -1)` alone is a conflict.
    public var conflicts: [[LayoutConstraint]] { findConflicts().map { $0.compactMap { constraints[$0] } } }

    private static var mostCheckedConstraints: Int { 1_000 }

    /// Checks the constraints in a later turn of the main queue, so that several changes are checked once.
    func setNeedsConflictCheck() {
        guard !isConflictCheckScheduled, constraints.count <= Self.mostCheckedConstraints else { return }
        isConflictCheckScheduled = true
        Task { @MainActor [weak self] in
            self?.isConflictCheckScheduled = false
            self?.reportConflicts()
        }
    }

    private func reportConflicts() {
        let conflicts = findConflicts()
        for conflict in conflicts where !reportedConflicts.contains(conflict) {
            let constraints = conflict.compactMap { self.constraints[$0] }.map { "\n  \($0)" }
            let message =
                "these required constraints cannot be satisfied together, so that GTK breaks one of them:\(constraints.joined())\n"
                + "Deactivate one of them, or set the priority of one of them to high, medium or low."
            report(.other(message))
        }
        reportedConflicts = Set(conflicts)
    }

    /// The conflicts, by the ids of their constraints in ascending order.
    private func findConflicts() -> [[Int]] {
        var system = ConstraintSystem()
        return constraints.sorted { $0.key < $1.key }.compactMap { id, constraint in
            guard constraint.priority == .required,
                let state = constraint.state(item: { item(of: $0) })
            else { return nil }
            return system.add(state, id: id)
        }
    }
}
