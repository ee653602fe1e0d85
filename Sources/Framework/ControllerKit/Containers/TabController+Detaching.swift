// SPDX-License-Identifier: MIT

import ViewKit

extension TabController {
    /// Moves a screen into a new window, with its view, its view model and its flows. Nothing is dismissed.
    ///
    /// The window belongs to these tabs: it closes with them, after its screen was asked. The user moves the
    /// screen back by the button in the window, a program by ``attachTab(_:at:)``. If the user closes the
    /// window, the screen is asked, and then dismissed.
    /// - Parameter size: the size of the window, in logical pixels.
    /// - Returns: the window; nil if the screen is not in the tabs, or the tabs are not visible.
    @discardableResult public func detachTab(
        _ controller: ViewController, size: Size = Size(width: 640, height: 480)
    ) -> WindowController? {
        guard phase == .visible, let index = viewControllers.firstIndex(where: { $0 === controller }) else {
            return nil
        }
        arrangement.hasWindow(controller)
        return openWindow(of: controller, size: size, index: index)
    }

    @discardableResult func openWindow(
        of controller: ViewController, size: Size = Size(width: 640, height: 480), index: Int,
        geometry: WindowGeometry? = nil
    ) -> WindowController {
        let holder = DetachedTab(controller, of: self, at: index)
        let window = WindowController(root: holder, size: size, header: .merged)
        geometry?.apply(to: window.window)
        detachedTabs.append(holder)
        willDetach?(holder)
        window.present(above: self, staysAbove: false)
        window.window.events
            .subscribe(onNext: { [weak self] event in
                switch event {
                case .resized, .maximized, .fullScreen: self?.arrangement.changes.accept(())
                default: break
                }
            })
            .disposed(by: holder.disposeBag)
        arrangement.changes.accept(())
        return window
    }

    /// Moves a screen from its window back into the tabs, and selects it.
    ///
    /// - Parameters:
    ///   - controller: a screen that ``detachTab(_:size:)`` has moved.
    ///   - index: the index of the tab; nil for the one that it had.
    public func attachTab(_ controller: ViewController, at index: Int? = nil) {
        guard let holder = detachedTabs.first(where: { $0.screen === controller }) else { return }
        let index = min(max(index ?? holder.index, 0), viewControllers.count)
        var controllers = viewControllers
        controllers.insert(controller, at: index)
        set(controllers, selecting: controller)
    }

    /// The screens that were moved into windows.
    public var detachedViewControllers: [ViewController] { detachedTabs.compactMap(\.screen) }
}

/// The root of a window with a screen that was moved out of tabs. It closes its window when the screen leaves.
final class DetachedTab: ViewController {
    private(set) var screen: ViewController?
    /// The index of the tab that the screen had.
    let index: Int
    private weak var tabs: TabController?

    init(_ screen: ViewController, of tabs: TabController, at index: Int) {
        self.screen = screen
        self.index = index
        self.tabs = tabs
        super.init()
        adopt(screen)
        let button = Button(icon: "view-restore-symbolic", style: .flat)
        button.accessibilityLabel = localized("Move Back to the Tabs")
        button.tooltip = localized("Move Back to the Tabs")
        button.rx.tap.subscribe(onNext: { [unowned self] in attach() }).disposed(by: disposeBag)
        attachButton = button
    }

    private var attachButton: Button?

    private func attach() {
        if let screen { tabs?.attachTab(screen) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let screen else { return }
        view.embed(screen.view)
        didLoadChild(screen)
    }

    override var displayTitle: String { screen?.displayTitle ?? "" }

    override var headerTabs: TabController? { screen?.headerTabs }

    override var barController: ViewController {
        guard let screen, screen.barController.barContent != nil else { return self }
        return screen.barController
    }

    /// The button that every bar of the window has at its end.
    override var barAddition: [any View] { [attachButton].compactMap(\.self) }

    override func detach(_ child: ViewController) {
        super.detach(child)
        leave()
    }

    override func close(_ child: ViewController) { ownHost?.close() }

    override func send(_ event: LifecycleEvent) {
        super.send(event)
        guard event.moment == .dismissed else { return }
        tabs?.detachedTabs.removeAll { $0 === self }
        guard let screen, let tabs else { return }
        tabs.arrangement.didClose(screen)
        tabs.restorableRecord.report(.removed(screen))
    }

    private func leave() {
        screen = nil
        ownHost?.close()
    }
}
