// SPDX-License-Identifier: MIT

import RxKernel

/// Runs one flow without views, clock and display, and records what it does.
///
/// ```swift
/// let tester = FlowTester(ContactsFlow(store: .inMemory))
/// #expect(tester.send(ContactsStep.list).description == "ListViewController with ListViewModel")
/// tester.send(ContactsStep.detail(7))
/// #expect(tester.transitions == ["push DetailViewController on NavigationController"])
/// tester.send(ContactsStep.close)
/// #expect(tester.isEnded && tester.toParent as? [AppStep] == [.contactsAreDone])
/// try tester.assertReleased()
/// ```
/// A question of the flow is not shown: ``questions`` has it, and the test answers it.
///
/// The flow has a parent that takes every step and returns `.none`, and so receives the steps of `.end` and forwards. With a test
/// scheduler, `adapt`, readiness and later contributors use virtual time.
@preconcurrency @MainActor public final class FlowTester {
    /// A navigated step, and what the flow returned.
    public struct Navigation {
        /// The type of the flow that navigated the step: the tested flow, or one below it.
        public let flow: String
        /// The step.
        public let step: any Step
        /// The contributors as they print. The contributors themselves would retain their screens.
        public let contributors: String
    }

    private let parent = Parent()
    private let coordinator: FlowCoordinator
    private let lifetimes: Lifetimes
    private let bag = DisposeBag()

    /// The navigated steps so far, in order.
    public private(set) var navigations: [Navigation] = []
    /// The transitions so far, in order, as they print. The transitions themselves would retain their screens.
    public var transitions: [String] {
        journal.compactMap { if case .transition(let description) = $0.event { description } else { nil } }
    }
    /// The entries of the journal so far, in order.
    public private(set) var journal: [JournalEntry] = []
    /// The reports so far, in order.
    public private(set) var reports: [FlowReport] = []
    /// What a flow has returned first for the step of the current `send`.
    private var contributors: FlowContributors?
    private var isSending = false
    /// The questions that are not answered and not withdrawn, the oldest first.
    package private(set) var openQuestions: [any FlowQuestion] = []

    /// Starts the flow, with a stepper or without a first step.
    public init(
        _ flow: any Flow, with stepper: any Stepper = NoneStepper(),
        scheduler: any SchedulerType = MainScheduler.asyncInstance, timeout: Int = 10
    ) {
        coordinator = FlowCoordinator(scheduler: scheduler, timeout: timeout)
        coordinator.coordinate(flow: parent, with: NoneStepper())
        lifetimes = coordinator.trackLifetimes()
        coordinator.rx.journal.subscribe(onNext: { [weak self] in self?.journal.append($0) }).disposed(
            by: bag)
        coordinator.rx.reports.subscribe(onNext: { [weak self] in self?.reports.append($0) }).disposed(
            by: bag)
        coordinator.tree.navigated = { [weak self] coordinator, step, contributors in
            guard let self, coordinator !== self.coordinator else { return }
            navigations.append(
                Navigation(flow: coordinator.name, step: step, contributors: contributors.description))
            if isSending, self.contributors == nil { self.contributors = contributors }
        }
        // A question that is still open when the tester is released is dismissed then, after the tester.
        coordinator.tree.ask = { [weak self] question in
            guard let self else { return }
            openQuestions.append(question)
            question.rxDismissed
                .subscribe(onSuccess: { [weak self, weak question] in
                    self?.openQuestions.removeAll { $0 === question }
                })
                .disposed(by: bag)
        }
        coordinator.start(
            Contribution(presentable: flow, stepper: stepper), recordedAs: (nil, 0), of: .application,
            isAwaited: false)
    }

    /// Gives a step to the flow, and returns what the flow returned. Returns ``FlowContributors/none`` while `adapt` has no result.
    @discardableResult public func send(_ step: any Step) -> FlowContributors {
        guard let tested = coordinator.children.first else { return .unhandled }
        isSending = true
        tested.accept(step, from: .application)
        isSending = false
        defer { contributors = nil }
        return contributors ?? .none
    }

    /// The questions that the flow has asked, and that are not answered yet, the oldest first:
    /// ```swift
    /// #expect(tester.questions as? [Alert] == [Alert("Delete Ada?", actions: [.cancel, .destructive("Delete")])])
    /// ```
    public var questions: [any Equatable & Sendable] { openQuestions.map(\.question) }

    /// The steps that the parent has received, by `.end`, forwards and bubbling.
    public var toParent: [any Step] { parent.steps }

    /// Whether the flow has ended.
    public var isEnded: Bool { coordinator.children.isEmpty }

    /// The navigated steps, in order.
    public var steps: [any Step] { navigations.map(\.step) }

    /// What the coordinator of the flow retains.
    public var ownership: Ownership? { coordinator.children.first?.ownership }

    /// The objects that still exist although no flow needs them.
    public var retainedObjects: [String] { lifetimes.retainedObjects }
    /// See ``retainedObjects``.
    @available(*, deprecated, renamed: "retainedObjects")
    public var survivors: [String] { retainedObjects }

    /// Throws ``RetainedObjectsError`` if there are ``retainedObjects``.
    public func assertReleased() throws(RetainedObjectsError) { try lifetimes.assertReleased() }

    private final class Parent: Flow {
        private let presence = Presence()
        private(set) var steps: [any Step] = []

        var root: any Presentable { self }
        var rxVisible: Observable<Bool> { presence.rxVisible }
        var rxDismissed: Single<Void> { presence.rxDismissed }
        var rxFirstTimeVisible: Single<Void> { .never() }

        func navigate(to step: any Step) -> FlowContributors {
            steps.append(step)
            return .none
        }
    }
}
