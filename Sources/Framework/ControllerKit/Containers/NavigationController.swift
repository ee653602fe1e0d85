// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A stack of screens. The top one is visible, under a bar with its title and a back button.
///
/// ```swift
/// let navigation = NavigationController()
/// navigation.push(ContactListViewController(viewModel: …))
/// ```
/// The back button, Alt+Left, the back button of a mouse and a swipe go back if the screen agrees: see ``ViewController/mayDismiss()``.
/// ``pop(animation:completed:)`` goes back without asking. A swipe on a touchscreen or a
/// touchpad moves the screens with the fingers, and can be cancelled; see ``allowsSwipe``. A screen that is popped is
/// dismissed, and released unless another object retains it. The stack has its own title, which a tab and the
/// window show; the bar shows the title of the top screen. Main thread only.
open class NavigationController: ViewController {
    /// The screens, the bottom one first.
    public private(set) var viewControllers: [ViewController] = []

    fileprivate let changes = PublishRelay<Void>()
    private var numberOfChanges = 0
    let pages = PageStack()
    /// The swipe that goes back, until its screen is in its position.
    var swipe: SwipeBack?
    private let bar = NavigationBar()

    /// Creates a stack without screens.
    public override init() {
        super.init()
        bar.onBack = { [unowned self] in requestBackOutwards() }
        bar.onSelect = { [unowned self] in selectInPath($0) }
        pages.onDrag = { [unowned self] _ in beginSwipe() }
    }

    /// Creates a stack with one screen.
    public convenience init(root: ViewController) {
        self.init()
        push(root)
    }

    /// The top screen, which is visible.
    public var topViewController: ViewController? { viewControllers.last }

    /// The screen below the top one.
    var previousViewController: ViewController? {
        viewControllers.count > 1 ? viewControllers[viewControllers.count - 2] : nil
    }

    /// Whether the bar is hidden.
    public var isNavigationBarHidden = false {
        didSet { barContentDidChange() }
    }

    /// Whether the user can go back by swiping, so that the screens follow the fingers.
    public var allowsSwipe = true {
        didSet { allowSwipe() }
    }

    /// The titles that the bar shows.
    public enum TitleStyle: Sendable {
        /// The title of the top screen.
        case title
        /// The titles of all screens, as a path in which the user selects one to go back to it. For deep stacks.
        case path
    }

