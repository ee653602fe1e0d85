// SPDX-License-Identifier: MIT

/// Another plugin and a range of its versions: `org.example.accounts >=1.2 <2`.
///
/// ```swift
/// let accounts = PluginRequirement("org.example.accounts >=1.2 <2")
/// if accounts?.isMet(by: "1.4") == true { print("usable") }
/// ```
public struct PluginRequirement: Hashable, Sendable, Codable {
    /// The other plugin.
    public let id: PluginID
    /// The range of its versions.
    public let versions: VersionRange

    /// Creates a requirement.
    public init(_ id: PluginID, versions: VersionRange = .all) {
        self.id = id
        self.versions = versions
    }

    /// Creates a requirement from its text. Returns nil if the text is not valid.
    public init?(_ text: some StringProtocol) {
        let name = text.prefix { $0 != " " }
        guard let id = PluginID(String(name)), let versions = VersionRange(text.dropFirst(name.count)) else {
            return nil
        }
        self.init(id, versions: versions)
    }

    /// Returns whether a version of the plugin meets it.
    public func isMet(by version: String) -> Bool { versions.contains(version) }
}

extension PluginRequirement: CustomStringConvertible {
    /// The id, and the versions if they are limited.
    public var description: String { versions.isUnlimited ? id.text : "\(id) \(versions)" }
}
