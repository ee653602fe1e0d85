// SPDX-License-Identifier: MIT

extension PluginManifest {
    /// A page of the side bar, which the shell shows before the plugin runs: `[Page contacts]`.
    ///
    /// The plugin starts when the user first selects the page, and registers the flow of the page under the same id.
    public struct Page: Hashable, Sendable, Codable, Identifiable {
        /// The id under which the plugin registers the flow.
        public let id: String
        /// The name that users see.
        public let title: LocalizedText
        /// The name of an icon in the icon theme.
        public let icon: String
        /// The title of its group in the side bar; nil for none.
        public let group: LocalizedText?

        init?(_ reader: ManifestReader) {
            let title = reader.text("Title")
            let icon = reader.icon()
            group = reader.text("Group")
            guard let title, let icon else { return nil }
            id = reader.id
            self.title = title
            self.icon = icon
        }
    }

    /// A tab of the inspector, which shows the state of the plugin: `[Inspector cache]`.
    ///
    /// The plugin starts when the user first selects the tab, and registers the screen of the tab under the same id.
    public struct InspectorPage: Hashable, Sendable, Codable, Identifiable {
        /// The id under which the plugin registers the screen.
        public let id: String
        /// The name that users see.
        public let title: LocalizedText

        init?(_ reader: ManifestReader) {
            guard let title = reader.text("Title") else { return nil }
            id = reader.id
            self.title = title
        }
    }

    /// An item of the status bar: `[Status sync]`.
    public struct StatusItem: Hashable, Sendable, Codable, Identifiable {
        /// A side of the status bar.
        public enum Side: String, Hashable, Sendable, Codable {
            /// The side where lines of text begin: left, or right in a right-to-left language.
            case start
            /// The side where lines of text end.
            case end
        }

        /// The id under which the plugin updates the item.
        public let id: String
        /// The text that users see before the plugin runs.
        public let title: LocalizedText
        /// The name of an icon in the icon theme; nil for none.
        public let icon: String?
        /// The side of the status bar.
        public let side: Side

        init?(_ reader: ManifestReader) {
            let title = reader.text("Title")
            icon = reader.icon()
            side = reader.choice("Side") ?? .start
            guard let title else { return nil }
            id = reader.id
            self.title = title
        }
    }
}
