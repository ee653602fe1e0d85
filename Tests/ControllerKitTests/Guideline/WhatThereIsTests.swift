// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The page "What there is" has every type that an application uses, and none that does not exist.
struct WhatThereIsTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Framework").standardized

    private func page() throws -> String {
        try String(
            contentsOf: Self.sources.appending(path: "ControllerKit/ControllerKit.docc/WhatThereIs.md"),
            encoding: .utf8)
    }

    private func text(of modules: [String]) throws -> String {
        var text = ""
        for module in modules {
            let files = try #require(
                FileManager.default.enumerator(
                    at: Self.sources.appending(path: module), includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                text += try String(contentsOf: file, encoding: .utf8)
            }
        }
        return text
    }

    private func publicTypes(of modules: [String]) throws -> Set<String> {
        let declaration =
            #/(?m)^(?:@[A-Za-z()]+ )*(?:open|public) (?:final |indirect )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/#
        return Set(try text(of: modules).matches(of: declaration).map { String($0.1) })
    }

    /// The names between backticks in a column of the table.
    private func names(column: Int) throws -> [Substring] {
        try page().split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
            row.split(separator: "|")[column].split(separator: "`").filter { $0.first?.isLetter == true }
        }
    }

    @Test func eachPublicTypeIsOnThePage() throws {
        let listed = Set(try names(column: 0).map(String.init))
        let types = try publicTypes(of: ["ControllerKit", "FileKit", "FlowKit", "RowKit", "StateKit"])
        #expect(types.count > 80)
        // Names that RxFlow and this framework had, the error of a tester, and a base of two protocols.
        let left: Set = [
            "Coordinator", "NoStep", "NextFlowItem", "NextFlowItems", "FlowTesterError", "ViewModelOwner",
            "SurvivorsError", "RowSplice",
        ]
        #expect(types.subtracting(left).subtracting(listed).sorted() == [])
    }

    @Test func eachNameOnThePageExists() throws {
        let types = try publicTypes(of: [
            "ControllerKit", "FileKit", "FlowKit", "RowKit", "StateKit", "ViewKit",
        ])
        #expect(Set(try names(column: 0).map(String.init)).subtracting(types).sorted() == [])
    }

    @Test func eachFunctionOfATestExists() throws {
        let text = try text(of: ["AppTesting", "HeadlessBackend"])
        let uses = try page().matches(of: #/`app[^`]*`/#).flatMap { $0.0.matches(of: #/\.(\w+)/#).map(\.1) }
        #expect(uses.count > 30)
        for name in Set(uses) where name != "quit" && name != "left" {
            #expect(
                text.contains("func \(name)(") || text.contains("var \(name)")
                    || text.contains("let \(name)"),
                "a test has no \(name)")
        }
    }
}
