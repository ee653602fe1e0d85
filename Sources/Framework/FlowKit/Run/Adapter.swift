// SPDX-License-Identifier: MIT

/// The steps of a flow that are adapted now, and those that wait for them: one after another, unless the policy of the flow says otherwise.
@MainActor struct Adapter {
    private let isSerial: Bool
    private var backlog: [(step: any Step, origin: StepOrigin)] = []
    private var adaptations: [Adaptation] = []

    init(isSerial: Bool) { self.isSerial = isSerial }

    /// Whether a step is being adapted, also one that is overdue.
    var isAdapting: Bool { !adaptations.isEmpty }

    /// Whether nothing waits, and nothing is waited for.
    var isIdle: Bool { backlog.isEmpty && adaptations.allSatisfy(\.isOverdue) }

    /// Whether a step is being adapted for which later ones wait.
    var isBlocked: Bool { isSerial && adaptations.contains { !$0.isOverdue } }

    /// Keeps a step that has to wait.
    mutating func hold(_ step: any Step, from origin: StepOrigin) { backlog.append((step, origin)) }

    /// Removes and returns the first step that has waited; nil if there is none, or if it still has to wait.
    mutating func next() -> (step: any Step, origin: StepOrigin)? {
        backlog.isEmpty || isBlocked ? nil : backlog.removeFirst()
    }

    mutating func add(_ adaptation: Adaptation) { adaptations.append(adaptation) }

    /// Removes an adaptation that has a result. Returns false if it is none of this run.
    mutating func remove(_ adaptation: Adaptation) -> Bool {
        guard let index = adaptations.firstIndex(where: { $0 === adaptation }) else { return false }
        adaptations.remove(at: index)
        return true
    }

    /// Removes and returns all steps that are not navigated, the first one first.
    mutating func takeAll() -> [(step: any Step, origin: StepOrigin)] {
        defer { (adaptations, backlog) = ([], []) }
        return adaptations.map { ($0.step, $0.origin) } + backlog
    }
}
