// SPDX-License-Identifier: MIT

import PluginRuntime
public import ViewKit

extension CommandRegistry {
    /// Returns the menu of the commands that a part of the window shows, with a section for each category.
    ///
    /// - Parameter owner: Only commands of this owner are in the menu; nil for all commands.
    public func menu(for location: Command.Location = .menu, of owner: Command.Owner? = nil) -> Menu {
        Self.menu(
            of: current.filter {
                $0.traits.locations.contains(location) && (owner == nil || $0.owner == owner)
            })
    }

    /// Returns a menu with a section for each category, in the order of the first command of each. The shell's own commands are last.
    static func menu(of commands: [Command]) -> Menu {
        var sections: [Menu.Section] = []
        for command in commands.filter({ $0.owner != .shell }) + commands.filter({ $0.owner == .shell }) {
            let item = Menu.Item(command.title.asMenuTitle, action: command.id, icon: nil)
            if let index = sections.firstIndex(where: { $0.title == command.traits.category }) {
                sections[index].items.append(item)
            } else {
                sections.append(Menu.Section(command.traits.category, [item]))
            }
        }
        return Menu(sections)
    }

    /// Returns the main menu: the commands of the page that is shown, then the shell's own. Those of other
    /// plugins are in the command palette only.
    ///
    /// - Parameters:
    ///   - page: the owner of the page that is shown; nil for none.
    ///   - others: items that the menu has beside the shell's sub-menus.
    func mainMenu(of page: Command.Owner?, with others: [Menu.Item] = []) -> Menu {
        let shown = current.filter { $0.traits.locations.contains(.menu) }
        let ofPage = page.map { page in Self.menu(of: shown.filter { $0.owner == page }).sections } ?? []
        let ofShell = Self.menu(of: shown.filter { $0.owner == .shell }).sections
        let direct = [localized("Go"), localized("Shell")]
        let submenus = ofShell.filter { !direct.contains($0.title) }
            .map { Menu.Item($0.title.asMenuTitle, submenu: Menu([Menu.Section("", $0.items).shortened])) }
        return Menu(
            (Self.fits(ofPage) ? ofPage : Self.folded(ofPage))
                + ofShell.filter { $0.title == direct[0] }.map { Menu.Section("", $0.items).shortened }
                + [Menu.Section("", submenus + others).shortened]
                + ofShell.filter { $0.title == direct[1] }.map { Menu.Section("", $0.items).shortened })
    }

    private static func fits(_ sections: [Menu.Section]) -> Bool {
        sections.reduce(0) { $0 + $1.items.count } <= Menu.Section.mostItems
    }

    /// The first section with its items, and a sub-menu for each of the others.
    private static func folded(_ sections: [Menu.Section]) -> [Menu.Section] {
        guard let first = sections.first else { return [] }
        let others = sections.dropFirst().map {
            Menu.Item($0.title.asMenuTitle, submenu: Menu([Menu.Section("", $0.items).shortened]))
        }
        return [first.shortened] + (others.isEmpty ? [] : [Menu.Section("", others).shortened])
    }

    /// Returns the items of the toolbar. A separator is between the commands of different owners.
    public func toolbarItems() -> [ToolbarItem] {
        var items: [ToolbarItem] = []
        var owner: Command.Owner?
        for command in current where command.traits.locations.contains(.toolbar) {
            if let owner, owner != command.owner { items.append(.separator) }
            owner = command.owner
            items.append(
                ToolbarItem(
                    command.title, icon: command.traits.icon, action: command.id,
                    isToggle: command.isOn != nil))
        }
        return items
    }
}

extension String {
    /// The text as the title of a menu item, in which a single underscore marks a letter.
    var asMenuTitle: String { contains("_") ? replacing("_", with: "__") : self }
}

extension Menu.Section {
    /// How many items a group has at most, so that a user finds one at a glance.
    static let mostItems = 7

    /// The section with a sub-menu for the items that are too many.
    @MainActor fileprivate var shortened: Menu.Section {
        guard items.count > Self.mostItems else { return self }
        let rest = Menu.Section("", Array(items[(Self.mostItems - 1)...])).shortened
        return Menu.Section(
            title, items[..<(Self.mostItems - 1)] + [Menu.Item(localized("More"), submenu: Menu([rest]))])
    }
}
