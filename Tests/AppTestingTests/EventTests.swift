// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Each public event of the modules for applications is observed by a test, which breaks if the event is not sent when its comment says.
struct EventTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL
    /// Those that are observed under another name.
    private static let others = [
        "rowEvents": "what `PagedView` needs of a list: its events", "itemMoves": "rx.itemMoved",
        "positionChanges": "rx.position", "rowContextRequests": "rx.contextRequested",
        "didBeginEditing": "rx.editingDidBegin", "didEndEditing": "rx.editingDidEnd",
    ]

    private static func texts(_ folders: [String]) -> [String] {
        folders.flatMap { folder in
            let folder = root.appending(path: folder)
            let files =
                FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return files.filter { $0.hasSuffix(".swift") }.compactMap {
                try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
            }
        }
    }

    /// The names of the members that tests use.
    private static let used = Set(
        texts(["Tests", "Sources/Framework/BackendTesting"]).joined().matches(of: /\.(\w+)/)
            .map { String($0.output.1) })

    @Test(arguments: ["ViewKit", "ControllerKit", "FlowKit", "StateKit"])
    func eachEventIsObservedByATest(module: String) {
        let kinds = "ControlEvent|ControlProperty|Observable|Driver|Signal|Single|Completable"
        // Without the operators: their names follow `extension ObservableType`.
        let declaration = try? Regex("(?:public|open)[^=\\n]*\\b(?:var|func) (\\w+)[^=\\n]*(?:\(kinds))<")
        let names = Set(
            Self.texts(["Sources/Framework/\(module)"]).filter { !$0.contains("extension ObservableType") }
                .flatMap { text in
                    declaration.map {
                        text.matches(of: $0).compactMap { $0.output[1].substring.map(String.init) }
                    } ?? []
                })
        let unused = names.subtracting(Self.used).filter { Self.others[$0] == nil }
        #expect(!names.isEmpty)
        #expect(
            unused.isEmpty,
            "Observe them in a test that breaks if their comments are wrong: \(unused.sorted())")
    }
}
