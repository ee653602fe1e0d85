// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// A stack of screens. The top one is visible, under a bar with its title and a back button.
///
/// ```swift
/// let navigation = NavigationController()
/// navigation.push(ContactListViewController(viewModel: …))
/// ```
/// The back button, Alt+Left, the back button of a mouse, a swipe and ``pop(animation:completed:)`` do the same. A screen that is popped is
/// dismissed, and released unless something else retains it. Main thread only.
open class NavigationController: ViewController {
    /// The screens, the bottom one first.
    public var viewControllers: [ViewController] { stack.value }

    fileprivate let stack = BehaviorRelay<[ViewController]>(value: [])
    private let pages = PageStack()
    private let backButton = Button(icon: "go-previous-symbolic", style: .flat)
    private let titleLabel = Label(style: .heading)
    private let leadingBox = Box(.horizontal, spacing: 6)
    private let trailingBox = Box(.horizontal, spacing: 6)

    /// Creates a stack without screens.
    public override init() {
        super.init()
        backButton.accessibilityLabel = localized("Back")
        backButton.tooltip = localized("Back")
        backButton.rx.tap.subscribe(onNext: { [unowned self] in _ = goBack() }).disposed(by: disposeBag)
    }

    /// Creates a stack with one screen.
    public convenience init(root: ViewController) {
        self.init()
        push(root)
    }

    /// The top screen, which is visible.
    public var topViewController: ViewController? { viewControllers.last }

    /// Whether the bar is hidden.
    public var isNavigationBarHidden = false {
        didSet { updateBar() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        leadingBox.views = [backButton]
        titleLabel.textAlignment = .center
        titleLabel.expandsHorizontally = true
        bar.views = [leadingBox, titleLabel, trailingBox]
        pages.expandsVertically = true
        pages.expandsHorizontally = true
        view.addSubview(bar)
        view.addSubview(pages)
        showTop(.instant)
        updateBar()
    }

    private lazy var bar = Box(.horizontal, spacing: 6).with {
        $0.styleClasses = ["navigation-bar", "toolbar"]
    }

    // MARK: Navigation

    /// The animation of a screen that is pushed without one of its own.
    public var animation = PageAnimation.slide(.forward)

    /// The animations of the screens that were pushed with one of their own: popping them reverses it.
    private var arrivals: [ObjectIdentifier: PageAnimation] = [:]

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
        guard !viewControllers.contains(where: { $0 === controller }) else {
            pop(to: controller, animation: animation, completed: completed)
            return
        }
        if let animation { arrivals[ObjectIdentifier(controller)] = animation }
        set(viewControllers + [controller], animation: animation ?? self.animation, completed: completed)
    }

    /// Pops the top screen, and returns it. The bottom screen stays.
    @discardableResult open func pop(
        animation: PageAnimation? = nil, completed: (() -> Void)? = nil
    ) -> ViewController? {
        viewControllers.dropLast().last.flatMap {
            pop(to: $0, animation: animation, completed: completed).last
        } ?? nothing(completed)
    }

    /// Pops the screens above `controller`, and returns them, the top one last.
    @discardableResult open func pop(
        to controller: ViewController, animation: PageAnimation? = nil,
        completed: (() -> Void)? = nil
    ) -> [ViewController] {
        guard let index = viewControllers.firstIndex(where: { $0 === controller }) else {
            return nothing(completed) ?? []
        }
        let gone = Array(viewControllers[(index + 1)...])
        let arrival = gone.last.flatMap { arrivals[ObjectIdentifier($0)] } ?? self.animation
        set(
            Array(viewControllers[...index]), animation: animation ?? arrival.reversed, completed: completed)
        return gone
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

    package override func detach(_ child: ViewController) {
        set(viewControllers.filter { $0 !== child }, animation: .instant, dismissing: false, completed: nil)
    }

    private func set(
        _ controllers: [ViewController], animation: PageAnimation, dismissing: Bool, completed: (() -> Void)?
    ) {
        let gone = viewControllers.filter { old in !controllers.contains { $0 === old } }
        for controller in controllers where controller.parent !== self {
            adopt(controller)
            controller.navigationItem.onChange = { [weak self] in self?.updateBar() }
        }
        let animation = topViewController == nil ? .instant : animation
        let completion = Completion(completed)
        exchange(topViewController, for: controllers.last, animated: animation.isAnimated) {
            stack.accept(controllers)
            showTop(animation, completion)
        }
        chromeDidChange()
        for controller in gone.reversed() {
            if dismissing { controller.markDismissed(animated: animation.isAnimated) }
            controller.navigationItem.onChange = nil
            arrivals[ObjectIdentifier(controller)] = nil
            disown(controller)
        }
        completion.containerIsUpdated()
    }

    /// Completes a change that changes nothing.
    private func nothing<Result>(_ completed: (() -> Void)?) -> Result? {
        completed?()
        return nil
    }

    open override var visibleChildren: [ViewController] { topViewController.map { [$0] } ?? [] }

    open override func goBack() -> Bool {
        guard let top = topViewController, !top.goBack() else { return true }
        guard viewControllers.count > 1 else { return false }
        Task.immediate { if await top.treeMayDismiss(), topViewController === top { pop() } }
        return true
    }

    open override var displayTitle: String {
        title.isEmpty ? topViewController?.displayTitle ?? "" : title
    }

    open override func chromeDidChange() {
        updateBar()
        super.chromeDidChange()
    }

    private func showTop(_ animation: PageAnimation, _ completion: Completion? = nil) {
        guard isViewLoaded else {
            completion?.screenIsInPosition()
            return
        }
        pages.show(
            topViewController?.view, among: viewControllers.map(\.view), animation: animation,
            completed: completion?.screenIsInPosition)
    }

    private func updateBar() {
        guard isViewLoaded else { return }
        bar.isHidden = isNavigationBarHidden
        backButton.isHidden = viewControllers.count < 2
        titleLabel.text = topViewController?.displayTitle ?? ""
        leadingBox.views = [backButton] + (topViewController?.navigationItem.leading ?? [])
        trailingBox.views = topViewController?.navigationItem.trailing ?? []
    }
}

extension Reactive where Base: NavigationController {
    /// The screens, the bottom one first: the present ones on subscription, then each change. Screens that are dismissed with the stack,
    /// such as with its window, stay in it.
    @preconcurrency @MainActor public var viewControllers: Observable<[ViewController]> {
        base.stack.asObservable()
    }
}
