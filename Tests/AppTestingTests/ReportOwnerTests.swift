// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Testing

private enum DeskStep: Step { case start }

/// A step that no flow of the test takes.
private struct LostStep: Step {}

private final class DeskModel: RxViewModel {}

private final class DeskController: RxViewController<DeskModel> {
    let label = Label("Desk")
    override func subviews() -> [any View] { [label] }
}

private final class DeskFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: DeskStep) -> FlowContributors {
        let desk = DeskController(viewModel: DeskModel())
        navigation.push(desk)
        return .viewController(desk)
    }
}

@MainActor struct ReportOwnerTests {
    private func desk(of app: HeadlessApp<DeskFlow>) throws -> DeskController {
        let window = try #require(app.session.frontWindow)
        return try #require((window.root as? NavigationController)?.topViewController as? DeskController)
    }

    // Several in parallel. The mistakes are made outside of the work of any application, and the second application was started last.
    @Test(arguments: 0..<4)
    func eachMistakeIsReportedInTheApplicationOfItsOwner(_ number: Int) async throws {
        let app = HeadlessApp(DeskFlow(), startingAt: DeskStep.start)
        let other = HeadlessApp(DeskFlow(), startingAt: DeskStep.start)
        await Task.yield()
        let desk = try desk(of: app)
        desk.label.minimumWidth = -1 - number
        await Task.yield()
        desk.viewModel.addChild(desk.viewModel)
        await Task.yield()
        desk.viewModel.steps.accept(LostStep())
        #expect(await app.settle { !app.flowReports.isEmpty })

        #expect(app.reports.map(\.view) == [desk.label.path])
        #expect(app.reports.first?.description.contains("minimumWidth is \(-1 - number)") == true)
        #expect(app.controllerReports.map(\.reason) == [.cycle(child: "DeskModel")])
        #expect(app.flowReports.map(\.flow) == ["DeskFlow"])
        #expect(other.reports == [] && other.controllerReports == [] && other.flowReports.isEmpty)
        for app in [app, other] { app.requestQuit() }
    }
}
