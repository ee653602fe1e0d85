// SPDX-License-Identifier: MIT

import Gtk

/// Menus list actions. One action belongs to menu items, buttons and keys at once, and enables all of them.
final class MenusPage: Page {
    static let lesson = Lesson(
        "Menus and actions", in: .windows,
        about:
            "An action has a name, and a state if it is a switch or a choice. Menus, buttons and keys refer to it by name.",
        words: "menu popover action accelerator shortcut context menubar gmenu state"
    ) { MenusPage() }

    let menuButton = Gtk.MenuButton()
    let popoverButton = Gtk.MenuButton()
    let area = Tile("Press the right button, or Shift and F10, here.")
    let contextMenu: Gtk.PopoverMenu
    let actions = Gio.SimpleActionGroup()
    private let copy: Gio.SimpleAction

    init() {
        let actions = actions
        let report = Reporter()
        copy = actions.addAction("copy") { report("Copied.") }
        actions.addAction("paste") { report("Pasted.") }
        actions.addAction("wrap", state: true) { report("Long lines \($0 ? "wrap" : "do not wrap").") }
        actions.addAction("sort", state: "name") { report("Sorted by \($0).") }
        contextMenu = Gtk.PopoverMenu(model: Self.editMenu())
        super.init(Self.lesson)
        report.page = self
        insertActionGroup("page", group: actions)

        let menu = Gio.Menu()
        menu.append("_Wrap long lines", detailedAction: "page.wrap")
        let sorting = Gio.Menu()
        for name in ["name", "size", "date"] {
            sorting.append("By \(name)", detailedAction: "page.sort::\(name)")
        }
        menu.appendSubmenu("_Sort", submenu: sorting)
        menu.appendSection(section: Self.editMenu())
        menuButton.label = "_View"
        menuButton.useUnderline = true
        menuButton.menuModel = menu
        let bar = Gtk.PopoverMenuBar(model: Self.menuBar())
        bar.halign = .start
        section(
            "Menus", "Keys on this page: Control and J copies, Control and K pastes.", .row(menuButton), bar)

        let volume = Gtk.Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
        volume.widthRequest = 180
        volume.update(.label, "Volume")
        let popover = Gtk.Popover()
        popover.child = volume
        popoverButton.label = "V_olume"
        popoverButton.useUnderline = true
        popoverButton.popover = popover
        section("Popover", nil, .row(popoverButton))

        contextMenu.setParent(area)
        contextMenu.hasArrow = false
        contextMenu.halign = .start
        let press = Gtk.GestureClick()
        press.button = 3
        // Not on press: if a menu opens below the pointer before the mouse button is released, GTK 4.8 prints a warning.
        press.onReleased { [unowned contextMenu] _, x, y in
            contextMenu.pointingTo = Gdk.Rectangle(x: Int(x), y: Int(y), width: 1, height: 1)
            contextMenu.popup()
        }
        area.addController(press)
        let keys = Gtk.ShortcutController()
        keys.addShortcut("<Shift>F10") { [unowned contextMenu] in contextMenu.popup() }
        keys.addShortcut("Menu") { [unowned contextMenu] in contextMenu.popup() }
        area.addController(keys)
        section("Context menu", nil, area)

        let canCopy = Gtk.CheckButton(mnemonic: "_Copying is possible")
        copy.bind(\.enabled, to: canCopy, \.active, flags: [.syncCreate, .bidirectional])
        section("Enabled", "Every menu follows.", canCopy)

        // These keys work wherever the focus is on the page.
        let accelerators = Gtk.ShortcutController()
        accelerators.scope = .managed
        for (trigger, name) in [("<Primary>j", "page.copy"), ("<Primary>k", "page.paste")] {
            accelerators.addShortcut(
                Gtk.Shortcut(
                    trigger: Gtk.ShortcutTrigger(string: trigger), action: Gtk.NamedAction(name: name)))
        }
        addController(accelerators)
    }

    /// A popover whose parent was set by the program must be unparented by the program.
    isolated deinit { contextMenu.unparent() }

    private static func editMenu() -> Gio.Menu {
        let menu = Gio.Menu()
        menu.append("_Copy", detailedAction: "page.copy")
        menu.append("_Paste", detailedAction: "page.paste")
        return menu
    }

    private static func menuBar() -> Gio.Menu {
        let bar = Gio.Menu()
        bar.appendSubmenu("_Edit", submenu: editMenu())
        let view = Gio.Menu()
        view.append("_Wrap long lines", detailedAction: "page.wrap")
        bar.appendSubmenu("_Show", submenu: view)
        return bar
    }

    /// Calls a method of a page that does not exist yet when the action is created.
    @MainActor private final class Reporter {
        weak var page: MenusPage?
        func callAsFunction(_ text: String) { page?.report(text) }
    }
}
