// SPDX-License-Identifier: MIT

/// Whether the flows of a tree have started what they contribute, and the actions that wait for it.
struct ContributionStarts {
    /// How many calls that navigate have not returned.
    private var navigations = 0
    /// How many contributors start in a later turn of the main queue.
    private var later = 0
    private var waiting: [() -> Void] = []

    mutating func navigationBegins() { navigations += 1 }
    mutating func navigationEnds() { navigations -= 1 }
    mutating func startsLater() { later += 1 }
    mutating func noteStart() { later -= 1 }

    /// Adds an action.
    mutating func wait(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Whether actions wait, and nothing is left for which they wait.
    var isComplete: Bool { !waiting.isEmpty && navigations == 0 && later == 0 }

    /// Removes and returns the actions.
    mutating func takeActions() -> [() -> Void] {
        defer { waiting = [] }
        return waiting
    }
}
