// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Questions that flows ask.
@MainActor struct FlowQuestionTests {
    enum PageStep: Step, Codable, Hashable {
        case list, child, confirm, tell, about, rename, importFiles, delete(String), reset, end, nothing
    }

    final class PageFlow: Flow {
        let navigation = NavigationController()
        var root: any Presentable { navigation }
        let child: PageFlow?
        var answers: [String] = []
        var navigated: [PageStep] = []

        init(child: PageFlow? = nil) { self.child = child }

        static let confirmation = Alert("Delete Ada?", actions: [.cancel, .destructive("Delete")])

        static let prompt = Prompt("Rename Ada", text: "Ada") {
            $0.isEmpty ? "A contact needs a name." : nil
        }

        func navigate(to step: PageStep) -> FlowContributors {
            navigated.append(step)
            switch step {
            case .list: return .push(Screen("List"), with: NoneStepper(), on: navigation)
            case .child:
                guard let child else { return .none }
                WindowController(root: child.navigation).present()
                return .flow(child, with: .list)
            case .confirm:
                return .ask(Self.confirmation) { [unowned self] answer in
                    answers.append(answer.title)
                    return answer.style == .destructive ? PageStep.delete("Ada") : nil
                }
            case .tell: return .show(Alert("Ada was deleted"))
            case .about: return .show(About("Pages", version: "1.2", authors: ["Ada"]))
            case .rename:
                return .ask(Self.prompt) { [unowned self] name in
                    answers.append(name ?? "none")
                    return name.map { PageStep.delete($0) }
                }
            case .importFiles:
                return .ask(FileDialog("Import", purpose: .openMany)) { [unowned self] files in
                    answers += files
                    return nil
                }
            case .reset: return .reset(to: PageStep.nothing)
            case .end: return .end
            case .delete, .nothing: return .none
            }
        }
    }

    private func start(_ flow: @autoclosure () -> PageFlow) -> (ApplicationSession, PageFlow) {
        HeadlessBackend.install()
        let session = ApplicationSession()
        let flow = session.perform(flow)
        session.start(flow, with: PageStep.list)
        return (session, flow)
    }

    /// An application with two windows. The front window is not that of the flow that asks.
    private func startTwo() -> (ApplicationSession, back: PageFlow, child: PageFlow) {
        let (session, flow) = start(PageFlow(child: PageFlow()))
        flow.router.send(.child)
        return (session, flow, flow.child!)
    }

    @Test func aQuestionIsAboveTheWindowOfTheFlowThatAsks() throws {
        let (session, flow, child) = startTwo()
        #expect(session.frontWindow === session.windows[1])
        flow.router.send(.confirm)
        #expect(session.windows[0].headless.dialogs.map(\.title) == ["Delete Ada?"])
        child.router.send(.confirm)
        #expect(session.windows[1].headless.dialogs.map(\.title) == ["Delete Ada?"])
        try session.windows[0].headless.dialogs[0].choose("Delete")
        #expect(flow.navigated.last == .delete("Ada") && child.answers.isEmpty)
        session.closeAllWindows()
    }

    @Test func anAlertIsAboveTheWindowOfTheFlowThatShowsIt() {
        let (session, flow, child) = startTwo()
        flow.router.send(.tell)
        #expect(session.windows.map { $0.headless.dialogs.count } == [1, 0])
        child.router.send(.tell)
        #expect(session.windows.map { $0.headless.dialogs.count } == [1, 1])
        // Without a flow it is above the front window.
        ScreenTransition.show(Alert("Hello")).perform {}
        #expect(session.windows.map { $0.headless.dialogs.count } == [1, 2])
        session.closeAllWindows()
    }

    @Test func theDescriptionOfAProgramIsAboveTheWindowOfTheFlowThatShowsIt() throws {
        let (session, flow, _) = startTwo()
        flow.router.send(.about)
        let dialog = try #require(session.windows[0].headless.dialogs.last)
        #expect(dialog.texts == ["Pages", "1.2", "Ada"])
        #expect(session.windows[1].headless.dialogs.isEmpty)
        // Without a flow it is above the front window.
        ScreenTransition.show(About("Hello")).perform {}
        #expect(session.windows[1].headless.dialogs.map(\.title) == ["Hello"])
        session.closeAllWindows()
    }

    @Test func aFlowAsksForAText() throws {
        let (session, flow) = start(PageFlow())
        flow.router.send(.rename)
        var dialog = try #require(session.windows[0].headless.dialogs.first)
        try dialog.type("")
        #expect(dialog.errorMessage == "A contact needs a name.")
        #expect(throws: (any Error).self) { try dialog.choose("OK") }
        try dialog.type("Countess Ada")
        try dialog.choose("OK")
        #expect(flow.navigated.last == .delete("Countess Ada"))
        flow.router.send(.rename)
        dialog = try #require(session.windows[0].headless.dialogs.first)
        dialog.close()
        #expect(flow.answers == ["Countess Ada", "none"] && flow.navigated.last == .rename)
        #expect(session.windows[0].headless.dialogs.isEmpty)
        flow.router.send(.rename)
        session.closeAllWindows()
        #expect(flow.answers.count == 2)
    }

