// SPDX-License-Identifier: MIT

/// A section of the catalogue, with the disk space of its packages.
package struct PackageSection: Identifiable, Hashable, Sendable {
    package let name: String
    package let packageCount: Int
    /// The size of all packages in bytes.
    package let size: Int
    package let installedCount: Int
    /// The size of the installed packages in bytes.
    package let installedSize: Int

    package var id: String { name }
}
