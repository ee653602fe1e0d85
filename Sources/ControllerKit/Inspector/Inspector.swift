// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import RxKernel
import ViewKit

/// Records the navigation in an application, and shows it in a window, together with the windows, controllers, view models and flows, and the
/// objects that were not released.
///
/// ```sh
/// RXSHELL_INSPECTOR=1 ./Contacts        # Ctrl+Shift+I opens the window
/// ```
/// A program creates one itself to have the window without the variable:
/// ```swift
/// let inspector = Inspector(of: session)
/// session.actions.append(inspector.action)
/// ```
/// It records from its creation on, and keeps the last 1,000 entries. It does not retain the session. Main thread only.
@preconcurrency @MainActor public final class Inspector {
    /// An entry of the journal, with the time.
    public struct Entry: Sendable, Hashable, Identifiable {
        /// The number of the entry, from 1.
        public let id: Int
        /// The time since the inspector was created.
        public let time: Duration
        /// The types of the flows from the root to the one in which it happened.
        public let flow: String
        /// What happened.
        public let text: String
    }

    /// Whether the environment of the process requests an inspector: `RXSHELL_INSPECTOR=1`.
    static let isRequested = getenv("RXSHELL_INSPECTOR").map { String(cString: $0) } == "1"

    /// The role of the window.
    static let role = "inspector"
    /// The number of entries that are kept.
    static let limit = 1_000

    weak var session: ApplicationSession?
    private let begin = ContinuousClock.now
    private let relay = BehaviorRelay<[Entry]>(value: [])
    private var lastEntry = 0
    private var observed:
        [(coordinator: WeakCoordinator, lifetimes: Lifetimes, subscription: any Disposable)] = []
    private weak var window: WindowController?

    private struct WeakCoordinator { weak var object: FlowCoordinator? }

    /// Creates an inspector, which records the navigation in an application from then on.
    public init(of session: ApplicationSession) {
        self.session = session
        observeFlows()
    }

    isolated deinit { for each in observed { each.subscription.dispose() } }

    /// The entries of the journal: the current ones on subscription, and then after each new one.
    public var entries: Observable<[Entry]> { relay.asObservable() }

    /// The current windows and flows of the application; nil when it has ended.
    public var snapshot: SessionSnapshot? { session?.snapshot() }

    /// The objects that still exist although no flow needs them: the type of each, and the type of its flow.
    public var survivors: [String] {
        observeFlows()
        return observed.flatMap(\.lifetimes.survivors).sorted()
    }

    /// Removes the entries of the journal.
    public func removeAllEntries() { relay.accept([]) }

    /// Opens the window of the inspector, or brings it to the front.
    public func show() {
        if let window, window.isOpen { return window.present() }
        guard let session else { return }
        session.perform {
            let controller = InspectorViewController(viewModel: InspectorViewModel(self))
            let window = WindowController(
                root: controller, size: Size(width: 760, height: 560), closesOnEscape: true, role: Self.role)
            self.window = window
            window.present()
        }
    }

    /// Opens the window: “Inspector”, Ctrl+Shift+I.
    public private(set) lazy var action = Action(
        "inspector", title: localized("Inspector"), shortcuts: ["<Primary><Shift>i"]
    ) { [weak self] in self?.show() }

    /// Observes the flows of main windows that were opened since the last call.
    func observeFlows() {
        guard let session else { return }
        observed.removeAll { each in
            guard each.coordinator.object == nil else { return false }
            each.subscription.dispose()
            return true
        }
        for coordinator in session.coordinators
        where !observed.contains(where: { $0.coordinator.object === coordinator }) {
            let subscription = coordinator.rx.journal.subscribe(onNext: { [weak self] in self?.record($0) })
            observed.append(
                (WeakCoordinator(object: coordinator), coordinator.trackLifetimes(), subscription))
        }
    }

    private func record(_ entry: JournalEntry) {
        lastEntry += 1
        let entry = Entry(
            id: lastEntry, time: begin.duration(to: .now), flow: entry.path.joined(separator: " > "),
            text: "\(entry.event)")
        relay.accept(relay.value.suffix(Self.limit - 1) + [entry])
    }
}

extension Inspector: @preconcurrency CustomStringConvertible {
    /// The windows and flows, the journal, and the objects that were not released, as lines of text.
    public var description: String {
        var lines = [snapshot?.description ?? "The application has ended."]
        lines.append("Journal")
        lines += relay.value.map { "  \($0.seconds) \($0.flow): \($0.text)" }
        lines.append("Not released")
        lines += survivors.map { "  \($0)" }
        return lines.joined(separator: "\n")
    }
}

extension Inspector.Entry {
    /// The time in seconds, with three digits.
    var seconds: String {
        let (seconds, fraction) = time.components
        let thousandths = "\(fraction / 1_000_000_000_000_000)"
        return "\(seconds).\(String(repeating: "0", count: max(0, 3 - thousandths.count)))\(thousandths) s"
    }
}
