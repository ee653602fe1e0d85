// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import HeadlessBackend
import Testing

/// The code in the chapters of the guideline is compiled, and works as the chapters say.
@MainActor struct GuidelineTests {
    private nonisolated static let chapters = [
        "Chapter1Introduction", "Chapter2Flows", "Chapter3ViewControllers", "Chapter4ViewModels",
        "Chapter5Views",
        "Chapter6Cells", "Chapter7Managers",
        "Tutorial",
    ]

    private nonisolated static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func chapter(_ name: String) throws -> String {
        try text(
            of: Self.repository.appending(
                path: "Sources/Framework/ControllerKit/ControllerKit.docc/\(name).md"))
    }

    /// A text without spaces, so that other line breaks make no difference.
    private func normalized(_ text: some StringProtocol) -> String {
        String(text.filter { !$0.isWhitespace })
    }

    private func programs() throws -> String {
        var programs = ""
        for folder in [
            "examples/Profile", "examples/Shopping", "examples/ShoppingPlugin",
            "Tests/ControllerKitTests/Guideline",
        ] {
            let files = try #require(
                FileManager.default.enumerator(
                    at: Self.repository.appending(path: folder), includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                programs += try normalized(text(of: file))
            }
        }
        return programs
    }

    @Test(arguments: chapters) func theCodeOfAChapterIsPartOfAProgramThatIsCompiled(_ name: String) throws {
        let programs = try programs()
        let blocks = try chapter(name).components(separatedBy: "```swift\n").dropFirst()
        #expect(!blocks.isEmpty)
        for block in blocks {
            let code = block.components(separatedBy: "```")[0]
            // Three dots leave lines out.
            for part in code.components(separatedBy: "…\n") where !normalized(part).isEmpty {
                let isFound = programs.contains(normalized(part))
                #expect(isFound, "no program has:\n\(part)")
            }
        }
    }

    @Test func theListOfChaptersIsInTheIndexOfTheDocumentation() throws {
        let index = try text(of: Self.repository.appending(path: "Sources/README.md"))
        for name in Self.chapters {
            #expect(index.contains("ControllerKit.docc/\(name).md"), "\(name) is not linked")
        }
    }

    @Test func anErrorOfAManagerIsShownAndEndsNothing() throws {
        HeadlessBackend.install()
        let viewModel = WeatherViewModel()
        let window = open(WeatherViewController(viewModel: viewModel))
        try window.headless.button("Travel").tap()
        #expect(window.headless.texts.contains("There is no weather in Atlantis."))
        viewModel.travel(to: "London")
        #expect(window.headless.texts.contains("London") && window.headless.texts.contains("12"))
        window.close()
    }

    @Test func theClosureOfARowIsReplacedWithTheRow() throws {
        HeadlessBackend.install()
        var done: [Int] = []
        let cell = ChoreCell()
        for id in [1, 2] {
            cell.configure(Chore(id: id, title: "Chore \(id)"))
            cell.onDone = { done.append(id) }
        }
        let window = Window()
        window.content = cell
        window.present()
        try (window.backendWindow as? HeadlessWindow)?.button("Done").tap()
        #expect(done == [2])
    }
}
