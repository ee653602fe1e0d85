// SPDX-License-Identifier: MIT

import GLib
import Glibc
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

private struct Numbered: Identifiable, Equatable {
    let id: Int
}

/// Shows a tree, adds rows to it, and records their roles.
private final class GrowingTree: Program, RunningProgram {
    nonisolated(unsafe) static var roles: Set<Gtk.AccessibleRole> = []
    private weak var host: (any ProgramHost)?

    nonisolated init() {}

    var id: String { "org.rxshell.GtkBackendTests.GrowingTree\(getpid())" }
    var name: String { "GrowingTree" }

    func start(on host: any ProgramHost) -> any RunningProgram {
        self.host = host
        return self
    }

    func activate() {
        let tree = ViewKit.TreeView<Numbered>(
            hasChildren: { _ in false }, children: { _ in [] }, cell: { Label() },
            configure: { $0.text = "\($1.id)" })
        tree.roots = [Numbered(id: 0)]
        let window = openWindow(ScrollView(tree), Size(width: 300, height: 300))
        // Each runs when GTK has drawn.
        Source.idle(priority: 300) { [weak host] in
            tree.roots = (0..<100).map(Numbered.init)
            Source.idle(priority: 300) {
                if let list = tree.backendView as? GtkCollectionView {
                    Self.roles = Set(
                        list.slots.values.filter(\.isFilled).compactMap { $0.rowWidget?.accessibleRole })
                }
                window.close()
                host?.quit()
                return false
            }
            return false
        }
    }

    func open(_ paths: [String]) {}
    func requestQuit() { host?.quit() }
}

extension OnDisplay {
    /// The accessible roles and names of lists, and how a list scrolls while a row is dragged.
    @MainActor struct ListRoleTests {
        init() { Stage.gtk.enter() }

        private func show(_ view: any View) async -> Window {
            await openWindowAndSettle(view, Size(width: 300, height: 300))
        }

        @Test func theRowsOfATreeAreItemsOfATree() async throws {
            let tree = ViewKit.TreeView<Numbered>(
                hasChildren: { $0.id < 10 }, children: { [Numbered(id: $0.id * 10)] },
                cell: { Label() }, configure: { $0.text = "\($1.id)" })
            tree.roots = [Numbered(id: 1), Numbered(id: 2)]
            let window = await show(tree)
            let peer = try #require(tree.backendView as? GtkCollectionView)
            #expect(peer.list.accessibleRole == .tree)
            let row = try #require(peer.slots.bound(at: 1)?.rowWidget)
            // Newer releases of GTK do not let a program change the role of a row.
            #expect(row.accessibleRole == (GTK.isAvailable(4, 12) ? .listItem : .treeItem))
            #expect(peer.holder.accessibleRole == .group)
            window.close()
        }

