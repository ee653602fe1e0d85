// SPDX-License-Identifier: MIT

import RxKernel

/// Finds the coordinator of a flow, and calls the closures that wait for the flow to be ready or to end. It retains neither flow nor
/// coordinator.
@MainActor enum FlowRegistry {
    private final class Entry {
        let flow: ZeroingReference<AnyObject>
        var coordinator: CoordinatorReference?
        var isReady = false
        /// Whether a coordinator has run the flow, and has ended it.
        var hasEnded = false
        var waiting: [() -> Void] = []
        /// What waits for the end of the flow.
        var waitingForEnd: [() -> Void] = []

        init(_ flow: any Flow) {
            self.flow = ZeroingReference(flow)
        }
    }

    // By the flow, since a flow has no storage for it: two applications in one process have different flows.
    private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of released flows are removed.
    private static var sweepAt = 64

    static func coordinator(of flow: any Flow) -> FlowCoordinator? {
        existing(for: flow)?.coordinator?.object
    }

    static func isReady(_ flow: any Flow) -> Bool {
        existing(for: flow)?.isReady ?? false
    }

    static func register(_ coordinator: FlowCoordinator, for flow: any Flow) {
        entry(for: flow).coordinator = CoordinatorReference(coordinator)
    }

    /// Returns the actions that have waited for the end of the flow.
    static func unregister(_ coordinator: FlowCoordinator, for flow: any Flow) -> [() -> Void] {
        guard let entry = existing(for: flow), entry.coordinator?.object === coordinator else { return [] }
        entry.coordinator = nil
        entry.isReady = false
        entry.waiting = []
        entry.hasEnded = true
        defer { entry.waitingForEnd = [] }
        return entry.waitingForEnd
    }

    /// Whether a coordinator has run the flow before, and has ended it.
    static func hasEnded(_ flow: any Flow) -> Bool {
        existing(for: flow)?.hasEnded ?? false
    }

    static func becameReady(_ flow: any Flow) {
        guard let entry = existing(for: flow) else { return }
        entry.isReady = true
        let waiting = entry.waiting
        entry.waiting = []
        waiting.forEach { $0() }
    }

    /// Runs `action` when the flow is ready: at once if it is.
    static func whenReady(_ flow: any Flow, _ action: @escaping () -> Void) {
        let entry = entry(for: flow)
        if entry.isReady {
            action()
        } else {
            entry.waiting.append(action)
        }
    }

    /// Runs `action` when the flow ends.
    static func whenEnded(_ flow: any Flow, _ action: @escaping () -> Void) {
        entry(for: flow).waitingForEnd.append(action)
    }

    /// Returns the entry only if it is of this flow, and not of a released flow that had the same address.
    private static func existing(for flow: any Flow) -> Entry? {
        guard let entry = entries[ObjectIdentifier(flow)], entry.flow.object === flow else { return nil }
        return entry
    }

    private static func entry(for flow: any Flow) -> Entry {
        if let entry = existing(for: flow) { return entry }
        if entries.count >= sweepAt {
            entries = entries.filter { $0.value.flow.object != nil }
            sweepAt = max(64, entries.count * 2)
        }
        let entry = Entry(flow)
        entries[ObjectIdentifier(flow)] = entry
        return entry
    }
}
