// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The tests that the articles name exist.
struct ArticleTests {
    private let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private func text(of article: String) throws -> String {
        try String(
            contentsOf: tests.appending(
                path: "../Sources/Framework/ControllerKit/ControllerKit.docc/\(article).md"
            )
            .standardized, encoding: .utf8)
    }

    /// The names of the functions and the types in the tests.
    private struct Names {
        let functions: Set<Substring>
        let types: Set<Substring>

        init(in sources: String) {
            functions = Self.names(after: "func ", in: sources) { $0 == "(" }
            types = Self.names(after: "struct ", in: sources) { $0 == " " }
        }

        private static func names(
            after keyword: String, in sources: String, until isEnd: (Character) -> Bool
        ) -> Set<Substring> {
            Set(
                sources.components(separatedBy: keyword).dropFirst().compactMap { text in
                    text.firstIndex(where: isEnd).map { text[..<$0] }
                })
        }

        func has(_ name: some StringProtocol) -> Bool {
            functions.contains(Substring(name)) || types.contains(Substring(name))
        }
    }

    /// The sources have some megabytes, and are searched once for all names.
    private static let names = Result { try Names(in: sources()) }

    private static func sources() throws -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        var sources = ""
        for folder in [
            "ControllerKitTests", "ControllerKitMigrationTests", "FileKitTests", "FlowKitTests",
            "GtkBackendTests",
            "RowKitTests", "ViewKitTests", "AppTestingTests", "StateKitTests", "StateKitMigrationTests",
            "ShellKitTests",
            "../examples/Workbench/Tests/Workbench",
        ] {
            let files = try #require(
                FileManager.default.enumerator(
                    at: tests.appending(path: folder), includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                sources += try String(contentsOf: file, encoding: .utf8)
            }
        }
        return sources
    }

    /// The tests that a text names in parentheses: (`first`, `second`).
    private func testsInParentheses(of text: some StringProtocol) -> [String] {
        String(text).matches(of: /\(((?:`[A-Za-z]+`,?\s*)+)\)/)
            .flatMap { $0.1.matches(of: /`([A-Za-z]+)`/).map { String($0.1) } }
    }

    @Test(arguments: [
        ("ContainersAndTransitions", allNameOne: true), ("EventsBetweenViewModels", allNameOne: false),
        ("Leaving", allNameOne: false), ("Restoring", allNameOne: false),
    ])
    func everyRuleNamesTestsThatExist(_ article: String, allNameOne: Bool) throws {
        let names = try Self.names.get()
        let rules = try text(of: article).split(separator: "\n- ").dropFirst()
        #expect(rules.count > 8)
        for rule in rules {
            let named = testsInParentheses(of: rule)
            if allNameOne { #expect(!named.isEmpty, "no test is named by: \(rule)") }
            for name in named {
                #expect(names.has(name), "there is no test \(name)")
            }
        }
    }

    @Test func everyDifferenceNamesTestsThatExist() throws {
        let names = try Self.names.get()
        let rows = try text(of: "MovingFromRxController").split(separator: "\n")
            .map { $0.split(separator: " | ", omittingEmptySubsequences: false) }.filter { $0.count == 5 }
        #expect(rows.count > 20)
        var named = 0
        for row in rows {
            for match in row[4].matches(of: /`([A-Za-z]+)`/) {
                named += 1
                #expect(names.has(match.1), "there is no test \(match.1)")
            }
        }
        #expect(named > 20)
    }

    @Test func everyFeatureNamesTestsThatExist() throws {
        let names = try Self.names.get()
        let rows = try text(of: "Features").split(separator: "\n").filter {
            $0.hasPrefix("| ") && $0 != "| feature | tests |"
        }
        #expect(rows.count > 45)
        for row in rows {
            let named = row.split(separator: " | ").last?.matches(of: /`([A-Za-z]+)`/).map(\.1) ?? []
            #expect(!named.isEmpty, "no test is named by: \(row)")
            for name in named { #expect(names.functions.contains(name), "there is no test \(name)") }
        }
    }
}
