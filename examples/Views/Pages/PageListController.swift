// SPDX-License-Identifier: MIT

import ControllerKit

final class PageListViewModel: RxViewModel {
    let pages: [Page]
    private let selected = BehaviorRelay(value: Page.texts)

    init(_ pages: [Page]) {
        self.pages = pages
        super.init()
    }

    /// The page that is shown.
    var page: Observable<Page> { selected.asObservable() }
    var selectedPage: Page { selected.value }

    func open(_ page: Page) {
        guard pages.contains(page) else { return }
        selected.accept(page)
        steps.accept(ViewsStep.page(page))
    }
}

/// The page is restored after the application was killed: the flow shows the selected one after that.
extension PageListViewModel: Restorable {
    var restorableState: Observable<Page> { page }

    func restore(_ page: Page) { if pages.contains(page) { selected.accept(page) } }
}

/// The titles of the pages.
final class PageListController: RxViewController<PageListViewModel> {
    private lazy var list = ListView<Page>(
        style: .sidebar, cell: { Label() }, configure: { $0.text = $1.title }
    ).with {
        $0.accessibilityLabel = "Pages"
        $0.items = viewModel.pages
    }

    override func subviews() -> [any View] { [ScrollView(list)] }

    override func bind() -> [any Disposable] {
        [
            viewModel.page.subscribe(onNext: { [unowned self] in list.selectedItem = $0 }),
            list.rx.selected.compactMap { $0 }.subscribe(onNext: { [unowned self] in viewModel.open($0) }),
        ]
    }
}
