// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Testing

/// The examples in the comments of public types are compiled: the files beside this one have each of them, under the names of the
/// module and the type.
struct ExamplesTests {
    @Test(arguments: [
        ("RxKernel", 14), ("FlowKit", 14), ("ControllerKit", 12), ("ViewKit", 70), ("HeadlessBackend", 19),
        ("AppTesting", 1), ("BackendTesting", 7), ("PluginKit", 12), ("WireKit", 15), ("RemoteBackend", 2),
        ("ShellKit", 9),
        ("PluginRuntime", 3), ("StateKit", 11),
    ])
    func eachExampleOfATypeIsCompiledHere(module: String, atLeast count: Int) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let text = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix("Examples.swift") }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let compiled = withoutSpaces(text)
        let types = text.split(separator: "\n").filter { $0.hasPrefix("// \(module): ") }
            .map { String($0.dropFirst(module.count + 5)) }
        #expect(types.count >= count)
        let sources = try self.sources(of: module)
        for type in types {
            let examples = examples(of: type, in: sources)
            #expect(!examples.isEmpty, "The comment of \(type) has no example.")
            for example in examples {
                #expect(compiled.contains(withoutSpaces(example)), "This example is not compiled: \(example)")
            }
        }
    }

    /// Types that a program does not create or use by itself: states and events, which a view has for its backend; the parts of
    /// backends; bases, traits and protocols of which the program uses other types.
    private static let without: Set = [
        "DisposeBase", "HistoricalSchedulerTimeConverter", "RxCocoaError", "VirtualTimeComparison",
        "FlowOutput", "RxControllerEventRelay", "HeadlessLayoutView", "CompatibilityFailure",
        "ImpossibleAction", "ActionProperties", "CollectionLayout", "CollectionRows", "ColumnProperties",
        "Container", "DesktopServices", "DialogContent", "DrawingCommand", "InputRequest", "ItemList",
        "LayoutAttribute", "LayoutEdge", "LayoutRelation", "ListSplice", "OptionsControl", "Pages",
        "ViewKit.Program",
        "ProgramHost", "RangeControl", "RowCell", "RowChange", "RowTraits", "RunningProgram",
        "ScrollRequest", "TabDrop",
        "TabExchangeMember", "TabRequest", "TabTraits", "ViewFactory", "ViewMaker", "ViewProperties",
        "WindowFactory", "WorkspaceLayout",
    ]

    @Test(arguments: [
        "RxKernel", "FlowKit", "ControllerKit", "ViewKit", "HeadlessBackend", "AppTesting", "BackendTesting",
        "PluginKit",
        "WireKit", "RemoteBackend", "PluginRuntime", "ShellKit", "StateKit",
    ])
    func eachTypeForProgramsHasAnExample(module: String) throws {
        let sources = try self.sources(of: module)
        let declaration =
            #/^(?:@.* )*(?:public|open) (?:final |indirect )?(?:class|struct|enum|protocol|actor) (\w+)/#
        let types = sources.joined().compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
        #expect(types.count > 3)
        let suffixes = ["State", "Event", "Error", "Kind", "Trait", "SharingStrategy"]
        for type in types where !type.hasPrefix("Backend") && !suffixes.contains(where: type.hasSuffix) {
            let hasExample = comment(of: type, in: sources).contains { $0.hasPrefix("```") }
            #expect(
                hasExample == Self.without.isDisjoint(with: [type, "\(module).\(type)"]),
                "Write the smallest example into the comment of \(type).")
        }
    }

    /// Where a list has several lines, a comma is also after its last element.
    private func withoutSpaces(_ text: String) -> String {
        String(text.filter { !$0.isWhitespace }).replacing(",]", with: "]").replacing(",)", with: ")")
    }

    private func sources(of module: String) throws -> [[Substring]] {
        let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let folder = URL(filePath: "\(root)/Sources/Framework/\(module)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift")
        }
        return try paths.map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
        }
    }

    /// The lines of the comment of a public type.
    private func comment(of type: String, in sources: [[Substring]]) -> [Substring] {
        let declaration = try? Regex(
            #"^(@.* )*(public|open) (final )?(class|struct|enum|protocol) \#(type)\b"#)
        for lines in sources {
            guard let declaration, let index = lines.firstIndex(where: { $0.contains(declaration) }) else {
                continue
            }
            let comment = lines[..<index].reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
            return comment.reversed().map { $0.dropFirst(4) }
        }
        return []
    }

    /// The Swift code in the comment of a public type.
    private func examples(of type: String, in sources: [[Substring]]) -> [String] {
        comment(of: type, in: sources).split { $0.hasPrefix("```") && $0 != "```swift" }.compactMap { part in
            part.firstIndex { $0 == "```swift" }.map {
                part[(part.index(after: $0))...].joined(separator: "\n")
            }
        }
    }
}

struct Letter: Identifiable, Equatable, Sendable {
    let id: Int
    var title = ""
}

enum LettersStep: Step, Codable {
    case list
}

final class LettersFlow: Flow {
    private let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: LettersStep) -> FlowContributors { .push(ViewController(), on: navigation) }
}
