// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private enum LetterStep: Step, Codable, Equatable { case list, letter(Int), editor }

/// A text that is not saved yet.
private final class DraftViewModel: RxViewModel, Restorable {
    let text = BehaviorRelay(value: "")
    var restorableState: Observable<String> { text.asObservable() }
    func restore(_ state: String) { text.accept(state) }
}

private final class DraftController: RxViewController<DraftViewModel> {
    private lazy var field = TextField().with { $0.accessibilityLabel = "Draft" }
    override func subviews() -> [any View] { [field] }
    override func bind() -> [any Disposable] {
        [
            viewModel.text.bind(to: field.rx.text),
            field.rx.text.orEmpty.bind(to: viewModel.text),
        ]
    }
}

/// A screen whose draft is a child, which no flow contributes.
private final class LetterController: ViewController {
    /// Whether it agrees to its dismissal in a later turn of the main loop.
    static var agreesLate = false
    let draft = DraftController(viewModel: DraftViewModel())
    override func mayDismiss() async -> Bool {
        if Self.agreesLate { await Task.yield() }
        return true
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(draft)
    }
}

private final class LetterFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: LetterStep) -> FlowContributors {
        switch step {
        case .list: return .push(ViewController(), with: NoneStepper(), on: navigation)
        case .letter: return .push(LetterController(), with: NoneStepper(), on: navigation)
        case .editor:
            let editor = ViewController()
            navigation.present(editor, role: "editor")
            return .viewController(editor, with: NoneStepper())
        }
    }
}

private struct LettersApp: ControllerKit.Application {
    var id = "org.example.Letters"
    var restoresWindows = true
    /// The role of the further windows.
    var role = "letter"
    let restoresNavigation = true
    let firstStep: any Step = LetterStep.list
    func rootFlow() -> any Flow { LetterFlow() }
    func step(toOpen paths: [String]) -> (any Step)? {
        paths.first == "editor"
            ? LetterStep.editor : paths.first.flatMap { Int($0) }.map { LetterStep.letter($0) }
    }
    func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
        guard restoresWindows else { return ReportingApp().restoreWindow(record, in: session) }
        #expect(record.role == role && record.flowType == "LetterFlow")
        openWindow(in: session, record)
    }
    @discardableResult func openWindow(
        in session: ApplicationSession, _ record: WindowRecord? = nil
    ) -> WindowController? {
        session.openWindow(
            session.perform { LetterFlow() }, with: OneStepper(withSingleStep: LetterStep.letter(1)),
            role: role, restoring: record)
    }
}

/// An application that does not restore its windows.
private struct ReportingApp: ControllerKit.Application {
    let id = "org.example.Letters"
    func rootFlow() -> any Flow { LetterFlow() }
}

/// What an application restores after it was killed, or started again. Each test has a folder of its own.
@MainActor final class SavedStateTests {
    private let folder = TemporaryFolder()

    private func start(opening paths: [String] = []) -> HeadlessProgram {
        HeadlessProgram(LettersApp(), opening: paths, stateFolder: folder.path)
    }

    private func file(_ name: String) -> URL { URL(filePath: "\(folder.path)/org.example.Letters/\(name)") }

    @Test func aTextThatIsNotSavedComesBack() throws {
        do {
            let killed = start(opening: ["7"])
            try killed.textField("Draft").type("Dear Ada")
            try killed.textField("Draft").type("Dear Ada, thank you")
        }
        let program = start()
        #expect(try program.textField("Draft").value == "Dear Ada, thank you")
        program.requestQuit()
        // A window that the user has closed is not restored.
        #expect(throws: (any Error).self) { try start().textField("Draft") }
    }

    /// Starts the application, opens two windows with texts of their own, and kills it.
    private func killWithThreeWindows(
        of app: LettersApp = LettersApp(), _ change: (HeadlessProgram) throws -> Void = { _ in }
    ) throws {
        let killed = HeadlessProgram(app, opening: ["7"], stateFolder: folder.path)
        try killed.textField("Draft").type("first")
        for text in ["second", "third"] {
            app.openWindow(in: killed.session)
            try killed.textField("Draft").type(text)
        }
        for (index, window) in killed.windows.enumerated() {
            window.resize(to: Size(width: 500 + 100 * index, height: 400))
        }
        killed.windows[2].maximize()
        try change(killed)
    }

