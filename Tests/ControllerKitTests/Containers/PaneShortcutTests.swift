// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private enum OneStep: Step, Equatable { case start }

/// A flow with one screen in a stack.
private final class OneScreenFlow: Flow {
    let navigation = NavigationController()
    private let make: @MainActor () -> ViewController
    var root: any Presentable { navigation }
    init(_ make: @escaping @MainActor () -> ViewController) { self.make = make }
    func navigate(to step: OneStep) -> FlowContributors {
        navigation.push(make())
        return .none
    }
}

/// Which action a key triggers if several have it: the one nearest to the keyboard focus.
@MainActor @Suite(.serialized) struct PaneShortcutTests {
    private struct Row: Identifiable, Equatable, Sendable { let id: String }

    private final class Source: PagedDataSource {
        var refreshes = 0
        func refreshData() { refreshes += 1 }
        func loadMore() {}
    }

    private final class Pane: ViewController {
        let source = Source()
        let list: PagedListView<Row>

        init(_ name: String, asAdvised: Bool) {
            list = PagedListView(
                ListView<Row>(cell: { Label() }, configure: { $0.text = $1.id }).with {
                    $0.accessibilityLabel = name
                })
            super.init()
            title = name
            list.dataSource = source
            // As the comment of PagedView advises.
            if asAdvised { actions = [list.refreshAction] }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(list)
            list.show(CollectionState<Row>(data: [Row(id: "row of \(title)")]))
        }
    }

    /// Two lists beside each other, each with its command to refresh. Without `asAdvised`, the command is one of the view alone.
    @Test(arguments: [true, false]) func aShortcutActsOnThePaneWithTheFocus(_ asAdvised: Bool) throws {
        var panes: [Pane] = []
        let app = HeadlessApp(
            OneScreenFlow {
                panes = [Pane("Left", asAdvised: asAdvised), Pane("Right", asAdvised: asAdvised)]
                let split = SplitController(sidebar: panes[0])
                split.show(panes[1])
                return split
            }, startingAt: OneStep.start)
        try app.list("Right").select("row of Right")
        try app.press("F5")
        #expect(panes.map(\.source.refreshes) == [0, 1])
        try app.list("Left").select("row of Left")
        try app.press("F5")
        #expect(panes.map(\.source.refreshes) == [1, 1])
        #expect(app.reports.isEmpty)
    }

    /// A pane with a command of its own.
    private final class CommandPane: ViewController {
        var performed = 0
        let field: TextField

        init(_ name: String, _ id: String, isEnabled: Bool = true) {
            field = TextField().with { $0.accessibilityLabel = name }
            super.init()
            title = name
            let action = Action(id, title: "Refresh", shortcuts: ["F5"]) { [unowned self] in performed += 1 }
            action.isEnabled = isEnabled
            actions = [action]
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Box([field, Button("Button of \(title)")]))
        }
    }

    private func app(_ panes: [CommandPane]) -> HeadlessApp<OneScreenFlow> {
        HeadlessApp(
            OneScreenFlow {
                let split = SplitController(sidebar: panes[0])
                split.show(panes[1])
                return split
            }, startingAt: OneStep.start)
    }

    @Test func aMenuItemActsOnThePaneThatHadTheFocusLast() throws {
        let panes = [CommandPane("Left", "refresh"), CommandPane("Right", "refresh")]
        let app = app(panes)
        // No pane had the focus: nothing says which one is meant.
        try app.perform("refresh")
        #expect(panes.map(\.performed) == [1, 0])
        #expect(app.reports.count == 1)
        try app.textField("Right").focus()
        try app.perform("refresh")
        #expect(panes.map(\.performed) == [1, 1])
        try app.button("Button of Right").focus()
        try app.perform("refresh")
        #expect(panes.map(\.performed) == [1, 2])
        try app.textField("Left").focus()
        try app.perform("refresh")
        #expect(panes.map(\.performed) == [2, 2])
        #expect(app.reports.count == 1)
    }

    @Test func aMenuItemIsEnabledIfTheActionOfThePaneWithTheFocusIs() throws {
        let panes = [CommandPane("Left", "refresh", isEnabled: false), CommandPane("Right", "refresh")]
        let app = app(panes)
        try app.textField("Left").focus()
        #expect(throws: HeadlessError.self) { try app.perform("refresh") }
        try app.textField("Right").focus()
        try app.perform("refresh")
        panes[0].actions[0].isEnabled = true
        panes[1].actions[0].isEnabled = false
        #expect(throws: HeadlessError.self) { try app.perform("refresh") }
        try app.textField("Left").focus()
        try app.perform("refresh")
        #expect(panes.map(\.performed) == [1, 1])
    }

    @Test func panesWithOneKeyForDifferentActionsAreReportedIfNothingSaysWhichIsMeant() throws {
        let panes = [CommandPane("Left", "left.refresh"), CommandPane("Right", "right.refresh")]
        let app = app(panes)
        try app.textField("Right").focus()
        try app.press("F5")
        try app.textField("Left").focus()
        try app.press("F5")
        try app.perform("right.refresh")
        try app.perform("left.refresh")
        #expect(panes.map(\.performed) == [2, 2])
        #expect(app.reports.isEmpty)
        panes[0].field.resignFocus()
        try app.press("F5")
        #expect(panes.map(\.performed) == [3, 2])
        #expect(app.reports.count == 1)
        #expect(
            app.reports.first.map { "\($0)".contains("left.refresh") && "\($0)".contains("right.refresh") }
                == true)
    }

    /// A screen with two lists, whose commands are those of the screen, too.
    private final class TwoLists: ViewController {
        let panes = [Pane("Left", asAdvised: false), Pane("Right", asAdvised: false)]
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Box(panes.map(\.list) + [Button("Other")]))
            actions = panes.map(\.list.refreshAction)
            for pane in panes {
                pane.list.show(CollectionState<Row>(data: [Row(id: "row of \(pane.title)")]))
            }
        }
    }

    @Test func twoListsOfOneScreenHaveTheSameShortcut() throws {
        let screen = TwoLists()
        let app = HeadlessApp(OneScreenFlow { screen }, startingAt: OneStep.start)
        try app.list("Right").select("row of Right")
        try app.press("F5")
        #expect(screen.panes.map(\.source.refreshes) == [0, 1])
        #expect(app.reports.isEmpty)
        // Nothing says which list is meant.
        try app.button("Other").focus()
        try app.press("F5")
        #expect(screen.panes.map(\.source.refreshes) == [1, 1])
        #expect(app.reports.count == 1)
    }

    /// A screen with a search field, and a command of the screen with the shortcut Delete.
    private final class Screen: ViewController {
        var deleted = 0
        let search = TextField(placeholder: "Search", purpose: .search)
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(search)
            actions = [
                Action("row.delete", title: "Delete", shortcuts: ["Delete"]) { [unowned self] in deleted += 1
                }
            ]
        }
    }

    @Test func deleteInASearchFieldIsNotACommandOfTheScreen() throws {
        let screen = Screen()
        let app = HeadlessApp(OneScreenFlow { screen }, startingAt: OneStep.start)
        try app.textField("Search").type("ada")
        try app.textField("Search").select(0..<0)
        try? app.press("Delete")
        #expect(screen.deleted == 0)
    }
}
