// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

private struct Folder: Identifiable, Equatable {
    let id: String
    var children: [Folder] = []
}

@MainActor private final class Network {
    var isOffline = true
    var started = 0
    var cancelled = 0
}

@MainActor @Suite(.serialized) struct TreeViewTests {
    private let root = Folder(
        id: "Home",
        children: [
            Folder(id: "Music", children: [Folder(id: "Bach")]), Folder(id: "Notes"),
        ])

    init() { HeadlessBackend.install() }

    private func tree() throws -> (TreeView<Folder>, HeadlessCollection) {
        let tree = TreeView<Folder>(
            hasChildren: { !$0.children.isEmpty }, children: { $0.children }, cell: { Label() },
            configure: { $0.text = $1.id })
        return (tree, try #require(tree.backendView as? HeadlessCollection))
    }

    /// As file managers do: the user sees which row had the hidden one.
    @Test func theParentOfASelectedRowIsSelectedWhenItIsClosed() throws {
        let (tree, rows) = try tree()
        let window = openWindow(tree)
        tree.roots = [root, Folder(id: "Trash")]
        tree.setExpanded(root, true)
        try rows.select("Notes")
        tree.focus()
        try rows.collapse("Home")
        #expect(tree.selectedItem?.id == "Home")
        try rows.expand("Home")
        #expect(tree.selectedItem?.id == "Home")
        window.close()
    }

    @Test func aRowIsOpenedAndClosed() throws {
        let (tree, rows) = try tree()
        tree.roots = [root, Folder(id: "Trash")]
        #expect(rows.rows == ["Home", "Trash"])
        var events: [String] = []
        let subscription = tree.rx.expanded.subscribe(onNext: {
            events.append("\($0.item.id) \($0.isExpanded)")
        })
        try rows.expand("Home")
        try rows.expand("Music")
        #expect(rows.rows == ["Home", "Music", "Bach", "Notes", "Trash"])
        #expect((0..<5).map { rows.traits(of: $0).depth } == [0, 1, 2, 1, 0])
        #expect(rows.traits(of: 0).isExpanded)
        #expect(!rows.traits(of: 3).isExpandable)
        try rows.select("Trash")
        try rows.collapse("Home")
        #expect(rows.rows == ["Home", "Trash"])
        #expect(tree.selectedItem?.id == "Trash")
        try rows.expand("Home")
        #expect(rows.rows == ["Home", "Music", "Bach", "Notes", "Trash"])
        #expect(events == ["Home true", "Music true", "Home false", "Home true"])
        let error = #expect(throws: HeadlessError.self) { try rows.expand("Notes") }
        #expect(
            error?.message
                == "The row \"Notes\" has no arrow, so that a user could not open or close it. Check that hasChildren of the tree returns "
                + "true for it, and that it has children.")
        subscription.dispose()
    }

    @Test func aRootThatStaysKeepsWhatIsOpen() throws {
        let (tree, rows) = try tree()
        tree.roots = [root]
        tree.setExpanded(root, true)
        #expect(tree.isExpanded(root))
        tree.roots = [Folder(id: "Trash"), root]
        #expect(rows.rows == ["Trash", "Home", "Music", "Notes"])
        #expect(tree.items.count == 4)
        tree.roots = []
        #expect(rows.rows == [])
    }

    @Test func anItemWithoutChildrenCanBeOpenedWhenItHasSome() throws {
        let children = BehaviorRelay<[Folder]>(value: [])
        let tree = TreeView<Folder>(
            hasChildren: { _ in true }, children: { _ in children.value }, cell: { Label() },
            configure: { $0.text = $1.id })
        let rows = try #require(tree.backendView as? HeadlessCollection)
        var events: [Bool] = []
        let subscription = tree.rx.expanded.subscribe(onNext: { events.append($0.isExpanded) })
        tree.roots = [Folder(id: "Home")]
        try rows.expand("Home")
        #expect(!rows.traits(of: 0).isExpandable && events == [false])
        children.accept([Folder(id: "Notes")])
        tree.reloadChildren(of: Folder(id: "Home"))
        try rows.expand("Home")
        #expect(rows.rows == ["Home", "Notes"] && events == [false, true])
        subscription.dispose()
    }

    @Test func theItemThatTheUserClosesIsSentThoughAnObserverOfTheSelectionReplacesTheRows() throws {
        let (tree, rows) = try tree()
        let bag = DisposeBag()
        let window = openWindow(tree)
        tree.roots = [root]
        tree.setExpanded(root, true)
        try rows.select("Notes")
        var closed: [String] = []
        tree.rx.selected.subscribe(onNext: { [unowned tree] _ in tree.roots = [Folder(id: "Trash")] })
            .disposed(by: bag)
        tree.rx.expanded.subscribe(onNext: { closed.append("\($0.item.id) \($0.isExpanded)") })
            .disposed(by: bag)
        try rows.collapse("Home")
        #expect(closed == ["Home false"] && rows.rows == ["Trash"])
        window.close()
    }

