// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing

/// Child controllers that are added after their screen was contributed are recorded, and get their states back.
@MainActor struct RestoredChildrenTests {
    final class NoteViewModel: RxViewModel, Restorable {
        let text = BehaviorRelay(value: "")
        var restorableState: Observable<String> { text.asObservable() }
        func restore(_ state: String) { text.accept(state) }
    }

    final class NoteController: RxViewController<NoteViewModel> {
        init(_ text: String = "") {
            super.init(viewModel: NoteViewModel())
            if !text.isEmpty { viewModel.text.accept(text) }
        }
        override func subviews() -> [any View] { [Label("Note")] }
    }

    /// When a screen adds its note.
    enum Moment: CaseIterable { case viewDidLoad, viewWillAppear, viewDidAppear }

    /// A screen with a note, inside of another child.
    final class AccountController: ViewController {
        let moment: Moment
        let frame = ViewController()
        private(set) var note: NoteController?

        init(_ moment: Moment) {
            self.moment = moment
            super.init()
            title = "Account"
        }
        private func add(_ moment: Moment) {
            guard moment == self.moment, note == nil else { return }
            let note = NoteController()
            self.note = note
            if frame.parent == nil { addChild(frame) }
            frame.addChild(note)
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            add(.viewDidLoad)
        }
        override func viewWillAppear(_ animated: Bool) { add(.viewWillAppear) }
        override func viewDidAppear(_ animated: Bool) { add(.viewDidAppear) }
    }

    /// A screen whose state is the number of its notes, to which the user adds notes.
    final class PadController: ViewController, Restorable {
        let count = BehaviorRelay(value: 0)
        var notes: [NoteController] { children.compactMap { $0 as? NoteController } }

        func addNote(_ text: String = "") {
            addChild(NoteController(text))
            count.accept(notes.count)
        }
        func remove(_ note: NoteController) {
            note.removeFromParent()
            count.accept(notes.count)
        }
        var texts: [String] { notes.map(\.viewModel.text.value) }
        var restorableState: Observable<Int> { count.asObservable() }
        func restore(_ state: Int) { if isSavedByState { for _ in 0..<state { addNote() } } }
        var isSavedByState = false
    }

    enum TabStep: Step, Codable, Hashable { case start }

    final class TabFlow: Flow {
        let tabs = TabController()
        let account: AccountController
        let pad = PadController()
        let lazy = LazyController("Later") { NoteController() }
        var root: any Presentable { tabs }

        init(_ moment: Moment = .viewDidLoad, padIsSavedByState: Bool = false) {
            account = AccountController(moment)
            pad.isSavedByState = padIsSavedByState
        }

        func navigate(to step: TabStep) -> FlowContributors {
            let home = Screen("Home")
            tabs.set([home, account, pad, lazy])
            return .multiple(
                flowContributors: [home, account, pad, lazy].map { .viewController($0, with: NoneStepper()) })
        }
    }

    private let program = RestoredProgram()

    /// Runs an application until it is killed, with what an earlier run has left.
    private func run(_ flow: @autoclosure () -> TabFlow, _ use: (TabFlow) async throws -> Void) async rethrows
    {
        let flow = await program.start(flow(), with: TabStep.start)
        try await use(flow)
        await turn()
        program.kill()
    }

    @Test(arguments: Moment.allCases)
    func aChildThatATabAddsWhenItIsFirstShownComesBack(_ moment: Moment) async throws {
        try await run(TabFlow(moment)) { flow in
            flow.tabs.select(flow.account)
            try #require(flow.account.note).viewModel.text.accept("Call Ada")
            flow.tabs.select(flow.tabs.viewControllers[0])
        }
        await run(TabFlow(moment)) { flow in
            #expect(flow.account.note == nil && !flow.account.isViewLoaded)
        }
        // The application was killed again, before the user had opened the tab.
        await run(TabFlow(moment)) { flow in
            flow.tabs.select(flow.account)
            #expect(flow.account.note?.viewModel.text.value == "Call Ada")
        }
    }

