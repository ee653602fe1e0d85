// SPDX-License-Identifier: MIT

import Dispatch
import FlowKit
import Glibc
import RxKernel
import ViewKit

/// Records the navigation in an application, and shows it in a window, together with the windows, controllers, view models and flows, the
/// subscriptions, the times of frames, and the objects that were not released. It returns to a state of the journal.
///
/// ```sh
/// RXSHELL_INSPECTOR=1 ./Contacts        # Ctrl+Shift+I opens the window
/// ```
/// A program has the window without the variable if it adds the action itself. The session retains its inspector:
/// ```swift
/// session.actions.append(session.inspector.action)
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
        /// The coordinator of the root flow.
        let root: ObjectIdentifier
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
    /// The states of the root flows, in order. Each is the one after all entries of its flow from the state before it up to `last`.
    private var states: [(root: ObjectIdentifier, last: Int, record: FlowRecord)] = []
    private var keepsStateLater = false
    /// The sections that are shown beside those of the inspector itself.
    public var sections: [Section] = []
    /// The tabs with screens of other parts of the program. An open window shows a change in a later turn of the main loop.
    public var pages: [Page] {
        get { pageRelay.value }
        set { pageRelay.accept(newValue) }
    }
    let pageRelay = BehaviorRelay<[Page]>(value: [])
    private lazy var frames = FrameRecorder(session?.backend)

    private struct WeakCoordinator { weak var object: FlowCoordinator? }

    /// Creates an inspector, which records the navigation in an application from then on.
    public init(of session: ApplicationSession) {
        self.session = session
        LiveSubscriptions.isRecording = true
        observeFlows()
        _ = frames
    }

    isolated deinit { for each in observed { each.subscription.dispose() } }

    /// The entry of the journal with a number; nil if it is not kept.
    func entry(_ number: Int) -> Entry? { relay.value.first { $0.id == number } }

    /// The entries of the journal: the current ones on subscription, and then after each new one.
    public var entries: Observable<[Entry]> { relay.asObservable() }

    /// The current windows and flows of the application; nil when it has ended.
    public var snapshot: SessionSnapshot? { session?.snapshot() }

    /// The objects that still exist although no flow needs them: the type of each, and the type of its flow.
    public var retainedObjects: [String] {
        observeFlows()
        return observed.flatMap(\.lifetimes.retainedObjects).sorted()
    }
    /// See ``retainedObjects``.
    @available(*, deprecated, renamed: "retainedObjects")
    public var survivors: [String] { retainedObjects }

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
            let root = ObjectIdentifier(coordinator)
            let subscription = coordinator.rx.journal.subscribe(onNext: { [weak self] in
                self?.record($0, of: root)
            })
            observed.append(
                (WeakCoordinator(object: coordinator), coordinator.trackLifetimes(), subscription))
        }
    }

    private func record(_ entry: JournalEntry, of root: ObjectIdentifier) {
        lastEntry += 1
        let entry = Entry(
            id: lastEntry, time: begin.duration(to: .now), flow: entry.path.joined(separator: " > "),
            text: "\(entry.event)", root: root)
        relay.accept(relay.value.suffix(Self.limit - 1) + [entry])
        guard !keepsStateLater else { return }
        keepsStateLater = true
        // At the end of the turn, the screens of its steps are there.
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.keepStates() } }
    }

    // MARK: States

    private func keepStates() {
        keepsStateLater = false
        for coordinator in observed.compactMap(\.coordinator.object) {
            guard let record = coordinator.record else { continue }
            let root = ObjectIdentifier(coordinator)
            if let index = states.lastIndex(where: { $0.root == root }), states[index].record == record {
                states[index].last = lastEntry
            } else {
                states.append((root, lastEntry, record))
            }
        }
        let first = relay.value.first?.id ?? lastEntry
        states.removeAll { $0.last < first }
    }

    /// Whether the state after an entry is known: the application records its navigation, see
    /// ``Application/restoresNavigation``, and the window of the entry is open.
    public func canGo(to entry: Entry) -> Bool { state(after: entry) != nil }

    /// Returns the window of an entry to the state that it had after the entry: the screens, and what is on
    /// those that are `Restorable`. Screens are closed without a question. Returns false if the state is not
    /// known.
    @discardableResult public func go(to entry: Entry) -> Bool {
        guard let (coordinator, record) = state(after: entry) else { return false }
        coordinator.go(to: record)
        return true
    }

    private func state(after entry: Entry) -> (FlowCoordinator, FlowRecord)? {
        guard
            let coordinator = observed.lazy.compactMap(\.coordinator.object)
                .first(where: { ObjectIdentifier($0) == entry.root }),
            let state = states.first(where: { $0.root == entry.root && $0.last >= entry.id })
        else { return nil }
        return (coordinator, state.record)
    }

    // MARK: Sections

    /// A further part of the inspector: a tab of its window, and a part of its text.
    public struct Section {
        /// The title.
        public let title: String
        /// Returns the present rows. It is called once a second while the window is open.
        public let rows: @MainActor () -> [Row]

        /// Creates a section.
        public init(_ title: String, rows: @escaping @MainActor () -> [Row]) {
            self.title = title
            self.rows = rows
        }
    }

    /// A tab of the inspector's window with a screen of its own, such as that of a plugin.
    ///
    /// ```swift
    /// inspector.pages.append(Inspector.Page(id: "cache", title: "Cache") { CacheViewController(viewModel: CacheViewModel(cache)) })
    /// ```
    public struct Page: Identifiable {
        /// The id. Of two tabs with the same id, only the first one is shown.
        public let id: String
        /// The title of the tab until the screen has one.
        public let title: String
        /// Creates the screen.
        let make: @MainActor () -> ViewController

        /// Creates a tab.
        ///
        /// - Parameter make: Creates the screen, when the user first selects the tab. Each window of the inspector has a screen of its own.
        public init(id: String, title: String, make: @escaping @MainActor () -> ViewController) {
            self.id = id
            self.title = title
            self.make = make
        }
    }

    /// A row of a section.
    public struct Row: Sendable, Hashable {
        /// The name of what the row shows.
        public let name: String
        /// Its details; empty if there are none.
        public let detail: String

        /// Creates a row.
        public init(_ name: String, _ detail: String = "") {
            self.name = name
            self.detail = detail
        }
    }

    /// The own sections, and ``sections``.
    var allSections: [Section] {
        [
            Section(localized("Subscriptions")) { Self.subscriptions },
            Section(localized("Frames")) { [weak self] in self?.frames.rows ?? [] },
        ] + sections
    }

    /// The subscriptions that exist, by their locations in the source.
    private static var subscriptions: [Row] {
        let counts = LiveSubscriptions.counts
        guard !counts.isEmpty else {
            return [Row(localized("No subscriptions are recorded. Only a debug build records them."))]
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { Row($0.key, "\($0.value)") }
    }
}

/// A root flow with a command of its own that opens the inspector.
package protocol InspectorCommandOwner: AnyObject {}

extension Inspector: @preconcurrency CustomStringConvertible {
    /// The windows and flows, the journal, and the objects that were not released, as lines of text.
    public var description: String {
        var lines = [snapshot?.description ?? "The application has ended."]
        lines.append("Journal")
        lines += relay.value.map { "  \($0.id). \($0.seconds) \($0.flow): \($0.text)" }
        for section in allSections {
            lines.append(section.title)
            lines += section.rows().map { "  \($0.name)\($0.detail.isEmpty ? "" : ": \($0.detail)")" }
        }
        lines.append("Not released")
        lines += retainedObjects.map { "  \($0)" }
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
