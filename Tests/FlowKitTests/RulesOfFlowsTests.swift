// SPDX-License-Identifier: MIT

import Foundation
import Testing

struct RulesOfFlowsTests {
    @Test func everyRuleNamesATestThatExists() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let article = tests.appending(path: "../../Sources/Framework/FlowKit/FlowKit.docc/RulesOfFlows.md")
            .standardized
        let text = try String(contentsOf: article, encoding: .utf8)
        let rules = text.split(separator: "\n- ").dropFirst()
        #expect(rules.count > 20)
        var sources = ""
        let files = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            sources += try String(contentsOf: file, encoding: .utf8)
        }
        for rule in rules {
            let named = rule.matches(of: /`([a-z][A-Za-z]{15,})`/).map { String($0.1) }
            #expect(!named.isEmpty, "no test is named by: \(rule)")
            for name in named { #expect(sources.contains("func \(name)("), "there is no test \(name)") }
        }
    }
}