    @Test func aScreenThatATabCreatesWhenItIsFirstShownComesBack() async throws {
        try await run(TabFlow()) { flow in
            flow.tabs.select(flow.lazy)
            try #require(flow.lazy.screen as? NoteController).viewModel.text.accept("Later")
            flow.tabs.select(flow.tabs.viewControllers[0])
        }
        await run(TabFlow()) { flow in
            flow.tabs.select(flow.lazy)
            #expect((flow.lazy.screen as? NoteController)?.viewModel.text.value == "Later")
        }
    }

    @Test func aChildThatTheUserAddsLaterDoesNotGetTheStateOfAnEarlierOne() async throws {
        await run(TabFlow()) { flow in
            flow.tabs.select(flow.pad)
            flow.pad.addNote("About Ada")
        }
        #expect(try program.record.contains("About Ada"))
        await run(TabFlow()) { flow in
            flow.tabs.select(flow.pad)
            await turn()
            flow.pad.addNote()
            #expect(flow.pad.notes.map(\.viewModel.text.value) == [""])
        }
        #expect(try !program.record.contains("About Ada"))
    }

    @Test func aChildThatItsScreenAddsInRestoreGetsItsState() async throws {
        await run(TabFlow()) { flow in
            flow.tabs.select(flow.pad)
            flow.pad.addNote("About Ada")
        }
        await run(TabFlow(padIsSavedByState: true)) { flow in
            #expect(flow.pad.notes.map(\.viewModel.text.value) == ["About Ada"])
        }
    }

    @Test func aChildThatIsReplacedOrRemovedLeavesTheRecord() async throws {
        weak var old: NoteController?
        weak var oldViewModel: NoteViewModel?
        await run(TabFlow(padIsSavedByState: true)) { flow in
            flow.tabs.select(flow.pad)
            flow.pad.addNote("About Ada")
            flow.pad.addNote("About Grace")
            (old, oldViewModel) = (flow.pad.notes[0], flow.pad.notes[0].viewModel)
            flow.pad.replaceChild(flow.pad.notes[0], with: NoteController("About Barbara"))
            flow.pad.remove(flow.pad.notes[0])
        }
        #expect(old == nil && oldViewModel == nil)
        #expect(try !program.record.contains("About Ada") && !program.record.contains("About Grace"))
        await run(TabFlow(padIsSavedByState: true)) { flow in
            #expect(flow.pad.notes.map(\.viewModel.text.value) == ["About Barbara"])
        }
    }

    @Test func theChildrenBesideOneThatTheUserRemovedKeepTheirTexts() async throws {
        await run(TabFlow(padIsSavedByState: true)) { flow in
            flow.tabs.select(flow.pad)
            for text in ["A", "B", "C"] { flow.pad.addNote(text) }
            flow.pad.remove(flow.pad.notes[0])
            flow.pad.addNote("D")
        }
        for _ in 0..<2 {
            await run(TabFlow(padIsSavedByState: true)) { #expect($0.pad.texts == ["B", "C", "D"]) }
        }
        // A child that replaces another one has the position of that one.
        await run(TabFlow(padIsSavedByState: true)) { flow in
            flow.tabs.select(flow.pad)
            await turn()
            flow.pad.replaceChild(flow.pad.notes[1], with: NoteController("E"))
        }
        await run(TabFlow(padIsSavedByState: true)) { #expect($0.pad.texts == ["B", "E", "D"]) }
    }

    @Test func aChildWithAnIdentifierIsFoundByIt() async throws {
        func names(_ flow: TabFlow, _ names: [String]) {
            for name in names {
                let note = NoteController()
                note.tabItem.identifier = name
                flow.pad.addChild(note)
            }
        }
        await run(TabFlow()) { flow in
            flow.tabs.select(flow.pad)
            names(flow, ["a.b", "a"])
            flow.pad.notes[0].viewModel.text.accept("text of a.b")
            flow.pad.notes[1].viewModel.text.accept("text of a")
            flow.tabs.select(flow.tabs.viewControllers[0])
        }
        await run(TabFlow()) { flow in
            // Before the screen was visible.
            names(flow, ["a", "c", "a.b"])
            #expect(flow.pad.texts == ["text of a", "", "text of a.b"])
        }
    }
}
