// SPDX-License-Identifier: MIT

/// Reads the entries of a manifest for ``PluginManifest``. Entries that were not read become warnings.
struct ManifestFields {
    private static let group = "Plugin"
    private let file: String
    private let entries: [KeyFile.Entry]
    private let byKey: [String: KeyFile.Entry]
    private var known: Set<String> = []

    init(_ keyFile: KeyFile, file: String) {
        self.file = file
        entries = keyFile.entries
        byKey = Dictionary(
            entries.filter { $0.group == Self.group }.map { ($0.key, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    mutating func required<Value>(
        _ key: String, as form: String, _ read: (String) -> Value?
    ) throws(ManifestError) -> Value {
        guard let value = try optional(key, as: form, read) else {
            throw ManifestError(
                file: file, problem: "[\(Self.group)] has no \(key)", remedy: "Add \(key)= with \(form)")
        }
        return value
    }

    mutating func optional<Value>(
        _ key: String, as form: String, _ read: (String) -> Value?
    ) throws(ManifestError) -> Value? {
        known.insert(key)
        guard let text = byKey[key]?.value else { return nil }
        guard let value = read(text) else {
            throw failure(at: key, "\(key) cannot be \"\(text.shortened)\"", "Write \(form)")
        }
        return value
    }

    func failure(at key: String, _ problem: String, _ remedy: String) -> ManifestError {
        ManifestError(file: file, line: byKey[key]?.line, problem: problem, remedy: remedy)
    }

    var warnings: [String] {
        entries.filter { $0.group != Self.group || !known.contains($0.key) }.map {
            "\(file):\($0.line): [\($0.group.shortened)] \($0.key.shortened) is not known to RxShell \(FrameworkVersion.current)."
        }
    }
}
