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
            /// The folders that the user chooses in the settings of the plugin: themselves, not as copies.
            case userFolders = "user-folders"
            /// Reading the files of the system in the folders that the manifest names.
            case systemFiles = "system-files"
            /// Starting the programs of the system that the manifest names. They are confined as the plugin is.
            case programs
            /// Seeing all processes of the computer, and ending those of the user.
            case processes
            /// Showing notifications.
            case notifications
            /// Services on the session bus.
            case sessionServices = "session-services"

            /// Whether the shell asks the user before it grants the permission, because a plugin with it
            /// could harm more than its own data. It also asks for ``systemFiles`` if the user may read some
            /// of the files only as a member of a group, such as `adm`, and for ``userFolders`` if a plugin
            /// wants to write in a folder that the user has chosen before.
            public var isDangerous: Bool {
                switch self {
                case .dataFolder, .userFiles, .userFolders, .systemFiles, .programs, .notifications: false
                case .network, .processes, .sessionServices: true
                }
            }
        }

        /// The kind of the permission.
        public let kind: Kind
        /// The reason why the plugin needs it, for the user; nil if the manifest has none.
        public let reason: LocalizedText?
        /// The names of the services on the session bus, for ``Kind/sessionServices``; otherwise empty.
        public let services: [String]
        /// The absolute paths of the folders that the plugin may read, for ``Kind/systemFiles``; otherwise empty.
        public let folders: [String]
        /// The names, or the absolute paths, of the programs that the plugin may start, for ``Kind/programs``; otherwise empty.
        public let programs: [String]

        /// What the plugin may do in a folder of the user.
        public enum Access: String, Hashable, Sendable, Codable, CaseIterable {
            /// Reading all files in it.
            case read
            /// Reading, writing and removing all files in it.
            case write
        }
        /// What the plugin may do in the folders, for ``Kind/userFolders``; otherwise ``Access/read``.
        public let access: Access

        /// What the permission is for: ``services``, ``folders`` or ``programs``.
        package var subjects: [String] { services + folders + programs }

        /// The same as ``kind``.
        public var id: Kind { kind }

        init?(_ reader: ManifestReader) {
            guard let kind = Kind(rawValue: reader.id) else { return nil }
            self.kind = kind
            reason = reader.text("Reason")
            services = reader.list("Services") { Self.isBusName($0) ? $0 : nil } ?? []
            for service in services where Self.grantsEverything(service) {
                reader.fail(
                    at: "Services",
                    "[Permission session-services] names \(service), which can do everything that the user can",
                    "Remove it: the sandbox would be without effect")
            }
            folders = reader.list("Folders") { Self.isSystemFolder($0) ? $0 : nil } ?? []
            programs = reader.list("Programs") { Self.isProgram($0) ? $0 : nil } ?? []
            access = reader.choice("Access") ?? .read
            if ![.dataFolder, .userFiles, .notifications].contains(kind), !reader.has("Reason") {
                reader.fail(
                    at: "Reason", "[Permission \(kind.rawValue)] has no Reason",
                    "Add Reason= with a sentence for the user: why does the plugin need it?")
            }
            require(
                "Services", .sessionServices, "names on the session bus: org.freedesktop.secrets;", reader)
            require("Folders", .systemFiles, "the absolute paths of folders of the system: /var/log;", reader)
            require("Access", .userFolders, "read or write", reader)
            require("Programs", .programs, "the names of programs of the system: journalctl;", reader)
        }

        /// Reports a key that belongs to one kind of permission, if it is missing there or stands elsewhere.
        private func require(_ key: String, _ kind: Kind, _ values: String, _ reader: ManifestReader) {
            if self.kind == kind, !reader.has(key) {
                reader.fail(
                    at: key, "[Permission \(kind.rawValue)] has no \(key)", "Add \(key)= with \(values)")
            } else if self.kind != kind, reader.has(key) {
                reader.fail(
                    at: key, "[Permission \(self.kind.rawValue)] has \(key)",
                    "Move it to [Permission \(kind.rawValue)]")
            }
        }

        /// Whether it is the name of a program, or the path of one that belongs to others, such as `/usr/lib/apt/apt-helper`.
        private static func isProgram(_ text: String) -> Bool {
            guard text.hasPrefix("/") else { return isProgramName(text) }
            return ["/usr/lib/", "/usr/libexec/"].contains { text.hasPrefix($0) }
                && text.utf8.count <= 255
                && text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
                    .allSatisfy { isProgramName(String($0)) }
        }

        private static func isProgramName(_ text: String) -> Bool {
            func isLetter(_ byte: UInt8) -> Bool {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: false
                }
            }
            return text.utf8.count <= 64 && text.utf8.first.map(isLetter) == true
                && text.utf8.allSatisfy { isLetter($0) || [UInt8]("-_+.".utf8).contains($0) }
        }

        /// Whether a path is that of a folder of the system: not one with files of users, processes or
        /// devices, and without parts that lead elsewhere. In `/run` it is that of the logs only.
        package static func isSystemFolder(_ path: String) -> Bool {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            let refused: Set<Substring> = [
                "home", "root", "proc", "sys", "dev", "run", "tmp", "media", "mnt",
            ]
            return path.hasPrefix("/") && path.utf8.count <= 255
                && path.utf8.allSatisfy { $0 >= 32 && $0 != 127 }
                && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
                && (parts.first.map { !refused.contains($0) } == true || parts.prefix(2) == ["run", "log"])
                && Array(parts.prefix(2)) != ["var", "tmp"]
        }

        /// Whether a service starts programs outside of the sandbox, opens any file of the user, or changes the settings and the decisions
        /// of others.
        private static func grantsEverything(_ service: String) -> Bool {
            let name = service.lowercased()
            return [
                "org.freedesktop.systemd1", "org.freedesktop.flatpak", "org.freedesktop.dbus",
                "ca.desrt.dconf",
            ]
            .contains(name)
                || ["org.gtk.vfs.", "org.freedesktop.impl.portal."].contains { name.hasPrefix($0) }
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
