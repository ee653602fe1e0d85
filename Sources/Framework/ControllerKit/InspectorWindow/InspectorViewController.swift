// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// The window of an ``Inspector``, with tabs for the windows, the flows, the journal, the objects that were
/// not released, the sections, and the pages.
final class InspectorViewController: RxViewController<InspectorViewModel> {
    private lazy var tabs = TabController(
        [
            InspectorTreeController(viewModel, title: localized("Windows"), \.windows),
            InspectorTreeController(viewModel, title: localized("Flows"), \.flows),
            InspectorJournalController(viewModel),
            InspectorListController(
                localized("Not Released"), viewModel.retainedObjects,
                emptyView: StatusView(
                    icon: "object-select-symbolic", title: localized("Everything Was Released"),
                    message: localized("Every object that still exists is needed by a flow."))),
        ]
            + viewModel.sections.enumerated().map { index, section in
                InspectorListController(section.title, viewModel.rows(of: index))
            })
    /// The tabs of the pages that are shown.
    private var pages: [(id: String, controller: LazyController)] = []

    override init(viewModel: InspectorViewModel) {
        super.init(viewModel: viewModel)
        title = localized("Inspector")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(tabs)
        show(viewModel.pages.value)
        // In a later turn, because a page may be removed while its screen is created.
        viewModel.pages.skip(1).observe(on: MainScheduler.asyncInstance)
            .subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    }

    private func show(_ new: [Inspector.Page]) {
        let own = tabs.viewControllers.filter { tab in !pages.contains { $0.controller === tab } }
        // A screen may have closed its tab.
        pages.removeAll { page in !tabs.viewControllers.contains { $0 === page.controller } }
        var shown: [(id: String, controller: LazyController)] = []
        for page in new where !shown.contains(where: { $0.id == page.id }) {
            let old = pages.first { $0.id == page.id }?.controller
            shown.append((page.id, old ?? LazyController(page.title, make: page.make)))
        }
        pages = shown
        tabs.set(own + shown.map(\.controller))
    }
}

/// A tree of the objects of the application, with all entries open.
private final class InspectorTreeController: ViewController {
    private let nodes: Observable<[SessionSnapshot.Node]>
    private lazy var tree = TreeView<SessionSnapshot.Node>(
        selectionMode: .none, hasChildren: { !$0.children.isEmpty }, children: { $0.children },
        cell: { InspectorCell() }, configure: { $0.show($1.name, $1.detail) }
    ).with {
        $0.accessibilityLabel = title
    }
    /// The entries that were opened when they were added. The user may have closed them since.
    private var known: Set<String> = []

    init(
        _ viewModel: InspectorViewModel, title: String,
        _ nodes: KeyPath<InspectorViewModel, Observable<[SessionSnapshot.Node]>>
    ) {
        self.nodes = viewModel[keyPath: nodes]
        super.init()
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ScrollView(tree).with { $0.expandsVertically = true })
        nodes.subscribe(onNext: { [unowned self] nodes in
            tree.roots = nodes
            open(nodes)
        }).disposed(by: disposeBag)
    }

    private func open(_ nodes: [SessionSnapshot.Node]) {
        for node in nodes where !node.children.isEmpty {
            if known.insert(node.id).inserted { tree.setExpanded(node, true) }
            open(node.children)
        }
    }
}

/// The journal of navigation, the newest entry first.
private final class InspectorJournalController: ViewController {
    private let viewModel: InspectorViewModel
    private lazy var search = TextField(placeholder: localized("Search"), purpose: .search).with {
        $0.accessibilityLabel = localized("Search")
        $0.expandsHorizontally = true
    }
    private lazy var pause = ToggleButton(localized("Pause"))
    private lazy var clear = Button(localized("Clear"))
    private lazy var goBack = Button(localized("Go to This State")).with {
        $0.tooltip = localized("Shows again what was open after the selected entry")
    }
    private lazy var list = ListView<Inspector.Entry>(
        cell: { InspectorCell() },
        configure: { cell, entry in cell.show(entry.text, "\(entry.seconds)  \(entry.flow)") }
    ).with {
        $0.accessibilityLabel = localized("Journal")
    }

    init(_ viewModel: InspectorViewModel) {
        self.viewModel = viewModel
        super.init()
        title = localized("Journal")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = Box(.horizontal, spacing: 6, [search, goBack, pause, clear])
        bar.margins = Insets(6)
        view.addSubview(bar)
        view.addSubview(ScrollView(list).with { $0.expandsVertically = true })
        search.rx.text.orEmpty.bind(to: viewModel.filter).disposed(by: disposeBag)
        clear.rx.tap.subscribe(onNext: { [unowned self] in viewModel.removeAllEntries() }).disposed(
            by: disposeBag)
        pause.rx.isOn.bind(to: viewModel.isPaused).disposed(by: disposeBag)
        viewModel.entries.subscribe(onNext: { [unowned self] in list.items = $0 }).disposed(by: disposeBag)
        list.rx.selected.startWith(nil).subscribe(onNext: { [unowned self] entry in
            goBack.isEnabled = entry.map { viewModel.canGo(to: $0) } ?? false
        }).disposed(by: disposeBag)
        goBack.rx.tap.subscribe(onNext: { [unowned self] in
            if let entry = list.selectedItem { viewModel.go(to: entry) }
        }).disposed(by: disposeBag)
    }
}

/// The rows of a section, or the objects that exist although no flow needs them.
private final class InspectorListController: ViewController {
    private let rows: Observable<[InspectorViewModel.Row]>
    private lazy var list = ListView<InspectorViewModel.Row>(
        selectionMode: .none, cell: { InspectorCell() },
        configure: { $0.show($1.row.name, $1.row.detail) }
    ).with {
        $0.accessibilityLabel = title
    }
    private lazy var scrollView = ScrollView(list).with { $0.expandsVertically = true }
    /// The view that is shown if there are no rows; nil for the empty list.
    private let emptyView: StatusView?

    init(
        _ title: String, _ rows: Observable<[InspectorViewModel.Row]>, emptyView: StatusView? = nil
    ) {
        self.rows = rows
        self.emptyView = emptyView
        super.init()
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        if let emptyView { view.addSubview(emptyView) }
        rows.subscribe(onNext: { [unowned self] rows in
            list.items = rows
            scrollView.isHidden = emptyView != nil && rows.isEmpty
            emptyView?.isHidden = !rows.isEmpty
        }).disposed(by: disposeBag)
    }
}

/// A row of the inspector: the kind of an object and its details.
private final class InspectorCell: Box {
    private let name = Label()
    private let detail = Label(style: .secondary, wraps: true)

    init() {
        super.init(.vertical, spacing: 2, [name, detail])
        margins = Insets(horizontal: 8, vertical: 4)
    }

    func show(_ name: String, _ detail: String) {
        self.name.text = name
        self.detail.text = detail
        self.detail.isHidden = detail.isEmpty
    }
}
