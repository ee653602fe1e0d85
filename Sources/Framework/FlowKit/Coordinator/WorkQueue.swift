// SPDX-License-Identifier: MIT

/// The work of the flows of one tree, in order.
struct WorkQueue {
    enum Work {
        /// A coordinator navigates the first of its steps that wait.
        case navigation(FlowCoordinator)
        /// Another action.
        case action(() -> Void)
        /// The entry has been taken out.
        case done
    }

    private var works: [Work] = []
    private var first = 0
    /// Whether the queue runs.
    private(set) var isRunning = false
    /// Flows that started while the queue ran, and may be ready when it has run.
    private var unwatched: [FlowCoordinator] = []

    mutating func begin() { isRunning = true }

    mutating func add(_ work: Work) { works.append(work) }

    /// Removes and returns the first entry.
    mutating func next() -> Work? {
        guard first < works.count else { return nil }
        var work = Work.done
        swap(&work, &works[first])
        first += 1
        if first == 256 {
            works.removeFirst(first)
            first = 0
        }
        return work
    }

    /// Adds a flow that is watched when the queue has run.
    mutating func watchLater(_ coordinator: FlowCoordinator) { unwatched.append(coordinator) }

    /// Called when the queue is empty. Returns the flows to watch.
    mutating func end() -> [FlowCoordinator] {
        if first > 0 { works.removeAll(keepingCapacity: true) }
        first = 0
        isRunning = false
        defer { unwatched = [] }
        return unwatched
    }
}
