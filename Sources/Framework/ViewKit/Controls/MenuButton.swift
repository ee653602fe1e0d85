// SPDX-License-Identifier: MIT

import RxKernel

/// A button that opens a menu of actions.
///
/// ```swift
/// MenuButton(icon: "open-menu-symbolic", menu: Menu(sections: [[.init("Preferences", action: "app.preferences")]]))
/// ```
/// The button of the main menu of a window is the primary one, which F10 opens too.
public final class MenuButton: Control<MenuButtonState, Never> {
    /// Creates a button with a title, an icon or both, which opens `menu`. A button with an icon alone needs an
    /// ``PortableView/accessibilityLabel``.
    ///
    /// - Parameters:
    ///   - title: the title; may be empty.
    ///   - icon: the name of the icon; nil for none.
    ///   - menu: the menu.
    ///   - isPrimary: whether F10 opens the menu, from anywhere in the window; for one button of a window.
    public init(_ title: String = "", icon: String? = nil, menu: Menu, isPrimary: Bool = false) {
        super.init(
            MenuButtonState {
                $0.title = title; $0.icon = icon; $0.menu = menu; $0.isPrimary = isPrimary
            }, .menuButton)
        reportsFailures()
    }

    /// Creates the button of the menu of a page, which is the main menu if the page is the whole application. In a shell, which has a main
    /// menu of its own, it has another icon and another name.
    /// ```swift
    /// MenuButton(page: Menu(sections: [pageItems, applicationItems]), isMain: !applicationItems.isEmpty)
    /// ```
    public convenience init(page menu: Menu, isMain: Bool) {
        self.init(icon: isMain ? "open-menu-symbolic" : "view-more-symbolic", menu: menu, isPrimary: isMain)
        accessibilityLabel = isMain ? localized("Main menu") : localized("More")
        tooltip = accessibilityLabel
    }

    /// The menu that the button opens. An item triggers the ``Action`` with its id in the window of the button.
    public var menu: Menu {
        get { state.menu }
        set { state.menu = newValue }
    }
}

/// The state of a ``MenuButton``.
public struct MenuButtonState: PortableState {
    /// The title.
    public var title = ""
    /// The name of the icon; nil for none.
    public var icon: String?
    /// The menu that the button opens.
    public var menu = Menu()
    /// Whether F10 opens the menu, from anywhere in the window.
    public var isPrimary = false

    /// Creates the state of a new view.
    public init() {}
}

extension ControlKind where State == MenuButtonState, Event == Never {
    /// The kind of ``MenuButton``.
    public static var menuButton: Self { Self("menuButton") }
}

extension Reactive where Base: MenuButton {
    /// The menu; nil is an empty one.
    @preconcurrency @MainActor public var menu: Binder<Menu?> {
        Binder(onMain: base) { $0.menu = $1 ?? Menu() }
    }
}
