// SPDX-License-Identifier: MIT

/// The description of a plugin in its `.plugin` file, which is read without running any of the plugin's code.
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
/// `Description`, `Icon` and `Depends` are optional. The file is named after the id or its last part, as in
/// `contacts.plugin`, and the library is in the same folder.
public struct PluginManifest: Hashable, Sendable {
    /// The worldwide unique name of the plugin.
    public let id: PluginID
    /// The name that users see.
    public let name: String
    /// The plugin's version, for users. The framework does not compare it.
    public let version: String
    /// A sentence that describes the plugin; empty if the manifest has none.
    public let summary: String
    /// The name of an icon in the icon theme; nil if the manifest has none.
    public let icon: String?
    /// The file name of the library.
    public let library: String
    /// The framework version that the plugin was built with.
    public let framework: FrameworkVersion
    /// The plugins that must be activated before it.
    public let dependencies: [PluginID]
    /// The manifest's path.
    public let file: String
    /// One message for each entry that was read but is not known: a key of a later version, or a misspelt one.
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
        name = try fields.required("Name", as: "the name that users see") { $0.isEmpty ? nil : $0 }
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
