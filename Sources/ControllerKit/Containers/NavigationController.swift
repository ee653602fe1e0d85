// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// A stack of screens, of which the top one is seen, under a bar with its title and the way back.
///
/// ```swift
/// let navigation = NavigationController()
/// navigation.push(ContactListViewController(viewModel: …))
/// ```
/// All ways back are one: the back button, Alt+Left, the back button of a mouse, and ``pop(animated:)``. A screen that is
/// popped is dismissed, and dies unless somebody else holds it.
open class NavigationController: ViewController {
    /// The screens, the bottom one first.
    public var viewControllers: [ViewController] { stack.value }

    fileprivate let stack = BehaviorRelay<[ViewController]>(value: [])
    private let pages = PageStack()
    private let backButton = Button(icon: "go-previous-symbolic", style: .flat)
    private let titleLabel = Label(style: .heading)
    private let leadingBox = Box(.horizontal, spacing: 6)
    private let trailingBox = Box(.horizontal, spacing: 6)

    /// A stack without screens.
    public override init() {
        super.init()
        backButton.accessibilityLabel = "Back"
        backButton.tooltip = "Back"
        backButton.rx.tap.subscribe(onNext: { [unowned self] in _ = goBack() }).disposed(by: disposeBag)
    }

    /// Starts with a screen.
    public convenience init(root: ViewController) {
        self.init()
        push(root)
    }

    /// The screen that is seen.
    public var topViewController: ViewController? { viewControllers.last }

    /// Whether the bar is left out.
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
        showTop(.none)
        updateBar()
    }

    private lazy var bar = Box(.horizontal, spacing: 6).with {
        $0.styleClasses = ["navigation-bar", "toolbar"]
    }

    // MARK: Navigation

    /// Shows a screen above the others; one that is in the stack already is gone back to.
    open func push(_ controller: ViewController, animated: Bool = true) {
        guard !viewControllers.contains(where: { $0 === controller }) else {
            pop(to: controller, animated: animated)
            return
        }
        set(viewControllers + [controller], animated: animated)
    }

    /// Goes back by one screen; the bottom one stays.
    @discardableResult open func pop(animated: Bool = true) -> ViewController? {
        guard viewControllers.count > 1, let top = topViewController else { return nil }
        set(Array(viewControllers.dropLast()), animated: animated)
        return top
    }

    /// Goes back until a screen is seen, and returns those that were above it, the top one last.
    @discardableResult open func pop(to controller: ViewController, animated: Bool = true) -> [ViewController]
    {
        guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return [] }
        let gone = Array(viewControllers[(index + 1)...])
        set(Array(viewControllers[...index]), animated: animated)
        return gone
    }

    /// Goes back to the bottom screen.
    @discardableResult open func popToRoot(animated: Bool = true) -> [ViewController] {
        viewControllers.first.map { pop(to: $0, animated: animated) } ?? []
    }

    /// Replaces the whole stack: screens that stay keep their state, the others are dismissed.
    open func set(_ controllers: [ViewController], animated: Bool = false) {
        let oldTop = topViewController
        let gone = viewControllers.filter { old in !controllers.contains { $0 === old } }
        let transition: PageTransition =
            !animated || oldTop == nil ? .none : controllers.contains { $0 === oldTop } ? .push : .pop
        for controller in controllers where controller.parent !== self {
            adopt(controller)
            controller.navigationItem.onChange = { [weak self] in self?.updateBar() }
        }
        let newTop = controllers.last
        let changes = phase == .visible && oldTop !== newTop
        if changes { oldTop?.beginTransition(toVisible: false, animated: animated) }
        if changes { newTop?.beginTransition(toVisible: true, animated: animated) }
        stack.accept(controllers)
        if isViewLoaded { showTop(transition) }
        if changes { oldTop?.endTransition(toVisible: false, animated: animated) }
        if changes { newTop?.endTransition(toVisible: true, animated: animated) }
        chromeDidChange()
        for controller in gone.reversed() {
            controller.markDismissed()
            controller.navigationItem.onChange = nil
            disown(controller)
        }
    }

    open override var visibleChildren: [ViewController] { topViewController.map { [$0] } ?? [] }

    open override func shouldDismiss() -> Bool {
        viewControllers.reversed().allSatisfy { $0.shouldDismiss() }
    }

    open override func goBack() -> Bool {
        guard let top = topViewController, !top.goBack() else { return true }
        guard viewControllers.count > 1 else { return false }
        if top.shouldDismiss() { pop() }
        return true
    }

    open override func chromeDidChange() {
        title = topViewController?.title ?? ""
        updateBar()
        super.chromeDidChange()
    }

    private func showTop(_ transition: PageTransition) {
        pages.show(topViewController?.view, among: viewControllers.map(\.view), transition: transition)
    }

    private func updateBar() {
        guard isViewLoaded else { return }
        bar.isHidden = isNavigationBarHidden
        backButton.isHidden = viewControllers.count < 2
        titleLabel.text = topViewController?.title ?? ""
        leadingBox.views = [backButton] + (topViewController?.navigationItem.leading ?? [])
        trailingBox.views = topViewController?.navigationItem.trailing ?? []
    }
}

@MainActor extension Reactive where Base: NavigationController {
    /// The screens, the bottom one first: the present ones on subscription, then each change. When one has gone without being
    /// popped, such as with its window, the stack stays as it was.
    public var viewControllers: Observable<[ViewController]> { base.stack.asObservable() }
}
