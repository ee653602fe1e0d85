// SPDX-License-Identifier: MIT

import RxKernel
public import StateKit
public import ViewKit

/// A list whose rows are loaded page by page.
public typealias PagedListView<Item: Identifiable & Equatable> = PagedView<Item, ListView<Item>>
/// A grid whose tiles are loaded page by page.
public typealias PagedGridView<Item: Identifiable & Equatable> = PagedView<Item, GridView<Item>>
/// Columns whose rows are loaded page by page.
public typealias PagedColumnView<Item: Identifiable & Equatable> = PagedView<Item, ColumnView<Item>>

/// A list, a grid or columns that show a `CollectionState`: the rows, a spinner while rows are loaded, and
/// errors with buttons that try again.
///
/// ```swift
/// private lazy var list = PagedListView(ListView<Message>(cell: MessageCell.init))
///
/// override func bind() -> [any Disposable] {
///     list.dataSource = viewModel.messages                    // a PagedCollectionController
///     return [viewModel.messages.relay.bind(to: list)]
/// }
/// ```
/// | the state | the view shows |
/// |---|---|
/// | is loading, and there are no rows | a spinner in place of the rows |
/// | has failed, and there are no rows | the error in place of the rows, with a button that refreshes |
/// | has failed to load a page, and there are no rows | the error in place of the rows, with a button that loads the page again |
/// | has no rows, but a further page | a spinner in place of the rows; the page is requested |
/// | has no rows | ``emptyView`` |
/// | refreshes existing rows | a small spinner above them |
/// | has failed to refresh | the error above the rows, with a button that refreshes |
/// | is loading a page | a spinner in a row after the last one |
/// | has failed to load a page | the error in a row after the last one, with a button that loads the page again |
///
/// In a grid, the row after the last one is a tile. In columns it is a bar below them, because GTK has no
/// rows that span columns. The bar is also shown for a `PagedRowCache`, of which any page can fail, not only
/// the one after the last row. The arrow keys reach the row, and Return loads the page again; Tab reaches the
/// button in a bar.
///
/// The view requests the next page from the data source when one of the last five rows becomes visible
/// (``prefetchDistance``). It requests a refresh when the user presses F5 or Control+R in the view, or pulls
/// it down on a touchscreen. Add ``refreshAction`` to the ``ViewController/actions`` of the screen to offer
/// it in menus too. With several such views, the keys refresh the one with the keyboard focus.
///
/// The selection and the scroll position stay when rows change. Main thread only.
public final class PagedView<Item: Identifiable & Equatable, List: CollectionView<Item>>: Box {
    /// The view of the rows.
    public let list: List
    /// The source of the rows. The view does not retain it.
    public weak var dataSource: (any PagedDataSource)? {
        didSet {
            update()
            if content.awaitsRows { loadMoreLater() }
        }
    }
    /// The view that is shown if there are no rows; by default a message that says so.
    public var emptyView: any View { didSet { update() } }
    /// The colour of the spinners; nil for the colour of texts.
    public var loadingColor: Color? {
        didSet {
            for spinner in [refreshSpinner, pageSpinner, firstSpinner] { spinner.color = loadingColor }
            update()
        }
    }
    /// The next page is requested when one of this number of last rows becomes visible; five by default. Values below 1 become 1.
    public var prefetchDistance = 5 {
        didSet {
            prefetchDistance = max(prefetchDistance, 1)
            prepareList()
        }
    }
    /// Refreshes the rows: F5 and Control+R.
    public private(set) var refreshAction: Action!

    private var content = PagedContent()
    private let banner = Banner(button: localized("Try Again"))
    private let firstSpinner = Spinner().with {
        $0.accessibilityLabel = localized("Loading…")
        $0.minimumWidth = 48
        $0.minimumHeight = 48
    }
    private let refreshSpinner = Spinner().with {
        $0.accessibilityLabel = localized("Refreshing")
        $0.horizontalAlignment = .center
        $0.verticalAlignment = .start
        $0.margins = Insets(12)
    }
    private let pageSpinner = Spinner().with { $0.accessibilityLabel = localized("Loading…") }
    private let pageErrorLabel = Label(style: .error, wraps: true).with { $0.expandsHorizontally = true }
    private let pageRetryButton = Button(localized("Try Again"), style: .flat)
    /// The status of a page, if it is not shown in a row.
    private let pageBar: Box
    private lazy var loadingView = Box(.vertical, [firstSpinner]).with {
        $0.horizontalAlignment = .center
        $0.verticalAlignment = .center
        $0.expandsVertically = true
    }
    private lazy var errorView = StatusView.error("") { [unowned self] in
        if content.hasFailedPage { retry() } else { dataSource?.refreshData() }
    }
    private let disposeBag = DisposeBag()
    private let rowsSubscription = SerialDisposable()
    /// Returns the sections of the rows; nil if the rows have no sections.
    fileprivate var makeSections: (@MainActor ([Item]) -> [ListSection<Item>])? {
        didSet {
            // Rows of a cache are not in memory.
            if retryRows == nil { showRows(list.items) }
        }
    }
    /// Whether the state that is shown has a further page that can be requested.
    private var canLoadMore = false
    /// The first row of each page that could not be loaded; of rows with placeholders.
    private var failedRows: [Int: any Error] = [:]
    private var retryRows: (@MainActor () -> Void)?

