// SPDX-License-Identifier: MIT

/// An extension of a plugin at an extension point of another plugin, with the values that its manifest declares.
///
/// ```swift
/// context.extensions(of: "exporter").subscribe(onNext: { extensions in
///     for exporter in extensions { print(exporter.plugin, exporter.values) }
/// }).disposed(by: bag)
/// ```
public struct PluginExtension: Hashable, Sendable, Codable {
    /// The plugin that declares the extension.
    public let plugin: PluginID
    /// The id of the extension, which is unique in its plugin.
    public let id: String
    /// The values of the fields of the extension point. The texts are in the language of the user.
    public let values: [String: SettingValue]
}

extension PluginManifest {
    /// Returns the extensions that plugins declare for an extension point of this plugin, in the order of the
    /// plugins. Extensions that do not match the point are left out.
    package func extensions(
        of point: String, among manifests: [PluginManifest],
        languages: [String] = LocalizedText.userLanguages
    ) -> [PluginExtension] {
        guard let definition = extensionPoints.first(where: { $0.id == point }) else { return [] }
        return manifests.flatMap { manifest in
            manifest.extensions.filter {
                $0.plugin == id && $0.point == point
                    && $0.diagnostics(for: definition, file: manifest.file).isEmpty
            }.map {
                PluginExtension(
                    plugin: manifest.id, id: $0.id, values: $0.values(for: definition, in: languages))
            }
        }
    }

    /// A point at which other plugins can extend a plugin, with values only: `[ExtensionPoint exporter]`.
    ///
    /// Other plugins refer to it by the id of the plugin and the id of the point: `org.example.contacts/exporter`.
    public struct ExtensionPoint: Hashable, Sendable, Codable, Identifiable {
        /// A value that each extension has.
        public struct Field: Hashable, Sendable, Codable {
            /// The name. In the manifests of extensions it follows `Value.`.
            public let name: String
            /// The type of the value.
            public let kind: SettingValue.Kind
            /// Whether the value may be missing in an extension.
            public let isOptional: Bool

            /// Reads `title:string` or `priority:int?`.
            init?(_ text: String) {
                let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(\.trimmed)
                guard parts.count == 2, ManifestSchema.IDForm.word.allows(parts[0]) else { return nil }
                isOptional = parts[1].hasSuffix("?")
                guard
                    let kind = SettingValue.Kind(
                        rawValue: isOptional ? String(parts[1].dropLast()) : parts[1])
                else {
                    return nil
                }
                name = parts[0]
                self.kind = kind
            }
        }

        /// The id, without the id of the plugin.
        public let id: String
        /// The purpose of the point; nil if the manifest has no `Title`.
        public let title: LocalizedText?
        /// The values that each extension has, in the order of the file.
        public let fields: [Field]

        init?(_ reader: ManifestReader) {
            title = reader.text("Title")
            guard let fields = reader.list("Fields", Field.init) else { return nil }
            id = reader.id
            self.fields = fields
            let names = fields.map(\.name)
            for (index, name) in names.enumerated() where names[..<index].contains(name) {
                reader.fail(at: "Fields", "Fields has \"\(name)\" twice", "Write it once")
            }
        }
    }

    /// An extension, with which a plugin extends an extension point of another plugin: `[Extension csv]`.
    public struct Extension: Hashable, Sendable, Codable, Identifiable {
        /// The id of the extension, which is unique in its plugin.
        public let id: String
        /// The plugin that has the point.
        public let plugin: PluginID
        /// The id of the point.
        public let point: String
        /// The values of the fields, as they are written in the manifest.
        public let values: [String: LocalizedText]
        /// The line of the group in the manifest.
        public let line: Int

        init?(_ reader: ManifestReader) {
            values = reader.values(prefix: "Value.")
            let target = reader.value("Point") { text -> (PluginID, String)? in
                let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
                guard parts.count == 2, let plugin = PluginID(parts[0]),
                    ManifestSchema.IDForm.word.allows(parts[1])
                else { return nil }
                return (plugin, parts[1])
            }
            guard let target else { return nil }
            id = reader.id
            plugin = target.0
            point = target.1
            line = reader.line
        }

        /// Returns the values, with the types of the fields of a point. Values without a field, and values of another type, are left out.
        ///
        /// - Parameters:
        ///   - point: The extension point.
        ///   - languages: The languages of the texts, the preferred one first.
        public func values(
            for point: ExtensionPoint, in languages: [String] = LocalizedText.userLanguages
        ) -> [String: SettingValue] {
            Dictionary(
                point.fields.compactMap { field in
                    values[field.name].flatMap { SettingValue($0.text(in: languages), as: field.kind) }
                        .map { (field.name, $0) }
                }, uniquingKeysWith: { first, _ in first })
        }

        /// Returns the reasons why the extension does not match a point: at most one for each field.
        func diagnostics(for point: ExtensionPoint, file: String) -> [ManifestDiagnostic] {
            let name = "\(plugin)/\(self.point)"
            func diagnostic(_ text: String, _ remedy: String) -> ManifestDiagnostic {
                ManifestDiagnostic(
                    file: file, line: line, message: "[Extension \(id)] \(text)", remedy: remedy)
            }
            let missing = point.fields.filter { !$0.isOptional && values[$0.name] == nil }.map {
                diagnostic(
                    "has no Value.\($0.name), which \(name) requires",
                    "Add Value.\($0.name)= with a value of the type \($0.kind)")
            }
            let wrong = point.fields.compactMap { field -> ManifestDiagnostic? in
                guard let value = values[field.name], SettingValue(value.plain, as: field.kind) == nil else {
                    return nil
                }
                return diagnostic(
                    "has \"\(value.plain.shortened)\" for Value.\(field.name), which is of the type \(field.kind) in \(name)",
                    "Write a value of that type")
            }
            let known = Set(point.fields.map(\.name))
            let unknown = values.keys.filter { !known.contains($0) }.sorted().map {
                diagnostic(
                    "has Value.\($0.shortened), which \(name) does not know", "Remove it, or correct its name"
                )
            }
            return missing + wrong + unknown
        }
    }
}
