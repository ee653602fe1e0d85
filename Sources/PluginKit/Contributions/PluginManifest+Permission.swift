// SPDX-License-Identifier: MIT

extension PluginManifest {
    /// Something that the sandbox of a plugin allows only if its manifest asks for it: `[Permission network]`.
    public struct Permission: Hashable, Sendable, Codable, Identifiable {
        /// What a plugin may ask for.
        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// A folder of its own for its data.
            case dataFolder = "data-folder"
            /// The internet and the local network.
            case network
            /// The files that the user opens with it.
            case userFiles = "user-files"
            /// Notifications of the desktop.
            case notifications
            /// Services on the session bus.
            case sessionServices = "session-services"

            /// Whether the shell asks the user before it grants the permission, because the plugin could harm more than its own data with it.
            public var isDangerous: Bool {
                switch self {
                case .dataFolder, .userFiles, .notifications: false
                case .network, .sessionServices: true
                }
            }
        }

        /// What it is.
        public let kind: Kind
        /// Why the plugin needs it, for the user; nil if the manifest does not say.
        public let reason: LocalizedText?
        /// The names on the session bus, for ``Kind/sessionServices``.
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
