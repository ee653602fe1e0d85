// SPDX-License-Identifier: MIT

// Stands in for UIKit, which programs written for RxFlow import: as much of it as they use, with the signals that RxFlow takes from it.
// A controller is visible from `viewDidAppear` to `viewDidDisappear`; it is dismissed when its container or its presenter releases it.

import FlowKit
import RxKernel

class UIViewController: Presentable {
    private let visible = BehaviorRelay(value: false)
    private let dismissal = PublishSubject<Void>()
    private(set) var isDismissed = false
    var title: String?
    fileprivate(set) weak var parent: UIViewController?
    fileprivate(set) weak var presentingViewController: UIViewController?
    private(set) var presentedViewController: UIViewController?
    private var isViewLoaded = false

    var rxVisible: Observable<Bool> { return visible.asObservable() }
    var rxDismissed: Single<Void> { return dismissal.take(1).asSingle() }
    var isVisible: Bool { return visible.value }

    func viewDidLoad() {}

    /// The children that are on screen when this controller is.
    fileprivate var shownChildren: [UIViewController] { return [] }
    fileprivate var allChildren: [UIViewController] { return shownChildren }

    func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.appear()
        completion?()
    }

    /// Dismisses what this controller presented, or else this controller itself.
    func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            presentedViewController = nil
            presented.leave()
        } else {
            presentingViewController?.dismiss(animated: animated)
        }
        completion?()
    }

    func appear() {
        if !isViewLoaded {
            isViewLoaded = true
            viewDidLoad()
        }
        isDismissed = false
        if !isVisible { visible.accept(true) }
        shownChildren.forEach { $0.appear() }
    }

    func disappear() {
        guard isVisible else { return }
        shownChildren.forEach { $0.disappear() }
        visible.accept(false)
    }

    func leave() {
        presentedViewController?.leave()
        allChildren.forEach { $0.leave() }
        if isVisible { visible.accept(false) }
        isDismissed = true
        dismissal.onNext(())
    }

    /// Removes `old` from this container, and adds `new`.
    fileprivate func replace(_ old: [UIViewController], with new: [UIViewController]) {
        for controller in old where !new.contains(where: { $0 === controller }) { controller.leave() }
        new.forEach { $0.parent = self }
        update()
    }

    /// Shows the controllers that should be visible, and hides all others.
    fileprivate func update() {
        for child in allChildren where !shownChildren.contains(where: { $0 === child }) { child.disappear() }
        if isVisible { shownChildren.forEach { $0.appear() } }
    }
}

class UINavigationController: UIViewController {
    private(set) var viewControllers: [UIViewController] = []

    convenience init(rootViewController: UIViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    var topViewController: UIViewController? { return viewControllers.last }

    func pushViewController(_ controller: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [controller], animated: animated)
    }

    @discardableResult func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = viewControllers.last else { return nil }
        setViewControllers(viewControllers.dropLast(), animated: animated)
        return top
    }

    func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        let old = viewControllers
        viewControllers = controllers
        replace(old, with: controllers)
    }

    fileprivate override var shownChildren: [UIViewController] { return Array(viewControllers.suffix(1)) }
    fileprivate override var allChildren: [UIViewController] { return viewControllers }
}

class UITabBarController: UIViewController {
    private(set) var viewControllers: [UIViewController]?
    var selectedIndex = 0 { didSet { update() } }

    func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        let old = viewControllers ?? []
        viewControllers = controllers
        replace(old, with: controllers ?? [])
    }

    fileprivate override var shownChildren: [UIViewController] {
        return viewControllers.map { $0.indices.contains(selectedIndex) ? [$0[selectedIndex]] : [] } ?? []
    }
    fileprivate override var allChildren: [UIViewController] { return viewControllers ?? [] }
}

class UISplitViewController: UIViewController {
    var viewControllers: [UIViewController] = [] { didSet { replace(oldValue, with: viewControllers) } }
    fileprivate override var shownChildren: [UIViewController] { return viewControllers }
}

/// Shows one page at a time. The other pages are dismissed.
class UIPageViewController: UIViewController {
    private(set) var viewControllers: [UIViewController]?

    func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
        let old = viewControllers ?? []
        viewControllers = controllers
        replace(old, with: controllers ?? [])
    }

    fileprivate override var shownChildren: [UIViewController] { return viewControllers ?? [] }
}

/// Visible once it is key; it reports neither that it is hidden nor that it is dismissed.
final class UIWindow: Presentable {
    private let shown = PublishSubject<Bool>()
    var rootViewController: UIViewController?

    var rxVisible: Observable<Bool> { return shown.asObservable() }
    var rxDismissed: Single<Void> { return .never() }

    func makeKeyAndVisible() {
        shown.onNext(true)
        rootViewController?.appear()
    }
}

// As in ControllerKit: a block that does not declare the type of the root gets a controller.
extension Flows {
    static func use<Root1: UIViewController>(
        _ flow1: any Flow, when strategy: ExecuteStrategy, block: @escaping (Root1) -> Void
    ) {
        whenUsable([flow1], strategy) { try block($0[0]) }
    }

    static func use<Root1: UIViewController, Root2: UIViewController>(
        _ flow1: any Flow, _ flow2: any Flow, when strategy: ExecuteStrategy,
        block: @escaping (Root1, Root2) -> Void
    ) {
        whenUsable([flow1, flow2], strategy) { try block($0[0], $0[1]) }
    }

    static func use<Root: UIViewController>(
        _ flows: [any Flow], when strategy: ExecuteStrategy, block: @escaping ([Root]) -> Void
    ) {
        whenUsable(flows, strategy) { try block($0.all()) }
    }
}
