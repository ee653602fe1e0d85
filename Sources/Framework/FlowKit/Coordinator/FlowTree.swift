// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// The state that all coordinators of one tree share: the queue in which their steps are navigated, the clock, and the observers.
@MainActor final class FlowTree {
    /// An entry of the queue.
    private enum Work {
        /// A coordinator navigates the first of its pending steps.
        case navigation(FlowCoordinator)
        /// Another action.
        case action(() -> Void)
        /// The entry has been taken out.
        case done
    }

    let scheduler: any SchedulerType
    /// The seconds after which a wait is reported or ends.
    let timeout: Int

    /// Whether `willNavigate` or `didNavigate` of any coordinator has ever been used.
    var announcesNavigation = false
    private(set) lazy var reports = PublishSubject<FlowReport>()
    /// The journal. It is created when it is first read, which sets `hasJournal`.
    private(set) lazy var journal: PublishSubject<JournalEntry> = {
        hasJournal = true
        return PublishSubject()
    }()
    /// Whether ``journal`` was created. Each step reads this flag, and a tree without a journal then creates
    /// neither the subject nor its entries. Reading `journal` itself would create it.
    private var hasJournal = false
    /// Called with what each flow returns.
    var navigated: ((FlowCoordinator, any Step, FlowContributors) -> Void)?
    var lifetimes: Lifetimes?
    /// Called with the work of the flows, which it must call. It sets the current application for the duration of that call.
    var scope: ((() -> Void) -> Void)?

    private(set) lazy var transitionQueue = TransitionQueue(in: self)
    /// Called with each transition that begins.
    var performed: ((FlowCoordinator, any Transition) -> Void)?

    /// Called with each question instead of showing it; nil to show it.
    var ask: ((any FlowQuestion) -> Void)?

    let isRecording: Bool
    /// Whether `recordChanges` emits in the next turn of the main queue.
    var isRecordAnnounced = false
    private(set) lazy var recordChanges = PublishSubject<Void>()
    /// The types of the steps that were reported because they cannot be recorded.
    var unrecordable: Set<ObjectIdentifier> = []
    /// The types whose states were reported because they cannot be encoded.
    var unrecordableStates: Set<String> = []
    /// See ``FlowCoordinator/onNotRestored``.
    var notRestored: () -> Void = {}

    /// Flows that started while the queue ran, and may be ready when it has run.
    var unwatched: [FlowCoordinator] = []

    private var works: [Work] = []
    private var next = 0
    /// Whether the queue runs.
    private(set) var isDraining = false

    init(scheduler: any SchedulerType, timeout: Int, isRecording: Bool) {
        self.scheduler = scheduler
        self.timeout = timeout
        self.isRecording = isRecording
    }

    /// Whether the journal has an observer.
    var isJournalObserved: Bool { hasJournal && journal.hasObservers }

    /// The time, if the journal has an observer.
    func now() -> ContinuousClock.Instant? { isJournalObserved ? .now : nil }

    /// Lets a coordinator navigate the first of its pending steps: at once, unless the queue runs.
    ///
    /// A coordinator navigates one step and is then added again, so that no coordinator with many steps delays the others.
    func add(_ coordinator: FlowCoordinator) {
        guard !isDraining else { return works.append(.navigation(coordinator)) }
        batch { coordinator.navigateNext() }
    }

    /// Runs an action: at once, unless the queue runs.
    func add(_ action: @escaping () -> Void) {
        guard !isDraining else { return works.append(.action(action)) }
        batch(action)
    }

    /// Runs `action` at once. The steps that it accepts are navigated when it has returned.
    func batch(_ action: () -> Void) {
        guard !isDraining else { return action() }
        isDraining = true
        func work() {
            action()
            drain()
        }
        navigate { if let scope { scope(work) } else { work() } }
    }

    // MARK: Contributions that have not started

    /// The tree whose flows navigate now, or whose transition begins; nil if there is none.
    private static var navigating: FlowTree?
    private var navigations = 0
    private var laterStarts = 0
    private var whenStarted: [() -> Void] = []

    /// Calls `action` when the flows that navigate now have started what they contribute. Returns false, and
    /// does nothing, if none navigates now.
    static func whenContributionsHaveStarted(_ action: @escaping () -> Void) -> Bool {
        guard let tree = navigating else { return false }
        tree.whenStarted.append(action)
        return true
    }

    /// Runs work that navigates, and in which screens may appear.
    func navigate(_ work: () -> Void) {
        let outer = Self.navigating
        Self.navigating = self
        navigations += 1
        work()
        navigations -= 1
        Self.navigating = outer
        guard !whenStarted.isEmpty, navigations == 0, laterStarts == 0, !transitionQueue.isWaiting else {
            return
        }
        let actions = whenStarted
        whenStarted = []
        for action in actions { action() }
    }

    /// Starts contributors in the next turn of the main queue.
    func startLater(_ start: @escaping () -> Void) {
        laterStarts += 1
        later { [self] in
            navigate {
                laterStarts -= 1
                start()
            }
        }
    }

    /// Runs the queue until it is empty.
    private func drain() {
        while next < works.count {
            var work = Work.done
            swap(&work, &works[next])
            next += 1
            if next == 256 {
                works.removeFirst(next)
                next = 0
            }
            switch work {
            case .navigation(let coordinator): coordinator.navigateNext()
            case .action(let action): action()
            case .done: break
            }
        }
        if next > 0 { works.removeAll(keepingCapacity: true) }
        next = 0
        isDraining = false
        guard !unwatched.isEmpty else { return }
        let coordinators = unwatched
        unwatched = []
        for coordinator in coordinators { coordinator.watchReadiness() }
    }

    /// Runs an action in the next turn of the main queue.
    func later(_ action: @escaping () -> Void) {
        _ = scheduler.schedule(()) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Runs an action when the timeout has passed.
    func afterTimeout(_ action: @escaping () -> Void) -> any Disposable {
        scheduler.scheduleRelative((), dueTime: .seconds(timeout)) { _ in
            action()
            return Disposables.create()
        }
    }

    func report(_ report: FlowReport) {
        if reports.hasObservers {
            reports.onNext(report)
        } else {
            FlowReport.unobserved(report)
        }
    }

    func track(_ objects: @autoclosure () -> [AnyObject?], in flow: String) {
        guard let lifetimes else { return }
        for case let object? in objects() { lifetimes.track(object, in: flow) }
    }
}