        /// If a screen reader may run, GTK refuses a role when the row is in the window, with a critical message.
        @Test func aRowThatIsAddedToATreeThatIsShownHasItsRole() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    setenv("GTK_A11Y", "test", 1)
                    let code = ProgramRunner(GrowingTree()).run([])
                    exit(
                        code == 0 && GrowingTree.roles == [GTK.isAvailable(4, 12) ? .listItem : .treeItem]
                            ? 7 : 1)
                }
            }
        }

        /// The rows of a list may change while the user drags one of them.
        @Test func aDraggedRowIsNamedByItsPresentIndexAndNotDroppedWhenItWasRemoved() async throws {
            let list = ListView<Numbered>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
            list.items = [1, 2, 3].map(Numbered.init)
            list.isReorderable = true
            let moved = Recorder(list.rx.itemMoved.map(\.item.id))
            let window = await show(list)
            let peer = try #require(list.backendView as? GtkCollectionView)
            let dragged = peer.dragging.begin(with: 0)
            list.items = [9, 1, 2, 3].map(Numbered.init)
            await settle()
            let last = try #require(peer.slots.bound(at: 3)?.rowWidget?.computeBounds(peer.holder))
            let below = Double(last.origin.y + last.size.height - 2)
            #expect(peer.drop(dragged, at: 10, below))
            #expect(moved.values == [1] && list.items.map(\.id) == [9, 2, 3, 1])
            let removed = peer.dragging.begin(with: 0)
            list.items = [2, 3, 1].map(Numbered.init)
            await settle()
            #expect(!peer.drop(removed, at: 10, 5) && moved.values == [1])
            window.close()
        }

        /// A cell of another process gets its text after it was filled.
        @Test func aRowIsNamedByATextThatComesLater() async throws {
            var late: [Label] = []
            let columns = ColumnView<Numbered>(columns: [
                Column(
                    "Name",
                    cell: {
                        late.append(Label())
                        return late[late.count - 1]
                    }, configure: { label, _ in label.text = "" }),
                Column("Number") { "\($0.id)" },
            ])
            columns.items = [Numbered(id: 1), Numbered(id: 2)]
            let window = await show(columns)
            let peer = try #require(columns.backendView as? GtkCollectionView)
            let slot = try #require(
                peer.slots.values.first { $0.column == "Name" && $0.isFilled && $0.item.position == 0 })
            let (part, row) = (try #require(slot.item.child?.parent), try #require(slot.rowWidget))
            #expect(!testAccessibleHasRelation(part, relation: .labelledBy))
            let label = try #require(late.first { $0.gtkWidget === slot.cell?.widget })
            label.text = "One"
            try await wait(until: "the part is named by its text") {
                testAccessibleHasRelation(part, relation: .labelledBy)
            }
            #expect(!testAccessibleHasProperty(part, property: .label))
            #expect(testAccessibleHasRelation(row, relation: .labelledBy))
            label.text = ""
            try await wait(until: "the part has an empty name") {
                testAccessibleHasProperty(part, property: .label)
            }
            #expect(!testAccessibleHasRelation(part, relation: .labelledBy))
            window.close()
        }

        @Test func theFocusGoesToTheRowOfAFailedPageAndBackToTheRowBeforeIt() async throws {
            let list = ListView<Numbered>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
            list.items = [Numbered(id: 1), Numbered(id: 2)]
            list.onRetryPage = { [unowned list] in list.pageStatus = .loading(nil) }
            let window = await show(list)
            list.pageStatus = .failed("No answer.")
            await settle()
            let peer = try #require(list.backendView as? GtkCollectionView)
            let row = try #require(peer.slots.bound(at: 2)?.rowWidget)
            // An arrow key does the same.
            #expect(row.grabFocus())
            #expect(gtkWindow(window).focusWidget === row)
            _ = peer.body.activateAction("list.select-item", args: Variant(tuple: UInt32(2), false, false))
            _ = peer.body.activateAction("list.activate-item", args: Variant(UInt32(2)))
            await settle()
            #expect(list.pageStatus == .loading(nil))
            #expect(peer.slots.bound(at: 1)?.rowWidget?.isFocus == true)
            #expect(list.selectedRows.isEmpty || list.selectedRows == [1])
            list.items.append(Numbered(id: 3))
            list.pageStatus = nil
            await settle()
            #expect(peer.slots.bound(at: 1)?.rowWidget?.isFocus == true)
            window.close()
        }

        @Test func theRowInPlaceOfOneThatIsRemovedGetsTheFocusUnlessAnotherViewHasIt() async throws {
            let list = ListView<Numbered>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
            list.items = (1...5).map(Numbered.init)
            let field = ViewKit.TextField()
            let window = await show(ViewKit.Box(.vertical, [field, list]))
            let peer = try #require(list.backendView as? GtkCollectionView)
            #expect(peer.slots.bound(at: 3)?.rowWidget?.grabFocus() == true)
            list.items = [Numbered(id: 8), Numbered(id: 9)]
            await settle()
            #expect(peer.slots.bound(at: 1)?.rowWidget?.isFocus == true)
            list.items = []
            await settle()
            field.focus()
            list.items = [Numbered(id: 1)]
            await settle()
            #expect(peer.slots.bound(at: 0)?.rowWidget?.isFocus == false)
            window.close()
        }

        @Test func aRowThatIsDraggedToTheEdgeScrollsTheList() async throws {
            let list = ListView<Numbered>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
            list.items = (0..<1_000).map(Numbered.init)
            list.isReorderable = true
            let window = await show(ScrollView(list))
            let peer = try #require(list.backendView as? GtkCollectionView)
            let adjustment = try #require(peer.holder.doVadjustment)
            peer.dragging.edgeScroll.pointerMoved(to: 150)
            #expect(peer.dragging.edgeScroll.speed == 0)
            peer.dragging.edgeScroll.pointerMoved(to: Double(peer.holder.height) - 4)
            try await wait(until: "the list has scrolled down") { adjustment.value > 100 }
            peer.dragging.edgeScroll.pointerMoved(to: 4)
            let position = adjustment.value
            try await wait(until: "the list scrolls up") { adjustment.value < position }
            peer.dragging.edgeScroll.stop()
            #expect(peer.dragging.edgeScroll.speed == 0)
            window.close()
        }
    }
}
