// SPDX-License-Identifier: MIT

import AppTesting
import BackendTesting
import ControllerKit
import Glibc
import HeadlessBackend
import RatingHeadless
import Testing

@testable import ViewsPages

@MainActor struct ViewsTests {
    private typealias App = HeadlessApp<ViewsFlow>

    init() { HeadlessBackend.registerRating() }

    @Test(arguments: ratingCases) func aRatingIsCompatible(_ testCase: CompatibilityCase) async {
        for failure in await testCase.run(on: RatingDriver()) { Issue.record("\(failure)") }
    }

    @Test func everyPageIsShown() async throws {
        let app = App(ViewsFlow(), startingAt: ViewsStep.start)
        await app.settle { app.title == "Texts" }
        for page in Page.allCases {
            try app.list("Pages").select(page.title)
            #expect(app.title == page.title)
        }
        try app.closeWindow()
        #expect(app.retainedObjects == [])
    }

    @Test func theScriptIsCarriedOut() async throws {
        let app = App(ViewsFlow(), startingAt: ViewsStep.start)
        await app.settle { app.title == "Texts" }
        let lines = try script()
        #expect(lines.count > 20)
        for (number, line) in lines {
            do {
                try carryOut(line, in: app)
            } catch {
                Issue.record("views.script:\(number): \(line.joined(separator: " ")): \(error)")
                return
            }
        }
        try app.closeWindow()
        #expect(app.retainedObjects == [])
    }

    private func carryOut(_ words: [String], in app: App) throws {
        switch (words[0], words.count) {
        case ("page", 2): try app.list("Pages").select(words[1])
        case ("press", 2): try app.button(words[1]).tap()
        case ("switch", 2): try app.toggle(words[1]).tap()
        case ("type", 4): try app.textField(words[3]).type(words[1])
        case ("choose", 4): try app.dropDown(words[3]).select(words[1])
        case ("row", 4): try collection(words[3], in: app).select(words[1])
        case ("tab", 2): try app.tabs().select(words[1])
        // In the headless backend the pages have no buttons beside them.
        case ("turn", 5): try app.pager().select(words[2])
        case ("answer", 2) where app.title == "Dialogs" && (try? app.dialog()) != nil:
            try app.dialog().choose(words[1])
        case ("answer", 2): try app.button(words[1]).tap()
        case ("move", 6):
            try app.list(words[5]).move(words[1], to: (Int(words[3]) ?? 0) - 1)
        case ("move", 5): try app.moveTab(words[2], to: (Int(words[4]) ?? 0) - 1)
        case ("close", 3): try app.closeTab(words[2])
        case ("path", 2): try app.pathBar().select(words[1])
        case ("set", 3): try app.numberField(words[2]).enter(Double(words[1]) ?? .nan)
        case ("open", 2): try app.expander(words[1]).tap()
        case ("toast", 2): try app.toasts().pressAction()
        case ("rate", 3): try app.rating(words[2]).rate(Int(words[1]) ?? 0)
        case ("expand", 4): try app.tree(words[3]).expand(words[1])
        case ("menu", 4): try app.menuButton(words[3]).choose(words[1])
        // In the headless backend a row is wide enough for all of its items and tabs.
        case ("overflow", 4) where words[3] == "All Tabs": try app.tabs().select(words[1])
        case ("overflow", 4): try app.button(words[1]).tap()
        case ("see", 2):
            guard app.texts.contains(words[1]) else {
                throw HeadlessError.other("The text is not visible. Visible: \(app.texts)")
            }
        default: throw HeadlessError.other("There is no such command.")
        }
    }

    private func collection(_ name: String, in app: App) throws -> HeadlessList {
        if let tree = try? app.tree(name) { return tree }
        if let columns = try? app.columnView(name) { return columns }
        return try app.list(name)
    }

    /// The lines of the script with their numbers, as words and quoted texts.
    private func script(_ file: String = #filePath) throws -> [(number: Int, words: [String])] {
        let path = file.split(separator: "/").dropLast(2).map { "/\($0)" }.joined() + "/views.script"
        let source = try #require(fopen(path, "r"), "\(path) cannot be read")
        defer { fclose(source) }
        var lines: [(Int, [String])] = []
        var buffer = [CChar](repeating: 0, count: 1_000)
        var number = 0
        while fgets(&buffer, CInt(buffer.count), source) != nil {
            number += 1
            let line = String(
                decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            let words = parts.enumerated().flatMap { index, part in
                index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
            }
            lines.append((number, words))
        }
        return lines
    }
}
