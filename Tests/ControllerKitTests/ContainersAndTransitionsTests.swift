// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The article about containers and transitions says what the tests hold.
struct ContainersAndTransitionsTests {
    @Test func everyRuleNamesATestThatExists() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let article = tests.appending(
            path: "../Sources/ControllerKit/ControllerKit.docc/ContainersAndTransitions.md"
        ).standardized
        let text = try String(contentsOf: article, encoding: .utf8)
        var sources = ""
        for folder in ["ControllerKitTests", "FlowKitTests"] {
            let files = try #require(
                FileManager.default.enumerator(
                    at: tests.appending(path: folder), includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                sources += try String(contentsOf: file, encoding: .utf8)
            }
        }
        let rules = text.split(separator: "\n- ").dropFirst()
        #expect(rules.count > 8)
        for rule in rules {
            let named = rule.matches(of: /`([A-Za-z]{15,})`/).map { String($0.1) }
                .filter { sources.contains("func \($0)(") || sources.contains("struct \($0) ") }
            let promised = rule.matches(of: /\(((?:`[A-Za-z]+`,?\s*)+)\)/)
                .flatMap { $0.1.matches(of: /`([A-Za-z]+)`/).map { String($0.1) } }
            #expect(!promised.isEmpty, "no test is named by: \(rule)")
            #expect(Set(promised).isSubset(of: named), "there is no such test: \(rule)")
        }
    }
}