    @Test func furtherMainWindowsComeBackWithTheirGeometryAndNavigation() async throws {
        try killWithThreeWindows { killed in
            killed.session.coordinators[1].navigate(to: LetterStep.letter(2))
        }
        let program = start()
        #expect(try program.windows.map { try $0.textField("Draft").value } == ["first", "", "third"])
        #expect(program.windows.map(\.state.defaultSize.width) == [500, 600, 700])
        #expect(program.windows.map(\.state.isMaximized) == [false, false, true])
        #expect(program.windows[1].requestBack())
        #expect(try program.windows[1].textField("Draft").value == "second")
        // Each of them ends with its window, and is recorded from then on.
        program.windows[1].requestClose()
        #expect(program.session.coordinators.count == 2)
        program.session.saveState()
        #expect(try String(contentsOf: file("navigation.json"), encoding: .utf8).contains("second") == false)
        program.requestQuit()
        #expect(program.retainedObjects == [])
        let next = start()
        #expect(next.windows.count == 1)
        next.requestQuit()
    }

    @Test func afterTheFirstWindowWasClosedTheOthersComeBack() throws {
        try killWithThreeWindows { $0.windows[0].requestClose() }
        let program = start()
        #expect(program.windows.count == 3)
        #expect(throws: (any Error).self) { try program.windows[0].textField("Draft") }
        #expect(
            try program.windows.dropFirst().map { try $0.textField("Draft").value } == ["second", "third"])
        program.requestQuit()
    }

    @Test func aFurtherWindowTakesThePlaceOfAFirstOneThatWasClosed() throws {
        let app = LettersApp(role: "main")
        try killWithThreeWindows(of: app) { $0.windows[0].requestClose() }
        let program = HeadlessProgram(app, stateFolder: folder.path)
        #expect(try program.windows.map { try $0.textField("Draft").value } == ["second", "third"])
        #expect(program.windows.map(\.state.defaultSize.width) == [600, 700])
        program.requestQuit()
    }

    @Test func aWindowThatTheApplicationDoesNotRestoreIsReported() throws {
        try killWithThreeWindows { $0.windows[2].requestClose() }
        let program = HeadlessProgram(
            LettersApp(restoresWindows: false), stateFolder: folder.path)
        #expect(
            program.reports.map(\.description) == [
                "ReportingApp: the window with LetterFlow that was open before is not restored, since ReportingApp does not know how "
                    + "to open it. Implement restoreWindow(_:in:), and open the window there with openWindow(…, restoring: record)."
            ])
        #expect(program.windows.count == 1)
        program.requestQuit()
    }

    @Test func aSplitViewWithARoleHasItsBordersAlsoAfterTheApplicationWasClosed() throws {
        final class MailFlow: Flow {
            let split = SplitController(sidebar: ViewController(), role: "mail")
            var root: any Presentable { split }
            func navigate(to step: LetterStep) -> FlowContributors { .none }
        }
        struct MailApp: ControllerKit.Application {
            let id = "org.example.Letters"
            let firstStep: any Step = LetterStep.list
            func rootFlow() -> any Flow { MailFlow() }
        }
        func widths(_ change: Int?) throws -> [Int] {
            let program = HeadlessProgram(MailApp(), stateFolder: folder.path)
            defer { program.requestQuit() }
            let root = program.session.windows.first?.root
            let split = try #require(root as? SplitController)
            if let change { try program.splitView().dragBorder(toWidth: change) }
            return split.columnWidths
        }
        #expect(try widths(nil) == [220])
        #expect(try widths(300) == [300])
        #expect(try widths(nil) == [300])
    }

    @Test func aWindowComesBackWithItsGeometryAlsoAfterItWasClosed() throws {
        let program = start(opening: ["editor"])
        let (main, editor) = (program.windows[0], program.windows[1])
        #expect(main.state.defaultSize == Size(width: 640, height: 480))
        main.resize(to: Size(width: 900, height: 700))
        main.maximize()
        editor.resize(to: Size(width: 300, height: 200))
        editor.requestClose()
        program.open(["editor"])
        #expect(program.windows[1].state.defaultSize == Size(width: 300, height: 200))
        program.windows[1].requestClose()
        main.requestClose()
        #expect(!program.isRunning)

        let next = start(opening: ["editor"])
        #expect(next.windows[0].state.defaultSize == Size(width: 900, height: 700))
        #expect(next.windows[0].state.isMaximized && !next.windows[0].state.isFullScreen)
        #expect(next.windows[1].state.defaultSize == Size(width: 300, height: 200))
        next.windows[0].maximize(false)
        next.windows[0].setFullScreen()
        #expect(next.windows[0].state.isFullScreen)
        next.requestQuit()
        let last = start()
        #expect(!last.windows[0].state.isMaximized && last.windows[0].state.isFullScreen)
        last.requestQuit()
    }

    @Test func aGeometryThatNoWindowCanHaveIsIgnored() throws {
        start().requestQuit()
        try FileManager.default.createDirectory(
            at: file(""), withIntermediateDirectories: true)
        try Data(
            #"{"version":1,"value":{"main":{"width":-5,"height":99999999,"isMaximized":true,"isFullScreen":false}}}"#
                .utf8
        ).write(to: file("windows.json"))
        let program = start()
        #expect(program.windows[0].state.defaultSize == Size(width: 640, height: 480))
        #expect(program.windows[0].state.isMaximized)
        program.requestQuit()
    }

    @Test func aDamagedFileIsKeptAndTheWindowNamesIt() throws {
        do { _ = start(opening: ["7"]) }
        try Data("{\"version\":1,".utf8).write(to: file("navigation.json"))
        let program = start()
        let reports = program.reports.map(\.description)
        #expect(reports.count == 1 && reports[0].contains("navigation.json is damaged"), "\(reports)")
        let names = try FileManager.default.contentsOfDirectory(atPath: file("").path(percentEncoded: false))
        let kept = try #require(names.first { $0.hasPrefix("navigation.json.2") })
        let message = "What was open before cannot be restored. Its file was kept as \(kept)."
        #expect(program.description.contains(message), "\(program.description)")
        try program.button("Close").tap()
        #expect(!program.description.contains(message))
        program.requestQuit()
        #expect(program.retainedObjects == [])
        let next = start()
        #expect(next.reports == [] && !next.description.contains("cannot be restored"))
        next.requestQuit()
    }

    @Test func theBannerNamesAllDamagedFiles() throws {
        try FileManager.default.createDirectory(at: file(""), withIntermediateDirectories: true)
        for name in ["navigation.json", "windows.json"] {
            try Data("{\"version\":1,".utf8).write(to: file(name))
        }
        let program = start()
        let names = try FileManager.default.contentsOfDirectory(atPath: file("").path(percentEncoded: false))
        for name in ["navigation.json.2", "windows.json.2"] {
            let kept = try #require(names.first { $0.hasPrefix(name) })
            #expect(program.description.contains("Its file was kept as \(kept)."), "\(program.description)")
        }
        program.requestQuit()
    }

    @Test func aFullDiskShowsOneBannerUntilTheFilesAreWritten() throws {
        let program = start(opening: ["7"])
        program.session.saveState()
        // A folder that is not empty cannot be replaced, however often it is tried.
        let blocks = ["navigation.json", "windows.json"].map { file("\($0).new") }
        for block in blocks {
            try FileManager.default.createDirectory(
                at: block.appending(path: "inner"), withIntermediateDirectories: true)
        }
        try program.textField("Draft").type("Dear Ada")
        program.windows[0].resize(to: Size(width: 900, height: 700))
        program.session.saveState()
        let message = "windows.json cannot be saved: Is a directory."
        #expect(program.description.contains(message), "\(program.description)")
        #expect(program.description.contains("navigation.json, "))
        for block in blocks { try FileManager.default.removeItem(at: block) }
        program.session.saveState()
        #expect(!program.description.contains("cannot be saved"), "\(program.description)")
        // The next run has everything.
        program.requestTermination()
        let next = start()
        #expect(try next.textField("Draft").value == "Dear Ada")
        #expect(next.windows[0].state.defaultSize == Size(width: 900, height: 700))
        next.requestQuit()
        #expect(next.retainedObjects == [])
    }

    @Test func aSecondProcessSaysSoAndSavesNothing() throws {
        do { _ = start(opening: ["7"]) }
        let names = try FileManager.default.contentsOfDirectory(atPath: file("").path(percentEncoded: false))
        // A lock of another process is one of another open folder.
        let other = open(file("").path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(other) }
        try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
        let before = try Data(contentsOf: file("navigation.json"))
        let program = start(opening: ["8"])
        // What the application keeps in a database may be saved.
        #expect(
            program.description.contains(
                "Another process of this application is running, and not everything that changes here is saved"
            ))
        program.windows[0].resize(to: Size(width: 900, height: 700))
        program.session.saveState()
        program.requestQuit()
        #expect(try Data(contentsOf: file("navigation.json")) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: file("").path(percentEncoded: false)).sorted()
                == names.sorted())
    }

    @Test func anApplicationDecidesWhatItDoesAboutAFileThatCannotBeRead() throws {
        do { _ = start(opening: ["7"]) }
        try Data("{\"version\":9,\"value\":{}}".utf8).write(to: file("navigation.json"))
        let program = HeadlessProgram(TellingApp(), stateFolder: folder.path)
        #expect(program.title == "newer(version: 9, supported: 1)")
        program.requestQuit()
    }

    private struct TellingApp: ControllerKit.Application {
        let id = "org.example.Letters"
        let restoresNavigation = true
        let firstStep: any Step = LetterStep.list
        private let flow = LetterFlow()
        func rootFlow() -> any Flow { flow }
        func stateFailed(_ error: StateFileError, in session: ApplicationSession) {
            flow.navigation.title = "\(error.reason)"
        }
    }

    @Test func aSessionThatEndsLeavesItsScreensForTheNextOne() throws {
        do {
            let program = start(opening: ["7"])
            try program.textField("Draft").type("Dear Ada")
            program.querySessionEnd()
            #expect(program.sessionEndReason == nil && program.isRunning)
        }
        let program = start()
        #expect(try program.textField("Draft").value == "Dear Ada")
        program.requestQuit()
    }

    @Test func aProgramThatIsTerminatedRestoresItsScreensAndOneThatIsQuitDoesNot() throws {
        do {
            let program = start(opening: ["7"])
            try program.textField("Draft").type("Dear Ada")
            program.requestTermination()
            #expect(!program.isRunning)
        }
        do {
            let program = start()
            #expect(try program.textField("Draft").value == "Dear Ada")
            program.requestQuit()
        }
        let program = start()
        #expect(throws: (any Error).self) { try program.textField("Draft") }
        program.requestQuit()
    }

    @Test func screensThatAgreeLateToTheEndOfTheSessionComeBackToo() async throws {
        do {
            let program = start(opening: ["7"])
            try program.textField("Draft").type("Dear Ada")
            LetterController.agreesLate = true
            defer { LetterController.agreesLate = false }
            program.querySessionEnd()
            #expect(program.sessionEndReason == "There are unsaved changes.")
            try await program.wait { !program.isRunning }
        }
        let program = start()
        #expect(try program.textField("Draft").value == "Dear Ada")
        program.requestQuit()
    }

    @Test func anApplicationWithoutAFolderIsReported() {
        #expect(
            StateFileError(path: "org.example.Letters", reason: .noFolder).description
                == "org.example.Letters has no folder for its files, because neither HOME nor the variable of the folder "
                + "(XDG_CONFIG_HOME for settings, XDG_STATE_HOME for what is restored) is set to an absolute path, and the "
                + "user has no home folder. The next run restores nothing; set one of them."
        )
    }
}
