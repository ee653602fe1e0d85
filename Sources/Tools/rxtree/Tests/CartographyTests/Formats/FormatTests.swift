// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Cartography

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct FormatTests {
    private func view(of project: String, maxLevels: Int = 10) throws -> TreeView {
        let tree = try SourceTree(around: CorpusTests.corpus.appending(path: project).path, exactly: true)
        let map = AppMap(of: tree)
        return TreeView(map, roots: map.roots(), maxLevels: maxLevels)
    }

    @Test(arguments: CorpusTests.projects) func theJSONOfEveryProjectIsJSON(_ project: String) throws {
        let text = JSONFormat.map(try view(of: project))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(
            Set(object.keys) == ["roots", "nodes", "edges", "steps", "answers", "troubles"])
    }

    @Test(arguments: CorpusTests.projects) func theSVGOfEveryProjectIsXML(_ project: String) throws {
        let text = SVGFormat.map(try view(of: project), withSteps: true)
        let parser = XMLParser(data: Data(text.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    @Test func thePictureHasABoxForEveryLineOfTheTree() throws {
        let view = try view(of: "Example")
        var lines = 0
        TextFormat().tree(view) { _ in lines += 1 }
        let picture = SVGFormat.map(view, withSteps: false)
        #expect(picture.components(separatedBy: "<rect").count - 1 == lines)
    }

    @Test func JSONQuotesWhateverNeedsIt() {
        #expect(JSON.quoted("a\"b\\c\n\t\u{1}é🌳") == "\"a\\\"b\\\\c\\n\\t\\u0001é🌳\"")
    }

    @Test func flowsAndControllersHaveTheirColours() throws {
        var lines: [String] = []
        TextFormat(isColoured: true).tree(try view(of: "Example", maxLevels: 3)) { lines.append($0) }
        #expect(lines[1] == "├── \u{1B}[94mMainFlow\u{1B}[0m")
        #expect(lines[3] == "│   │   ├── \u{1B}[90mInfoViewController\u{1B}[0m")
    }
}
