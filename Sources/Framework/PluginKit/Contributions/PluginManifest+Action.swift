// SPDX-License-Identifier: MIT

extension PluginManifest {
    /// What a shell puts before the ids of the plugin's actions, so that nothing else has them: the id of the plugin and two dots, which
    /// no id of a plugin contains. Empty for a plugin in the process of the shell, whose menus name the actions by the ids as they are.
    package var actionPrefix: String { process == .own ? "\(id).." : "" }

    /// An action of the window, which the shell shows before the plugin runs: `[Action contacts.new]`.
    ///
    /// The plugin starts when the action is first performed, and registers an action with the same id.
    public struct Action: Hashable, Sendable, Codable, Identifiable {
        /// A part of the window that shows actions.
        public enum Location: String, Hashable, Sendable, Codable, CaseIterable {
            /// The menu of the window.
            case menu
            /// The command palette.
            case palette
            /// The toolbar of the window.
            case toolbar
            /// The context menus of the plugin's pages in the side bar.
            case context

            /// The locations of an action whose manifest has no `ShownIn`.
            public static let usual: [Location] = [.menu, .palette]
        }

        /// The id under which the plugin registers the action.
        public let id: String
        /// The name that users see.
        public let title: LocalizedText
        /// A sentence that describes it; nil for none.
        public let summary: LocalizedText?
        /// The name of an icon in the icon theme; nil for none.
        public let icon: String?
        /// The key combinations, in the syntax of GTK: `<Primary>n`.
        public let shortcuts: [String]
        /// The parts of the window that show it: by default ``Location/usual``.
        public let locations: [Location]
        /// The title of its section of the menu; nil for none.
        public let section: LocalizedText?

        init?(_ reader: ManifestReader) {
            let title = reader.text("Title")
            summary = reader.text("Description")
            icon = reader.icon()
            shortcuts = reader.list("Shortcuts") { Self.isShortcut($0) ? $0 : nil } ?? []
            locations = reader.list("ShownIn", Location.init) ?? Location.usual
            section = reader.text("Section")
            guard let title else { return nil }
            id = reader.id
            self.title = title
        }

        /// Whether a text has the form of a key combination: modifiers, then one key. The name of the key is
        /// not checked here; the window reports unknown keys.
        private static func isShortcut(_ text: String) -> Bool {
            var rest = text[...]
            while rest.first == "<" {
                guard let end = rest.firstIndex(of: ">"),
                    modifiers.contains(rest[rest.index(after: rest.startIndex)..<end].lowercased())
                else { return false }
                rest = rest[rest.index(after: end)...]
            }
            return (1...40).contains(rest.utf8.count)
                && rest.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
        }

        private static let modifiers: Set<String> = [
            "primary", "control", "ctrl", "ctl", "shift", "shft", "alt", "mod1", "super", "hyper", "meta",
        ]
    }
}
