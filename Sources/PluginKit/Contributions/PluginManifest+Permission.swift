// SPDX-License-Identifier: MIT

extension PluginManifest {
    /// A permission that a manifest requests. The sandbox of the plugin allows nothing without a permission: `[Permission network]`.
    public struct Permission: Hashable, Sendable, Codable, Identifiable {
        /// The kind of a permission.
        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// Writing into a data folder of its own.
            case dataFolder = "data-folder"
            /// The internet and the local network.
            case network
            /// Copies of the files and folders that the user chooses for the plugin.
            case userFiles = "user-files"
            /// Showing notifications.
            case notifications
            /// Services on the session bus.
            case sessionServices = "session-services"

            /// Whether the shell asks the user before it grants the permission, because a plugin with it could harm more than its own data.
            public var isDangerous: Bool {
                switch self {
                case .dataFolder, .userFiles, .notifications: false
                case .network, .sessionServices: true
                }
            }
        }

        /// The kind of the permission.
        public let kind: Kind
        /// The reason why the plugin needs it, for the user; nil if the manifest has none.
        public let reason: LocalizedText?
        /// The names of the services on the session bus, for ``Kind/sessionServices``; otherwise empty.
        public let services: [String]

        /// The same as ``kind``.
        public var id: Kind { kind }

        init?(_ reader: ManifestReader) {
            guard let kind = Kind(rawValue: reader.id) else { return nil }
            self.kind = kind
            reason = reader.text("Reason")
            services = reader.list("Services") { Self.isBusName($0) ? $0 : nil } ?? []
            if kind.isDangerous, !reader.has("Reason") {
                reader.fail(
                    at: "Reason", "[Permission \(kind.rawValue)] has no Reason",
                    "Add Reason= with a sentence for the user: why does the plugin need it?")
            }
            if kind == .sessionServices, !reader.has("Services") {
                reader.fail(
                    at: "Services", "[Permission \(kind.rawValue)] has no Services",
                    "Add Services= with names on the session bus: org.freedesktop.secrets;")
            } else if kind != .sessionServices, reader.has("Services") {
                reader.fail(
                    at: "Services", "[Permission \(kind.rawValue)] has Services",
                    "Move them to [Permission \(Kind.sessionServices.rawValue)]")
            }
        }

        private static func isBusName(_ text: String) -> Bool {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            return text.utf8.count <= 255 && parts.count >= 2
                && parts.allSatisfy { part in
                    part.first.map { !$0.isNumber } == true
                        && part.utf8.allSatisfy {
                            switch $0 {
                            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                                true
                            default: false
                            }
                        }
                }
        }
    }
}
