// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing

@MainActor struct ApplicationSessionRestorationTests {
    enum PageStep: Step, Codable, Hashable { case show(String), open(String), introduce }

    class PageFlow: Flow {
        let navigation = NavigationController()
        var root: any Presentable { navigation }
        var children: [PageFlow] = []

        func navigate(to step: PageStep) -> FlowContributors {
            switch step {
            case .show(let title):
                let screen = Screen(title)
                navigation.push(screen)
                return .viewController(screen, with: NoneStepper())
            case .open(let title):
                let child = PageFlow()
                children.append(child)
                navigation.present(child.navigation)
                return .flow(child, with: .show(title))
            case .introduce:
                let pages = PageController([Screen("Welcome"), Screen("Import"), Screen("Done")])
                return .push(pages, with: NoneStepper(), on: navigation)
            }
        }
    }

    enum TabStep: Step, Codable, Hashable { case start, select(Int), filter(String) }

    /// Tabs, each with its own flow. The tabs are added when their flows are ready.
    final class TabFlow: Flow, Restorable {
        let tabs = TabController()
        let filter = BehaviorRelay(value: "")
        let flows = [PageFlow(), PageFlow()]
        var root: any Presentable { tabs }

        var restorableState: Observable<String> { filter.asObservable() }
        func restore(_ state: String) { filter.accept(state) }

        func navigate(to step: TabStep) -> FlowContributors {
            switch step {
            case .start:
                Flows.use(flows[0], flows[1], when: .ready) {
                    [tabs] (first: NavigationController, second: NavigationController) in
                    tabs.set([first, second])
                }
                return .multiple(
                    .flow(flows[0], with: .show("Mail")), .flow(flows[1], with: .show("News")))
            case .select(let index):
                return .select(tabs.viewControllers[index], in: tabs)
            case .filter(let text):
                filter.accept(text)
                return .none
            }
        }
    }

    private let program = RestoredProgram()

    @Test func aKilledApplicationComesBackToItsWindowsAndStacks() async throws {
        let before = await program.start(PageFlow(), with: PageStep.show("List"))
        before.router.send(.show("Ada"))
        before.router.send(.open("Settings"))
        before.children[0].router.send(.show("Colours"))
        program.kill()
        #expect(program.session.windows.count == 2 && (try? program.file.load()) != nil)

        let after = await program.start(PageFlow(), with: PageStep.show("List"))
        #expect(program.session.windows.count == 2)
        #expect(after.navigation.viewControllers.map(\.title) == ["List", "Ada"])
        #expect(after.children.first?.navigation.viewControllers.map(\.title) == ["Settings", "Colours"])

        program.session.closeAllWindows()
        await turn()
        #expect((try? program.file.load()) == nil)
    }

    @Test(arguments: ["a step", "the user"])
    func aKilledApplicationComesBackToTheSelectedTabAndPage(_ who: String) async throws {
        let before = await program.start(TabFlow(), with: TabStep.start)
        before.flows[1].router.send(.introduce)
        let pages = try #require(before.flows[1].navigation.topViewController as? PageController)
        if who == "a step" {
            before.router.send(.select(1))
            pages.select(pages.viewControllers[2])
        } else {
            let window = try #require(program.session.windows.first?.headless)
            try window.tabs().select("Welcome")
            try window.pager().select("Done")
        }
        before.router.send(.filter("friends"))
        program.kill()

        let after = await program.start(TabFlow(), with: TabStep.start)
        #expect(after.tabs.selectedIndex == 1)
        #expect(after.flows[1].navigation.viewControllers.map(\.displayTitle) == ["News", "Done"])
        let restored = try #require(after.flows[1].navigation.topViewController as? PageController)
        #expect(restored.selectedIndex == 2 && restored.phase == .visible)
        #expect(after.filter.value == "friends")
        #expect(program.session.windows.first?.headless.state.title == "Done")
    }

    enum MailStep: Step, Codable, Hashable { case mail, message(String) }

    /// A split view on a stack, and the messages that the flow shows in it.
    final class MailFlow: Flow {
        let navigation = NavigationController()
        let split = SplitController(sidebar: Screen("Folders"), collapseWidth: 600)
        var root: any Presentable { navigation }

        func navigate(to step: MailStep) -> FlowContributors {
            switch step {
            case .mail: return .push(split, with: NoneStepper(), on: navigation)
            case .message(let title):
                let screen = Screen(title)
                split.show(screen)
                return .viewController(screen, with: NoneStepper())
            }
        }
    }

    @Test func theFrontColumnAndTheDetailScreenOfASplitViewAreRestored() async throws {
        let before = await program.start(MailFlow(), with: MailStep.mail)
        for title in ["One", "Two", "Three"] { before.router.send(.message(title)) }
        before.split.show(before.split.details[1])
        before.split.show(.sidebar)
        program.kill()

        let after = await program.start(MailFlow(), with: MailStep.mail)
        #expect(after.split.details.map(\.title) == ["One", "Two", "Three"])
        #expect(after.split.detail?.title == "Two" && after.split.frontColumn == .sidebar)
    }

    @Test func aWindowAndASplitViewComeBackAsTheyWere() {
        let split = SplitController(sidebar: Screen("Sidebar"))
        split.show(Screen("One"))
        split.show(Screen("Two"))
        split.show(split.details[0])
        var state = SplitController.RestorableState(columnWidths: [])
        _ = split.restorableState.subscribe(onNext: { state = $0 })
        let window = WindowController(root: split)
        #expect(window.restorable === split)

        let other = SplitController(sidebar: Screen("Sidebar"))
        other.show(Screen("One"))
        other.show(Screen("Two"))
        other.restore(state)
        #expect(other.detail === other.details[0])
        other.restore(.init(detail: 7, columnWidths: [300]))
        #expect(other.detail === other.details[0] && other.columnWidths == [300])
    }

    @Test func aRecordThatIsNotRestoredIsKeptInACopy() async throws {
        _ = await program.start(MailFlow(), with: MailStep.mail)
        program.kill()
        let record = try program.file.load()

        HeadlessBackend.install()
        let session = ApplicationSession(restoringFrom: program.file)
        var errors: [StateFileError] = []
        session.stateFailed = { errors.append($0) }
        session.start(TabFlow(), with: TabStep.start)
        await turn()
        session.saveState()
        #expect(errors.count == 1 && errors[0].reason == .partlyUsed)
        let copy = try #require(errors.first?.newPath)
        #expect(
            errors[0].description.hasSuffix(
                "rename it to \(program.file.path) for a version that can, or delete it.")
        )
        #expect(try FlowRecordFile(path: copy).load() == record)
        #expect(try program.file.load()?.flow == "TabFlow")
        session.closeAllWindows()
    }
}
