// SPDX-License-Identifier: MIT

/// A package with all of its data in the catalogue.
package struct Package: Identifiable, Hashable, Sendable {
    /// The kind of a relation of a package to other packages.
    package enum RelationKind: String, CaseIterable, Sendable {
        case depends
        case recommends
        case suggests
        case provides
    }

    /// A field for each kind of relation; empty without relations. An import creates 60,000 of them, so it is not a dictionary.
    package struct RelationFields: Hashable, Sendable {
        private var depends = ""
        private var recommends = ""
        private var suggests = ""
        private var provides = ""

        package subscript(kind: RelationKind) -> String {
            get {
                switch kind {
                case .depends: depends
                case .recommends: recommends
                case .suggests: suggests
                case .provides: provides
                }
            }
            set {
                switch kind {
                case .depends: depends = newValue
                case .recommends: recommends = newValue
                case .suggests: suggests = newValue
                case .provides: provides = newValue
                }
            }
        }
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
    package var relations = RelationFields()

    package init(_ id: PackageSummary.ID, version: String) {
        self.id = id
        self.version = version
    }

    package var name: String { id.name }

    /// The packages that this one names: one alternative of each group is required.
    package func groups(_ kind: RelationKind) -> [[Relation]] {
        // A requirement such as `rpmlib(…)` is a feature of RPM itself, not a package.
        Relation.groups(in: relations[kind]).filter { !$0[0].name.hasPrefix("rpmlib(") }
    }
}
