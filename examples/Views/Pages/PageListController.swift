// SPDX-License-Identifier: MIT

import ControllerKit

final class PageListViewModel: RxViewModel {
    func open(_ page: Page) { steps.accept(ViewsStep.page(page)) }
}

/// The titles of the pages.
final class PageListController: RxViewController<PageListViewModel> {
    private lazy var list = ListView<Page>(
        style: .sidebar, cell: { Label() }, configure: { $0.text = $1.title }
    ).with {
        $0.accessibilityLabel = "Pages"
        $0.items = Page.allCases
        $0.selectedItem = .texts
    }

    override func subviews() -> [any View] { [ScrollView(list)] }

    override func bind() -> [any Disposable] {
        [list.rx.selected.compactMap { $0 }.subscribe(onNext: { [unowned self] in viewModel.open($0) })]
    }
}
