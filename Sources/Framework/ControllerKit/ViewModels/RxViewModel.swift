// SPDX-License-Identifier: MIT

import Dispatch
import FlowKit
import RxKernel
import StateKit

/// The state and the actions of a screen, without any view.
///
/// ```swift
/// final class DetailViewModel: RxViewModel {
///     private let contact: BehaviorRelay<Contact>
///     init(contact: BehaviorRelay<Contact>) { self.contact = contact }
///     var title: Observable<String> { contact.map { $0.name } }
///     func close() { steps.accept(ContactsStep.detailIsDone) }
/// }
/// ```
/// A view model is a stepper: a step that it emits with ``steps`` reaches the flow that its controller, or the controller of any
/// of its ancestors, was contributed to. It exchanges ``RxControllerEvent``s with its parent and its children: see
/// <doc:EventsBetweenViewModels>, and <doc:MovingFromRxController> for what differs from RxController. It
/// lives as long as its controller. Main thread only.
@preconcurrency @MainActor
open class RxViewModel: Stepper, RxControllerEventBinder, RxControllerEventRouter,
    ReactiveCompatible, DeallocationReporting, DisposeBagOwner, ObservedStepper
{
    /// Reports the end of the view model: `rx.deallocated`.
    public nonisolated let deallocation = Deallocation()

    /// The relay with which the view model emits steps. The parent view model emits them too, up to the flow.
    public let steps = PublishRelay<any Step>()

    /// The events between this view model and its direct children.
    public let events = RxControllerEvents()

    private let ownBag = DisposeBag()
    private var parentBag = DisposeBag()
    private var isPreparing = false
    private let eventsOfParent = ParentEvents()
    private var parentAbsence: ControllerReport.Absence? = .neverAdded
    private var hasReportedAbsence = false
    private weak var parent: RxViewModel?
    /// The application that created the view model, which receives its reports; nil for none.
    final private(set) weak var session = ApplicationSession.current
    private var children: [Child] = []

    /// A view model without a parent.
    public init() {
        events.owner = self
        eventsOfParent.owner = self
        steps.subscribe(isolation: nil, onNext: { @Sendable [weak self] step in self?.didEmit(step) })
            .disposed(by: ownBag)
    }

    /// Steps that the screen emitted while it appeared, before the flow observed this view model.
    private var earlySteps: [any Step] = []

    /// Keeps, or reports, a step that nothing but this view model receives.
    private nonisolated func didEmit(_ step: any Step) {
        guard steps.observerCount < 2, !(step is NoneStep) else { return }
        if MainThread.isCurrent { return MainActor.assumeIsolated { keep(step) } }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                // A flow may have begun to observe this view model meanwhile.
                if self.steps.observerCount < 2 { self.keep(step) } else { self.steps.accept(step) }
            }
        }
    }

    private func keep(_ step: any Step) {
        guard
            !earlySteps.isEmpty
                || FlowCoordinator.whenContributionsHaveStarted({ [weak self] in self?.reportEarlySteps() })
        else { return reportLoss(of: step) }
        earlySteps.append(step)
    }

    private func reportEarlySteps() {
        let steps = earlySteps
        earlySteps = []
        for step in steps { reportLoss(of: step) }
    }

    private func reportLoss(of step: any Step) {
        if let session = session ?? .current {
            ControllerReport(.stepLost(step: "\(step)"), self).send(in: session)
        }
    }

    package final func stepsAreObserved() {
        wasUsed = true
        let steps = earlySteps
        earlySteps = []
        for step in steps { self.steps.accept(step) }
    }

    deinit {
        deallocation.begin()
        if !wasUsed, !events.wasUsed, MainThread.isCurrent { reportUnused("\(Self.self)", session) }
    }

    /// Whether the view model was used: by a controller, a parent, a child, a coordinator, or a subscriber of a signal.
    final var wasUsed = false

    /// Reports an unused view model, if there is an application. A test of a view model alone has none.
    private nonisolated func reportUnused(_ name: String, _ session: ApplicationSession?) {
        MainActor.assumeIsolated {
            if let session = session ?? .current {
                ControllerReport(.neverUsed, named: name).send(in: session)
            }
        }
    }

    /// The step with which the flow begins when this view model is contributed.
    open var initialStep: any Step { NoneStep() }

    /// Called when the flow has subscribed to ``steps``.
    open func readyToEmitSteps() {}

    /// Retains subscriptions as long as the view model lives. Within ``prepareForParentEvents()`` it is a bag that lives until the
    /// view model leaves that parent.
    public var disposeBag: DisposeBag { isPreparing ? parentBag : ownBag }

    // MARK: Parent and children

    /// The events between this view model's parent and the parent's direct children, of which this is one.
    ///
    /// A subscription made in ``prepareForParentEvents()`` ends when the view model leaves that parent; any other one receives the
    /// events of each parent that the view model gets. Without a parent an event that is sent is lost, and reading this property is
    /// reported; read ``hasParent`` first if the view model may have no parent.
    public var parentEvents: RxControllerEvents {
        if !hasParent { reportMissingParent { .parentEventsRead($0) } }
        return eventsOfParent
    }

    /// Whether the view model is a child of another one.
    public var hasParent: Bool { parent != nil }

    /// Called each time the view model gets a parent. Subscribe to the parent's events, and forward them, here.
    ///
    /// A subscription that is made here, to ``events`` or ``parentEvents`` with any bag, or to anything with ``disposeBag``, ends when the
    /// view model leaves that parent. After this function, the parent's cached events are delivered.
    open func prepareForParentEvents() {}

    /// Makes another view model a child of this one. The ``events`` of this view model are the
    /// ``parentEvents`` of the child, and this view model emits the steps of the child too.
    ///
    /// A view model that has another parent leaves that one first. A controller calls it in its own `addChild`.
    public func addChild(_ child: RxViewModel) { addChildren([child]) }

    /// Makes other view models children of this one. Cached events are delivered when all have been added.
    public func addChildren(_ children: RxViewModel...) { addChildren(children) }

    private func addChildren(_ children: [RxViewModel]) {
        for child in children { connect(child) }
        deliverCachedEvents(to: children)
    }

    /// Disconnects a child: no events and no steps pass between the two any more.
    public func removeChild(_ child: RxViewModel) {
        children.removeAll { $0.viewModel === child }
    }

    /// Emits a step of a child. View models above that nothing but their parents observes are left out, so
    /// that the depth costs next to nothing.
    private func pass(_ step: any Step) {
        var receiver = self
        // The two observers are those of `init()` and of the parent.
        while receiver.steps.observerCount == 2, let parent = receiver.parent { receiver = parent }
        receiver.steps.accept(step)
    }

    /// Makes another view model a child, which has not received the cached events yet.
    package func connect(_ child: RxViewModel) {
        (wasUsed, child.wasUsed) = (true, true)
        guard child.parent !== self else { return }
        guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
            return ControllerReport(.cycle(child: "\(type(of: child))"), self).send(in: session)
        }
        child.parent?.removeChild(child)
        let connection = DisposeBag()
        child.steps.subscribe(onNext: { [weak self] in self?.pass($0) }).disposed(by: connection)
        // When this view model is released, its connections are released too, and their bags dispose of the subscriptions.
        Disposables.create { [weak self, weak child, name = "\(type(of: self))"] in
            child?.leaveParent(self == nil ? .released(name) : .removed(from: name))
        }
        .disposed(by: connection)
        children.removeAll { $0.viewModel == nil }
        children.append(Child(viewModel: child, connection: connection))
        child.join(self)
    }

    /// Delivers the cached events to children that have just been connected.
    package func deliverCachedEvents(to children: [RxViewModel]) {
        for event in events.cachedEvents {
            for child in children where child.parent === self {
                child.eventsOfParent.receiveCached(event)
                if event.isForSubtree { child.broadcast(event) }
            }
        }
    }

    /// Sends an event to the whole subtree: to this view model and its children as ``events`` does, then to
    /// each child's children, and so on.
    ///
    /// No view model in between has to forward it. A child that is added later, at any depth, receives the
    /// latest one, unless the identifier is declared with `cached: false`.
    /// ```swift
    /// broadcast(SessionEvent.userChanged.event(user))
    /// ```
    public func broadcast(_ event: RxControllerEvent) {
        var event = event
        event.isForSubtree = true
        events.accept(event)
        for child in children.compactMap(\.viewModel) { child.broadcast(event) }
    }

    private func join(_ parent: RxViewModel) {
        self.parent = parent
        parentAbsence = nil
        hasReportedAbsence = false
        eventsOfParent.connect(to: parent.events)
        setPreparing(true)
        prepareForParentEvents()
        setPreparing(false)
    }

    private func leaveParent(_ absence: ControllerReport.Absence) {
        parent = nil
        parentAbsence = absence
        eventsOfParent.disconnect()
        parentBag = DisposeBag()
    }

    private func setPreparing(_ isPreparing: Bool) {
        self.isPreparing = isPreparing
        events.preparationBag = isPreparing ? parentBag : nil
        eventsOfParent.preparationBag = isPreparing ? parentBag : nil
    }

    /// Reports, once for each time without a parent, that the view model needs one.
    func reportMissingParent(_ reason: (ControllerReport.Absence) -> ControllerReport.Reason) {
        guard !hasReportedAbsence, let parentAbsence else { return }
        hasReportedAbsence = true
        ControllerReport(reason(parentAbsence), self).send(in: session)
    }

    /// A child, with the subscriptions that connect it. They end when the entry is released.
    private struct Child {
        weak var viewModel: RxViewModel?
        let connection: DisposeBag
    }

    // MARK: The controller's life

    /// The subjects of the signals, which are created when they are first read.
    var lifecycle: [LifecycleEvent.Moment: PublishSubject<Void>] = [:]

    /// The subject of all signals, which is created when it is first read.
    var allEvents: PublishSubject<LifecycleEvent>?

    /// Called when the screen's view has been loaded.
    @available(*, deprecated, message: "Subscribe to viewDidLoad in init().")
    open func controllerDidLoad() {}
    /// Called before the screen becomes visible.
    @available(*, deprecated, message: "Subscribe to viewWillAppear in init().")
    open func controllerWillAppear() {}
    /// Called when the screen has become visible.
    @available(*, deprecated, message: "Subscribe to viewDidAppear in init().")
    open func controllerDidAppear() {}
    /// Called before the screen becomes invisible.
    @available(*, deprecated, message: "Subscribe to viewWillDisappear in init().")
    open func controllerWillDisappear() {}
    /// Called when the screen has become invisible.
    @available(*, deprecated, message: "Subscribe to viewDidDisappear in init().")
    open func controllerDidDisappear() {}
}
