// SPDX-License-Identifier: MIT

/// A stanza of a list of packages: the fields that the application knows.
package struct Stanza: Sendable {
    package enum Field: String, CaseIterable, Sendable {
        case package = "Package"
        case version = "Version"
        case architecture = "Architecture"
        case status = "Status"
        case section = "Section"
        case summary = "Description"
        case homepage = "Homepage"
        case maintainer = "Maintainer"
        case size = "Size"
        case installedSize = "Installed-Size"
        /// In bytes, as RPM has it.
        case installedBytes = "Installed-Bytes"
        case depends = "Depends"
        case preDepends = "Pre-Depends"
        case recommends = "Recommends"
        case suggests = "Suggests"
        case provides = "Provides"

        /// The fields by their names, which are not case-sensitive.
        static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
    }

    /// The number of the first line, from 1.
    package var line: Int
    package var values: [Field: String] = [:]

    package subscript(field: Field) -> String? { values[field] }
}
