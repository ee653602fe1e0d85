// SPDX-License-Identifier: MIT

import AppTesting
import FlowKit
import Glibc
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@testable import ControllerKit

private enum PlantStep: Step, Equatable, Codable {
    case list
    case plant(String)
}

private enum PlantEvent {
    static let name = RxControllerEvent.identifier(of: String.self)
}

private final class PlantViewModel: RxViewModel {
    init(_ name: String) {
        super.init()
        events.accept(PlantEvent.name.event(name))
    }
}

private final class PlantController: RxViewController<PlantViewModel> {
    init(_ name: String) {
        super.init(viewModel: PlantViewModel(name))
        title = name
    }

    override func subviews() -> [any View] { [Label(title)] }
}

@MainActor private final class GardenFlow: Flow {
    /// Retains the screens of all flows, as a mistake of a program does.
    static var retained: [ViewController] = []
    static var retains = false
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: PlantStep) -> FlowContributors {
        let controller =
            switch step {
            case .list: PlantController("Plants")
            case .plant(let name): PlantController(name)
            }
        if Self.retains { Self.retained.append(controller) }
        return .push(controller, on: navigation)
    }
}

/// The records and the window of an inspector.
@MainActor @Suite(.serialized) struct InspectorTests {
    private let session: ApplicationSession
    private let inspector: Inspector

    init() {
        HeadlessBackend.install()
        session = ApplicationSession()
        inspector = Inspector(of: session)
        session.start(GardenFlow(), with: PlantStep.list)
        session.coordinator.navigate(to: PlantStep.plant("Fern"))
    }

