// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Dispatch
import HeadlessBackend
import Synchronization
import Testing

private struct Person: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
}

private enum PeopleStep: Step, Equatable {
    case list
    case detail(Int)
    case detailIsDone
    case confirmDelete(Person)
    case delete(Int)
}

@MainActor private final class People {
    let all: BehaviorRelay<[Person]>
    init(_ names: String...) {
        all = BehaviorRelay(value: names.enumerated().map { Person(id: $0.offset + 1, name: $0.element) })
    }
}

private final class ListViewModel: RxViewModel {
    let people: People
    init(_ people: People) { self.people = people }
    func open(_ person: Person) { steps.accept(PeopleStep.detail(person.id)) }
}

private final class ListController: RxViewController<ListViewModel> {
    private lazy var list = ListView<Person>(cell: { Label() }, configure: { $0.text = $1.name }).with {
        $0.accessibilityLabel = "People"
    }

    override func subviews() -> [any View] { [list] }
    override func bind() -> [any Disposable] {
        [
            viewModel.people.all.bind(to: list.rx.items),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}

private final class DetailViewModel: RxViewModel {
    private let people: People
    private let id: Int

    init(_ people: People, id: Int) {
        self.people = people
        self.id = id
    }

    var person: Observable<Person> { people.all.compactMap { [id] in $0.first { $0.id == id } } }

    func rename(_ name: String) {
        people.all.accept(people.all.value.map { $0.id == id ? Person(id: id, name: name) : $0 })
    }

    func delete() {
        if let person = people.all.value.first(where: { $0.id == id }) {
            steps.accept(PeopleStep.confirmDelete(person))
        }
    }
}

private final class DetailController: RxViewController<DetailViewModel> {
    private lazy var nameField = TextField(placeholder: "Name")
    private lazy var deleteButton = Button("Delete")

    override func subviews() -> [any View] { [nameField, deleteButton] }
    override func bind() -> [any Disposable] {
        [
            viewModel.person.map { $0.name }.bind(to: nameField.rx.text),
            nameField.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.rename($0) }),
            deleteButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.delete() }),
        ]
    }
}

private final class PeopleFlow: Flow {
    private let navigation = NavigationController()
    private let people: People
    var root: any Presentable { navigation }

    init(_ people: People) { self.people = people }

    func navigate(to step: PeopleStep) -> FlowContributors {
        switch step {
        case .list:
            let list = ListController(viewModel: ListViewModel(people))
            navigation.push(list)
            return .viewController(list)
        case .detail(let id):
            let detail = DetailController(viewModel: DetailViewModel(people, id: id))
            navigation.push(detail)
            return .viewController(detail)
        case .detailIsDone:
            navigation.pop()
            return .none
        case .confirmDelete(let person):
            return .ask(Alert("Delete \(person.name)?", actions: [.cancel, .destructive("Delete")])) {
                $0.style == .destructive ? PeopleStep.delete(person.id) : nil
            }
        case .delete(let id):
            people.all.accept(people.all.value.filter { $0.id != id })
            navigation.pop()
            return .none
        }
    }
}

@MainActor struct HeadlessAppTests {
    @Test func renamingShowsInTheList() throws {
        let app = HeadlessApp(PeopleFlow(People("Ada")), startingAt: PeopleStep.list)
        try app.list("People").select("Ada")
        try app.textField("Name").type("Ada Lovelace")
        try app.back()
        #expect(try app.list("People").rows == ["Ada Lovelace"])
        #expect(app.steps == [.list, .detail(1)])
        try app.closeWindow()
        #expect(app.windows.isEmpty)
        #expect(app.retainedObjects.isEmpty)
    }

    @Test func aStepperStartsTheRootFlowAndContinuesToEmit() throws {
        final class PeopleStepper: Stepper {
            let steps = PublishRelay<any Step>()
            var initialStep: any Step { PeopleStep.list }
            func readyToEmitSteps() { steps.accept(PeopleStep.detail(1)) }
        }
        weak var released: PeopleStepper?
        do {
            let stepper = PeopleStepper()
            released = stepper
            let app = HeadlessApp(PeopleFlow(People("Ada", "Bob")), with: stepper)
            #expect(app.steps == [.list, .detail(1)])
            _ = try app.button("Delete")
            stepper.steps.accept(PeopleStep.detailIsDone)
            #expect(try app.list("People").rows == ["Ada", "Bob"])
            try app.closeWindow()
            #expect(app.retainedObjects.isEmpty)
        }
        #expect(released == nil)
    }

