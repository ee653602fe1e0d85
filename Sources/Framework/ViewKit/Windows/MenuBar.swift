// SPDX-License-Identifier: MIT

import RxKernel

/// A bar of menus, which is usually at the top of a window.
///
/// ```swift
/// MenuBar([
///     .init("File", submenu: Menu(sections: [[.init("Open…", action: "file.open")], [.init("Quit", action: "app.quit")]])),
///     .init("Help", submenu: Menu(sections: [[.init("About", action: "app.about")]])),
/// ])
/// ```
/// Use a ``MenuButton`` for one menu. F10 goes to the first menu, Alt with the letter after an underscore in
/// a title (`"_File"`) opens a menu, the arrow keys go from one to the next, and Escape returns. For screen
/// readers it has the role of a menu bar. Main thread only.
public final class MenuBar: Control<MenuBarState, Never> {
    /// Creates a bar with an item for each menu.
    public init(_ menus: [Menu.Item]) {
        super.init(MenuBarState { $0.menus = menus }, .menuBar)
        reportsFailures()
    }

    /// The items, each with a menu.
    public var menus: [Menu.Item] {
        get { state.menus }
        set { state.menus = newValue }
    }
}

/// The state of a ``MenuBar``.
public struct MenuBarState: PortableState {
    /// The items, each with a menu.
    public var menus: [Menu.Item] = []

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        menus.first { $0.submenu == nil }.map {
            "the item \"\($0.title)\" of the menu bar has no menu; create it with Menu.Item(\"\($0.title)\", submenu: …)"
        }
    }
}

extension ControlKind where State == MenuBarState, Event == Never {
    /// The kind of ``MenuBar``.
    public static var menuBar: Self { Self("menuBar") }
}

extension Reactive where Base: MenuBar {
    /// The items, each with a menu.
    @preconcurrency @MainActor public var menus: Binder<[Menu.Item]> {
        Binder(onMain: base) { $0.menus = $1 }
    }
}
