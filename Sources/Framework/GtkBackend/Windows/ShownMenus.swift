// SPDX-License-Identifier: MIT

/// A view whose menu has its items also while it is closed.
@MainActor protocol MenuHolder: AnyObject {
    /// Whether the user has opened the menu.
    var isMenuOpen: Bool { get }
    /// Releases the items.
    func removeItems()
    /// Creates the items again.
    func addItems()
}

/// The buttons and bars with menus. The shortcuts of actions are those of the application, so that a change
/// reaches the menus of all windows.
@MainActor enum ShownMenus {
    private static var holders: [() -> (any MenuHolder)?] = []

    /// Adds a view, which is not retained.
    static func add(_ holder: any MenuHolder) {
        holders.removeAll { $0() == nil }
        holders.append { [weak holder] in holder }
    }

    /// Calls `body`, in which an action loses its shortcut, while closed menus have no items: in GTK 4.8, an
    /// item that loses its shortcut releases an object that was deallocated (`update_accel` in gtkmodelbutton.c).
    static func withoutItems(_ body: () -> Void) {
        let closed = holders.compactMap { $0() }.filter { !$0.isMenuOpen }
        for holder in closed { holder.removeItems() }
        body()
        for holder in closed { holder.addItems() }
    }
}
