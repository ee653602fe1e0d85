// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import Foundation
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

enum JotStep: Step, Codable { case list, note(String) }

/// Notes whose steps and text are restored.
private final class JotFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: JotStep) -> FlowContributors {
        switch step {
        case .list: return .push(JotViewController(viewModel: JotViewModel()), on: navigation)
        case .note(let text):
            let controller = JotViewController(viewModel: JotViewModel())
            controller.title = text
            return .push(controller, on: navigation)
        }
    }
}

private final class JotViewModel: RxViewModel, Restorable {
    let text = BehaviorRelay(value: "")
    var restorableState: Observable<String> { text.asObservable() }
    func restore(_ state: String) { text.accept(state) }
    func open() { steps.accept(JotStep.note("Deep")) }
}

private final class JotViewController: RxViewController<JotViewModel> {
    private lazy var field = TextField(placeholder: "Jot")
    private lazy var button = Button("Deeper")

    override func subviews() -> [any View] { [field, button] }
    override func bind() -> [any Disposable] {
        [
            viewModel.text.subscribe(onNext: { [unowned self] in field.text = $0 }),
            field.rx.text.orEmpty.subscribe(onNext: { [unowned self] in
                if $0 != viewModel.text.value { viewModel.text.accept($0) }
            }),
            button.rx.tap.subscribe(onNext: { [unowned self] in viewModel.open() }),
        ]
    }
}

private final class JotPlugin: Plugin {
    func activate(in context: PluginContext) throws {
        context.register(flow: "jot", title: "Jot", icon: "text-x-generic", startingAt: .list) { JotFlow() }
    }
}

private struct SessionDesk: ShellApplication {
    let id = "org.example.SessionDesk"
    let plugins: [any Plugin.Type] = [JotPlugin.self, ClockPlugin.self]
    let pluginDirectories: [PluginDirectory] = []
    var folder = ""

    init() {}
    init(folder: String) { self.folder = folder }

    var shellOptions: ShellOptions {
        var options = ShellOptions(application: id)
        options.stateFolder = "\(folder)/plugins"
        options.settingsFile = nil
        return options
    }
}

@Suite(.serialized) @MainActor struct WorkspaceSessionTests {
    private let folder = TemporaryFolder()

    private func start() -> HeadlessProgram {
        HeadlessProgram(SessionDesk(folder: folder.path), stateFolder: folder.path)
    }

    private func flow(_ program: HeadlessProgram) throws -> ShellFlow {
        try #require(program.session.coordinator.flow as? ShellFlow)
    }

    private func routes(_ flow: ShellFlow) -> [[Route]] {
        flow.tabs.layout.groups.map { $0.tabs.map(\.route) }
    }

    /// The texts of the pages with the first screen in front.
    private func texts(in flow: ShellFlow) -> [String] {
        flow.tabs.tabs.compactMap { tab in
            let stack = tab.controller as? NavigationController
            return (stack?.viewControllers.last as? JotViewController)?.viewModel.text.value
        }.filter { !$0.isEmpty }
    }

    @Test func aKilledShellComesBackWithItsTabsSplitsAndPages() async throws {
        do {
            let program = start()
            let flow = try flow(program)
            try await program.wait { routes(flow) == [[.page("jot")]] }
            try program.textField("Jot").type("Milk")
            try program.list("Places").select("Clock")
            try await program.wait { flow.tabs.selectedTab?.route == .page("clock") }
            flow.emit(.openTab(.page("jot"), id: "second"))
            try await program.wait { flow.tabs.tabs.count == 3 }
            try program.button("Deeper").tap()
            try await program.wait { program.title == "Deep" }
            try program.press("<Primary>backslash")
            #expect(routes(flow) == [[.page("jot"), .page("clock")], [.page("jot")]])
            try program.press("<Primary><Alt>g")
            try program.press("<Primary>1")
            try await program.wait { flow.tabs.selectedTab?.route == .page("jot") }
            program.session.saveState()
        }
        let program = start()
        let flow = try flow(program)
        try await program.wait {
            routes(flow) == [[.page("jot"), .page("clock")], [.page("jot")]]
        }
        try await program.wait {
            (try? program.textField("Jot").value) == "Milk" || texts(in: flow) == ["Milk"]
        }
        #expect(flow.tabs.tabs.contains { $0.id == "second" && $0.controller.displayTitle == "Deep" })
        #expect(flow.tabs.selectedTab?.route == .page("jot"))
        #expect(!program.texts.contains("Noon"))
        try program.press("<Primary>2")
        #expect(program.texts.contains("Noon"))
    }

