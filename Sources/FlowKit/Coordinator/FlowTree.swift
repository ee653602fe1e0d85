// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// What all coordinators below one root share: the queue that makes navigation serial, the clock, the listeners.
@MainActor final class FlowTree {
    /// An entry of the queue.
    private enum Work {
        /// A coordinator navigates the next step that waits for it.
        case turn(FlowCoordinator)
        /// Something else is done.
        case action(() -> Void)
        /// The entry was taken.
        case done
    }

    let scheduler: any SchedulerType
    let patience: Int

    /// Whether anybody ever asked for `willNavigate` or `didNavigate`.
    var announcesNavigation = false
    private(set) lazy var reports = PublishSubject<FlowReport>()
    private(set) lazy var journal: PublishSubject<JournalEntry> = {
        hasJournal = true
        return PublishSubject()
    }()
    private var hasJournal = false
    /// Told what each flow answered.
    var answers: ((FlowCoordinator, any Step, FlowContributors) -> Void)?
    var lifetimes: Lifetimes?

    private(set) lazy var transitions = TransitionQueue(in: self)
    /// Told of each transition that begins.
    var performed: ((FlowCoordinator, any Transition) -> Void)?

    let isRecording: Bool
    /// Whether listeners will be told in the next turn that the record changed.
    var isRecordAnnounced = false
    private(set) lazy var recordChanges = PublishSubject<Void>()

    /// Flows that began while work was being done, and may be ready when it is.
    var unwatched: [FlowCoordinator] = []

    private var works: [Work] = []
    private var next = 0
    private(set) var isDraining = false

    init(scheduler: any SchedulerType, patience: Int, isRecording: Bool) {
        self.scheduler = scheduler
        self.patience = patience
        self.isRecording = isRecording
    }

    var isJournalRead: Bool { hasJournal && journal.hasObservers }

    /// When it is, if the journal wants to know.
    func now() -> ContinuousClock.Instant? { isJournalRead ? .now : nil }

    /// Lets a coordinator navigate the next step that waits for it: now, unless a step is being navigated.
    ///
    /// Coordinators take turns, each with one step: of those that have several, none goes before the others.
    func addTurn(of coordinator: FlowCoordinator) {
        guard !isDraining else { return works.append(.turn(coordinator)) }
        batch { coordinator.takeTurn() }
    }

    /// Runs an action: now, unless a step is being navigated.
    func add(_ action: @escaping () -> Void) {
        guard !isDraining else { return works.append(.action(action)) }
        batch(action)
    }

    /// Runs `action` now. The steps that it accepts are navigated when it has returned.
    func batch(_ action: () -> Void) {
        guard !isDraining else { return action() }
        isDraining = true
        action()
        drain()
    }

    /// Does all the work there is, and what comes up meanwhile.
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
            case .turn(let coordinator): coordinator.takeTurn()
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

    /// Does something in the next turn of the main queue.
    func later(_ action: @escaping () -> Void) {
        _ = scheduler.schedule(()) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Does something when patience is exhausted.
    func afterPatience(_ action: @escaping () -> Void) -> any Disposable {
        scheduler.scheduleRelative((), dueTime: .seconds(patience)) { _ in
            action()
            return Disposables.create()
        }
    }

    func report(_ report: FlowReport) {
        if reports.hasObservers {
            reports.onNext(report)
        } else {
            FlowReport.unattended(report)
        }
    }

    func track(_ objects: @autoclosure () -> [AnyObject?], in flow: String) {
        guard let lifetimes else { return }
        for case let object? in objects() { lifetimes.track(object, in: flow) }
    }
}
