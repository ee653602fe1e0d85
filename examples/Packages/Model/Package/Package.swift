// SPDX-License-Identifier: MIT

/// A package with all that the catalogue says about it.
package struct Package: Identifiable, Hashable, Sendable {
    /// What a package says about another one.
    package enum RelationKind: String, CaseIterable, Sendable {
        case depends
        case recommends
        case suggests
        case provides
    }

    package var id: PackageSummary.ID
    package var version: String
    /// The version that is installed; nil if none is.
    package var installedVersion: String?
    package var section = ""
    package var summary = ""
    /// The rest of the description, in paragraphs.
    package var description = ""
    package var homepage = ""
    package var maintainer = ""
    /// The size of the archive in bytes; 0 if it is not known.
    package var downloadSize = 0
    /// The size of the installed files in bytes; 0 if it is not known.
    package var installedSize = 0
    /// The relation fields as the catalogue has them.
    package var relations: [RelationKind: String] = [:]

    package init(_ id: PackageSummary.ID, version: String) {
        self.id = id
        self.version = version
    }

    package var name: String { id.name }

    /// The packages that this one names: one alternative of each group is required.
    package func groups(_ kind: RelationKind) -> [[Relation]] {
        // A requirement of RPM's own features, such as `rpmlib(…)`, is not a package.
        Relation.groups(in: relations[kind] ?? "").filter { !$0[0].name.hasPrefix("rpmlib(") }
    }
}
