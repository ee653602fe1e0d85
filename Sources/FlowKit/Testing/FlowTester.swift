// SPDX-License-Identifier: MIT

import RxKernel

/// Runs one flow with no view, no clock and no display, and shows all it does.
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
/// The flow runs below a parent that takes every step and does nothing, so that `.end` and forwards have somewhere to go.
/// Give a test scheduler, and `adapt`, readiness and later contributors happen in virtual time.
@MainActor public final class FlowTester {
    /// One step, and what the flow, or one below it, answered.
    public struct Answer {
        /// The type of the flow that navigated it.
        public let flow: String
        /// What was navigated.
        public let step: any Step
        /// The contributors as they print: kept themselves, they would keep screens alive.
        public let answer: String
    }

    private let parent = Parent()
    private let coordinator: FlowCoordinator
    private let lifetimes: Lifetimes
    private let bag = DisposeBag()

    /// What was navigated so far, in order.
    public private(set) var answers: [Answer] = []
    /// What was changed on screen so far, in order, as it prints: a value itself would keep its screen alive.
    public private(set) var transitions: [String] = []
    /// What happened so far, in order.
    public private(set) var journal: [JournalEntry] = []
    /// What led nowhere so far, in order.
    public private(set) var reports: [FlowReport] = []
    /// The first answer to the step that is being sent.
    private var answer: FlowContributors?
    private var isSending = false

    /// Starts the flow, with a stepper or with nothing.
    public init(
        _ flow: any Flow, with stepper: any Stepper = NoneStepper(),
        scheduler: any SchedulerType = MainScheduler.asyncInstance, patience: Int = 10
    ) {
        coordinator = FlowCoordinator(scheduler: scheduler, patience: patience)
        coordinator.coordinate(flow: parent, with: NoneStepper())
        lifetimes = coordinator.trackLifetimes()
        coordinator.rx.journal.subscribe(onNext: { [unowned self] in journal.append($0) }).disposed(by: bag)
        coordinator.rx.reports.subscribe(onNext: { [unowned self] in reports.append($0) }).disposed(by: bag)
        coordinator.tree.answers = { [unowned self] coordinator, step, answer in
            guard coordinator !== self.coordinator else { return }
            answers.append(Answer(flow: coordinator.name, step: step, answer: answer.description))
            if isSending, self.answer == nil { self.answer = answer }
        }
        coordinator.tree.performed = { [unowned self] _, transition in
            transitions.append(transition.description)
        }
        coordinator.start(
            Contribution(presentable: flow, stepper: stepper), recordedAs: (nil, 0), restoring: nil)
    }

    /// Gives the flow a step, and returns what it answered to it; ``FlowContributors/none`` while `adapt` has not.
    @discardableResult public func send(_ step: any Step) -> FlowContributors {
        guard let tested = coordinator.children.first else { return .unhandled }
        isSending = true
        tested.accept(step, from: .application)
        isSending = false
        defer { answer = nil }
        return answer ?? .none
    }

    /// What the flow sent to its parent, by `.end`, forwards and bubbling.
    public var toParent: [any Step] { parent.steps }

    /// Whether the flow has ended.
    public var isEnded: Bool { coordinator.children.isEmpty }

    /// The steps that were navigated, in order.
    public var steps: [any Step] { answers.map(\.step) }

    /// What the flow keeps alive now.
    public var ownership: Ownership? { coordinator.children.first?.ownership }

    /// What is alive although no flow owns it any more.
    public var survivors: [String] { lifetimes.survivors }

    /// Throws ``SurvivorsError`` if anything survives that no flow owns.
    public func assertReleased() throws(SurvivorsError) { try lifetimes.assertReleased() }

    /// The flow above, and the screen it would show things in.
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
