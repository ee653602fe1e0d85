// SPDX-License-Identifier: MIT

extension PluginManifest {
    /// A scheme of the URIs that a plugin opens: `[Scheme tel]`.
    public struct Scheme: Hashable, Sendable, Codable, Identifiable {
        /// The scheme, in lower case and without a colon.
        public let id: String
        /// The name of such a URI for users, such as "Telephone Number".
        public let title: LocalizedText
        /// The id of the page that opens it; nil for the first page.
        public let page: String?

        init?(_ reader: ManifestReader) {
            guard let title = reader.text("Title") else { return nil }
            id = reader.id
            self.title = title
            page = reader.value("Page") { $0.isEmpty ? nil : $0 }
        }
    }

    /// A type of the files that a plugin opens: `[FileType text/vcard]`.
    public struct FileType: Hashable, Sendable, Codable, Identifiable {
        /// The MIME type.
        public let id: String
        /// The name of such a file for users, such as "Contact Card".
        public let title: LocalizedText
        /// Patterns of the names of such files: `*.vcf`.
        public let patterns: [String]
        /// The name of an icon in the icon theme; nil for none.
        public let icon: String?
        /// The id of the page that opens it; nil for the first page.
        public let page: String?

        init?(_ reader: ManifestReader) {
            let title = reader.text("Title")
            patterns = reader.list("Patterns") { $0.isFileName ? $0 : nil } ?? []
            icon = reader.icon()
            page = reader.value("Page") { $0.isEmpty ? nil : $0 }
            guard let title else { return nil }
            id = reader.id
            self.title = title
        }

        /// Returns whether the name of a file matches one of the patterns. Case is ignored.
        public func matches(fileName: String) -> Bool {
            let name = fileName.lowercased()
            return patterns.contains { Self.matches(name[...], $0.lowercased()[...]) }
        }

        /// Whether a name matches a pattern: `*` stands for any number of characters, `?` for one.
        private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
            var name = name
            var pattern = pattern
            /// The position at which to try again after the last `*`, if the rest does not match.
            var retry: (name: Substring, pattern: Substring)?
            while true {
                if pattern.first == "*" {
                    pattern = pattern.dropFirst()
                    retry = (name, pattern)
                } else if let letter = name.first, pattern.first == letter || pattern.first == "?" {
                    name = name.dropFirst()
                    pattern = pattern.dropFirst()
                } else if name.isEmpty, pattern.isEmpty {
                    return true
                } else {
                    guard let last = retry, !last.name.isEmpty else { return false }
                    name = last.name.dropFirst()
                    pattern = last.pattern
                    retry = (name, pattern)
                }
            }
        }
    }
}
