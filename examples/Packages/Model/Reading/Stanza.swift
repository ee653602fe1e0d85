// SPDX-License-Identifier: MIT

/// A stanza of a list of packages: the fields that the application knows.
package struct Stanza: Sendable {
    package enum Field: Int, CaseIterable, Sendable {
        case package
        case version
        case architecture
        case status
        case section
        case summary
        case homepage
        case maintainer
        case size
        case installedSize
        /// The installed size in bytes, as RPM reports it.
        case installedBytes
        case depends
        case preDepends
        case recommends
        case suggests
        case provides

        /// The name in the list, which is not case-sensitive.
        var name: String {
            switch self {
            case .package: "Package"
            case .version: "Version"
            case .architecture: "Architecture"
            case .status: "Status"
            case .section: "Section"
            case .summary: "Description"
            case .homepage: "Homepage"
            case .maintainer: "Maintainer"
            case .size: "Size"
            case .installedSize: "Installed-Size"
            case .installedBytes: "Installed-Bytes"
            case .depends: "Depends"
            case .preDepends: "Pre-Depends"
            case .recommends: "Recommends"
            case .suggests: "Suggests"
            case .provides: "Provides"
            }
        }

        /// The field with a name in lower case; nil if the application does not know it.
        init?(lowercasedName name: ArraySlice<UInt8>) {
            guard name.count < Self.named.count,
                let found = Self.named[name.count].first(where: { $0.name.elementsEqual(name) })
            else { return nil }
            self = found.field
        }

        /// The fields and their names in lower case, by the length of the name.
        private static let named: [[(name: [UInt8], field: Field)]] = {
            let names = allCases.map { (name: Array($0.name.lowercased().utf8), field: $0) }
            let longest = names.map(\.name.count).max() ?? 0
            return (0...longest).map { count in names.filter { $0.name.count == count } }
        }()
    }

    /// The number of the first line, from 1.
    package var line: Int
    /// The values, by the raw value of the field. A dictionary takes longer than the rest of the reader.
    private var values = [String?](repeating: nil, count: Field.allCases.count)

    init(line: Int) { self.line = line }

    package subscript(field: Field) -> String? {
        get { values[field.rawValue] }
        set { values[field.rawValue] = newValue }
    }
}
