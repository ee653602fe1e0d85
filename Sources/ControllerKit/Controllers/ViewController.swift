// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A screen, or a part of one: a view with a life.
///
/// Subclass ``RxViewController`` where there is a view model; this class is for containers and for screens without one.
/// ```swift
/// final class AboutController: ViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(Label("Contacts", style: .title))
///     }
/// }
/// ```
/// A controller lives as long as somebody holds it: its parent, its navigation stack, its window, or the flow that
/// contributed it, each until the controller is dismissed. Main thread only.
@preconcurrency @MainActor open class ViewController: Presentable, ReactiveCompatible {
    /// Where a controller is in its life. Hidden, detached and dismissed are three different things.
    public enum Phase: Sendable, Equatable {
        /// In no container. The life of a controller begins here, and may come back here.
        case detached
        /// In a container, but not to be seen: under another page, in another tab, or in a window that is not open.
        case hidden
        /// To be seen.
        case visible
        /// Left for good: popped, closed, or gone with its container.
        case dismissed
    }

    /// Lives as long as the controller.
    public let disposeBag = DisposeBag()

    /// Where the controller is in its life.
    public private(set) var phase = Phase.detached

    /// The controller whose child this one is.
    public private(set) weak var parent: ViewController?

    /// The controllers whose views are parts of this one's.
    public private(set) var children: [ViewController] = []

    /// The windows that this controller presented and that are still open, the front one last.
    public internal(set) var presentedWindows: [WindowController] = []

    /// The popovers that this controller presented and that are still open, the front one last.
    public internal(set) var presentedPopovers: [PopoverController] = []

    /// What a popover of this controller points at; nil for its whole view. A controller that asks its flow for a preview says
    /// here what of.
    public var anchor: Anchor?

    /// Set while it is the root of a window, or of a popover.
    weak var windowAsRoot: WindowController?
    weak var popoverAsRoot: PopoverController?

    private var loadedView: LayoutView?
    private let lifecycle = PublishRelay<LifecycleEvent>()
    private let visibility = BehaviorRelay(value: false)
    private(set) var hasAppeared = false

    /// A controller whose view is made when it is first asked for.
    public init() {}

    // MARK: View

    /// The controller's view, made when first asked for.
    public var view: LayoutView {
        if let loadedView { return loadedView }
        let view = LayoutView()
        loadedView = view
        view.onLayout = { [weak self] event in self?.receive(event) }
        viewDidLoad()
        send(.viewDidLoad)
        return view
    }

    /// Whether the view has been made.
    public var isViewLoaded: Bool { loadedView != nil }

    /// The title that the controller was given; see ``displayTitle`` for where it is shown.
    open var title: String = "" {
        didSet { if title != oldValue { chromeDidChange() } }
    }

    /// What a window, a tab, a page or a navigation bar calls the controller: its ``title``. A container without a title of its own
    /// is called by the screen that it shows.
    open var displayTitle: String { title }

    /// What the navigation bar shows beside the title.
    public let navigationItem = NavigationItem()

    /// The commands that menus, shortcuts and other processes can trigger while the controller is visible.
    open var actions: [Action] = [] {
        didSet { chromeDidChange() }
    }

    /// The view has been made. Add subviews here, after `super`.
    open func viewDidLoad() {}
    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its container and will be seen with the next frame.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be covered or taken away.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is not seen any more.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The subviews are about to be laid out.
    open func viewWillLayoutSubviews() {}
    /// The subviews have been laid out.
    open func viewDidLayoutSubviews() {}

    private func receive(_ event: LayoutEvent) {
        switch event {
        case .willLayout:
            viewWillLayoutSubviews()
            send(.viewWillLayoutSubviews)
        case .didLayout:
            viewDidLayoutSubviews()
            send(.viewDidLayoutSubviews)
        }
    }

    /// Asked before the person closes the window or goes back. Answer `false` to stay, and ask them in your own way.
    open func shouldDismiss() -> Bool { children.allSatisfy { $0.shouldDismiss() } }

    /// Asked when the person wants to go back. Answer `true` where that has been done.
    open func goBack() -> Bool { children.contains { $0.phase == .visible && $0.goBack() } }

    // MARK: Children

    /// Adds a child, whose view is added to this controller's.
    open func addChild(_ child: ViewController) {
        addChild(child) { view.addSubview($0) }
    }

    /// Adds a child, whose view fills `container`: a part of this controller's view.
    open func addChild(_ child: ViewController, to container: any ChildContainer) {
        addChild(child) { container.embed($0) }
    }

    private func addChild(_ child: ViewController, place: (LayoutView) -> Void) {
        adopt(child)
        place(child.view)
        didLoadChild(child)
        if phase == .visible { child.setVisible(true) }
    }

    /// Takes the controller out of its parent; it can be added again.
    open func removeFromParent() {
        parent?.detach(self)
    }

    /// Takes a child out, which can be added again. A container that shows its children in another way overrides it.
    package func detach(_ child: ViewController) {
        if child.phase == .visible { child.setVisible(false) }
        disown(child)
        if let view = child.loadedView { (view.superview as? any ChildContainer)?.unembed(view) }
    }

    /// Makes a child of a controller whose view a container places by itself.
    package func adopt(_ child: ViewController) {
        guard child.parent !== self else { return }
        child.removeFromParent()
        child.parent = self
        children.append(child)
        child.phase = .hidden
        didAddChild(child)
    }

