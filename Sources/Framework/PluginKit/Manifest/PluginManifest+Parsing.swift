// SPDX-License-Identifier: MIT

import FileKit

extension PluginManifest {
    /// Reads and checks a manifest. It opens no other file.
    /// - Parameter file: The absolute path of the manifest.
    /// - Throws: ``ManifestError`` with all mistakes.
    public init(contentsOf file: String) throws(ManifestError) {
        let bytes: [UInt8]
        do {
            bytes = try RegularFile(file, links: .refused).contents(upTo: KeyFile.sizeLimit + 1)
        } catch {
            throw ManifestError(
                file: file, message: error.description,
                remedy: "Put the manifest there as a plain, readable file")
        }
        try self.init(parsing: bytes, file: file)
    }

    /// Checks the bytes of a manifest.
    /// - Parameter file: The path of the manifest, for error messages and ``libraryPath``. It is not opened.
    /// - Throws: ``ManifestError`` with all mistakes.
    public init(parsing bytes: [UInt8], file: String) throws(ManifestError) {
        let diagnostics = ManifestDiagnostics(file: file)
        let keyFile = KeyFile(bytes, diagnostics)
        guard let group = keyFile.groups.first(where: { $0.name == ManifestSchema.plugin.name }) else {
            if diagnostics.errors.isEmpty {
                diagnostics.add(nil, "it has no group [Plugin]", "Begin the file with [Plugin]")
            }
            throw diagnostics.error
        }
        let manifest = Self(
            ManifestReader(group, id: "", ManifestSchema.plugin, diagnostics), keyFile, diagnostics)
        guard var manifest, diagnostics.errors.isEmpty else { throw diagnostics.error }
        manifest.warnings = diagnostics.warnings
        self = manifest
    }

    /// Reads all groups, and adds their mistakes to `diagnostics`. Returns nil if a required key is missing or not valid.
    private init?(_ reader: ManifestReader, _ keyFile: KeyFile, _ diagnostics: ManifestDiagnostics) {
        let id = reader.value("Id", PluginID.init)
        let name = reader.text("Name")
        let version = reader.value("Version") { $0.isEmpty || $0.utf8.count > 64 ? nil : $0 }
        let library = reader.value("Library") { $0.isFileName ? $0 : nil }
        let framework =
            reader.has("Framework") ? reader.value("Framework") { FrameworkVersion($0) } : .current
        let empty = PluginManifest(
            id: id ?? "missing.id", name: name ?? "", version: version ?? "", library: library ?? "",
            framework: framework ?? .current, file: diagnostics.file)
        self = empty
        summary = reader.has("Description") ? reader.text("Description") ?? "" : ""
        icon = reader.icon()
        website = reader.value("Website") { text in
            ["https://", "http://"].contains { text.hasPrefix($0) && text.count > $0.count } ? text : nil
        }
        license = reader.value("License") { $0.isEmpty ? nil : $0 }
        authors = reader.list("Authors") { $0 } ?? []
        process = reader.choice("Process") ?? .own
        readRequirements(reader)
        readParts(keyFile, diagnostics)

        if let id { checkFileName(id, reader) }
        guard id != nil, name != nil, version != nil, library != nil, framework != nil else { return nil }
    }

    private func checkFileName(_ id: PluginID, _ reader: ManifestReader) {
        let fileName = file.lastPathPart
        if fileName != "\(id).plugin", fileName != "\(id.lastPart).plugin" {
            reader.fail(
                at: "Id", "the file is named \(fileName.shortened), but its id is \(id)",
                "Name the file \(id.lastPart).plugin or \(id).plugin")
        }
    }

