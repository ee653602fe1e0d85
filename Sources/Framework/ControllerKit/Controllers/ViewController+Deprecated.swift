// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// The name that RxController gave to child controllers until its release 0.4.
@available(*, deprecated, renamed: "RxViewController")
public typealias RxChildViewController<ViewModel: RxViewModel> = RxViewController<ViewModel>

extension ViewController {
    /// Adds a child, whose view fills `container`, and calls `completion` with that view.
    @available(*, deprecated, message: "Use addChild(_:to:), after which child.view is in place.")
    public func addChild(
        _ child: ViewController, to container: any ChildContainer, completion: ((any View) -> Void)?
    ) {
        addChild(child, to: container)
        completion?(child.view)
    }

    /// Adds a child, whose view is added to this controller's.
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addRxChild(_ child: ViewController) { addChild(child) }

    /// Adds a child, whose view fills `container`.
    @available(*, deprecated, renamed: "addChild(_:to:)")
    public func addRxChild(_ child: ViewController, to container: any ChildContainer) {
        addChild(child, to: container)
    }

    /// Adds a child, whose view fills this controller's.
    @available(*, deprecated, message: "Use addChild(child, to: view).")
    public func addFullSizeChild(_ child: ViewController) { addChild(child, to: view) }
}

extension ViewController {
    /// Shows a controller in a window of its own above this one.
    @available(*, deprecated, message: "Use present(_:), after which the window is open.")
    public func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
        present(controller)
        completion?()
    }

    /// Closes what this controller presented last, or else what it was presented in.
    @available(*, deprecated, message: "Use dismiss(), after which the window is closed.")
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        dismiss()
        completion?()
    }

    /// Sends once, when the view has appeared for the first time.
    @available(*, deprecated, renamed: "rx.firstTimeViewDidAppear")
    public var rxFirstTimeVisible: Single<Void> { rx.firstTimeViewDidAppear }
}

extension NavigationController {
    /// Creates a stack with one screen.
    @available(*, deprecated, renamed: "init(root:)")
    public convenience init(rootViewController: ViewController) { self.init(root: rootViewController) }

    /// Shows a screen above the others.
    @available(*, deprecated, message: "Use push(_:), with the animation .instant where it is not animated.")
    public func pushViewController(_ controller: ViewController, animated: Bool) {
        push(controller, animation: animated ? nil : .instant)
    }

    /// Goes back by one screen; the bottom one stays.
    @available(*, deprecated, message: "Use pop(), with the animation .instant where it is not animated.")
    @discardableResult public func popViewController(animated: Bool) -> ViewController? {
        pop(animation: animated ? nil : .instant)
    }

    /// Goes back to the bottom screen.
    @available(
        *, deprecated, message: "Use popToRoot(), with the animation .instant where it is not animated."
    )
    @discardableResult public func popToRootViewController(animated: Bool) -> [ViewController]? {
        popToRoot(animation: animated ? nil : .instant)
    }

    /// Goes back to a screen.
    @available(*, deprecated, message: "Use pop(to:), with the animation .instant where it is not animated.")
    @discardableResult public func popToViewController(
        _ controller: ViewController, animated: Bool
    ) -> [ViewController]? {
        pop(to: controller, animation: animated ? nil : .instant)
    }

    /// Replaces the screens.
    @available(*, deprecated, message: "Use set(_:), with an animation where it is animated.")
    public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
        set(controllers, animation: animated ? animation : .instant)
    }
}

extension SelectionController {
    /// Replaces the screens.
    @available(*, deprecated, renamed: "set(_:)")
    public func setViewControllers(_ controllers: [ViewController]?, animated: Bool) {
        set(controllers ?? [])
    }
}

extension ViewController {
    /// Updates the row with the items of the screens.
    @available(*, unavailable, renamed: "barContentDidChange()")
    public func chromeDidChange() { barContentDidChange() }

    /// The tab of the controller.
    @available(*, deprecated, renamed: "tabItem")
    public var tabBarItem: TabItem { tabItem }

    /// The tabs that the controller is in.
    @available(*, deprecated, renamed: "tabController")
    public var tabBarController: TabController? { tabController }

    /// The split view that the controller is in.
    @available(*, deprecated, renamed: "splitController")
    public var splitViewController: SplitController? { splitController }
}
