// SPDX-License-Identifier: MIT

public import ViewKit

extension CommandRegistry {
    /// Returns the menu of the commands that are shown at a place, with a section for each category.
    ///
    /// - Parameter owner: whose commands it has; nil for all.
    public func menu(for place: Command.Place = .menu, of owner: Command.Owner? = nil) -> Menu {
        Self.menu(
            of: current.filter { $0.traits.places.contains(place) && (owner == nil || $0.owner == owner) })
    }

    /// Returns a menu with a section for each category, in the order in which the categories occur first. The shell's own are the last.
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

    /// Returns the items of a toolbar with the commands that are shown there, with a line between those of two owners.
    public func toolbarItems() -> [ToolbarItem] {
        var items: [ToolbarItem] = []
        var owner: Command.Owner?
        for command in current where command.traits.places.contains(.toolbar) {
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
