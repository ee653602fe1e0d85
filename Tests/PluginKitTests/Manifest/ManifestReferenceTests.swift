// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PluginKit

/// The page of documentation with all groups and keys, compared with the parser.
@Suite struct ManifestReferenceTests {
    private struct Row: Equatable {
        let key: String
        let isRequired: Bool
        let isTranslatable: Bool
    }

    /// The rows of the tables, by the names of the groups.
    private func documented() throws -> [String: [Row]] {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Framework/PluginKit/PluginKit.docc/ManifestReference.md")
        var rows: [String: [Row]] = [:]
        var group = ""
        for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("## [") {
                group = String(line.dropFirst(4).prefix { $0 != " " && $0 != "]" })
                rows[group] = []
            } else if line.hasPrefix("| `") {
                let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                rows[group]?.append(
                    Row(
                        key: cells[1].replacingOccurrences(of: "`", with: ""), isRequired: cells[2] == "yes",
                        isTranslatable: cells[3] == "yes"))
            }
        }
        return rows
    }

    @Test func eachGroupAndEachKeyIsDocumented() throws {
        let documented = try documented()
        #expect(Set(documented.keys) == Set(ManifestSchema.groups.map(\.name)))
        for group in ManifestSchema.groups {
            #expect(
                documented[group.name]
                    == group.keys.map {
                        Row(key: $0.name, isRequired: $0.isRequired, isTranslatable: $0.isTranslatable)
                    }, "the table of [\(group.name)]")
        }
    }

    @Test func theExampleWithEachKeyHasThemAll() {
        for group in ManifestSchema.groups {
            #expect(wholeManifest.contains("[\(group.name)"))
            for key in group.keys {
                #expect(
                    wholeManifest.contains("\n\(key.name)\(key.isPrefix ? "" : "=")"),
                    "\(key.name) is missing")
            }
        }
    }
}
