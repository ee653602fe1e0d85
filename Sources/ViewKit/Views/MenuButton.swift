// SPDX-License-Identifier: MIT

import RxKernel

/// A button that opens a menu of actions.
///
/// ```swift
/// MenuButton(icon: "open-menu-symbolic", menu: Menu(sections: [[.init("Preferences", action: "app.preferences")]]))
/// ```
public final class MenuButton: Control<MenuButtonState, Never> {
    /// A button with a title, an icon or both, that opens `menu`. With an icon alone it needs an
    /// ``PortableView/accessibilityLabel``.
    public init(_ title: String = "", icon: String? = nil, menu: Menu) {
        super.init(MenuButtonState(title: title, icon: icon, menu: menu), Toolkit.backend.makeMenuButton())
    }

    /// What it opens. Each item triggers the ``Action`` with its id in the window that the button is in.
    public var menu: Menu {
        get { state.menu }
        set { state.menu = newValue }
    }
}

/// What a ``MenuButton`` shows.
public struct MenuButtonState: Sendable, Codable, Equatable {
    /// What is written on it.
    public var title = ""
    /// The name of the icon on it; nil for none.
    public var icon: String?
    /// What it opens.
    public var menu = Menu()
}

extension Reactive where Base: MenuButton {
    /// The menu; nil is an empty one.
    @preconcurrency @MainActor public var menu: Binder<Menu?> { Binder(base) { $0.menu = $1 ?? Menu() } }
}