    /// The item is closed when the error is sent.
    @Test func anItemThatCouldNotBeLoadedIsClosedBeforeTheErrorIsSent() async throws {
        struct Offline: Error {}
        let tree = TreeView<Folder>(
            hasChildren: { _ in true }, loading: { _ in throw Offline() }, cell: { Label() },
            configure: { $0.text = $1.id })
        tree.roots = [root]
        let rows = try #require(tree.backendView as? HeadlessCollection)
        var isOpen: [Bool] = []
        let subscription = tree.failed.subscribe(onNext: { [unowned tree, unowned rows] in
            isOpen += [tree.isExpanded($0.item), rows.traits(of: 0).isExpanded]
        })
        try rows.expand("Home")
        for _ in 0..<1000 where isOpen.isEmpty { await Task.yield() }
        #expect(isOpen == [false, false])
        subscription.dispose()
    }

    private func makeTree(loadedFrom network: Network) -> TreeView<Folder> {
        struct Offline: Error {}
        return TreeView(
            hasChildren: { _ in true },
            loading: { folder in
                if network.isOffline { throw Offline() }
                return folder.children
            }, cell: { Label() }, configure: { $0.text = $1.id })
    }

    @Test func childrenAreLoadedAndFailuresAreReported() async throws {
        let network = Network()
        let tree = makeTree(loadedFrom: network)
        let rows = try #require(tree.backendView as? HeadlessCollection)
        tree.roots = [root]
        var failures: [String] = []
        let failed = tree.failed.subscribe(onNext: { failures.append($0.item.id) })
        try rows.expand("Home")
        #expect(rows.traits(of: 0).isLoading)
        await turns { failures == ["Home"] }
        #expect(failures == ["Home"])
        #expect(!tree.isExpanded(root))
        network.isOffline = false
        try rows.expand("Home")
        await turns { rows.rows.count == 3 }
        #expect(rows.rows == ["Home", "Music", "Notes"])
        try rows.expand("Notes")
        await turns { !rows.traits(of: 2).isExpandable }
        #expect(!rows.traits(of: 2).isExpandable)
        #expect(!tree.isExpanded(Folder(id: "Notes")))
        failed.dispose()
    }

    @Test func anItemThatTheUserOpensIsSentAsClosedIfNoChildrenAreLoaded() async throws {
        let network = Network()
        let tree = makeTree(loadedFrom: network)
        let rows = try #require(tree.backendView as? HeadlessCollection)
        let bag = DisposeBag()
        tree.roots = [root, Folder(id: "Trash")]
        var events: [String] = []
        tree.rx.expanded.subscribe(onNext: { events.append("\($0.item.id) \($0.isExpanded)") })
            .disposed(by: bag)
        tree.failed.subscribe(onNext: { events.append("\($0.item.id) failed") }).disposed(by: bag)
        try rows.expand("Home")
        await turns { events.last == "Home failed" }
        #expect(events == ["Home true", "Home false", "Home failed"])
        network.isOffline = false
        try rows.expand("Trash")
        await turns { events.last == "Trash false" }
        #expect(Array(events.dropFirst(3)) == ["Trash true", "Trash false"])
        // What the program opens was not sent as open.
        network.isOffline = true
        tree.setExpanded(root, true)
        await turns { events.count > 5 }
        #expect(Array(events.dropFirst(5)) == ["Home failed"])
    }

    @Test func aLoadWhoseViewWasReleasedIsCancelled() async throws {
        let network = Network()
        weak var dead: TreeView<Folder>?
        do {
            let tree = TreeView<Folder>(
                hasChildren: { _ in true },
                loading: { _ in
                    network.started += 1
                    do { try await Task.sleep(for: .seconds(600)) } catch { network.cancelled += 1 }
                    return []
                }, cell: { Label() }, configure: { $0.text = $1.id })
            let rows = try #require(tree.backendView as? HeadlessCollection)
            tree.roots = [root]
            try rows.expand("Home")
            await turns { network.started == 1 }
            try rows.collapse("Home")
            await turns { network.cancelled == 1 }
            #expect(network.cancelled == 1)
            try rows.expand("Home")
            await turns { network.started == 2 }
            dead = tree
        }
        await turns { network.cancelled == 2 && dead == nil }
        #expect(dead == nil)
        #expect(network.cancelled == 2)
    }

    private func turns(until condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(20)
        while !condition(), ContinuousClock.now < end { await Task.yield() }
    }
}