    package func disown(_ child: ViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
        if child.phase != .dismissed { child.phase = .detached }
        didRemoveChild(child)
    }

    /// Called when a child has come; `RxViewController` connects the view models.
    open func didAddChild(_ child: ViewController) {}
    /// Called when a child's view is in its container, and so has been loaded.
    package func didLoadChild(_ child: ViewController) {}
    /// Called when a child has gone; `RxViewController` disconnects the view models.
    open func didRemoveChild(_ child: ViewController) {}

    /// The children that are seen when this controller is; a container with pages names the front one.
    open var visibleChildren: [ViewController] { children }

    // MARK: Windows

    /// The window that the controller is in.
    public var window: WindowController? { windowAsRoot ?? parent?.window ?? popoverAsRoot?.window }

    /// Shows a controller in a window of its own above this one, which does not react until it is closed.
    public func present(_ controller: ViewController, size: Size = Size(width: 480, height: 560)) {
        let window = WindowController(root: controller, size: size, isModal: true)
        window.present(above: self)
    }

    /// Shows a controller in a bubble that points at something in this one's view, until the person turns to something else.
    @discardableResult
    public func presentPopover(_ controller: ViewController, from anchor: Anchor? = nil) -> PopoverController
    {
        let popover = PopoverController(root: controller)
        popover.present(above: self, from: anchor)
        return popover
    }

    /// Closes what this controller presented last, or else the popover or the window that this controller was presented in.
    public func dismiss() {
        send(.isDismissing)
        if let presented = presentedPopovers.last {
            presented.close()
        } else if let presented = presentedWindows.last {
            presented.close()
        } else if let popover {
            popover.close()
        } else if let window, window.isPresentedByController {
            window.close()
        }
    }

    /// The popover that the controller is in.
    private var popover: PopoverController? { popoverAsRoot ?? parent?.popover }

    // MARK: Life

    /// What happens to the controller, in order.
    public var lifecycleEvents: Observable<LifecycleEvent> { lifecycle.asObservable() }

    /// Whether it is to be seen: the present state on subscription, then each change.
    public var rxVisible: Observable<Bool> { visibility.asObservable() }

    /// The controller left for good: popped, closed, or gone with its container. At once where that has happened.
    public var rxDismissed: Single<Void> {
        if phase == .dismissed { return .just(()) }
        return lifecycle.filter { $0.moment == .dismissed }.map { _ in }.take(1).asSingle()
    }

    package func setVisible(_ visible: Bool, animated: Bool = false) {
        guard (phase == .visible) != visible else { return }
        beginTransition(toVisible: visible, animated: animated)
        endTransition(toVisible: visible, animated: animated)
    }

    /// The part of a change of visibility that comes before the screen changes.
    package func beginTransition(toVisible visible: Bool, animated: Bool) {
        if visible {
            _ = view
            viewWillAppear(animated)
            send(.viewWillAppear(animated: animated))
        } else {
            for popover in presentedPopovers.reversed() { popover.close() }
            viewWillDisappear(animated)
            send(.viewWillDisappear(animated: animated))
        }
        for child in visibleChildren where (child.phase == .visible) != visible {
            child.beginTransition(toVisible: visible, animated: animated)
        }
    }

    /// The part of a change of visibility that comes after the screen changed.
    package func endTransition(toVisible visible: Bool, animated: Bool) {
        phase = visible ? .visible : .hidden
        if visible {
            viewIsAppearing(animated)
            send(.viewIsAppearing(animated: animated))
        }
        for child in visibleChildren where (child.phase == .visible) != visible {
            child.endTransition(toVisible: visible, animated: animated)
        }
        if visible {
            visibility.accept(true)
            hasAppeared = true
            viewDidAppear(animated)
            send(.viewDidAppear(animated: animated))
        } else {
            visibility.accept(false)
            viewDidDisappear(animated)
            send(.viewDidDisappear(animated: animated))
        }
        chromeDidChange()
    }

    /// Shows another of the children in place of one: the part in between, `change`, changes the screen.
    package func exchange(
        _ old: ViewController?, for new: ViewController?, animated: Bool, _ change: () -> Void
    ) {
        let isSeen = phase == .visible && old !== new
        if isSeen { old?.beginTransition(toVisible: false, animated: animated) }
        if isSeen { new?.beginTransition(toVisible: true, animated: animated) }
        change()
        if isSeen { old?.endTransition(toVisible: false, animated: animated) }
        if isSeen { new?.endTransition(toVisible: true, animated: animated) }
    }

    /// Says that the controller, and all that it holds, left for good.
    package func markDismissed(animated: Bool = false) {
        guard phase != .dismissed else { return }
        if phase == .visible { setVisible(false, animated: animated) }
        for window in presentedWindows.reversed() { window.close() }
        for child in children { child.markDismissed() }
        phase = .dismissed
        send(.dismissed(animated: animated))
    }

    /// The controller, and whom it presents: what a title or an action belongs to may have changed.
    open func chromeDidChange() {
        if let parent { parent.chromeDidChange() } else { windowAsRoot?.chromeDidChange() }
    }

    /// The actions of this controller and of all its visible children.
    package var visibleActions: [Action] {
        guard phase == .visible else { return [] }
        return actions + visibleChildren.flatMap(\.visibleActions)
    }

    /// Reports what happened; `RxViewController` passes it on to the view model.
    package func send(_ event: LifecycleEvent) { lifecycle.accept(event) }
}
