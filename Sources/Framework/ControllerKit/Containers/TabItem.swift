// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// The properties of the tab of a screen, except its title. See ``TabController``. Main thread only.
/// ```swift
/// screen.tabItem.badge = "3"
/// screen.tabItem.isClosable = true
/// ```
@preconcurrency @MainActor public final class TabItem {
    /// A name of the tab that is the same in each run and that no other tab of the container has; empty for none.
    ///
    /// The next run uses it to find the tab, when it restores the order, the selection and the windows of the
    /// tabs after the application was killed. A tab without an identifier is found by the type of its screen,
    /// and by its number among the tabs of this type, in the order in which they are added. So set an
    /// identifier, such as the path of a document, if the next run may add tabs of one type in another order:
    /// restoring several flows adds one tab of each flow in turn. Set it before the tab is added.
    ///
    /// The state of a child of an ordinary controller is found by the identifier, too.
    public var identifier = ""

    /// The name in the saved state of the container.
    var name: String { identifier.isEmpty ? typeName : identifier }
    /// The name of a tab without an identifier: the type of its screen, and the number among the screens of that type.
    var typeName = ""
    /// Whether the container had the screen when its state was first recorded or restored.
    var isInitial = false
    /// The step during which the screen was added to the container, as long as that step is recorded.
    weak var step: NavigatedStep?
    /// The arrangement of the container that has given the name.
    weak var arrangement: ScreenArrangement?

    /// The name of the icon before the title, such as "mail-unread-symbolic"; nil for none.
    public var icon: String? {
        get { traits.icon }
        set { traits.icon = newValue }
    }

    /// A short text after the title, such as the number of unread messages; empty for none.
    public var badge: String {
        get { traits.badge }
        set { traits.badge = newValue }
    }

    /// Whether the user can close the tab. Closing asks the screen (see ``ViewController/mayDismiss()``), and then dismisses it.
    public var isClosable: Bool {
        get { traits.isClosable }
        set { traits.isClosable = newValue }
    }

    /// Whether the user can move the screen into a window of its own, and back.
    public var isDetachable: Bool {
        get { traits.isDetachable }
        set { traits.isDetachable = newValue }
    }

    private(set) var traits = TabTraits() {
        didSet { if traits != oldValue { owner?.barContentDidChange() } }
    }

    private weak var owner: ViewController?

    init(of owner: ViewController) { self.owner = owner }
}

extension Reactive where Base: ViewController {
    /// The text after the title of the tab; nil for none.
    @preconcurrency @MainActor public var badge: Binder<String?> {
        Binder(onMain: base) { $0.tabItem.badge = $1 ?? "" }
    }
}
