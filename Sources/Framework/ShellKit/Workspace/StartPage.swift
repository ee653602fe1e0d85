// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// The page of a new tab: the pages that were opened last, and all pages.
final class StartViewModel: RxViewModel {
    /// A page, or the list of plugins; a recent one is there twice.
    struct Item: Identifiable, Equatable {
        struct ID: Hashable {
            let route: Route
            let isRecent: Bool
        }

        let id: ID
        let title: String
        let icon: String
    }

    private let shell: Shell

    init(shell: Shell) {
        self.shell = shell
        super.init()
    }

    var sections: Observable<[ListSection<Item>]> {
        Observable.combineLatest(shell.pages, shell.workspace.values) { [unowned self] _, _ in makeSections()
        }
    }

    private func makeSections() -> [ListSection<Item>] {
        let state = shell.workspace.value
        let pages = shell.orderedPages.filter { !state.hidden.contains($0.id) }
        let all = pages.map { Route.page($0.id) } + [.plugins]
        let recent = state.recent.filter { all.contains($0) }.prefix(5)
        func items(_ routes: some Sequence<Route>, isRecent: Bool) -> [Item] {
            routes.map { route in
                let page = pages.first { .page($0.id) == route }
                return Item(
                    id: .init(route: route, isRecent: isRecent), title: page?.title ?? plugins,
                    icon: page?.icon ?? "application-x-addon-symbolic")
            }
        }
        return (recent.isEmpty ? [] : [ListSection(localized("Recent"), items(recent, isRecent: true))])
            + [ListSection(localized("All Places"), items(all, isRecent: false))]
    }

    private let plugins = localized("Plugins")

    func open(_ item: Item) { steps.accept(ShellStep.openTab(item.id.route, id: ShellFlow.newID())) }
}

final class StartViewController: RxViewController<StartViewModel> {
    private lazy var list = ListView<StartViewModel.Item>(style: .card, cell: StartCell.init).with {
        $0.accessibilityLabel = localized("All Places")
        $0.itemText = { $0.title }
        $0.margins = Insets(12)
    }

    override init(viewModel: StartViewModel) {
        super.init(viewModel: viewModel)
        title = localized("New Tab")
    }

    override func subviews() -> [any View] {
        [ScrollView(list, maximumContentWidth: 480).with { $0.expandsVertically = true }]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.focus()
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.sections.subscribe(onNext: { [unowned self] in list.sections = $0 }),
            list.rx.activated.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}

private final class StartCell: Box, Configurable {
    private let image = ImageView(icon: "")
    private let label = Label()

    init() {
        super.init(.horizontal, spacing: 12, [image, label])
        margins = Insets(horizontal: 12, vertical: 8)
    }

    func configure(_ item: StartViewModel.Item) {
        image.source = .icon(item.icon)
        label.text = item.title
    }
}
