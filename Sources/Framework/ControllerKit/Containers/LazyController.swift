// SPDX-License-Identifier: MIT

import ViewKit

/// A screen of tabs or pages that is created when it is first shown.
///
/// ```swift
/// let tabs = TabController([
///     inboxController, LazyController("Calendar") { [unowned self] in calendarController() },
/// ])
/// ```
/// To contribute the screen, or a child flow with it, the flow sends itself a step in the closure:
/// `router.send(.showCalendar)`. When the screen is dismissed, this controller is dismissed too. Use it for
/// screens whose creation is expensive. It retains the closure until the screen is created, and the screen
/// afterwards. Main thread only.
public final class LazyController: ViewController {
    /// The screen; nil before it is shown for the first time.
    public private(set) var screen: ViewController?

    private var make: (() -> ViewController)?

    /// Creates a controller whose screen does not exist yet.
    ///
    /// - Parameters:
    ///   - title: the title of the tab until the screen has one.
    ///   - make: creates the screen. Called once, when the controller becomes visible for the first time.
    public init(_ title: String, make: @escaping () -> ViewController) {
        self.make = make
        super.init()
        self.title = title
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        load()
    }

    /// Creates the screen, if it does not exist yet, for example for a deep link to it.
    public func load() {
        guard let make else { return }
        self.make = nil
        let screen = make()
        self.screen = screen
        addChild(screen, to: view)
        barContentDidChange()
    }

    public override var displayTitle: String {
        guard let screen, !screen.displayTitle.isEmpty else { return title }
        return screen.displayTitle
    }

    override var tabTraits: TabTraits {
        guard let screen else { return super.tabTraits }
        var traits = super.tabTraits
        if let icon = screen.tabItem.icon { traits.icon = icon }
        if !screen.tabItem.badge.isEmpty { traits.badge = screen.tabItem.badge }
        traits.isClosable = traits.isClosable || screen.tabItem.isClosable
        traits.isDetachable = traits.isDetachable || screen.tabItem.isDetachable
        return traits
    }

    package override var barController: ViewController { screen?.barController ?? self }

    package override var headerTabs: TabController? { screen?.headerTabs }

    package override func detach(_ child: ViewController) {
        super.detach(child)
        leave(child)
    }

    package override func close(_ child: ViewController) {
        if child === screen { closeScreen() }
        super.close(child)
    }

    private func leave(_ child: ViewController) {
        guard child === screen else { return }
        screen = nil
        removeFromParent()
    }
}
