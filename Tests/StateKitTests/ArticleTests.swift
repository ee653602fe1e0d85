// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The tests that the articles name exist.
struct ArticleTests {
    private let tests = URL(filePath: #filePath).deletingLastPathComponent()

    private func text(of article: String, in module: String = "StateKit") throws -> String {
        let file = tests.appending(path: "../../Sources/\(module)/\(module).docc/\(article).md")
        return try String(contentsOf: file.standardized, encoding: .utf8)
    }

    private func sources(of folder: URL? = nil) throws -> String {
        let files = try #require(
            FileManager.default.enumerator(at: folder ?? tests, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }

    @Test func everyDifferenceNamesTestsThatExist() throws {
        let sources = try sources()
        let rows = try text(of: "MovingFromCleanUtils").split(separator: "\n")
            .map { $0.split(separator: " | ", omittingEmptySubsequences: false) }
            .filter { $0.count == 5 && $0[4] != "test |" }
        #expect(rows.count > 20)
        for row in rows {
            let names = row[4].matches(of: /`([A-Za-z]+)`/).map(\.1)
            #expect(!names.isEmpty, "no test is named by: \(row[0])")
            for name in names { #expect(sources.contains("func \(name)("), "there is no test \(name)") }
        }
    }

    @Test func everyFeatureNamesTestsThatExist() throws {
        let folder = tests.deletingLastPathComponent()
        let sources = try [
            "ControllerKitMigrationTests", "ControllerKitTests", "FlowKitTests", "StateKitMigrationTests",
            "StateKitTests", "ViewKitTests",
        ].map { try self.sources(of: folder.appending(path: $0)) }.joined()
        let rows = try text(of: "Features", in: "ControllerKit").split(separator: "\n")
            .filter { $0.hasPrefix("| ") && $0 != "| feature | tests |" }
        #expect(rows.count > 40)
        for row in rows {
            let names = row.matches(of: /`([a-z][A-Za-z]{20,})`/).map(\.1)
            #expect(!names.isEmpty, "no test is named by: \(row)")
            for name in names where !sources.contains("func \(name)(") {
                Issue.record("there is no test \(name)")
            }
        }
    }

    @Test func everyRuleOfPagingNamesTestsThatExist() throws {
        let sources = try sources()
        let rules = try text(of: "Paging").split(separator: "\n- ").dropFirst()
        #expect(rules.count > 15)
        for rule in rules {
            let names = rule.matches(of: /[(\s]`([a-z][A-Za-z]{20,})`[,)]/).map(\.1)
            #expect(!names.isEmpty, "no test is named by: \(rule)")
            for name in names { #expect(sources.contains("func \(name)("), "there is no test \(name)") }
        }
    }
}
