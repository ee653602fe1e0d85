// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Glibc
import HeadlessBackend
import Testing
import ViewKit

enum NoteStep: Step, Codable, Equatable {
    case list
    case note(String)
}

private final class NoteController: ViewController {
    init(_ name: String) {
        super.init()
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Label(title))
    }

    /// The note "unsaved" asks before it is discarded.
    override func mayDismiss() async -> Bool {
        guard title == "unsaved", let window else { return true }
        let alert = Alert("Discard the note?", actions: [.cancel, .destructive("Discard")])
        return await window.window.ask(alert)?.style == .destructive
    }
}

@MainActor final class NotesFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: NoteStep) -> FlowContributors {
        switch step {
        case .list:
            let list = NoteController("Notes")
            navigation.push(list)
            return .viewController(list, with: NoneStepper())
        case .note(let name):
            let note = NoteController(name)
            navigation.push(note)
            return .viewController(note, with: NoneStepper())
        }
    }
}

private struct NotesApp: Application {
    let styleSheet = ".note { color: red; }"
    let id = "org.example.Notes"
    let restoresNavigation = true
    let firstStep: any Step = NoteStep.list
    func rootFlow() -> any Flow { NotesFlow() }
    func step(toOpen paths: [String]) -> (any Step)? { paths.first.map { NoteStep.note($0) } }
    func actions(in session: ApplicationSession) -> [Action] {
        [Action("app.quit", title: "Quit", shortcuts: ["<Primary>q"]) { session.requestQuit() }]
    }
}

@MainActor struct HeadlessProgramTests {
    @Test func anApplicationHasItsStyleSheetAndFollowsTheDesktop() throws {
        let app = HeadlessProgram(NotesApp())
        #expect(app.backend.styleSheets == [".note { color: red; }"])
        var dark: [Bool] = []
        let subscription = app.session.rx.appearance.drive(onNext: { dark.append($0.isDark) })
        app.backend.desktopAppearance.isDark = true
        #expect(dark == [false, true] && app.session.appearance.isDark)
        subscription.dispose()
    }

    @Test func anApplicationRunsWithItsActions() throws {
        let program = HeadlessProgram(NotesApp())
        #expect(program.isRunning && program.title == "Notes")
        program.open(["shopping"])
        #expect(program.title == "shopping")
        #expect(program.navigations.map(\.flow) == ["NotesFlow", "NotesFlow"])
        try program.press("<Primary>q")
        #expect(!program.isRunning && program.windows.isEmpty)
        #expect(program.retainedObjects == [])
    }

    /// The request after an answer is another one, although the screen has not received the answer yet.
    @Test func quittingAfterAnAnswerAsksAgain() async throws {
        let program = HeadlessProgram(NotesApp(), opening: ["unsaved"])
        program.requestQuit()
        #expect(try program.dialog().title == "Discard the note?")
        // While the question is open, the request is the same one.
        program.requestQuit()
        try program.dialog().choose("Cancel")
        program.requestQuit()
        try await program.wait { try program.dialog().title == "Discard the note?" }
        try program.dialog().choose("Discard")
        try await program.wait { !program.isRunning }
        #expect(await program.settle { program.retainedObjects.isEmpty })
    }

    @Test func aQuestionThatIsAskedTwiceIsAnsweredOnce() async throws {
        let program = HeadlessProgram(NotesApp(), opening: ["unsaved"])
        program.requestQuit()
        program.requestQuit()
        try program.dialog().choose("Cancel")
        for _ in 0..<20 { await Task.yield() }
        #expect(throws: HeadlessError.noDialog) { try program.dialog() }
        program.requestQuit()
        try program.dialog().choose("Discard")
        try await program.wait { !program.isRunning }
    }

    @Test func aProgramIsStartedWithFiles() throws {
        let program = HeadlessProgram(NotesApp(), opening: ["letter"])
        #expect(program.title == "letter")
        program.requestQuit()
        #expect(!program.isRunning)
    }

    @Test func whatWasKilledIsRestored() async throws {
        let folder = TemporaryFolder()
        do {
            let killed = HeadlessProgram(NotesApp(), stateFolder: folder.path)
            killed.open(["letter"])
            let path = "\(folder.path)/org.example.Notes/navigation.json"
            #expect(await killed.settle { access(path, F_OK) == 0 })
        }
        let program = HeadlessProgram(NotesApp(), stateFolder: folder.path)
        #expect(program.title == "letter")
        try program.back()
        #expect(program.title == "Notes")
        program.requestQuit()
        #expect(!program.isRunning)
    }

    @Test func programsInOneProcessAreIndependent() async throws {
        let one = HeadlessProgram(NotesApp(), language: "de")
        let other = HeadlessProgram(NotesApp())
        one.open(["first"])
        await Task.yield()
        other.open(["second"])
        #expect(one.windows.count == 1 && other.windows.count == 1)
        #expect(one.title == "first" && other.title == "second")
        #expect(try one.button("Zurück").isEnabled)
        #expect(try other.button("Back").isEnabled)
        try one.back()
        #expect(one.title == "Notes" && other.title == "second")
        one.requestQuit()
        #expect(!one.isRunning && other.isRunning)
        other.requestQuit()
        #expect(one.retainedObjects == [] && other.retainedObjects == [])
    }

    @Test(arguments: 0..<8) func programsOfParallelTestsAreIndependent(_ number: Int) async throws {
        let program = HeadlessProgram(NotesApp())
        for step in 0..<5 {
            program.open(["\(number).\(step)"])
            await Task.yield()
            #expect(program.title == "\(number).\(step)")
            #expect(program.windows.count == 1)
        }
        program.requestQuit()
        #expect(program.retainedObjects == [])
    }

    @Test(arguments: 0..<4) func aMistakeIsReportedInItsApplicationAlone(_ number: Int) async throws {
        let program = HeadlessProgram(NotesApp())
        let other = HeadlessProgram(NotesApp())
        program.open(["\(number)"])
        #expect(program.reports == [])
        await Task.yield()
        let label = try #require(program.session.frontWindow?.root.topmostLabel)
        // Outside of the work of any application; the other one was started last.
        label.minimumWidth = -1 - number
        #expect(program.reports.map(\.view) == [label.path])
        #expect(program.reports.first?.description.contains("minimumWidth is \(-1 - number)") == true)
        #expect(other.reports == [])
        for program in [program, other] { program.requestQuit() }
    }

    @Test func viewsPopoversAndSteppersThatStayAreRetainedObjects() throws {
        let program = HeadlessProgram(NotesApp())
        program.open(["letter"])
        let label = try #require(program.session.frontWindow?.root.topmostLabel)
        program.requestQuit()
        #expect(program.retainedObjects == ["Label"])
        withExtendedLifetime(label) {}
    }
}

extension ViewController {
    fileprivate var topmostLabel: Label? {
        children.last?.view.children.lazy.compactMap { $0 as? Label }.first
    }
}
