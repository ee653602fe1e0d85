// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// The state that all coordinators of one tree share: the queue in which their steps are navigated, the clock, and the observers.
@MainActor final class FlowTree {
    let scheduler: any SchedulerType
    /// The seconds after which a wait is reported or ends.
    let timeout: Int

    /// Whether `willNavigate` or `didNavigate` of any coordinator has ever been used.
    var announcesNavigation = false
    private(set) lazy var reports = PublishSubject<FlowReport>()
    /// The journal; nil until it is observed for the first time, so that steps create no entries before.
    private(set) var journal: PublishSubject<JournalEntry>?
    /// Called with what each flow returns.
    var navigated: ((FlowCoordinator, any Step, FlowContributors) -> Void)?
    var lifetimes: Lifetimes?
    /// Called with the work of the flows, which it must call. It sets the current application for the duration of that call.
    var scope: ((() -> Void) -> Void)?

    private(set) lazy var transitionQueue = TransitionQueue(in: self)
    /// Called with each question instead of showing it; nil to show it.
    var ask: ((any FlowQuestion) -> Void)?

    let isRecording: Bool
    private(set) lazy var records = RecordAnnouncer(in: self)

    // Guard: the functions of both call nothing that could access them.
    @exclusivity(unchecked) var queue = WorkQueue()
    @exclusivity(unchecked) fileprivate var starts = ContributionStarts()

    init(scheduler: any SchedulerType, timeout: Int, isRecording: Bool) {
        self.scheduler = scheduler
        self.timeout = timeout
        self.isRecording = isRecording
    }

    var isJournalObserved: Bool { journal?.hasObservers == true }

    func observedJournal() -> PublishSubject<JournalEntry> {
        if let journal { return journal }
        let journal = PublishSubject<JournalEntry>()
        self.journal = journal
        return journal
    }

    /// The time, if the journal has an observer.
    func now() -> ContinuousClock.Instant? { isJournalObserved ? .now : nil }

    /// Lets a coordinator navigate the first of its pending steps: at once, unless the queue runs.
    ///
    /// A coordinator navigates one step and is then added again, so that no coordinator with many steps delays the others.
    func add(_ coordinator: FlowCoordinator) {
        guard !queue.isRunning else { return queue.add(.navigation(coordinator)) }
        batch { coordinator.navigateNext() }
    }

    /// Runs an action: at once, unless the queue runs.
    func add(_ action: @escaping () -> Void) {
        guard !queue.isRunning else { return queue.add(.action(action)) }
        batch(action)
    }

    /// Runs `action` at once. The steps that it accepts are navigated when it has returned.
    func batch(_ action: () -> Void) {
        guard !queue.isRunning else { return action() }
        queue.begin()
        func work() {
            action()
            drain()
        }
        navigate { if let scope { scope(work) } else { work() } }
    }

    /// Runs the queue until it is empty.
    private func drain() {
        while let work = queue.next() {
            switch work {
            case .navigation(let coordinator): coordinator.navigateNext()
            case .action(let action): action()
            case .done: break
            }
        }
        for coordinator in queue.end() { coordinator.watchReadiness() }
    }

    // MARK: Contributions that have not started

    /// The tree whose flows navigate now, or whose transition begins; nil if there is none. It is set for one synchronous call on the main
    /// actor, and has its former value after it, so that it is never the tree of another application.
    fileprivate static var navigating: FlowTree?

    /// Runs work that navigates, and in which screens may appear.
    func navigate(_ work: () -> Void) {
        let outer = Self.navigating
        Self.navigating = self
        starts.navigationBegins()
        work()
        starts.navigationEnds()
        Self.navigating = outer
        guard starts.isComplete, !transitionQueue.isWaiting else { return }
        for action in starts.takeActions() { action() }
    }

    /// Starts contributors in the next turn of the main queue.
    func startLater(_ start: @escaping () -> Void) {
        starts.startsLater()
        later { [self] in
            navigate {
                starts.noteStart()
                start()
            }
        }
    }

    /// Runs an action in the next turn of the main queue.
    func later(_ action: @escaping () -> Void) {
        _ = scheduler.schedule(()) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Runs an action in the queue when the timeout has passed. An action that waits in the queue runs also if it is disposed of then.
    func afterTimeout(_ action: @escaping () -> Void) -> any Disposable {
        scheduler.scheduleRelative((), dueTime: .seconds(timeout)) { [weak self] _ in
            self?.add(action)
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

extension FlowCoordinator {
    /// Calls `action` when the flows that navigate now have started what they contribute. Returns false, and
    /// does nothing, if none navigates now.
    package static func whenContributionsHaveStarted(_ action: @escaping () -> Void) -> Bool {
        guard let tree = FlowTree.navigating else { return false }
        tree.starts.wait(action)
        return true
    }
}