    @Test func theWindowsControllersViewModelsAndFlowsAreATree() throws {
        #expect(
            try #require(inspector.snapshot).description == """
                Windows
                  Fern
                    NavigationController (visible)
                      PlantController (“Plants”, hidden)
                        PlantViewModel
                          PlantEvent, line 19 (Plants)
                      PlantController (“Fern”, visible)
                        PlantViewModel
                          PlantEvent, line 19 (Fern)
                Flows
                  GardenFlow (steps from OneStepper)
                    PlantController (steps from PlantViewModel, not visible)
                    PlantController (steps from PlantViewModel)
                """)
        session.closeAllWindows()
        #expect(inspector.snapshot?.description == "Windows\nFlows")
    }

    @Test func theJournalHasTheLastEntries() {
        var entries: [Inspector.Entry] = []
        let subscription = inspector.entries.subscribe(onNext: { entries = $0 })
        #expect(entries.first?.text == "started with OneStepper" && entries.first?.flow == "GardenFlow")
        #expect(entries.contains { $0.text.hasPrefix("PlantStep.plant(\"Fern\") from ") })
        for number in 0..<600 {
            session.coordinator.navigate(to: PlantStep.plant("\(number)"))
        }
        #expect(entries.count == 1_000)
        #expect(entries.map(\.id) == Array((entries[0].id)..<(entries[0].id + 1_000)))
        #expect(entries[0].id > 600 && entries == entries.sorted { $0.time < $1.time })
        inspector.removeAllEntries()
        #expect(entries.isEmpty)
        subscription.dispose()
        session.closeAllWindows()
    }

    @Test func theWindowShowsAllAndIsNotPartOfItself() throws {
        inspector.action.perform()
        let window = try #require(session.windows.last)
        #expect(window.root.displayTitle == "Inspector" && session.windows.count == 2)
        #expect(inspector.snapshot?.windows.count == 1)
        let tree = window.headless.texts
        #expect(tree.contains("PlantController") && tree.contains("“Fern”, visible"))
        try window.headless.tabs().select("Flows")
        #expect(window.headless.texts.contains("GardenFlow"))
        try window.headless.tabs().select("Journal")
        #expect(window.headless.texts.contains { $0.hasPrefix("PlantStep.plant(\"Fern\") from ") })
        try window.headless.textField("Search").type("fern")
        #expect(!window.headless.texts.contains("started with OneStepper"))
        try window.headless.textField("Search").pressEscape()
        #expect(window.headless.texts.contains("started with OneStepper"))
        try window.headless.button("Clear").tap()
        #expect(!window.headless.texts.contains("started with OneStepper"))
        try window.headless.tabs().select("Not Released")
        #expect(window.headless.texts.contains("Everything Was Released"))
        inspector.show()
        #expect(session.windows.count == 2)
        session.closeAllWindows()
    }

    @Test func aScreenThatIsRetainedIsNamed() throws {
        GardenFlow.retains = true
        defer {
            GardenFlow.retains = false
            GardenFlow.retained = []
        }
        session.coordinator.navigate(to: PlantStep.plant("Ivy"))
        #expect(inspector.retainedObjects == [])
        let navigation = try #require(session.windows[0].root as? NavigationController)
        navigation.pop()
        #expect(
            inspector.retainedObjects == ["PlantController of GardenFlow", "PlantViewModel of GardenFlow"])
        #expect(
            "\(inspector)".hasSuffix(
                "Not released\n  PlantController of GardenFlow\n  PlantViewModel of GardenFlow"))
        session.closeAllWindows()
    }

    @Test func theUserGoesToAStateOfTheJournalAgain() async throws {
        let folder = "\(TemporaryFolder.ofProcess.path)/inspector"
        let session = ApplicationSession(
            restoringFrom: FlowRecordFile(path: "\(folder)/navigation.json"))
        let inspector = session.inspector
        session.start(GardenFlow(), with: PlantStep.list)
        let navigation = try #require(session.windows[0].root as? NavigationController)
        func titles() -> [String] { navigation.viewControllers.map(\.title) }
        await turn()
        for name in ["Fern", "Ivy"] {
            session.coordinator.navigate(to: PlantStep.plant(name))
            await turn()
        }
        navigation.popToRoot()
        session.coordinator.navigate(to: PlantStep.plant("Moss"))
        await turn()
        #expect(titles() == ["Plants", "Moss"])

        inspector.show()
        let window = try #require(session.windows.last)
        try window.headless.tabs().select("Journal")
        #expect(try !window.headless.button("Go to This State").isEnabled)
        let row = try #require(window.headless.texts.first { $0.hasPrefix("PlantStep.plant(\"Ivy\") from ") })
        try window.headless.list("Journal").select(row)
        try window.headless.button("Go to This State").tap()
        await turn()
        #expect(titles() == ["Plants", "Fern", "Ivy"])

        // From outside, by the number of the entry.
        var entries: [Inspector.Entry] = []
        let subscription = inspector.entries.subscribe(onNext: { entries = $0 })
        let fern = try #require(entries.first { $0.text.hasPrefix("PlantStep.plant(\"Fern\") from ") })
        #expect("\(inspector)".contains("  \(fern.id). "))
        #expect(inspector.entry(fern.id) == fern && inspector.go(to: fern))
        await turn()
        #expect(titles() == ["Plants", "Fern"])
        inspector.removeAllEntries()
        #expect(inspector.entry(fern.id) == nil)
        subscription.dispose()
        session.closeAllWindows()
        await turn()
        #expect(!inspector.canGo(to: fern) && !inspector.go(to: fern))
    }

    @Test func withoutARecordOfTheNavigationNoStateIsKnown() async throws {
        var entries: [Inspector.Entry] = []
        let subscription = inspector.entries.subscribe(onNext: { entries = $0 })
        await turn()
        #expect(!inspector.canGo(to: try #require(entries.last)))
        subscription.dispose()
        session.closeAllWindows()
    }

    @Test func theSectionsHaveSubscriptionsFramesAndWhatTheProgramAdds() throws {
        let names = PublishSubject<String>()
        let line = #line + 1
        let subscription = names.subscribe(onNext: { _ in })
        inspector.sections.append(Inspector.Section("Weather") { [Inspector.Row("Rain", "3 mm")] })
        inspector.show()
        let window = try #require(session.windows.last)
        try window.headless.tabs().select("Subscriptions")
        #expect(window.headless.texts.contains("ControllerKitTests/InspectorTests.swift:\(line)"))
        try window.headless.tabs().select("Frames")
        #expect(window.headless.texts.contains("The backend does not measure frames."))
        try window.headless.tabs().select("Weather")
        #expect(window.headless.texts.contains("Rain") && window.headless.texts.contains("3 mm"))
        #expect("\(inspector)".contains("\nWeather\n  Rain: 3 mm\n"))
        subscription.dispose()
        #expect(!"\(inspector)".contains("InspectorTests.swift:\(line)"))
        session.closeAllWindows()
    }

    @Test func theScreenOfAPageIsCreatedWhenItsTabIsSelectedAndGoesWithThePage() async throws {
        weak var screen: PlantController?
        var created = 0
        func page(_ id: String, _ title: String) -> Inspector.Page {
            Inspector.Page(id: id, title: title) {
                created += 1
                let controller = PlantController(title)
                screen = controller
                return controller
            }
        }
        inspector.pages = [page("fern", "Fern"), page("fern", "Another Fern")]
        inspector.show()
        let window = try #require(session.windows.last)
        #expect(try window.headless.tabs().titles.suffix(2) == ["Frames", "Fern"] && created == 0)
        try window.headless.tabs().select("Fern")
        #expect(created == 1 && screen?.phase == .visible)

        // A page that is added leaves the others as they are.
        inspector.pages.insert(page("ivy", "Ivy"), at: 0)
        await turn()
        #expect(try window.headless.tabs().titles.suffix(2) == ["Ivy", "Fern"])
        #expect(try created == 1 && window.headless.tabs().value == "Fern")
        inspector.pages.removeAll { $0.id == "fern" }
        await turn()
        #expect(try window.headless.tabs().titles.suffix(2) == ["Frames", "Ivy"] && screen == nil)
        inspector.pages = []
        await turn()
        #expect(try window.headless.tabs().titles.last == "Frames")
        session.closeAllWindows()
    }

    @Test func theFiguresOfFramesAreThoseOfTheLastOnes() {
        let recorder = FrameRecorder(nil)
        for number in 0..<700 { recorder.add(.microseconds(number < 100 ? 90_000 : number * 10)) }
        recorder.add(.microseconds(20_000))
        let rows = Dictionary(uniqueKeysWithValues: recorder.rows.map { ($0.name, $0.detail) })
        #expect(rows["Frames"] == "600" && rows["Last"] == "20.0 ms" && rows["Longest"] == "20.0 ms")
        #expect(rows["Median"] == "4.0 ms" && rows["Longer than a sixtieth of a second"] == "1")
    }

    @Test func theSessionIsNotRetained() {
        var session: ApplicationSession? = ApplicationSession()
        let inspector = Inspector(of: session!)
        weak let weakSession = session
        session = nil
        #expect(weakSession == nil && inspector.snapshot == nil)
        #expect("\(inspector)".hasPrefix("The application has ended."))
        inspector.show()
    }

    @Test func theWindowIsReleasedWhenItIsClosed() throws {
        inspector.show()
        weak let viewModel = (session.windows.last?.root as? any ViewModelOwner)?.rxViewModel
        #expect(viewModel != nil)
        session.windows.last?.close()
        #expect(viewModel == nil)
        session.closeAllWindows()
    }
}
