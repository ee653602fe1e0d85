// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A screen, or a part of one: a view that appears and disappears.
///
/// Subclass ``RxViewController`` for a screen with a view model, and this class for a container, or for a screen without a view model.
/// ```swift
/// final class AboutController: ViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(Label("Contacts", style: .title))
///     }
/// }
/// ```
/// A controller is retained by its parent, its navigation stack or its window, or by the flow that contributed it, until it is
/// dismissed. Main thread only.
@preconcurrency @MainActor
open class ViewController: Presentable, ReactiveCompatible,
    DeallocationReporting
{
    /// Reports the end of the controller: `rx.deallocated`.
    public nonisolated let deallocation = Deallocation()

    /// The bag that `disposeBag` returns.
    let ownBag = DisposeBag()

    /// The view, if there is one.
    private var content = Content.none
    var appearance = ControllerAppearance()
    var containment = Containment()
    var dismissal = Dismissal()
    /// What the controller presented, and the window or the popover that it fills; nil before there is something.
    var presentationsIfUsed: Presentations?
    /// The safe area; nil as long as no insets and no guide are used.
    var safeArea: SafeArea?
    var restorableRecord = RestorableRecord()
    let lifecycle: LifecycleSender
    /// The event of the method of the life cycle that runs; nil when it has been sent.
    var pendingEvent: LifecycleEvent?

    private enum Content {
        case none
        /// The view is empty, and may be in its container.
        case notLoaded(LayoutView)
        case loaded(LayoutView)
    }

    /// Whether the record of the navigation contains the children that are added later. Those of a container
    /// are contributed by steps of their own.
    var recordsLaterChildren: Bool { true }

    /// Creates a controller. Its view is loaded when it is first read.
    public init() {
        let session = ApplicationSession.current
        lifecycle = LifecycleSender(of: "\(Self.self)", in: session)
        navigationItem.owner = self
        session?.onCreate?(self)
    }

    deinit { deallocation.begin() }

    // MARK: View

    /// The view of the controller, which is loaded when it is first read.
    public var view: LayoutView {
        let view = viewToLoad
        if !isViewLoaded {
            content = .loaded(view)
            view.setControllerActions(actions)
            viewDidLoad()
            send(.viewDidLoad)
        }
        return view
    }

    /// Whether the view has been loaded.
    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// The view, if it has been loaded.
    public var viewIfLoaded: LayoutView? { if case .loaded(let view) = content { view } else { nil } }

    /// The view, which is empty until it is loaded. A container places it for a screen that has not been visible yet.
    var viewToLoad: LayoutView {
        switch content {
        case .notLoaded(let view), .loaded(let view): return view
        case .none: break
        }
        let view = LayoutView()
        content = .notLoaded(view)
        view.onLayout = { [weak self] event in self?.receive(event) }
        return view
    }

    /// The title of the controller. ``ViewController/displayTitle`` is the title that is shown.
    open var title: String = "" {
        didSet { if title != oldValue { barContentDidChange() } }
    }

    /// The title that a window, a tab, a page or a navigation bar shows for the controller: its ``ViewController/title``. For a
    /// container without a title it is that of the screen it shows.
    open var displayTitle: String { title }

    /// The views that a navigation bar, or the header bar of the window, shows beside the title.
    public let navigationItem = NavigationItem()

    /// The properties of the tab of the controller, except its title.
    public private(set) lazy var tabItem = TabItem(of: self)

    /// The traits of the tab of the controller.
    var tabTraits: TabTraits { tabItem.traits }

    /// The content of a bar for the controller; nil if it needs no bar.
    package var barContent: BarContent? {
        if let content = barHooks.content?() { return content }
        return BarContent(
            title: displayTitle, canGoBack: parent?.canLeaveColumn(of: self) == true,
            leading: navigationItem.leading, trailing: navigationItem.trailing)
    }

    /// The controller whose content the bar of a window shows. For a container it is the visible child, if that fills the container.
    ///
    /// A controller without items of its own that shows one stack of screens has no bar beside that of the stack.
    package var barController: ViewController {
        if let controller = barHooks.controller { return controller() }
        guard navigationItem.isEmpty else { return self }
        let stacks = visibleChildren.map(\.barController).filter { $0 is NavigationController }
        return stacks.count == 1 ? stacks[0] : self
    }

    /// The tabs that take the position of the title in the header bar of the window; nil for none.
    package var headerTabs: TabController? { barHooks.tabs?() ?? nil }

    /// What a subclass in another module contributes to the bar of the window.
    package final var barHooks = BarHooks()

    /// The views that the bar of the window shows at its end, after those of the screen.
    package var barAddition: [any View] { barHooks.addition?() ?? [] }

    /// Called when the user selects an item of the path in the bar of the window.
    package func didSelectInPath(_ index: Int) {}

    /// Called when the bar of the window shows the content of the controller, or no longer does: the
    /// controller then needs a bar of its own.
    package func updateBar() { barHooks.update?() }

    /// The commands that menus, shortcuts and other processes can trigger while the controller is visible.
    ///
    /// If two controllers beside each other have the same shortcut, it triggers the action of the one whose
    /// view has the keyboard focus. A text gets the keys by which it is edited before: see
    /// `Shortcut.isTextKey`.
    open var actions: [Action] = [] {
        didSet {
            viewIfLoaded?.setControllerActions(actions)
            barContentDidChange()
        }
    }

    /// Called when the view has been loaded. Call `super` first, then add subviews.
    open func viewDidLoad() {}
    /// Called before the view becomes visible.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its container and will be visible with the next frame.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has become visible.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view is covered or removed.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is no longer visible.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the subviews are laid out. A change that is made here is a part of the layout.
    open func viewWillLayoutSubviews() {}
    /// Called when the subviews have been laid out. A change that is made here causes another layout.
    open func viewDidLayoutSubviews() {}
    /// Called when ``safeAreaInsets`` has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called before the controller gets another parent; nil for none.
    open func willMove(toParent parent: ViewController?) {}
    /// Called when the controller has another parent; nil for none.
    open func didMove(toParent parent: ViewController?) {}

    /// The insets that this controller adds to the safe area of its parent, for itself and its children: the
    /// space of a bar that it draws over them.
    open var additionalSafeAreaInsets: Insets {
        get { safeArea?.additionalInsets ?? .zero }
        set {
            if newValue != additionalSafeAreaInsets { usedSafeArea.additionalInsets = newValue }
            updateSafeArea()
        }
    }

    private func receive(_ event: LayoutEvent) {
        guard isViewLoaded else { return }
        switch event {
        case .willLayout:
            viewWillLayoutSubviews()
            send(.viewWillLayoutSubviews)
        case .didLayout:
            viewDidLayoutSubviews()
            send(.viewDidLayoutSubviews)
        }
    }

    // MARK: Leaving

    /// Returns whether the screen may be dismissed, if no question is necessary. ``mayDismiss()`` calls it by default.
    open func shouldDismiss() -> Bool { true }

    /// Called before the screen is dismissed because the user closes its window, goes back or quits the
    /// application. Return `false` to prevent that.
    ///
    /// A screen with unsaved changes asks the user here, and returns the answer. The action of the user then continues or ends:
    /// ```swift
    /// override func mayDismiss() async -> Bool {
    ///     guard viewModel.hasChanges, let window else { return true }
    ///     let alert = Alert("Discard the changes?", actions: [.cancel, .destructive("Discard")])
    ///     return await window.window.ask(alert)?.style == .destructive
    /// }
    /// ```
    /// Each screen that would be dismissed is asked once, for itself only: first the screens in windows above
    /// it, then its children, then the screen. If the user repeats the action while the screen waits for an
    /// answer, such as by a second click on the close button, that action waits for the same answer. `pop()`
    /// and `close()` do not ask. The task is cancelled if the user ends a page of a plugin that does not answer, or if such a page is
    /// removed before it has answered; a function that waits nevertheless retains the screen.
    open func mayDismiss() async -> Bool { shouldDismiss() }

    /// The reason why the session of the desktop should not end now: a short sentence that the desktop shows,
    /// such as "The letter to Ada is not saved."; nil for a general sentence.
    ///
    /// It is read when the user logs out, and ``mayDismiss()`` does not agree at once.
    open var reasonToStay: String? { nil }

    /// Whether the user can go back, in this controller or in those that it shows.
    open var canGoBack: Bool { children.contains { $0.phase == .visible && $0.canGoBack } }

    /// Goes back by one screen, as the user does. Returns false if there is no previous screen, or if the screen refused. See
    /// ``ViewController/mayDismiss()``.
    ///
    /// A controller that goes back in its own way overrides it, and ``canGoBack``.
    @discardableResult open func goBack() async -> Bool {
        for child in children where child.phase == .visible && child.canGoBack { return await child.goBack() }
        return false
    }

    /// Goes back by one screen if the screen agrees, as the back button does, without waiting for the answer.
    ///
    /// Without a question it has gone back before the function returns.
    public func requestBack() { Task.immediate { await goBack() } }

    /// Goes back in this controller, or else in the nearest container around it in which that is possible.
    func requestBackOutwards() {
        if canGoBack { requestBack() } else { parent?.requestBackOutwards() }
    }

    /// Whether a collapsed split view leads from this child back to another column.
    func canLeaveColumn(of child: ViewController) -> Bool { false }

    /// Whether a split view around the controller leads back to another column.
    var canLeaveColumns: Bool {
        parent.map { $0.canLeaveColumn(of: self) || $0.canLeaveColumns } ?? false
    }

    // MARK: Children

    /// Adds a child, and adds its view to the view of this controller.
    ///
    /// A controller that has another parent leaves that one first; one that was presented leaves its window or popover, which closes.
    open func addChild(_ child: ViewController) {
        addChild(child) { view.addSubview($0) }
    }

    /// Adds a child whose view fills `container`, which is a part of this controller's view.
    ///
    /// A controller that has another parent leaves that one first; one that was presented leaves its window or popover, which closes.
    open func addChild(_ child: ViewController, to container: any ChildContainer) {
        addChild(child) { container.embed($0) }
        if child.parent === self { child.containment.isPinned = true }
    }

    /// Replaces a child by another controller, whose view takes the position of the old view.
    ///
    /// The old child is not dismissed, and can be added again. Constraints between the old view and other views are deactivated.
    open func replaceChild(_ old: ViewController, with new: ViewController) {
        replace(old, new)
    }

    /// Removes the controller from its parent. It can be added again.
    open func removeFromParent() {
        parent?.detach(self)
    }

    /// Removes a child without dismissing it. A container that shows its children in another way overrides it.
    package func detach(_ child: ViewController) {
        willDisown(child)
        child.setVisible(false)
        if let view = child.viewIfLoaded { (view.superview as? any ChildContainer)?.unembed(view) }
        disown(child)
    }

    /// Dismisses a child. A container overrides it if it dismisses other children too, or shows another one.
    package func close(_ child: ViewController) {
        child.removeFromParent()
        child.markDismissed()
    }

    /// Called when a child was added. `RxViewController` connects the view models.
    open func didAddChild(_ child: ViewController) {}
    /// Called when the view of a child is in its container, and so has been loaded.
    package func didLoadChild(_ child: ViewController) {}
    /// Called when a child was removed. `RxViewController` disconnects the view models.
    open func didRemoveChild(_ child: ViewController) {}

    /// The children that are visible when this controller is. A container with pages returns the front one.
    open var visibleChildren: [ViewController] { children }

    /// The children whose actions and shortcuts apply in the window: by default all ``visibleChildren``.
    ///
    /// A container that shows several documents beside each other overrides it, and returns the one in which
    /// the user works, so that a shortcut that two of them have triggers the action of that one.
    open var actingChildren: [ViewController] { visibleChildren }

    // MARK: Life

    /// The events of the life cycle of the controller, in order. It completes when the controller is deallocated.
    public var lifecycleEvents: Observable<LifecycleEvent> { lifecycle.events.asObservable() }

    /// Whether the controller is visible: the current state on subscription, then each change. It stays true
    /// while the window is minimized, unlike `rx.isVisible`.
    public var rxVisible: Observable<Bool> { lifecycle.visibility.latest.distinctUntilChanged() }

    /// Sends when the controller is dismissed: popped, closed, or removed with its container. If it was dismissed before, it sends on
    /// subscription.
    public var rxDismissed: Single<Void> {
        if phase == .dismissed { return .just(()) }
        // A controller that is deallocated without a dismissal sends nothing.
        let next = lifecycle.events.filter { $0.moment == .dismissed }.map { _ in }.concat(Observable.never())
            .take(
                1
            )
            .asSingle()
        return .deferred { [weak self] in self?.phase == .dismissed ? .just(()) : next }
    }

    /// Called when the title or the actions of the controller, or of a controller that it shows, have changed.
    open func barContentDidChange() {
        if let parent { parent.barContentDidChange() } else { ownHost?.barContentDidChange() }
    }

    /// Sends a lifecycle event. `RxViewController` passes it on to the view model.
    package func send(_ event: LifecycleEvent) { lifecycle.events.accept(event) }
}
