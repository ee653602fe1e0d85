// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Cartography

/// The applications of this repository.
@Suite struct ExamplesTests {
    static let examples = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../../../../examples").standardized

    /// Read once: it takes half a minute in a debug build.
    private static let map = Result { try AppMap(of: SourceTree(around: examples.path)) }

    static let isThere = FileManager.default.fileExists(atPath: examples.path)

    @Test(.enabled(if: isThere, "rxtree was checked out without the repository around it"))
    func everythingInTheExamplesCanBeFollowed() throws {
        let map = try ExamplesTests.map.get()
        #expect(map.troubles == [])
        #expect(map.nodes.contains { $0.name == "ContactsFlow" })
        #expect(map.nodes.contains { $0.name == "GreetingFlow" })
    }

    @Test(.enabled(if: isThere, "rxtree was checked out without the repository around it"))
    func nothingIsWrongWithTheNavigationOfTheExamples() throws {
        let map = try ExamplesTests.map.get()
        #expect(map.findings() == [])
    }
}
