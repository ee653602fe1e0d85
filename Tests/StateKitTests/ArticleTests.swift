// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The tests that the articles name exist.
struct ArticleTests {
    private let tests = URL(filePath: #filePath).deletingLastPathComponent()

    private func text(of article: String) throws -> String {
        let file = tests.appending(path: "../../Sources/Framework/StateKit/StateKit.docc/\(article).md")
            .standardized
        return try String(contentsOf: file, encoding: .utf8)
    }

    private func sources() throws -> String {
        let files = try #require(
            FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
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
