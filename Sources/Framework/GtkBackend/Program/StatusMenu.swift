// SPDX-License-Identifier: MIT

import GLib
import ViewKit

/// A menu by the protocol com.canonical.dbusmenu: items with numbers, and with the properties that differ
/// from the defaults of the protocol.
struct StatusMenu: Equatable {
    /// An item, a line between items, or the menu itself, whose number is 0.
    struct Node: Equatable {
        var id: Int32
        var properties: [String: Value] = [:]
        var children: [Node] = []
        /// What the item triggers; nil for none.
        var event: StatusItemEvent?

        /// Whether a node of an earlier menu is the same item, which may look different.
        func isItem(_ other: Node) -> Bool {
            func looks(_ name: String) -> Bool { properties[name] == other.properties[name] }
            return event == other.event && looks("type") && looks("children-display")
                && (event != nil || properties["children-display"] == nil || looks("label"))
        }

        /// Whether another node has the same items with the same numbers, which may look different.
        func hasStructure(of other: Node) -> Bool {
            id == other.id && children.count == other.children.count
                && properties["type"] == other.properties["type"]
                && zip(children, other.children).allSatisfy { $0.hasStructure(of: $1) }
        }
    }

    /// The value of a property.
    enum Value: Equatable {
        case text(String)
        case flag(Bool)
        case number(Int32)

        var variant: Variant {
            switch self {
            case .text(let text): Variant(text)
            case .flag(let flag): Variant(flag)
            case .number(let number): Variant(number)
            }
        }
    }

    private(set) var root = Node(id: 0)
    /// The largest number that an item has had.
    private var last: Int32 = 0

    /// - Parameter old: the menu before. Its items keep their numbers, and a number is never that of another item: the user may still see
    ///   the old menu, and choose an item of it.
    init(_ menu: Menu = Menu(), actions: [ActionProperties] = [], after old: StatusMenu? = nil) {
        last = old?.last ?? 0
        root.children = nodes(menu, actions, after: old?.root.children ?? [])
        root.properties["children-display"] = .text("submenu")
    }

    private mutating func nodes(_ menu: Menu, _ actions: [ActionProperties], after old: [Node]) -> [Node] {
        var old = old
        /// Gives an item its number, and returns the one of the old menu that it was.
        func number(_ node: inout Node) -> Node? {
            if let index = old.firstIndex(where: node.isItem) {
                node.id = old[index].id
                return old.remove(at: index)
            }
            last += 1
            node.id = last
            return nil
        }
        var nodes: [Node] = []
        func append(_ properties: [String: Value]) {
            var node = Node(id: 0, properties: properties)
            _ = number(&node)
            nodes.append(node)
        }
        for section in menu.sections where !section.items.isEmpty {
            if !nodes.isEmpty { append(["type": .text("separator")]) }
            if !section.title.isEmpty {
                append(["label": Self.label(section.title), "enabled": .flag(false)])
            }
            for item in section.items {
                var node = Node(id: 0, properties: ["label": .text(item.title)])
                if let icon = item.icon { node.properties["icon-name"] = .text(icon) }
                if let submenu = item.submenu {
                    node.properties["children-display"] = .text("submenu")
                    let before = number(&node)
                    node.children = self.nodes(submenu, actions, after: before?.children ?? [])
                } else {
                    let action = actions.first { $0.id == item.action }
                    node.properties.merge(Self.properties(item, action)) { $1 }
                    node.event = item.value.map { .choice(item.action, value: $0) } ?? .action(item.action)
                    _ = number(&node)
                }
                nodes.append(node)
            }
        }
        return nodes
    }

    private static func properties(_ item: Menu.Item, _ action: ActionProperties?) -> [String: Value] {
        guard let action, action.isEnabled else { return ["enabled": .flag(false)] }
        if let isOn = action.isOn {
            return ["toggle-type": .text("checkmark"), "toggle-state": .number(isOn ? 1 : 0)]
        }
        if let value = action.value {
            return ["toggle-type": .text("radio"), "toggle-state": .number(value == item.value ? 1 : 0)]
        }
        return [:]
    }

    /// A text in which an underscore is no mark of a mnemonic.
    private static func label(_ text: String) -> Value { .text(text.replacing("_", with: "__")) }

    func node(_ id: Int32) -> Node? {
        func find(_ node: Node) -> Node? {
            node.id == id ? node : node.children.lazy.compactMap(find).first
        }
        return find(root)
    }

    /// All nodes, the menu itself first.
    var nodes: [Node] {
        func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
        return all(root)
    }
}

extension StatusMenu.Node {
    /// The properties as `a{sv}`: those with the names, or all of them without names.
    func properties(_ names: [String]) -> Variant {
        let wanted = properties.filter { names.isEmpty || names.contains($0.key) }
        return Variant(wanted.mapValues { $0.variant })
    }

    /// The item as `(ia{sv}av)`, with so many levels below it; all of them for a negative depth.
    func layout(depth: Int, _ names: [String]) -> Variant {
        let children = depth == 0 ? [] : children.map { Variant(boxing: $0.layout(depth: depth - 1, names)) }
        return Variant(tuple: [
            Variant(id), properties(names), Variant(array: children, of: VariantType(typeString: "v")),
        ])
    }
}
