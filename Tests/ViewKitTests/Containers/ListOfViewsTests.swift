// SPDX-License-Identifier: MIT

import Glibc
import HeadlessBackend
import Testing
import ViewKit

/// The documentation lists each view, and each view has a page.
@MainActor struct ListOfViewsTests {
    private static let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
    private static let catalog = root + "/Sources/Framework/ViewKit/ViewKit.docc"

    /// The names of the views in the list, in order.
    private static let views: [String] = {
        let lines = (try? read(catalog + "/ViewKit.md"))?.split(separator: "\n") ?? []
        return lines.filter { $0.hasPrefix("| ``") }
            .map { String($0.dropFirst(4).prefix { $0 != "`" }) }
    }()

    private static func read(_ path: String) throws -> String {
        let file = try #require(fopen(path, "r"), "\(path) cannot be read")
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 200_000)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    @Test func theListIsComplete() throws {
        let kinds = HeadlessBackend().kinds.filter { !$0.contains(".") }
        #expect(kinds.count > 30)
        for kind in kinds {
            let name = kind.prefix(1).uppercased() + kind.dropFirst()
            #expect(
                Self.views.contains(name), "\(name) is not in the list of views: ViewKit.docc/ViewKit.md")
        }
    }

    @Test func eachViewHasItsPage() throws {
        #expect(Self.views.count > 45)
        for name in Self.views {
            let page = try Self.read(Self.catalog + "/Views/\(name).md")
            #expect(page.hasPrefix("# ``ViewKit/\(name)``\n"), "\(name).md is the page of another view")
            for heading in ["## Example", "## Keys", "## Accessibility", "## Style names"] {
                let text = page.range(after: "\(heading)\n").prefix { $0 != "#" }
                #expect(text.contains { !$0.isWhitespace }, "\(name).md has nothing below “\(heading)”")
            }
            #expect(page.contains("](\(name))"), "\(name).md does not show its picture")
            let picture = try Self.read(Self.catalog + "/Resources/\(name).png")
            #expect(picture.count > 100, "The picture of \(name) is empty. Run meson-helper/pictures.")
        }
    }

    /// The code of a page is compiled, and is what its picture shows.
    @Test func theCodeOfEachPageIsItsSnippet() throws {
        let folder = Self.root + "/Tests/GtkBackendTests/Pictures/Snippets"
        let source = try Self.read(folder + "+Controls.swift") + Self.read(folder + "+Containers.swift")
        for name in Self.views {
            let page = try Self.read(Self.catalog + "/Views/\(name).md")
            let shown = page.range(after: "```swift\n").split(separator: "```")[0].split(separator: "\n")
            let function = name.prefix(1).lowercased() + name.dropFirst()
            let keyword = function == "switch" ? "`switch`" : function
            let body = source.range(after: "static func \(keyword)() -> any View {\n")
                .split(separator: "\n").prefix { $0 != "    }" }.map { $0.dropFirst(8) }
            // A page shows neither the word `return` nor a line that only returns a variable.
            let code = body.compactMap { line in
                guard line.hasPrefix("return ") else { return line }
                return line.contains("(") ? line.dropFirst(7) : nil
            }
            #expect(shown == code, "The code on \(name).md is not that of Snippets.\(function)")
        }
    }
}

extension String {
    /// What comes after the first occurrence of `text`; empty if there is none.
    fileprivate func range(after text: String) -> Substring {
        guard let range = firstRange(of: text) else { return "" }
        return self[range.upperBound...]
    }
}
