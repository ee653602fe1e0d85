// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

/// What a screen shows and what can be done on it, without any view.
///
/// ```swift
/// final class DetailViewModel: RxViewModel {
///     private let contact: BehaviorRelay<Contact>
///     var title: Observable<String> { contact.map { $0.name } }
///     func close() { steps.accept(ContactsStep.detailIsDone) }
/// }
/// ```
/// A view model is a stepper: what it emits with ``steps`` reaches the flow that its controller, or the controller of any of
/// its ancestors, was contributed to. It lives as long as its controller. Main thread only, except for the relays.
@preconcurrency @MainActor open class RxViewModel: Stepper {
    /// Lives as long as the view model.
    public let disposeBag = DisposeBag()

    /// Where to emit steps; the parent view model passes them on, up to the flow.
    public let steps = PublishRelay<any Step>()

    /// The events between this view model and its direct children.
    public let events = RxControllerEvents()

    /// The events between this view model's parent and the parent's direct children, of which it is one. They may be
    /// subscribed at any time: until the view model has a parent, and after it lost it, nothing comes.
    public let parentEvents = RxControllerEvents.Parent()

    private let lifecycle = PublishRelay<LifecycleEvent>()
    private var childConnections: [ObjectIdentifier: any Disposable] = [:]

    /// A view model without a parent.
    public init() {}

    /// The step with which the flow begins when this view model is contributed.
    open var initialStep: any Step { NoneStep() }

    /// Called once the flow listens to ``steps``.
    open func readyToEmitSteps() {}

    /// Called each time the view model gets a parent. Forwarding and binding of the parent's events belong here; what is made
    /// within is disposed of when the view model leaves that parent.
    open func prepareForParentEvents() {}

    /// Makes another view model a child of this one: its parent's events are this one's events, and its steps go through
    /// this one. A view model that had another parent leaves that first. Controllers call it in their own `addChild`.
    public func addChild(_ child: RxViewModel) {
        let id = ObjectIdentifier(child)
        guard childConnections[id] == nil else { return }
        child.parentEvents.parent?.owner?.removeChild(child)
        let steps = child.steps.subscribe(onNext: { [weak self] in self?.steps.accept($0) })
        childConnections[id] = Disposables.create { [weak child] in
            steps.dispose()
            child?.leaveParent()
        }
        child.join(self)
    }

    /// The same for several.
    public func addChildren(_ children: RxViewModel...) {
        for child in children { addChild(child) }
    }

    /// Disconnects a child: no event and no step goes between the two any more.
    public func removeChild(_ child: RxViewModel) {
        childConnections.removeValue(forKey: ObjectIdentifier(child))?.dispose()
    }

    /// What belongs to the present parent.
    package var parentBag = DisposeBag()

    private func join(_ parent: RxViewModel) {
        parent.events.owner = parent
        parentEvents.connect(to: parent.events)
        prepareForParentEvents()
    }

    private func leaveParent() {
        parentBag = DisposeBag()
        parentEvents.connect(to: nil)
    }

    func receive(_ event: LifecycleEvent) { lifecycle.accept(event) }

    // MARK: The controller's life

    /// The screen's view has been made.
    public var viewDidLoad: Observable<Void> { lifecycle.filter { $0 == .viewDidLoad }.map { _ in } }
    /// The screen is about to be seen.
    public var viewWillAppear: Observable<Void> {
        moments { if case .viewWillAppear = $0 { true } else { false } }
    }
    /// The screen is in its container and will be seen with the next frame.
    public var viewIsAppearing: Observable<Void> {
        moments { if case .viewIsAppearing = $0 { true } else { false } }
    }
    /// The screen is seen.
    public var viewDidAppear: Observable<Void> {
        moments { if case .viewDidAppear = $0 { true } else { false } }
    }
    /// The screen is about to be covered or taken away.
    public var viewWillDisappear: Observable<Void> {
        moments { if case .viewWillDisappear = $0 { true } else { false } }
    }
    /// The screen is not seen any more.
    public var viewDidDisappear: Observable<Void> {
        moments { if case .viewDidDisappear = $0 { true } else { false } }
    }
    /// The screen left for good.
    public var dismissed: Observable<Void> { lifecycle.filter { $0 == .dismissed }.map { _ in } }

    private func moments(_ isMoment: @escaping (LifecycleEvent) -> Bool) -> Observable<Void> {
        lifecycle.filter { isMoment($0) }.map { _ in }
    }
}
