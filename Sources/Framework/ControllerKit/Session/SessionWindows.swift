// SPDX-License-Identifier: MIT

import FlowKit

/// The windows of a session. Each main window has the coordinator of its flows.
@MainActor final class SessionWindows {
    /// The coordinator of the flows in the first main window.
    let coordinator: FlowCoordinator
    /// The first main window.
    weak var first: WindowController?
    /// The further main windows that are open, in the order in which they were opened.
    private(set) var further: [(window: WindowController, coordinator: FlowCoordinator)] = []
    /// The open windows, in the order in which they were opened.
    private(set) var all: [WindowController] = []
    /// The open windows, the front one last.
    private var byActivation: [WindowController] = []

    let closeRequests = CloseRequests()

    init(_ coordinator: FlowCoordinator) { self.coordinator = coordinator }

    var coordinators: [FlowCoordinator] { [coordinator] + further.map(\.coordinator) }

    var front: WindowController? { byActivation.last }

    /// The screens of the windows that no controller presented, the front one first.
    var roots: [ViewController] { byActivation.reversed().filter { !$0.isPresentedByController }.map(\.root) }

    /// The window that shows the messages of the session: the first main window, or another one after that was closed.
    var forNotices: WindowController? { first.flatMap { first in all.first { $0 === first } } ?? all.first }

    func isMain(_ window: WindowController) -> Bool {
        window === first || further.contains { $0.window === window }
    }

    /// Whether a window is the only main window that the user sees.
    func isLastMain(_ window: WindowController) -> Bool {
        isMain(window) && !all.contains { $0 !== window && isMain($0) && !$0.window.isHidden }
    }

    /// The coordinator of the flows in a window, or in the window that presented it; for a window that belongs to no main window, that of
    /// the main window that was active last.
    func coordinator(of window: WindowController?) -> FlowCoordinator {
        var next = window
        while let window = next {
            if let coordinator = coordinator(ofMain: window) { return coordinator }
            next = window.presenter?.window
        }
        return byActivation.reversed().lazy.compactMap { self.coordinator(ofMain: $0) }.first ?? coordinator
    }

    private func coordinator(ofMain window: WindowController) -> FlowCoordinator? {
        window === first ? coordinator : further.first { $0.window === window }?.coordinator
    }

    func addMain(_ window: WindowController, _ coordinator: FlowCoordinator) {
        further.append((window, coordinator))
    }

    func didOpen(_ window: WindowController) {
        all.append(window)
        byActivation.append(window)
    }

    func didActivate(_ window: WindowController) {
        byActivation.removeAll { $0 === window }
        byActivation.append(window)
    }

    func didClose(_ window: WindowController) {
        byActivation.removeAll { $0 === window }
        all.removeAll { $0 === window }
        further.removeAll { $0.window === window }
    }

    func closeAll() {
        for window in all.reversed() { window.close() }
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
