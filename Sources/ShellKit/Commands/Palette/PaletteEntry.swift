// SPDX-License-Identifier: MIT

public import ViewKit

/// Something that the command palette finds: a command, a page, a setting.
@MainActor public struct PaletteEntry: Identifiable {
    /// What an entry is.
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
        /// What the search of a plugin has found.
        case result

        /// Whether Ctrl+P finds it.
        var isPlace: Bool {
            switch self {
            case .tab, .page, .recent, .result: true
            case .command, .setting, .plugin: false
            }
        }
    }

    /// An id that is the same in each run, such as `setting:org.example.notes/font`, by which the palette learns what the user opens.
    public let id: String
    /// What it is.
    public let kind: Kind
    /// The name that users see, in which the palette searches.
    public let title: String
    /// A second text, such as the name of a plugin, in which a match counts less.
    public let detail: String
    /// The name of an icon in the icon theme; nil for that of the kind.
    public let icon: String?
    /// The shortcut that does the same; nil for none.
    public let shortcut: Shortcut?
    /// Called when the user opens the entry, after the palette was closed.
    public let open: @MainActor () -> Void

    /// Creates an entry. The palette retains `open` while it is shown.
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
    /// What users read beside an entry without a shortcut.
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
