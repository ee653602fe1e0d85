// SPDX-License-Identifier: MIT

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
            let item = Menu.Item(command.title, action: command.id, icon: nil)
            if let index = sections.firstIndex(where: { $0.title == command.traits.category }) {
                sections[index].items.append(item)
            } else {
                sections.append(Menu.Section(command.traits.category, [item]))
            }
        }
        return Menu(sections)
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
