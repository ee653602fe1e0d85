// SPDX-License-Identifier: MIT

/// A package as a row shows it.
package struct PackageSummary: Identifiable, Hashable, Sendable {
    /// The name and the architecture of a package, which stay the same when the catalogue is read again.
    package struct ID: Hashable, Sendable, Codable {
        package let name: String
        package let architecture: String

        package init(_ name: String, _ architecture: String = "amd64") {
            self.name = name
            self.architecture = architecture
        }
    }

    package let id: ID
    package let version: String
    package let section: String
    package let summary: String
    /// The size of the installed files in bytes, as the catalogue estimates it.
    package let installedSize: Int
    package let isInstalled: Bool

    package var name: String { id.name }
}
