// SPDX-License-Identifier: MIT

import FlowKit

/// The main windows of a session, each with the coordinator of its flows.
@MainActor final class MainWindows {
    /// The coordinator of the flows in the first window.
    let coordinator: FlowCoordinator
    /// The first window. Not retained here: the session retains it while it is open.
    weak var first: WindowController?
    /// The further main windows that are open, in the order in which they were opened.
    var further: [(window: WindowController, coordinator: FlowCoordinator)] = []

    init(_ coordinator: FlowCoordinator) { self.coordinator = coordinator }

    func contains(_ window: WindowController) -> Bool {
        window === first || further.contains { $0.window === window }
    }

    /// The record that the next run restores; nil if no main window is open.
    var record: SessionRecord? {
        let first = first.flatMap { $0.isOpen ? $0 : nil }
        guard first != nil || !further.isEmpty else { return nil }
        return SessionRecord(
            coordinator.record, first.map { WindowGeometry($0.window) },
            further.compactMap { window, coordinator in
                coordinator.record.map {
                    WindowRecord(role: window.role, geometry: WindowGeometry(window.window), flow: $0)
                }
            })
    }
}
