// SPDX-License-Identifier: MIT

public import ViewKit

/// An entry of the command palette, such as a command, a page or a setting.
///
/// ```swift
/// let entry = PaletteEntry(.result, id: "book:dune", title: "Dune", detail: "Frank Herbert") { print("opened") }
/// ```
@MainActor public struct PaletteEntry: Identifiable {
    /// The kind of an entry.
    public enum Kind: String, Sendable, CaseIterable {
        /// A command.
        case command
        /// An open tab.
        case tab
        /// A page of the side bar.
        case page
        /// A page that was open before.
        case recent
        /// A setting.
        case setting
        /// A plugin.
        case plugin
        /// A result of the search of a plugin.
        case result

        /// Whether it belongs to the scope `places`, which Ctrl+P opens.
        var isPlace: Bool {
            switch self {
            case .tab, .page, .recent, .result: true
            case .command, .setting, .plugin: false
            }
        }
    }

    /// An id that is the same in each run, such as `setting:org.example.notes/font`. The palette uses it to
    /// count how often the user opens the entry.
    public let id: String
    /// The kind of the entry.
    public let kind: Kind
    /// The name that users see. The palette searches in it.
    public let title: String
    /// A second text, such as the name of a plugin. The palette searches in it too, unless the kind is ``Kind/plugin``,
    /// but a match scores less.
    public let detail: String
    /// The name of an icon in the icon theme; nil for the icon of the kind.
    public let icon: String?
    /// The shortcut with the same effect as the entry; nil for none.
    public let shortcut: Shortcut?
    /// Called when the user has opened the entry and the palette is closed.
    public let open: @MainActor () -> Void

    /// Creates an entry. The palette retains `open` while the palette is shown.
    public init(
        _ kind: Kind, id: String, title: String, detail: String = "", icon: String? = nil,
        shortcut: Shortcut? = nil, open: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.detail = detail
        self.icon = icon
        self.shortcut = shortcut
        self.open = open
    }
}

extension PaletteEntry.Kind {
    /// The text beside an entry without a shortcut.
    @MainActor var title: String {
        switch self {
        case .command: localized("Command")
        case .tab: localized("Tab")
        case .page: localized("Page")
        case .recent: localized("Recent")
        case .setting: localized("Setting")
        case .plugin: localized("Plugin")
        case .result: localized("Found")
        }
    }

    var icon: String {
        switch self {
        case .command: "system-run-symbolic"
        case .tab, .page: "view-paged-symbolic"
        case .recent: "document-open-recent-symbolic"
        case .setting: "preferences-system-symbolic"
        case .plugin: "application-x-addon-symbolic"
        case .result: "edit-find-symbolic"
        }
    }
}
