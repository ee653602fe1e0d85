// SPDX-License-Identifier: MIT

/// A button that opens a menu of actions.
///
/// ```swift
/// MenuButton(icon: "open-menu-symbolic", menu: Menu(sections: [[.init("Preferences", action: "app.preferences")]]))
/// ```
public final class MenuButton: Control<MenuButtonState, Never> {
    public init(_ title: String = "", icon: String? = nil, menu: Menu) {
        super.init(MenuButtonState(title: title, icon: icon, menu: menu), Toolkit.backend.makeMenuButton())
    }

    /// What it opens. Each item triggers the ``Action`` with its id in the window that the button is in.
    public var menu: Menu {
        get { state.menu }
        set { state.menu = newValue }
    }
}

public struct MenuButtonState: Sendable, Codable, Equatable {
    public var title = ""
    public var icon: String?
    public var menu = Menu()
}
