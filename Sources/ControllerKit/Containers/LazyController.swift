// SPDX-License-Identifier: MIT

import ViewKit

/// A screen of tabs or pages that is created when it is first shown.
///
/// ```swift
/// let tabs = TabController([
///     inboxController, LazyController("Calendar") { [unowned self] in calendarController() },
/// ])
/// ```
/// A flow that contributes the screen, or a child flow with it, sends itself a step from the closure: `router.send(.showCalendar)`. When the
/// screen goes, this controller goes with it. Use it for screens that are expensive; others are created at once, and keep hidden. It retains the
/// closure until then, and the screen from then on. Main thread only.
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

    /// Creates the screen, if it does not exist yet, such as for a deep link that leads into it.
    public func load() {
        guard let make else { return }
        self.make = nil
        let screen = make()
        self.screen = screen
        addChild(screen, to: view)
        chromeDidChange()
    }

    public override var displayTitle: String {
        guard let screen, !screen.displayTitle.isEmpty else { return title }
        return screen.displayTitle
    }

    override var tabTraits: TabTraits {
        guard let screen else { return super.tabTraits }
        var traits = super.tabTraits
        if !screen.tabItem.badge.isEmpty { traits.badge = screen.tabItem.badge }
        traits.isClosable = traits.isClosable || screen.tabItem.isClosable
        traits.isDetachable = traits.isDetachable || screen.tabItem.isDetachable
        return traits
    }

    override var barController: ViewController { screen?.barController ?? self }

    package override func detach(_ child: ViewController) {
        super.detach(child)
        leave(child)
    }

    package override func close(_ child: ViewController) {
        super.close(child)
        if let parent { parent.close(self) } else { markDismissed() }
    }

    private func leave(_ child: ViewController) {
        guard child === screen else { return }
        screen = nil
        removeFromParent()
    }
}