    /// Creates a view around `list`.
    ///
    /// - Parameters:
    ///   - list: the view of the rows. Its `emptyView` is replaced.
    ///   - scrollsHorizontally: whether the user can scroll horizontally, as in columns.
    ///   - maximumContentWidth: the greatest width of the rows, which are centred in a wider view; nil for none.
    public init(_ list: List, scrollsHorizontally: Bool = false, maximumContentWidth: Int? = nil) {
        self.list = list
        emptyView = StatusView(icon: "view-list-symbolic", title: localized("Nothing Here"))
        pageBar = Box(.horizontal, spacing: 12, [pageSpinner, pageErrorLabel, pageRetryButton])
        pageBar.margins = Insets(horizontal: 12, vertical: 6)
        let scrollView = ScrollView(
            list, horizontally: scrollsHorizontally, maximumContentWidth: maximumContentWidth)
        let rows = Overlay(scrollView, [refreshSpinner]).with { $0.expandsVertically = true }
        super.init(.vertical, spacing: 0, [banner, rows, pageBar])
        expandsVertically = true
        prepareList()
        // The spinner is below the titles of the columns.
        if list is ColumnView<Item> { refreshSpinner.margins.top = 44 }
        let refresh = { @MainActor [weak self] () -> Void in self?.dataSource?.refreshData() }
        refreshAction = Action(
            "list.refresh", title: localized("Refresh"), shortcuts: ["F5", "<Primary>r"], handler: refresh)
        actions = [refreshAction]
        disposeBag.insert(
            scrollView.rx.pulled.subscribe(onNext: refresh), banner.rx.action.subscribe(onNext: refresh),
            list.rx.nearEnd.subscribe(onNext: { [weak self] in self?.loadMore() }),
            pageRetryButton.rx.tap.subscribe(onNext: { [weak self] in self?.retry() }), rowsSubscription)
        list.onRetryPage = { [weak self] in self?.retry() }
        update()
    }

    // MARK: States

    /// Shows a state.
    public func show(_ state: CollectionState<Item>) {
        stopShowingRows()
        showRows(state.data ?? [])
        note(canLoadMore: state.canLoadMore())
        let pageError = state.paginationError
        content = PagedContent(
            isEmpty: state.isDataEmpty, isLoading: state.isLoading,
            error: pageError == nil ? state.error : nil, isLoadingPage: state.paginationLoading,
            pageError: pageError, canLoadMore: state.canLoadMore())
        update()
    }

    /// Shows a state without pages.
    public func show(_ state: DataState<[Item]>) {
        stopShowingRows()
        showRows(state.data ?? [])
        content = PagedContent(
            isEmpty: state.data?.isEmpty ?? true, isLoading: state.isLoading, error: state.error)
        update()
    }

    /// Shows rows by their index, of which those that are not loaded are placeholders. The cache is retained, and is ``dataSource``.
    public func show(_ rows: PagedRowCache<Item>) {
        failedRows = [:]
        list.show(rows)
        dataSource = rows
        rowsSubscription.replace {
            Disposables.create(
                rows.state.subscribe(onNext: { [weak self] in self?.show($0, of: rows) }),
                rows.changes.subscribe(onNext: { [weak self] change in self?.note(change, of: rows) }))
        }
        retryRows = { [weak self] in
            guard let self else { return }
            let failed = failedRows.keys
            // A failed page that was removed from the cache is requested again when its rows become visible.
            failedRows = [:]
            for row in failed { rows.retry(at: row) }
            show(rows.state.value, of: rows)
        }
    }

    private func showRows(_ rows: [Item]) {
        if let makeSections, let list = list as? ListView<Item> {
            list.sections = rows.isEmpty ? [] : makeSections(rows)
        } else {
            list.items = rows
        }
    }

    private func stopShowingRows() {
        canLoadMore = false
        rowsSubscription.disposable = Disposables.create()
        (failedRows, retryRows) = ([:], nil)
    }

    private func show(_ state: DataState<Int>, of rows: PagedRowCache<Item>) {
        content = PagedContent(
            isEmpty: rows.count == 0, isLoading: state.isLoading, error: state.error,
            pageError: failedRows.min { $0.key < $1.key }?.value)
        update()
    }

