// SPDX-License-Identifier: MIT

import ControllerKit
public import PluginKit
import PluginRuntime
public import RxKernel

/// An item of the status bar of a shell.
///
/// ```swift
/// shell.status.show(ShellStatusItem("shell.clock", text: "12:00", icon: "alarm-symbolic", side: .end))
/// ```
public struct ShellStatusItem: Sendable, Equatable, Identifiable {
    /// The id of the item. Items of different owners may have the same id.
    public let id: String
    /// The owner, which has registered it.
    public let owner: Command.Owner
    /// The text that users see.
    public var text: String
    /// The name of an icon in the icon theme; nil for none.
    public var icon: String?
    /// The side of the status bar on which the item is.
    public var side: PluginManifest.StatusItem.Side
    /// The id of the command that a click performs; nil for none.
    public var command: Command.ID?

    /// Creates an item that the shell itself owns.
    public init(
        _ id: String, text: String, icon: String? = nil, side: PluginManifest.StatusItem.Side = .start,
        command: Command.ID? = nil
    ) {
        self.init(id, .shell, text, icon, side, command)
    }

    init(
        _ id: String, _ owner: Command.Owner, _ text: String, _ icon: String?,
        _ side: PluginManifest.StatusItem.Side, _ command: Command.ID?
    ) {
        self.id = id
        self.owner = owner
        self.text = text
        self.icon = icon
        self.side = side
        self.command = command
    }
}

/// The items of the status bar of a shell: those that manifests declare, those of plugins that run, and the shell's own.
///
/// ```swift
/// shell.status.show(ShellStatusItem("shell.work", text: "2 tasks", side: .end, command: "shell.show-work"))
/// ```
/// **Threading**: the main thread only.
@MainActor public final class StatusArea {
    /// The items with a text, in the order of their registration: the current ones on subscription, then after each change.
    public var items: Observable<[ShellStatusItem]> {
        relay.map { $0.filter { !$0.text.isEmpty } }.distinctUntilChanged()
    }

    private let relay = BehaviorRelay<[ShellStatusItem]>(value: [])

    init() {}

    /// Shows an item. It replaces the item with the same id and owner. An item with an empty text is hidden.
    public func show(_ item: ShellStatusItem) {
        var items = relay.value
        if let index = items.firstIndex(where: { $0.id == item.id && $0.owner == item.owner }) {
            items[index] = item
        } else {
            items.append(item)
        }
        if items != relay.value { relay.accept(items) }
    }

    /// Shows an item that a manifest declares.
    func show(_ declared: PluginManifest.StatusItem, of owner: Command.Owner) {
        show(ShellStatusItem(declared.id, owner, declared.title.text, declared.icon, declared.side, nil))
    }

    /// Shows a change by a plugin, which may have as many items as their operation says.
    func show(_ change: StatusChange, of plugin: InstalledPlugin) {
        let owner = plugin.commandOwner
        let own = relay.value.filter { $0.owner == owner }
        let old = own.first { $0.id == change.id }
        guard
            old != nil
                || plugin.admits(
                    "The status item \"\(change.id)\"", by: PluginOperations.status, beside: own.count,
                    remedy: "Use the id of one of them.")
        else { return }
        show(
            ShellStatusItem(
                change.id, owner, change.text, change.icon ?? old?.icon, old?.side ?? .start,
                change.action.map { plugin.commandID(of: $0) }))
    }

    /// Removes an item that the shell owns. Items of plugins with the same id stay.
    public func remove(_ id: ShellStatusItem.ID) {
        relay.accept(relay.value.filter { $0.id != id || $0.owner != .shell })
    }

    /// Removes the items of an owner.
    func remove(_ owner: Command.Owner) {
        let items = relay.value.filter { $0.owner != owner }
        if items != relay.value { relay.accept(items) }
    }
}