    @Test func furtherWindowsAndDetachedTabsComeBack() async throws {
        do {
            let program = start()
            let flow = try flow(program)
            try await program.wait { routes(flow) == [[.page("jot")]] }
            try program.list("Places").select("Clock")
            try await program.wait { flow.tabs.tabs.count == 2 }
            try program.press("<Primary><Alt>o")
            try await program.wait { program.windows.count == 2 }
            flow.emit(.newWindow)
            try await program.wait { program.windows.count == 3 && flow.shell.windows.flows.count == 2 }
            let second = try #require(flow.shell.windows.flows.last)
            try await program.wait { routes(second) == [[.page("jot")]] }
            second.emit(.show(.plugins))
            try await program.wait { routes(second) == [[.page("jot"), .plugins]] }
            program.session.saveState()
        }
        let program = start()
        let flow = try flow(program)
        try await program.wait { program.windows.count == 3 }
        #expect(flow.tabs.layout.windows.map(\.route) == [.page("clock")])
        let second = try #require(flow.shell.windows.flows.last)
        try await program.wait { routes(second) == [[.page("jot"), .plugins]] }
        #expect(routes(flow) == [[.page("jot")]])
    }

    @Test func quitEndsTheShellAndTheNextRunRestoresIt() async throws {
        do {
            let program = start()
            let flow = try flow(program)
            try await program.wait { routes(flow) == [[.page("jot")]] }
            try program.list("Places").select("Clock")
            try await program.wait { flow.tabs.tabs.count == 2 }
            try program.press("<Primary>q")
            try await program.wait { program.windows.isEmpty }
        }
        let program = start()
        let flow = try flow(program)
        try await program.wait { routes(flow) == [[.page("jot"), .page("clock")]] }
    }

    @Test func aPageWhosePluginIsGoneIsLeftOut() async throws {
        do {
            let program = start()
            let flow = try flow(program)
            try await program.wait { routes(flow) == [[.page("jot")]] }
            flow.emit(.openTab(.page("clock"), id: "clock"))
            try await program.wait { flow.tabs.tabs.count == 2 }
            program.session.saveState()
            flow.shell.turnOff("org.example.none")
        }
        let program = HeadlessProgram(
            FewerDesk(desk: SessionDesk(folder: folder.path)), stateFolder: folder.path)
        let flow = try flow(program)
        try await program.wait { routes(flow) == [[.page("jot")]] }
        #expect(flow.tabs.selectedTab?.route == .page("jot"))
    }

    /// The names in files stay, whatever the properties are called.
    @Test func aLayoutThatAnEarlierVersionHasSavedIsRead() throws {
        let text =
            #"{"root":{"group":{"_0":{"tabs":[{"id":"1","place":{"plugins":{}}}],"isActive":true}}},"windows":[]}"#
        let layout = try JSONDecoder().decode(WorkspaceLayout.self, from: Data(text.utf8))
        #expect(layout.tabs.map(\.route) == [.plugins])
        #expect(try JSONDecoder().decode(WorkspaceLayout.self, from: JSONEncoder().encode(layout)) == layout)
    }

    private struct FewerDesk: ShellApplication {
        var desk = SessionDesk()
        init() {}
        init(desk: SessionDesk) { self.desk = desk }
        var id: String { desk.id }
        let plugins: [any Plugin.Type] = [JotPlugin.self]
        let pluginDirectories: [PluginDirectory] = []
        var shellOptions: ShellOptions { desk.shellOptions }
    }
}