    private func note(_ change: RowsChange, of rows: PagedRowCache<Item>) {
        switch change {
        case .reset: failedRows = [:]
        case .updated(let range):
            failedRows = failedRows.filter { !range.contains($0.key) }
            failedRows[range.lowerBound] = rows.error(at: range.lowerBound)
        case .spliced: failedRows = failedRows.filter { $0.key < rows.count }
        }
        show(rows.state.value, of: rows)
    }

    // MARK: Requests

    /// Sets the distance of the list, which counts the rows after the last visible one.
    private func prepareList() { list.prefetchDistance = prefetchDistance - 1 }

    /// Called with whether a further page can be requested. The user may have scrolled near the last row
    /// while none could be requested, such as during a refresh.
    private func note(canLoadMore new: Bool) {
        let old = canLoadMore
        canLoadMore = new
        if new, !old { loadMoreLater() }
    }

    /// Requests the next page if the last row is near, or if there are no rows by which the user could scroll to it.
    private func loadMoreLater() {
        // In a later turn of the main loop, because a request changes the state that is being shown.
        _ = MainScheduler.asyncInstance.schedule(()) { [weak self] in
            guard let self, canLoadMore else { return Disposables.create() }
            if content.awaitsRows { loadMore() } else { list.repeatNearEnd() }
            return Disposables.create()
        }
    }

    private func loadMore() {
        // Scrolling does not repeat a failed request: only the user does, by the button.
        if !content.hasFailed { dataSource?.loadMore() }
    }

    private func retry() {
        if let retryRows { retryRows() } else { dataSource?.retry() }
    }

    private func update() {
        banner.message = content.hint ?? banner.message
        banner.isRevealed = content.hint != nil
        refreshSpinner.isHidden = !content.isRefreshing
        let hasRow = retryRows == nil && !(list is ColumnView<Item>)
        list.pageStatus =
            if !hasRow {
                nil
            } else if content.isLoadingPage {
                .loading(loadingColor)
            } else {
                content.pageError.map { .failed($0) }
            }
        pageBar.isHidden = hasRow || !content.isLoadingPage && content.pageError == nil
        pageSpinner.isHidden = !content.isLoadingPage
        pageErrorLabel.text = content.pageError ?? ""
        pageErrorLabel.isHidden = content.pageError == nil
        pageRetryButton.isHidden = content.pageError == nil
        if content.isLoading || content.awaitsRows && dataSource != nil {
            list.emptyView = loadingView
        } else if let error = content.error {
            errorView.message = error
            list.emptyView = errorView
        } else {
            list.emptyView = emptyView
        }
    }
}

extension PagedView where List == ListView<Item> {
    /// Returns the sections in which the rows of a state are shown, each with a title; nil for rows without sections.
    ///
    /// ```swift
    /// list.sections = { contacts in SectionModel.grouping(contacts) { $0.initial }.map(ListSection.init) }
    /// ```
    /// Called for each state that has rows, with all of them. The rows of a `PagedRowCache`, which are not
    /// all in memory, have no sections. The view retains the closure.
    public var sections: (@MainActor ([Item]) -> [ListSection<Item>])? {
        get { makeSections }
        set { makeSections = newValue }
    }
}

/// The content of a ``PagedView``, except its rows.
private struct PagedContent {
    /// Whether rows are being loaded and there are none.
    private(set) var isLoading = false
    /// Whether rows are being loaded and there are some.
    private(set) var isRefreshing = false
    /// Whether there are no rows, but further pages that can be requested.
    private(set) var awaitsRows = false
    /// The error in place of the rows.
    private(set) var error: String?
    /// The error above the rows.
    private(set) var hint: String?
    /// Whether a further page is loading.
    private(set) var isLoadingPage = false
    /// The error after the last row.
    private(set) var pageError: String?
    /// Whether a further page could not be loaded.
    private(set) var hasFailedPage = false
    /// Whether a request has failed, so that scrolling does not load the next page.
    private(set) var hasFailed = false

    init() {}

    init(
        isEmpty: Bool, isLoading: Bool, error: (any Error)?, isLoadingPage: Bool = false,
        pageError: (any Error)? = nil, canLoadMore: Bool = false
    ) {
        self.isLoading = isEmpty && isLoading
        isRefreshing = !isEmpty && isLoading && !isLoadingPage
        self.isLoadingPage = !isEmpty && isLoadingPage
        hasFailed = error != nil || pageError != nil
        hasFailedPage = pageError != nil
        awaitsRows = isEmpty && canLoadMore && !hasFailed
        // Without rows, there is no last one after which the error of a page could be.
        if let error = error ?? (isEmpty ? pageError : nil), !isLoading {
            if isEmpty { self.error = "\(error)" } else { hint = "\(error)" }
        }
        self.pageError = isEmpty ? nil : pageError.map { "\($0)" }
    }
}