    /// The titles that the bar shows.
    public var titleStyle = TitleStyle.title {
        didSet { barContentDidChange() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pages.expandsVertically = true
        pages.expandsHorizontally = true
        if let row = bar.row { view.addSubview(row) }
        view.addSubview(pages)
        showAll(.instant)
        updateBar()
    }

    // MARK: Navigation

    /// The animation of a screen that is pushed without one of its own.
    public var animation = PageAnimation.slide(.forward)

    /// The animations of the screens that were pushed with an animation. Popping such a screen reverses its animation.
    private var arrivals: [ObjectIdentifier: PageAnimation] = [:]

    /// The animation with which the top screen leaves.
    var departure: PageAnimation {
        (topViewController.flatMap { arrivals[ObjectIdentifier($0)] } ?? animation).reversed
    }

    /// Shows a screen above the others. If the screen is in the stack already, those above it are popped.
    ///
    /// - Parameters:
    ///   - controller: the screen to show.
    ///   - animation: the animation; nil for that of the stack. Popping the screen reverses it.
    ///   - completed: called once, when the screen is in its position.
    open func push(
        _ controller: ViewController, animation: PageAnimation? = nil,
        completed: (() -> Void)? = nil
    ) {
        show(controller, dropping: 0, animation, completed)
    }

    /// Shows a screen in place of the top one, which is dismissed. If the screen is in the stack already, those above it are popped.
    ///
    /// - Parameters:
    ///   - controller: the screen to show.
    ///   - animation: the animation; nil for that of the stack. Popping the screen reverses it.
    ///   - completed: called once, when the screen is in its position.
    open func replaceTop(
        with controller: ViewController, animation: PageAnimation? = nil, completed: (() -> Void)? = nil
    ) {
        show(controller, dropping: 1, animation, completed)
    }

    private func show(
        _ controller: ViewController, dropping count: Int, _ animation: PageAnimation?,
        _ completed: (() -> Void)?
    ) {
        guard controller.parent !== self else {
            pop(to: controller, animation: animation, completed: completed)
            return
        }
        guard mayAdopt(controller) else {
            completed?()
            return
        }
        controller.removeFromParent()
        if let animation { arrivals[ObjectIdentifier(controller)] = animation }
        change(
            keeping: max(viewControllers.count - count, 0), adding: controller,
            animation: animation ?? self.animation, completed: completed)
    }

    /// Pops the top screen, and returns it. The bottom screen stays.
    @discardableResult open func pop(
        animation: PageAnimation? = nil, completed: (() -> Void)? = nil
    ) -> ViewController? {
        previousViewController.flatMap {
            pop(to: $0, animation: animation, completed: completed).last
        } ?? nothing(completed)
    }

    /// Pops the screens above `controller`, and returns them, the top one last.
    @discardableResult open func pop(
        to controller: ViewController, animation: PageAnimation? = nil,
        completed: (() -> Void)? = nil
    ) -> [ViewController] {
        guard let index = viewControllers.lastIndex(where: { $0 === controller }) else {
            return nothing(completed) ?? []
        }
        return change(
            keeping: index + 1, adding: nil, animation: animation ?? departure, completed: completed)
    }

    /// Pops all screens but the bottom one, and returns them, the top one last.
    @discardableResult open func popToRoot(
        animation: PageAnimation? = nil, completed: (() -> Void)? = nil
    ) -> [ViewController] {
        viewControllers.first.map { pop(to: $0, animation: animation, completed: completed) }
            ?? nothing(completed) ?? []
    }

    /// Replaces the screens. Those that stay keep their state, the others are dismissed.
    open func set(
        _ controllers: [ViewController], animation: PageAnimation = .instant,
        completed: (() -> Void)? = nil
    ) {
        set(controllers, animation: animation, dismissing: true, completed: completed)
    }

    package override func send(_ event: LifecycleEvent) {
        super.send(event)
        if event.moment == .viewWillDisappear { swipe?.cancel() }
    }

    package override func detach(_ child: ViewController) {
        set(viewControllers.filter { $0 !== child }, animation: .instant, dismissing: false, completed: nil)
    }

    package override func close(_ child: ViewController) {
        guard let index = viewControllers.lastIndex(where: { $0 === child }) else { return }
        change(keeping: index, adding: nil, animation: .instant, completed: nil)
    }

    private func set(
        _ controllers: [ViewController], animation: PageAnimation, dismissing: Bool, completed: (() -> Void)?
    ) {
        let controllers = adoptable(controllers)
        for controller in controllers where controller.parent !== self { controller.removeFromParent() }
        let staying = Set(controllers.map { ObjectIdentifier($0) })
        let gone = viewControllers.filter { !staying.contains(ObjectIdentifier($0)) }
        let coming = controllers.filter { $0.parent !== self }
        change(
            coming, gone, animation, dismissing: dismissing, completed, { viewControllers = controllers },
            show: showAll)
    }

    /// Dismisses the screens above the first `count`, and adds one. The time does not depend on the depth of the stack.
    @discardableResult private func change(
        keeping count: Int, adding controller: ViewController?, animation: PageAnimation,
        completed: (() -> Void)?
    ) -> [ViewController] {
        let gone = Array(viewControllers[count...])
        let coming = controller.map { [$0] } ?? []
        change(coming, gone, animation, dismissing: true, completed) {
            viewControllers.removeSubrange(min(count, viewControllers.count)...)
            if let controller { viewControllers.append(controller) }
        } show: { animation, completed in
            let isInStep = pages.children.count == count + gone.count
            guard isViewLoaded, isInStep else { return showAll(animation, completed) }
            _ = topViewController?.view
            pages.showLast(
                keeping: count, adding: controller?.view, animation: animation, completed: completed)
        }
        return gone
    }

    private func showAll(_ animation: PageAnimation, _ completed: (() -> Void)? = nil) {
        guard isViewLoaded else {
            completed?()
            return
        }
        pages.show(
            topViewController?.view, among: viewControllers.map(\.viewToLoad), animation: animation,
            completed: completed)
    }

    /// Adds screens, and removes others: `update` changes the stack, and `show` the pages.
    ///
    /// As in UIKit, the screens find the changed stack when they are about to appear and to disappear, and those that go are still in it as
    /// its children. If a screen changes the stack in one of these methods, that change is made at once, and
    /// this one shows the screens that are left.
    private func change(
        _ coming: [ViewController], _ gone: [ViewController], _ animation: PageAnimation, dismissing: Bool,
        _ completed: (() -> Void)?, _ update: () -> Void, show: (PageAnimation, (() -> Void)?) -> Void
    ) {
        let old = topViewController
        let animation = old == nil || FlowCoordinator.isRestoring ? .instant : animation
        let completion = Completion(completed)
        let isSwipe = swipe?.isFinished == true
        let isAnimated = isSwipe || animation.isAnimated
        if !isSwipe { swipe?.cancel() }
        for controller in coming { beginAdopting(controller) }
        for controller in gone.reversed() { willDisown(controller) }
        update()
        numberOfChanges += 1
        let number = numberOfChanges
        if isSwipe {
            show(animation, completion.screenIsInPosition)
            swipe?.end()
        } else {
            exchange(old, for: topViewController, animated: isAnimated) {
                let show = number == numberOfChanges ? show : showAll
                show(animation, completion.screenIsInPosition)
            }
        }
        changes.accept(())
        allowSwipe()
        barContentDidChange()
        for controller in gone.reversed() where controller.isMovingFromParent {
            if dismissing { controller.markDismissed(animated: isAnimated) }
            arrivals[ObjectIdentifier(controller)] = nil
            disown(controller)
        }
        for controller in coming {
            endAdopting(controller)
            if controller !== topViewController { controller.appearance.end(.toParent) }
        }
        completion.containerIsUpdated()
    }

    /// Completes a change that changes nothing.
    private func nothing<Result>(_ completed: (() -> Void)?) -> Result? {
        completed?()
        return nil
    }

    override var recordsLaterChildren: Bool { false }

    open override var visibleChildren: [ViewController] { topViewController.map { [$0] } ?? [] }

    // MARK: Going back

    open override var canGoBack: Bool { canPopByUser || topViewController?.canGoBack == true }

    /// Whether the user can go back from the top screen to the one before it.
    var canPopByUser: Bool {
        viewControllers.count > 1 && topViewController?.navigationItem.hidesBackButton != true
    }

    open override func goBack() async -> Bool {
        guard let top = topViewController else { return false }
        if top.canGoBack { return await top.goBack() }
        guard canPopByUser, let previous = previousViewController else { return false }
        return await goBack(to: previous)
    }

    /// Asks the screens above `controller`, the top one first, and pops them if all agree. Returns whether it did.
    @discardableResult open func goBack(to controller: ViewController) async -> Bool {
        guard let index = viewControllers.lastIndex(where: { $0 === controller }) else { return false }
        let leaving = Array(viewControllers[(index + 1)...])
        guard !leaving.isEmpty, await DismissalRun.mayDismiss({ leaving.reversed() }),
            viewControllers.count == index + 1 + leaving.count,
            topViewController === leaving.last
        else { return false }
        pop(to: controller)
        return true
    }

    private func selectInPath(_ index: Int) {
        guard viewControllers.indices.contains(index), canPopByUser else { return }
        let controller = viewControllers[index]
        Task.immediate { await goBack(to: controller) }
    }

    // MARK: Bar

    open override var displayTitle: String {
        title.isEmpty ? topViewController?.displayTitle ?? "" : title
    }

    open override func barContentDidChange() {
        updateBar()
        allowSwipe()
        super.barContentDidChange()
    }

    package override var barContent: BarContent? {
        guard !isNavigationBarHidden else { return nil }
        guard let top = topViewController else { return BarContent() }
        let isPath = titleStyle == .path
        return BarContent(
            title: top.displayTitle, subtitle: title == top.displayTitle ? "" : title,
            path: isPath ? viewControllers.map(\.displayTitle) : [],
            canGoBack: canPopByUser || parent?.canLeaveColumn(of: self) == true,
            leading: top.navigationItem.leading, trailing: top.navigationItem.trailing)
    }

    package override func didSelectInPath(_ index: Int) { selectInPath(index) }

    package override func updateBar() {
        guard isViewLoaded else { return }
        let content = window?.showsBar(of: self) == true ? nil : barContent
        bar.row?.isHidden = content == nil
        if let content { bar.show(content) }
    }
}

extension Reactive where Base: NavigationController {
    /// The screens, the bottom one first: the current ones on subscription, then each change. Screens that are dismissed with the stack,
    /// such as with its window, stay in it.
    @preconcurrency @MainActor public var viewControllers: Observable<[ViewController]> {
        .deferred { [weak base] in
            guard let base else { return .empty() }
            // A change that a screen makes in the middle of another one is sent by both.
            return base.changes.compactMap { [weak base] in base?.viewControllers }.startWith(
                base.viewControllers
            )
            .distinctUntilChanged { $0.elementsEqual($1, by: ===) }
        }
    }
}