    private mutating func readRequirements(_ reader: ManifestReader) {
        requirements = reader.list("Depends") { PluginRequirement($0) } ?? []
        optionalRequirements = reader.list("Optional") { PluginRequirement($0) } ?? []
        conflicts = reader.list("Conflicts") { PluginRequirement($0) } ?? []
        var seen: [PluginID: String] = [:]
        for (key, list) in [
            ("Depends", requirements), ("Optional", optionalRequirements), ("Conflicts", conflicts),
        ] {
            for needed in list {
                if needed.id == id {
                    reader.fail(at: key, "\(key) has the plugin itself", "Remove \(id) from it")
                } else if let other = seen[needed.id] {
                    reader.fail(
                        at: key,
                        other == key
                            ? "\(key) has \(needed.id) twice" : "\(needed.id) is in \(other) and in \(key)",
                        "Write it once, with all its versions: \(needed.id) >=1 <3")
                }
                seen[needed.id] = key
            }
        }
    }

    /// Reads the groups other than `[Plugin]`.
    private mutating func readParts(_ keyFile: KeyFile, _ diagnostics: ManifestDiagnostics) {
        for group in keyFile.groups where group.name != ManifestSchema.plugin.name {
            guard let (schema, id) = Self.schema(of: group, diagnostics) else { continue }
            let reader = ManifestReader(group, id: id, schema, diagnostics)
            switch schema.name {
            case ManifestSchema.page.name: append(Page(reader), to: \.pages)
            case ManifestSchema.action.name: append(Action(reader), to: \.actions)
            case ManifestSchema.setting.name: append(Setting(reader), to: \.settings)
            case ManifestSchema.scheme.name: append(Scheme(reader), to: \.schemes)
            case ManifestSchema.fileType.name: append(FileType(reader), to: \.fileTypes)
            case ManifestSchema.status.name: append(StatusItem(reader), to: \.statusItems)
            case ManifestSchema.inspector.name: append(InspectorPage(reader), to: \.inspectorPages)
            case ManifestSchema.permission.name: append(Permission(reader), to: \.permissions)
            case ManifestSchema.extensionPoint.name: append(ExtensionPoint(reader), to: \.extensionPoints)
            default: append(Extension(reader), to: \.extensions)
            }
        }
    }

    private mutating func append<Part>(_ part: Part?, to list: WritableKeyPath<Self, [Part]>) {
        if let part { self[keyPath: list].append(part) }
    }

    /// Returns the schema of a group, and its id, or nil for a group that is unknown or not valid.
    private static func schema(
        of group: KeyFile.Group, _ diagnostics: ManifestDiagnostics
    ) -> (ManifestSchema.Group, id: String)? {
        let words = group.name.split(separator: " ", maxSplits: 1).map(String.init)
        guard let kind = words.first, !kind.hasPrefix("X-") else { return nil }
        guard let schema = ManifestSchema.groups.first(where: { $0.name == kind }) else {
            diagnostics.warn(
                group.line,
                "the group [\(group.name.shortened)] is not known to RxShell \(FrameworkVersion.current)",
                kind.closest(of: ManifestSchema.groups.map(\.name)).map {
                    "Did you mean \($0)? A group of your own begins with X-"
                } ?? "Remove it, or begin it with X- if it is a group of your own")
            return nil
        }
        guard let idForm = schema.idForm else {
            diagnostics.add(group.line, "[\(group.name.shortened)] has an id", "Write it as [\(schema.name)]")
            return nil
        }
        guard words.count == 2 else {
            diagnostics.add(
                group.line, "[\(schema.name)] has no id", "Write it as [\(schema.name) \(idForm.example)]")
            return nil
        }
        guard idForm.allows(words[1]) else {
            diagnostics.add(
                group.line, "[\(schema.name)] cannot have the id \"\(words[1].shortened)\"",
                "Write \(idForm.form), as in [\(schema.name) \(idForm.example)]")
            return nil
        }
        return (schema, words[1])
    }

    private init(
        id: PluginID, name: LocalizedText, version: String, library: String, framework: FrameworkVersion,
        file: String
    ) {
        self.id = id
        self.name = name
        self.version = version
        self.library = library
        self.framework = framework
        self.file = file
    }
}

extension ManifestReader {
    func icon() -> String? { value("Icon") { $0.isFileName ? $0 : nil } }
}
