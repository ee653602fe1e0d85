// SPDX-License-Identifier: MIT

/// What a plugin says of itself in its `.plugin` file, read without running any of its code.
///
/// ```
/// [Plugin]
/// Id=org.example.contacts
/// Name=Contacts
/// Version=1.0
/// Description=An address book
/// Icon=x-office-address-book
/// Library=libContactsPlugin.so
/// Framework=0.1
/// Depends=org.example.accounts;
/// ```
/// `Description`, `Icon` and `Depends` may be left out. The file is named for the id or its last part, `contacts.plugin`, and
/// the library lies beside it.
public struct PluginManifest: Hashable, Sendable {
    /// The plugin's name among all plugins of the world.
    public let id: PluginID
    /// What people call it.
    public let name: String
    /// For people; nothing compares it.
    public let version: String
    /// What it is, in a sentence; empty if the manifest does not say.
    public let summary: String
    /// The name of an icon in the icon theme.
    public let icon: String?
    /// The file name of the library.
    public let library: String
    /// The framework it was built with.
    public let framework: FrameworkVersion
    /// The plugins that must be active before it.
    public let dependencies: [PluginID]
    /// The manifest's own path.
    public let file: String
    /// What was read but not understood: a key of a later version, or a slip of the pen.
    public let warnings: [String]

    /// The library's path.
    public var libraryPath: String { "\(file.parentPath)/\(library)" }
}

extension PluginManifest {
    /// Reads and checks a manifest. It opens no other file.
    /// - Parameter file: An absolute path.
    public init(contentsOf file: String) throws(ManifestError) {
        let bytes: [UInt8]
        do {
            bytes = try RegularFile(file).contents(upTo: KeyFile.sizeLimit + 1)
        } catch {
            throw ManifestError(
                file: file, problem: error.description,
                remedy: "Put the manifest there as a plain, readable file")
        }
        try self.init(parsing: bytes, file: file)
    }

    /// Checks the bytes of a manifest.
    public init(parsing bytes: [UInt8], file: String) throws(ManifestError) {
        let keyFile = try KeyFile(bytes, file: file)
        var fields = ManifestFields(keyFile, file: file)

        id = try fields.required("Id", as: "org.example.contacts: two or more parts of a-z, 0-9 and hyphens")
        {
            PluginID($0)
        }
        name = try fields.required("Name", as: "the name that people see") { $0.isEmpty ? nil : $0 }
        version = try fields.required("Version", as: "the plugin's own version, such as 1.0") {
            $0.isEmpty ? nil : $0
        }
        library = try fields.required("Library", as: "the name of a file beside the manifest: libContacts.so")
        {
            $0.isFileName ? $0 : nil
        }
        framework = try fields.required(
            "Framework", as: "the RxShell it was built with: \(FrameworkVersion.current)"
        ) {
            FrameworkVersion($0)
        }
        dependencies =
            try fields.optional("Depends", as: "plugin ids with semicolons between them") {
                list -> [PluginID]? in
                let parts = list.split(separator: ";").map { PluginID(String($0)) }
                return parts.contains(nil) ? nil : parts.compactMap(\.self)
            } ?? []
        summary = try fields.optional("Description", as: "a sentence") { $0 } ?? ""
        icon = try fields.optional("Icon", as: "the name of an icon in the icon theme") {
            $0.isFileName ? $0 : nil
        }

        let fileName = file.lastPathPart
        guard fileName == "\(id).plugin" || fileName == "\(id.lastPart).plugin" else {
            throw fields.failure(
                at: "Id", "the file is named \(fileName.shortened), but its id is \(id)",
                "Name the file \(id.lastPart).plugin or \(id).plugin")
        }
        self.file = file
        warnings = fields.warnings
    }
}
