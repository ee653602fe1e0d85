// SPDX-License-Identifier: MIT

import Glibc
import HeadlessBackend
import Testing
import ViewKit

/// The page with the list of all views names each kind that a backend has.
@MainActor struct ListOfViewsTests {
    @Test func theListIsComplete() throws {
        let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
        let path = root + "/Sources/ViewKit/ViewKit.docc/ViewKit.md"
        let file = try #require(fopen(path, "r"), "\(path) cannot be read")
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 100_000)
        let count = fread(&bytes, 1, bytes.count, file)
        let page = String(decoding: bytes[..<count], as: UTF8.self)
        let kinds = HeadlessBackend().kinds.filter { !$0.contains(".") }
        #expect(kinds.count > 30)
        for kind in kinds {
            let name = kind.prefix(1).uppercased() + kind.dropFirst()
            #expect(
                page.contains("| ``\(name)`` |"),
                "\(name) is not in the list of views: ViewKit.docc/ViewKit.md")
        }
    }
}
