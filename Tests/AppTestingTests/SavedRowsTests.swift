// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private enum RowStep: Step, Codable, Equatable { case list }

/// The selection and the visible rows of a list, which are restored when the rows have been loaded.
@MainActor @Suite struct SavedRowsTests {
    private struct Row: Identifiable, Hashable { let id: Int }

    private final class RowCell: Box, Configurable {
        private let label = Label()
        init() { super.init(.horizontal, [label]) }
        func configure(_ row: Row) { label.text = "Row \(row.id)" }
    }

    @Test func visibleRowsComeBackWhenTheyAreLoaded() throws {
        HeadlessBackend.install()
        let window = Window()
        let list = ListView { RowCell() }
        window.content = list
        window.present()
        let peer = try #require(list.backendView as? HeadlessCollection)
        list.items = (0..<500).map(Row.init)
        peer.scrollToEnd()
        let rows = peer.visibleRows
        #expect(rows.upperBound == 500 && rows.lowerBound > 0)

        let other = ListView { RowCell() }
        window.content = other
        let otherPeer = try #require(other.backendView as? HeadlessCollection)
        other.scroll(to: rows)
        other.items = (0..<100).map(Row.init)
        #expect(otherPeer.visibleRows.lowerBound == 0)
        other.items = (0..<600).map(Row.init)
        #expect(otherPeer.visibleRows == rows)
        other.scroll(to: -3..<2)
        #expect(otherPeer.visibleRows == rows)
        window.close()
    }

    /// A screen with a list whose rows are loaded when the test says so.
    private final class RowsController: ViewController, Restorable {
        static var rows = PublishRelay<[Row]>()
        let list = ListView { RowCell() }

        var restorableState: Observable<RowPosition<Int>> { list.rx.position }
        func restore(_ position: RowPosition<Int>) { list.position = position }

        override func viewDidLoad() {
            super.viewDidLoad()
            list.selectionMode = .multiple
            Self.rows.subscribe(onNext: { [unowned self] in list.items = $0 }).disposed(by: disposeBag)
            view.embed(list)
        }
    }

    private final class RowsFlow: Flow {
        let screen = RowsController()
        var root: any Presentable { screen }
        func navigate(to step: RowStep) -> FlowContributors {
            .viewController(screen, with: NoneStepper())
        }
    }

    private struct RowsApp: ControllerKit.Application {
        let id = "org.example.Rows"
        let firstStep: any Step = RowStep.list
        let restoresNavigation = true
        func rootFlow() -> any Flow { RowsFlow() }
    }

    @Test func theSelectionAndTheVisibleRowsAreRestoredWhenTheRowsAreLoaded() async throws {
        func list(of program: HeadlessProgram) throws -> (RowsController, HeadlessCollection) {
            let screen = try #require(program.session.windows.first?.root as? RowsController)
            return (screen, try #require(screen.list.backendView as? HeadlessCollection))
        }
        let folder = "\(TemporaryFolder.ofProcess.path)/\(UUID())"
        func start() -> HeadlessProgram { HeadlessProgram(RowsApp(), stateFolder: folder) }
        let killed = start()
        RowsController.rows.accept((0..<500).map(Row.init))
        let (screen, peer) = try list(of: killed)
        screen.list.selectedItems = [Row(id: 3), Row(id: 498)]
        peer.scrollToEnd()
        let rows = peer.visibleRows
        try await killed.wait { screen.list.visibleRows == rows }
        killed.session.saveState()

        // Killed again before the rows were loaded.
        let again = start()
        RowsController.rows.accept((0..<10).map(Row.init))
        let (partly, _) = try list(of: again)
        #expect(partly.list.selectedItems == [Row(id: 3)])
        again.session.saveState()

        let program = start()
        RowsController.rows.accept((0..<600).map(Row.init))
        let (restored, restoredPeer) = try list(of: program)
        #expect(restored.list.selectedItems == [Row(id: 3), Row(id: 498)])
        #expect(restoredPeer.visibleRows == rows && rows.lowerBound > 0)
        program.requestQuit()
    }

    @Test func aSelectionThatWaitsEndsWithAnotherSelection() throws {
        HeadlessBackend.install()
        let list = ListView { RowCell() }
        list.position = RowPosition(selected: [7], rows: 0..<3)
        #expect(list.position == RowPosition(selected: [7], rows: 0..<3))
        list.items = (0..<5).map(Row.init)
        list.selectedItem = Row(id: 2)
        list.items = (0..<9).map(Row.init)
        #expect(list.selectedItems == [Row(id: 2)])
        list.position = RowPosition(selected: [1, 8])
        #expect(list.selectedItems == [Row(id: 1)] && list.position.selected == [1])
    }
}