    @Test func withoutAStepOrAStepperTheFirstStepIsHome() throws {
        let app = HeadlessApp(HomeFlow())
        #expect(app.steps as? [RxFlowStep] == [.home])
        try app.closeWindow()
    }

    @Test func whatAnotherThreadSendsLateIsWaitedFor() async throws {
        let app = HeadlessApp(PeopleFlow(People("Ada")), startingAt: PeopleStep.list)
        let sent = Mutex(false)
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
            sent.withLock { $0 = true }
        }
        #expect(await app.settle { sent.withLock { $0 } })
        try app.closeWindow()
    }

    @Test func waitingEndsWithItsTimeoutOrItsTask() async throws {
        let app = HeadlessApp(PeopleFlow(People("Ada")), startingAt: PeopleStep.list)
        #expect(await !app.settle(within: .milliseconds(1)) { false })
        let task = Task { await app.settle(within: .seconds(1_000_000)) { false } }
        task.cancel()
        #expect(await !task.value)
        try app.closeWindow()
    }

    @Test func aQuestionLeadsToAStepOfTheSameFlow() throws {
        let app = HeadlessApp(PeopleFlow(People("Ada", "Bob")), startingAt: PeopleStep.list)
        try app.list("People").select("Bob")
        try app.button("Delete").tap()
        #expect(try app.dialog().title == "Delete Bob?")
        #expect(throws: HeadlessError.behindDialog("Delete Bob?")) { try app.button("Delete") }
        try app.dialog().choose("Cancel")
        try app.button("Delete").tap()
        try app.press("Escape")
        try app.button("Delete").tap()
        try app.dialog().choose("Delete")
        #expect(try app.list("People").rows == ["Ada"])
        try app.closeWindow()
        #expect(app.retainedObjects.isEmpty)
    }

    @Test func whatIsRetainedNamesItsSubscriptions() throws {
        let app = HeadlessApp(LeakingFlow(), startingAt: LeakingStep.start)
        #expect(app.texts.contains("Ada"))
        try app.closeWindow()
        let line = LeakingController.line
        #expect(
            app.retainedObjects.first == "LeakingController (subscribed at LeakingController.swift:\(line))")
        // What the controller retains has no subscriptions.
        #expect(app.retainedObjects.contains("Label"))
    }

    @Test func aDialogHasTheTextsThatAUserReads() throws {
        let app = HeadlessApp(PeopleFlow(People("Ada")), startingAt: PeopleStep.list)
        let window = try #require(app.session.frontWindow?.window)
        window.show(About("People", version: "1.2", comments: "Knows people.", authors: ["Ada"]))
        #expect(try app.dialog().texts == ["People", "1.2", "Knows people.", "Ada"])
        try app.dialog().close()
        _ = window.show(Alert("Delete Ada?", message: "For ever.")) { _ in }
        #expect(try app.dialog().texts == ["Delete Ada?", "For ever."])
        try app.dialog().choose("Close")
        _ = window.show(Prompt("Name", text: "Ada")) { _ in }
        try app.dialog().type("Bob")
        #expect(try app.dialog().texts == ["Name", "Bob"])
        try app.dialog().close()
        window.showShortcuts(
            ShortcutsOverview(
                "Keys", groups: [.init("Files", entries: [.init("Open", shortcuts: ["<Primary>o"])])]))
        #expect(try app.dialog().texts == ["Keys", "Files", "Open"])
        try app.dialog().close()
        try app.closeWindow()
    }

    @Test func usingAViewThatTheUserCannotSeeThrows() throws {
        let app = HeadlessApp(PeopleFlow(People("Ada")), startingAt: PeopleStep.list)
        #expect(throws: HeadlessError.notFound(role: "button", name: "Delete", there: [])) {
            try app.button("Delete")
        }
        #expect(throws: HeadlessError.noRow("Eve", rows: ["Ada"])) { try app.list("People").select("Eve") }
        #expect(throws: HeadlessError.noDialog) { try app.dialog() }
        try app.closeWindow()
        #expect(throws: HeadlessError.noWindow) { try app.window() }
    }

    @Test func theTreeCanBeReadAsText() throws {
        let app = HeadlessApp(PeopleFlow(People("Ada")), startingAt: PeopleStep.list)
        try app.list("People").select("Ada")
        #expect(app.description.contains("text field \"Name\" = \"Ada\""))
        #expect(!app.description.contains("People"))
        try app.closeWindow()
    }
}
