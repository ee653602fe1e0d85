// SPDX-License-Identifier: MIT

public import PluginKit
public import ViewKit

/// A command of a shell. Menus, the command palette and the shortcuts editor show it.
///
/// ```swift
/// if shell.commands["view.zoom-in"]?.isEnabled == true { shell.commands.perform("view.zoom-in") }
/// ```
/// It is a value: `CommandRegistry.commands` emits new values when a command changes. `CommandRegistry.perform(_:)` performs a command
/// by its id.
public struct Command: Sendable, Equatable, Identifiable {
    /// The owner of a command, which has registered it.
    public enum Owner: Sendable, Hashable {
        /// The shell itself.
        case shell
        /// A plugin, with the name that users see.
        case plugin(PluginID?, name: String)

        /// The name that users see; empty for the shell.
        public var name: String {
            switch self {
            case .shell: ""
            case .plugin(_, let name): name
            }
        }
    }

    /// A part of the window that shows commands.
    public typealias Location = PluginManifest.Action.Location

    /// The presentation of a command.
    public struct Traits: Sendable, Codable, Equatable {
        /// The title of its section in menus and in the shortcuts editor; empty for no section.
        public var category: String
        /// The name of an icon in the icon theme; nil for none.
        public var icon: String?
        /// A sentence about the command; empty for none.
        public var summary: String
        /// The parts of the window that show it.
        public var locations: Set<Location>

        /// Creates traits.
        public init(
            category: String = "", icon: String? = nil, summary: String = "",
            locations: Set<Location> = [.menu, .palette]
        ) {
            self.category = category
            self.icon = icon
            self.summary = summary
            self.locations = locations
        }
    }

    /// A shortcut that triggers another command instead.
    public struct Conflict: Sendable, Hashable {
        /// The shortcut.
        public var shortcut: Shortcut
        /// The id of the command that the shortcut triggers.
        public var winner: Command.ID
        /// The title of that command.
        public var winnerTitle: String

        package init(shortcut: Shortcut, winner: Command.ID, winnerTitle: String) {
            self.shortcut = shortcut
            self.winner = winner
            self.winnerTitle = winnerTitle
        }
    }

    /// The id of its action. That of a plugin in a process of its own begins with the id of the plugin and two dots, as in
    /// `org.example.contacts..contacts.new`.
    public let id: String
    /// The name that users see.
    public package(set) var title: String
    /// The owner, which has registered it.
    public package(set) var owner: Owner
    /// Its presentation.
    public package(set) var traits: Traits
    /// The shortcuts that it was registered with.
    public package(set) var defaultShortcuts: [Shortcut]
    /// The shortcuts that the user has chosen in place of the default ones; nil if the user has not changed them.
    public package(set) var userShortcuts: [Shortcut]?
    /// The shortcuts that trigger it: those of the user or the default ones, except those in ``conflicts``.
    public package(set) var shortcuts: [Shortcut] = []
    /// Its shortcuts that trigger another command.
    public package(set) var conflicts: [Conflict] = []
    /// Whether it can be performed now.
    public package(set) var isEnabled: Bool
    /// Whether it is on; nil for a command that is not a toggle.
    public package(set) var isOn: Bool?

    package init(
        id: String, title: String, owner: Owner, traits: Traits, defaultShortcuts: [Shortcut],
        userShortcuts: [Shortcut]?, isEnabled: Bool, isOn: Bool?
    ) {
        self.id = id
        self.title = title
        self.owner = owner
        self.traits = traits
        self.defaultShortcuts = defaultShortcuts
        self.userShortcuts = userShortcuts
        self.isEnabled = isEnabled
        self.isOn = isOn
    }

    /// The shortcuts that it has if there are no conflicts.
    package var wantedShortcuts: [Shortcut] { userShortcuts ?? defaultShortcuts }
}

extension Command.Traits {
    /// Creates the traits of an action from its manifest.
    package init(_ action: PluginManifest.Action, of manifest: PluginManifest) {
        self.init(
            category: (action.section ?? manifest.name).text, icon: action.icon,
            summary: action.summary?.text ?? "", locations: Set(action.locations))
    }
}
