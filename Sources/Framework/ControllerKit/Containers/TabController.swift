// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// Screens under a row of tabs, of which the user selects one.
///
/// ```swift
/// let tabs = TabController([generalController, accountsController])
/// tabs.reordersTabs = true
/// accountsController.tabItem.badge = "3"
/// accountsController.tabItem.isClosable = true
/// ```
/// A tab shows the ``ViewController/displayTitle`` and the ``ViewController/tabItem`` of its screen. Tabs
/// that do not fit are in a menu at the end of the row. Ctrl+PageUp and Ctrl+PageDown select a tab; with
/// Shift they move it; Ctrl+W closes it, if that is allowed. A ``LazyController`` creates its screen when its
/// tab is first selected.
///
/// The order of the tabs, the selection, and the windows of tabs are restored after the application was killed, if the flow contributes the
/// container; see ``TabItem/identifier``.
///
/// Use a ``SplitController`` for many screens, or for screens that are added and removed, and a
/// ``PageController`` for screens that the user reads one after the other. See ``SelectionController`` for
/// the life of the screens that are not visible. Main thread only.
open class TabController: SelectionController {
    private let tabs: TabView

    /// The windows of the screens that were moved out of the tabs.
    var detachedTabs: [DetachedTab] = []
    /// Called with the root of a new window of a screen, before the window opens.
    package var willDetach: ((ViewController) -> Void)?
    private var isOpeningWindows = false

    /// Creates tabs of screens. The first one is selected.
    public init(
        _ viewControllers: [ViewController] = [],
        animation: PageAnimation = PageAnimation(.crossfade, milliseconds: 150)
    ) {
        tabs = TabView()
        super.init(viewControllers, in: tabs, animation: animation)
        tabs.requests.subscribe(onNext: { [unowned self] in receive($0) }).disposed(by: disposeBag)
    }

    /// Whether the user can move the tabs, by dragging, or by Ctrl+Shift+PageUp and Ctrl+Shift+PageDown.
    public var reordersTabs: Bool {
        get { tabs.isReorderable }
        set { tabs.isReorderable = newValue }
    }

    /// The exchange with the tab controllers whose tabs the user can drop here, and which take the tabs of this one; nil for none.
    public var tabExchange: TabExchange? {
        didSet {
            guard oldValue !== tabExchange else { return }
            oldValue?.leave(self)
            tabs.exchange = tabExchange?.join(self)
        }
    }

    /// Called when the user drops a tab of the ``tabExchange`` here. Moves the screen to this controller, and selects it.
    ///
    /// - Parameters:
    ///   - controller: the screen, which may be one of this controller. Nothing is dismissed.
    ///   - drop: the position. An edge is treated like the pages: the tab becomes the last one.
    open func take(_ controller: ViewController, at drop: TabDrop) {
        arrangement.willSelect(controller)
        var controllers = viewControllers
        var index = controllers.count
        if case .before(let position) = drop { index = min(position, index) }
        if let old = controllers.firstIndex(where: { $0 === controller }) {
            controllers.remove(at: old)
            if old < index { index -= 1 }
        }
        controllers.insert(controller, at: index)
        set(controllers, selecting: controller)
    }

    /// Asks a screen, and removes and dismisses it if it agrees, as the close button of its tab does.
    ///
    /// Without a question it is removed before the function returns; see ``ViewController/mayDismiss()``.
    open func requestClose(_ controller: ViewController) {
        Task.immediate {
            guard viewControllers.contains(where: { $0 === controller }), await controller.treeMayDismiss(),
                controller.parent === self
            else { return }
            remove(controller)
        }
    }

    // MARK: Header bar

    package override var headerTabs: TabController? { self }

    /// Shows the tabs in the header bar of the window if there are several. One page has no row of tabs there.
    func updateTabs() {
        guard window?.showsTabs(of: self) == true else { return tabs.placement = .above }
        tabs.placement = viewControllers.count > 1 ? .header : .hidden
    }

    open override func barContentDidChange() {
        updateTabs()
        super.barContentDidChange()
    }

    // MARK: Restoring

    override var detachedScreens: [(screen: ViewController, window: DetachedScreen)] {
        detachedTabs.compactMap { tab in
            tab.screen.map { screen in
                let geometry = tab.window.map { WindowGeometry($0.window) }
                return (
                    screen, DetachedScreen(name: screen.tabItem.name, index: tab.index, geometry: geometry)
                )
            }
        }
    }

    override func openRestoredWindows() {
        guard phase == .visible, !isOpeningWindows else { return }
        isOpeningWindows = true
        defer { isOpeningWindows = false }
        for window in arrangement.earlierWindows {
            guard let screen = arrangement.screen(named: window.name) else { continue }
            arrangement.hasWindow(screen)
            openWindow(of: screen, index: window.index, geometry: window.geometry)
        }
    }

    package override func send(_ event: LifecycleEvent) {
        super.send(event)
        if event.moment == .viewDidAppear { openRestoredWindows() }
    }

    // MARK: Requests

    private func receive(_ request: TabRequest) {
        if case .take(let index, from: let number, at: let drop) = request {
            guard let source = tabExchange?.controller(number), source.viewControllers.indices.contains(index)
            else { return }
            return take(source.viewControllers[index], at: drop)
        }
        guard viewControllers.indices.contains(request.index) else { return }
        let controller = viewControllers[request.index]
        switch request {
        case .move(_, let index): if reordersTabs { move(controller, to: index) }
        case .close: if controller.tabTraits.isClosable { requestClose(controller) }
        case .detach: if controller.tabTraits.isDetachable { detachTab(controller) }
        case .take: break
        }
    }
}
