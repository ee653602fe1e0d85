// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// The processes in columns or as a tree, with the filter.
final class ProcessListViewController: RxViewController<ProcessListViewModel> {
    private lazy var searchField = TextField(placeholder: "Filter processes", purpose: .search).with {
        $0.accessibilityLabel = "Filter processes"
        $0.expandsHorizontally = true
    }
    private lazy var ownBox = CheckBox("Only mine")
    private lazy var treeButton = ToggleButton("Tree").with {
        $0.tooltip = "Show the processes below their parents"
    }
    private lazy var columns = ColumnView<ProcessRecord>(columns: ProcessColumns.all).with {
        $0.accessibilityLabel = "Processes"
        $0.itemText = { $0.name }
        $0.sort = ColumnSort("processor", ascending: false)
        // Rows move with each reading.
        $0.animatesInsertions = false
        $0.emptyView = status
    }
    private lazy var tree = TreeView<ProcessRecord>(
        hasChildren: { [unowned self] in !viewModel.tree.value.children(of: $0).isEmpty },
        children: { [unowned self] in viewModel.tree.value.children(of: $0) },
        cell: { ProcessCell() }, configure: { $0.show($1) }
    ).with {
        $0.accessibilityLabel = "Tree of processes"
        $0.itemText = { $0.name }
        $0.activatesOnSingleClick = false
        $0.animatesInsertions = false
    }
    private lazy var columnsScroll = ScrollView(columns, horizontally: true).with {
        $0.expandsVertically = true
    }
    private lazy var treeScroll = ScrollView(tree).with { $0.expandsVertically = true }
    private lazy var status = StatusView(icon: "system-search-symbolic", title: "No Processes")
    private lazy var summaryLabel = Label(style: .caption, wraps: true).with {
        $0.margins = Insets(horizontal: 12, vertical: 4)
        $0.expandsHorizontally = true
    }
    private lazy var controls = Box(.horizontal, spacing: 8, [searchField, ownBox, treeButton]).with {
        $0.margins = Insets(horizontal: 12, vertical: 6)
    }
    private lazy var menuButton = MenuButton(
        page: Menu(sections: menuSections), isMain: !applicationMenu.isEmpty
    )
    private let failure: ProcessFailureView
    private let applicationMenu: [Menu.Item]
    private var processActions: [Action] = []
    /// Whether the first row of the columns is visible.
    private var isAtTop = true
    /// Whether the first processes of the tree have been opened.
    private var hasOpenedRoots = false

    init(viewModel: ProcessListViewModel, failure: ProcessFailureView, menu: [Menu.Item]) {
        self.failure = failure
        applicationMenu = menu
        super.init(viewModel: viewModel)
        title = "Processes"
        processActions = [
            Action("processes.details", title: "Details") { [unowned self] in self.viewModel.openSelected() },
            Action("processes.terminate", title: "Terminate…", shortcuts: ["<Primary>Delete"]) {
                [unowned self] in
                self.viewModel.confirm(.terminate)
            },
            Action("processes.kill", title: "Kill…", shortcuts: ["<Primary><Shift>Delete"]) {
                [unowned self] in
                self.viewModel.confirm(.kill)
            },
            Action("processes.stop", title: "Stop…") { [unowned self] in self.viewModel.confirm(.stop) },
            Action("processes.continue", title: "Continue…") { [unowned self] in
                self.viewModel.confirm(.resume)
            },
            Action("processes.priority", title: "Priority…") { [unowned self] in self.viewModel.askPriority()
            },
        ]
        actions =
            [
                Action("processes.filter", title: "Filter", shortcuts: ["<Primary>f"]) { [unowned self] in
                    searchField.focus()
                },
                Action("processes.tree", title: "Tree or Columns", shortcuts: ["<Primary>e"]) {
                    [unowned self] in
                    treeButton.isOn.toggle()
                    self.viewModel.isTree.accept(treeButton.isOn)
                },
            ] + processActions
        navigationItem.trailing = [menuButton]
    }

    private var processItems: [[Menu.Item]] {
        let items = processActions.map { Menu.Item($0.title, action: $0.id) }
        return [[items[0]], Array(items[1...4]), [items[5]]]
    }

    private var menuSections: [[Menu.Item]] {
        processItems + [[.init("Tree or Columns", action: "processes.tree")]]
            + (applicationMenu.isEmpty ? [] : [applicationMenu])
    }

    override func subviews() -> [any View] {
        treeScroll.isHidden = true
        for list in [columns, tree] as [CollectionView<ProcessRecord>] {
            list.contextMenu = { [unowned self] _ in Menu(sections: processItems) }
        }
        return [controls, failure, columnsScroll, treeScroll, summaryLabel]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.viewDidAppear.take(1).subscribe(onNext: { [unowned self] in searchField.focus() }),
            viewModel.rows.subscribe(onNext: { [unowned self] in showRows($0) }),
            columns.rx.visibleRows.subscribe(onNext: { [unowned self] in isAtTop = $0.lowerBound == 0 }),
            viewModel.tree.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.summary.bind(to: summaryLabel.rx.text),
            viewModel.isTree.subscribe(onNext: { [unowned self] _ in showViews() }),
            viewModel.error.subscribe(onNext: { [unowned self] error in
                failure.show(error)
                showViews()
            }),
            viewModel.filter.subscribe(onNext: { [unowned self] filter in
                status.message = filter.text.isEmpty ? "" : "No process matches “\(filter.text)”."
            }),
            viewModel.selected.subscribe(onNext: { [unowned self] id in
                for action in processActions { action.isEnabled = id != nil }
            }),
            searchField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in viewModel.search($0) }),
            searchField.rx.cancelled.subscribe(onNext: { [unowned self] in
                searchField.text = ""
                viewModel.search("")
            }),
            ownBox.rx.isOn.skip(1).subscribe(onNext: { [unowned self] in viewModel.showOnlyOwn($0) }),
            treeButton.rx.isOn.skip(1).subscribe(onNext: { [unowned self] in viewModel.isTree.accept($0) }),
            columns.rx.selected.subscribe(onNext: { [unowned self] in viewModel.selected.accept($0?.id) }),
            tree.rx.selected.subscribe(onNext: { [unowned self] in viewModel.selected.accept($0?.id) }),
            columns.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
            tree.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }

    /// Shows processes. A list whose first row is visible stays at its top, so that the user sees those that are the first ones now.
    private func showRows(_ rows: [ProcessRecord]) {
        let staysAtTop = isAtTop && columns.selectedItem == nil
        columns.items = rows
        if staysAtTop { columns.scroll(toRow: 0) }
    }

    private func showViews() {
        let hasError = viewModel.error.value != nil
        controls.isHidden = hasError
        summaryLabel.isHidden = hasError
        columnsScroll.isHidden = hasError || viewModel.isTree.value
        treeScroll.isHidden = hasError || !viewModel.isTree.value
    }

    private func show(_ processes: ProcessTree) {
        tree.roots = processes.roots
        if !hasOpenedRoots, let first = processes.roots.first {
            hasOpenedRoots = true
            tree.setExpanded(first, true)
        }
        // With a filter, the tree is opened so that the matching processes are visible.
        let opensAll = !viewModel.filter.value.text.isEmpty
        refresh(processes.roots, of: processes, opensAll)
    }

    private func refresh(_ items: [ProcessRecord], of processes: ProcessTree, _ opensAll: Bool) {
        for item in items {
            if opensAll { tree.setExpanded(item, true) }
            guard tree.isExpanded(item) else { continue }
            tree.reloadChildren(of: item)
            refresh(processes.children(of: item), of: processes, opensAll)
        }
    }
}
