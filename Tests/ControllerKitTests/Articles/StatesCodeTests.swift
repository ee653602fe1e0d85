// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The examples in the documentation of StateKit and of the paged views are compiled.
struct StatesCodeTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    private func text(of path: String) throws -> String {
        try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
    }

    /// A text without spaces and comments, so that other line breaks make no difference.
    private func normalized(_ text: some StringProtocol) -> String {
        let lines = text.split(separator: "\n").map { line in
            line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
        }
        // Where a list has several lines, a comma is also after its last element.
        return String(lines.joined().filter { !$0.isWhitespace }).replacing(",]", with: "]")
    }

    /// The examples of a file: of an article, or of the comments in a source file.
    private func examples(in file: URL) throws -> [String] {
        let text = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { $0.drop { $0 == " " || $0 == "/" } }.joined(separator: "\n")
        return text.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    @Test func theExamplesOfStatesAndPagesAreCompiled() throws {
        // The tests of AppTesting compile those in the comments of types.
        let program = normalized(
            try text(of: "Tests/ControllerKitTests/Articles/StatesCode.swift")
                + text(of: "Tests/AppTestingTests/Documentation/StateKitExamples.swift"))
        var count = 0
        for folder in ["Sources/Framework/StateKit", "Sources/Framework/ControllerKit/LoadingViews"] {
            // It throws if there is no such folder.
            let paths = try FileManager.default.subpathsOfDirectory(
                atPath: Self.repository.appending(path: folder).path)
            let files = paths.map { Self.repository.appending(path: "\(folder)/\($0)") }
            for file in files where ["swift", "md"].contains(file.pathExtension) {
                for example in try examples(in: file) {
                    count += 1
                    // Three dots leave something out.
                    for part in example.components(separatedBy: "…") where !normalized(part).isEmpty {
                        let isFound = program.contains(normalized(part))
                        #expect(
                            isFound,
                            "Neither StatesCode.swift nor StateKitExamples.swift has this of \(file.lastPathComponent):\n\(part)"
                        )
                    }
                }
            }
        }
        #expect(count > 30)
    }
}