    @Test func aTesterEntersTexts() throws {
        HeadlessBackend.install()
        let flow = PageFlow()
        let tester = FlowTester(flow)
        #expect(tester.send(PageStep.rename) == .ask(Prompt("Rename Ada", text: "Ada")) { _ in nil })
        #expect(tester.questions as? [Prompt] == [PageFlow.prompt])
        #expect(throws: FlowTesterError.notAnAlert("Rename Ada")) { try tester.choose("OK") }
        let refused = #expect(throws: FlowTesterError.self) { try tester.enter("") }
        #expect(
            refused?.description
                == "The prompt \"Rename Ada\" does not accept \"\": A contact needs a name. Enter a text that it accepts, or use "
                + "closeDialog().")
        try tester.enter("Countess Ada")
        #expect(tester.steps.last as? PageStep == .delete("Countess Ada"))
        tester.send(PageStep.rename)
        try tester.closeDialog()
        tester.send(PageStep.confirm)
        #expect(throws: FlowTesterError.notAPrompt("Delete Ada?")) { try tester.enter("Ada") }
        #expect(flow.answers == ["Countess Ada", "none"])
    }

    @Test func aTesterIsReleasedWhileAQuestionIsOpen() throws {
        HeadlessBackend.install()
        var tester: FlowTester? = FlowTester(PageFlow())
        tester?.send(PageStep.confirm)
        #expect(tester?.questions.count == 1)
        weak let released = tester
        tester = nil
        #expect(released == nil)
    }

    @Test func aQuestionIsAboveTheModalWindowThatIsAboveItsFlow() throws {
        let (session, flow) = start(PageFlow())
        flow.navigation.present(Screen("Sheet"))
        flow.router.send(.confirm)
        #expect(session.windows[1].headless.dialogs.map(\.title) == ["Delete Ada?"])
        session.closeAllWindows()
    }

    @Test(arguments: [PageStep.reset, .end])
    func aQuestionGoesWithWhatItsFlowHasContributed(_ step: PageStep) throws {
        let (session, _, child) = startTwo()
        child.router.send(.confirm)
        let dialog = try #require(session.windows[1].headless.dialogs.first)
        child.router.send(step)
        #expect(session.windows.last?.headless.dialogs.isEmpty == true)
        try? dialog.choose("Delete")
        dialog.close()
        #expect(child.answers.isEmpty && !child.navigated.contains(.delete("Ada")))
        session.closeAllWindows()
    }

    @Test func aQuestionGoesWithTheWindowOfItsFlow() throws {
        let (session, flow, child) = startTwo()
        child.router.send(.confirm)
        session.windows[1].close()
        #expect(child.answers.isEmpty)
        flow.router.send(.importFiles)
        session.closeAllWindows()
        #expect(flow.answers.isEmpty)
    }

    @Test func aQuestionIsNotRestored() {
        HeadlessBackend.install()
        let coordinator = FlowCoordinator(recordsNavigation: true)
        let flow = PageFlow()
        let window = open(flow.navigation)
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: PageStep.list))
        flow.router.send(.confirm)
        #expect(window.headless.dialogs.count == 1)
        #expect(coordinator.record?.entries.count == 1)
        window.close()
    }

    @Test func closingADialogChoosesItsCancelAction() throws {
        let (session, flow) = start(PageFlow())
        flow.router.send(.confirm)
        session.windows[0].headless.dialogs.first?.close()
        #expect(flow.answers == ["Cancel"] && flow.navigated.last == .confirm)
        #expect(session.windows[0].headless.dialogs.isEmpty)
        session.closeAllWindows()
    }

    @Test func questionsAreValuesThatTestsCompare() {
        HeadlessBackend.install()
        let flow = PageFlow()
        #expect(flow.navigate(to: PageStep.confirm) == .ask(PageFlow.confirmation) { _ in nil })
        #expect(flow.navigate(to: PageStep.confirm) == flow.navigate(to: PageStep.confirm))
        #expect(flow.navigate(to: PageStep.confirm) != .ask(Alert("Delete Ada?")) { _ in nil })
        #expect(flow.navigate(to: PageStep.confirm) != flow.navigate(to: PageStep.importFiles))
        #expect(flow.navigate(to: PageStep.confirm).description == "ask \"Delete Ada?\"")
    }

    @Test func aTesterAnswersQuestionsWithoutViews() throws {
        HeadlessBackend.install()
        var flow: PageFlow! = PageFlow()
        let tester = FlowTester(flow)
        #expect(tester.send(PageStep.confirm) == .ask(PageFlow.confirmation) { _ in nil })
        #expect(tester.questions as? [Alert] == [PageFlow.confirmation])
        let error = #expect(throws: FlowTesterError.self) { try tester.choose("Remove") }
        #expect(
            error?.description
                == "The dialog \"Delete Ada?\" has no button \"Remove\"; it has: \"Cancel\", \"Delete\".")
        try tester.choose("Delete")
        #expect(tester.steps as? [PageStep] == [.confirm, .delete("Ada")])
        #expect(tester.questions.isEmpty)

        tester.send(PageStep.importFiles)
        #expect(tester.questions as? [FileDialog] == [FileDialog("Import", purpose: .openMany)])
        #expect(throws: FlowTesterError.notAnAlert("Import")) { try tester.choose("Open") }
        try tester.choose(files: ["/tmp/ada.vcf"])
        tester.send(PageStep.confirm)
        #expect(throws: FlowTesterError.notAFileDialog("Delete Ada?")) { try tester.choose(files: []) }
        try tester.closeDialog()
        #expect(flow.answers == ["Delete", "/tmp/ada.vcf", "Cancel"])
        let none = #expect(throws: FlowTesterError.self) { try tester.closeDialog() }
        #expect(none?.description.hasPrefix("The flow has no open dialog") == true)

        tester.send(PageStep.confirm)
        tester.send(PageStep.end)
        #expect(tester.questions.isEmpty && flow.answers.count == 3)
        flow = nil
        try tester.assertReleased()
    }
}
