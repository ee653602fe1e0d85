// SPDX-License-Identifier: MIT

/// The shortcuts of a window, in groups, in a dialog.
///
/// ```swift
/// Action("app.shortcuts", title: "Keyboard Shortcuts", shortcuts: ["<Primary>question"]) { [unowned window] in
///     window.showShortcuts()
/// }
/// ```
/// ``Window/shortcutsOverview`` returns the overview of the actions of a window. A shortcut with a key by which
/// texts are edited, such as Delete or Shift+Return (see ``Shortcut/isTextKey``), has a note that it does not work there. Escape and the
/// close button close the dialog.
public struct ShortcutsOverview: Sendable, Codable, Equatable {
    /// Shortcuts that belong together.
    public struct Group: Sendable, Codable, Equatable {
        /// The title of the group; may be empty.
        public var title: String
        /// The commands of the group.
        public var entries: [Entry]

        /// Creates a group.
        public init(_ title: String, entries: [Entry]) {
            self.title = title
            self.entries = entries
        }
    }

    /// A command with its shortcuts.
    public struct Entry: Sendable, Codable, Equatable {
        /// The title of the command.
        public var title: String
        /// The shortcuts that trigger it.
        public var shortcuts: [Shortcut]

        /// A text that says where the shortcuts do not work; nil if they work everywhere. A text that has the
        /// keyboard focus gets the keys by which it is edited: see ``Shortcut/isTextKey``.
        @preconcurrency @MainActor public var note: String? {
            shortcuts.contains(where: \.isTextKey) ? localized("Not while a text is edited") : nil
        }

        /// Creates an entry.
        public init(_ title: String, shortcuts: [Shortcut]) {
            self.title = title
            self.shortcuts = shortcuts
        }
    }

    /// The title of the dialog.
    public var title: String
    /// The groups, in order.
    public var groups: [Group]

    /// Creates an overview with groups.
    public init(_ title: String, groups: [Group]) {
        self.title = title
        self.groups = groups
    }

    /// Creates an overview of the actions that have shortcuts, in the order in which their groups occur first.
    init(_ title: String, actions: [ActionProperties]) {
        self.init(title, groups: [])
        for action in actions where !action.shortcuts.isEmpty {
            let entry = Entry(action.title, shortcuts: action.shortcuts)
            if let index = groups.firstIndex(where: { $0.title == action.group }) {
                groups[index].entries.append(entry)
            } else {
                groups.append(Group(action.group, entries: [entry]))
            }
        }
    }
}
