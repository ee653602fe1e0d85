// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import Foundation
import HeadlessBackend
import Testing

/// A letter that cannot be saved while the disk is full.
@MainActor private final class Letter {
    var text = "Dear Ada"
    var isDiskFull = true
    var attempts = 0
}

private final class LetterController: ViewController {
    let letter: Letter

    init(_ letter: Letter) {
        self.letter = letter
        super.init()
        title = "Letter"
    }

    override func mayDismiss() async -> Bool {
        await mayDismiss { [letter] in
            letter.attempts += 1
            guard letter.isDiskFull else { return nil }
            return UnsavedInput(
                "The letter to Ada", because: "The disk is full.", suggestedName: "ada.txt",
                contents: { Array(letter.text.utf8) })
        }
    }
}

@MainActor private final class OneScreenFlow: Flow {
    let controller: LetterController
    var root: any Presentable { controller }
    init(_ letter: Letter) { controller = LetterController(letter) }
    func navigate(to step: any Step) -> FlowContributors { .viewController(controller) }
}

@MainActor struct UnsavedInputTests {
    private let letter = Letter()

    private func start() -> HeadlessApp<OneScreenFlow> {
        HeadlessApp(OneScreenFlow(letter), startingAt: RxFlowStep.home)
    }

    private func dialogs(of app: HeadlessApp<OneScreenFlow>) -> [HeadlessDialog] {
        app.windows.flatMap(\.dialogs)
    }

    /// The message of the alert that is open.
    private func message(_ app: HeadlessApp<OneScreenFlow>) throws -> String {
        guard case .alert(let alert) = try app.dialog().content else { return "" }
        return alert.message
    }

    @Test func inputThatCannotBeSavedAsksBeforeTheApplicationEnds() async throws {
        let app = start()
        app.requestQuit()
        let dialog = try app.dialog()
        #expect(dialog.title == "The letter to Ada is not saved")
        #expect(dialog.actions == ["Cancel", "Discard", "Save in Another Place…", "Try Again"])
        #expect(try message(app).hasPrefix("The disk is full.\n\n"))
        try dialog.choose("Cancel")
        await app.settle { dialogs(of: app).isEmpty }
        #expect(!app.windows.isEmpty)
        // It asks as long as it cannot be saved.
        await app.settle {
            app.requestQuit()
            return !dialogs(of: app).isEmpty
        }
        let attempts = letter.attempts
        try app.dialog().choose("Try Again")
        await app.settle { letter.attempts == attempts + 1 && !dialogs(of: app).isEmpty }
        letter.isDiskFull = false
        try app.dialog().choose("Try Again")
        await app.settle { app.windows.isEmpty }
        #expect(app.windows.isEmpty && letter.attempts == attempts + 2)
    }

    @Test func inputThatIsDiscardedIsNotAskedForAgain() async throws {
        let app = start()
        app.requestQuit()
        try app.dialog().choose("Discard")
        await app.settle { app.windows.isEmpty }
        #expect(app.windows.isEmpty && letter.attempts == 1)
    }

    @Test func inputThatIsSavedInAnotherPlaceIsNotLost() async throws {
        let folder = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)"
        let app = start()
        app.requestQuit()
        try app.dialog().choose("Save in Another Place…")
        await app.settle { (try? app.dialog().title) == "Save in Another Place" }
        // The other place cannot be written either.
        try app.dialog().choose(files: ["/proc/rxshell/ada.txt"])
        await app.settle { (try? app.dialog().title) == "The letter to Ada is not saved" }
        #expect(
            try message(app).contains("/proc/rxshell/ada.txt cannot be written: No such file or directory."))
        try app.dialog().choose("Save in Another Place…")
        await app.settle { (try? app.dialog().title) == "Save in Another Place" }
        // Another file of the user.
        let other = StateFile<String>(path: "\(folder)/ada.txt.new")
        try other.save("Dear Bob")
        try app.dialog().choose(files: ["\(folder)/ada.txt"])
        await app.settle { app.windows.isEmpty }
        #expect(app.windows.isEmpty)
        #expect(try String(contentsOfFile: "\(folder)/ada.txt", encoding: .utf8) == "Dear Ada")
        #expect(try other.load() == "Dear Bob")
    }

    @Test func inputThatIsSavedDoesNotAsk() async throws {
        letter.isDiskFull = false
        let app = start()
        app.requestQuit()
        #expect(app.windows.isEmpty && letter.attempts == 1)
    }

    @Test func aWriterThatCouldNotWriteIsUnsavedInput() throws {
        let folder = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)"
        let file = StateFile<[String]>(path: "\(folder)/items.json")
        let writer = StateWriter(file, onError: { _ in }) { ["Milk"] }
        try file.save([])
        symlink("/dev/full", file.path + ".new")
        writer.changed()
        writer.settle()
        symlink("/dev/full", file.path + ".new")
        let input = try #require(UnsavedInput(writer, name: "The list"))
        #expect(input.suggestedName == "items.json" && input.reason.contains("No space left on device"))
        let copy = StateFile<[String]>(path: "\(folder)/copy.json")
        _ = FileManager.default.createFile(atPath: copy.path, contents: Data(input.contents()))
        #expect(try copy.load() == ["Milk"])
        #expect(UnsavedInput(writer, name: "The list") == nil)
        #expect(try file.load() == ["Milk"])
    }
}
