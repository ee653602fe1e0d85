// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

private struct Refused: Error, CustomStringConvertible {
    var description: String { "The server is not reachable." }
}

private struct Row: Identifiable, Equatable { let id: Int }

/// A window with a list whose requests the test answers.
@MainActor private final class Fixture {
    let backend = HeadlessBackend.install()
    let view: PagedListView<Row>
    let window = Window()
    private(set) var requests: [(page: Int, answer: PublishSubject<Paged<[Row]>>)] = []
    private(set) var pages: PagedCollectionController<Row>!
    let bag = DisposeBag()

    init() {
        view = PagedListView(ListView(cell: { Label() }, configure: { $0.text = "Row \($1.id)" }))
        pages = PagedCollectionController<Row> { [unowned self] page in
            requests.append((page, PublishSubject()))
            return requests[requests.count - 1].answer
        }
        view.dataSource = pages
        window.content = view
        window.present()
    }

    /// Completes the last request with 50 rows.
    func answer(of pageCount: Int = 3) async {
        let (page, answer) = requests[requests.count - 1]
        answer.onNext(
            Paged(data: ((page - 1) * 50..<page * 50).map(Row.init), pagesCount: pageCount))
        answer.onCompleted()
        await until { !pages.relay.value.isLoading }
    }

    func fail() async {
        requests[requests.count - 1].answer.onError(Refused())
        await until { !pages.relay.value.isLoading }
    }

    /// Scrolls, and draws a frame.
    func scroll(to row: Int) async throws {
        try list.scroll(to: row)
        await until { view.list.visibleRows.contains(row) }
    }

    var shown: HeadlessWindow { backend.windows[0] }
    var list: HeadlessCollection { get throws { try shown.list() } }
    /// The names of the visible spinners.
    var spinners: [String] { ["Loading…", "Refreshing"].filter { (try? spinner($0)) != nil } }
    func spinner(_ name: String) throws -> HeadlessControl<SpinnerState, Never> {
        try shown.find(HeadlessControl<SpinnerState, Never>.self, [.spinner], name)
    }
    func shows(_ text: String) -> Bool { (try? shown.label(text)) != nil }
}

@MainActor struct PagedViewTests {
    private let fixture = Fixture()

    @Test func aListIsASpinnerThenRowsAndThePageAfterThemIsLoadedByScrolling() async throws {
        fixture.pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        #expect(fixture.spinners == ["Loading…"] && fixture.requests.isEmpty)
        fixture.pages.refreshData()
        await fixture.answer()
        #expect(fixture.view.list.items.count == 50 && fixture.spinners.isEmpty)
        try await fixture.scroll(to: 30)
        #expect(fixture.requests.count == 1, "the next page is not needed yet")
        try await fixture.scroll(to: 46)
        try fixture.list.scrollToEnd()
        #expect(fixture.requests.map(\.page) == [1, 2] && fixture.spinners == ["Loading…"])
        fixture.view.loadingColor = Color(hex: "#ff8000")
        #expect(try fixture.spinner("Loading…").shown?.color == Color(hex: "#ff8000"))
        await fixture.answer()
        #expect(fixture.view.list.items.count == 100 && fixture.spinners.isEmpty)
    }

    @Test func theNextPageIsRequestedWhenOneOfTheLastFiveRowsComesIntoSight() async throws {
        fixture.pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        fixture.pages.refreshData()
        await fixture.answer()
        fixture.view.list.scroll(toRow: 44)
        await until { fixture.view.list.visibleRows.upperBound == 45 }
        #expect(fixture.requests.map(\.page) == [1], "five rows are below those in sight")
        fixture.view.list.scroll(toRow: 45)
        await until { fixture.requests.count == 2 }
        #expect(fixture.requests.map(\.page) == [1, 2])
    }

    @Test func rowsOfAStateAreShownInSections() async throws {
        fixture.pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        fixture.pages.refreshData()
        await fixture.answer()
        fixture.view.sections = { rows in
            [ListSection("First", Array(rows.prefix(30))), ListSection("Last", Array(rows.dropFirst(30)))]
        }
        #expect(fixture.view.list.sections.map(\.items.count) == [30, 20])
        #expect(try fixture.list.rowTexts.first == ["First"])
        fixture.pages.loadMore()
        await fixture.answer()
        #expect(fixture.view.list.sections.map(\.items.count) == [30, 70])
        #expect(fixture.view.list.items.count == 100)
        fixture.view.sections = nil
        #expect(fixture.view.list.sections.isEmpty && fixture.view.list.items.count == 100)

        // A section without rows does not hide that there are none.
        fixture.view.sections = { [ListSection("All", $0)] }
        #expect(fixture.view.list.rowCount == 101)
        fixture.pages.refreshData()
        fixture.requests[2].answer.onNext(Paged(data: [], pagesCount: 1))
        fixture.requests[2].answer.onCompleted()
        await until { !fixture.pages.relay.value.isLoading }
        #expect(fixture.view.list.rowCount == 0 && fixture.shows("Nothing Here"))
    }

    @Test func thePageThatCouldNotBeRequestedDuringARefreshIsRequestedAfterIt() async throws {
        fixture.pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        fixture.pages.refreshData()
        await fixture.answer()
        fixture.pages.refreshData()
        try await fixture.scroll(to: 49)
        #expect(fixture.requests.map(\.page) == [1, 1])
        await fixture.answer()
        await until { fixture.requests.count == 3 }
        #expect(fixture.requests.map(\.page) == [1, 1, 2], "the refresh found the same rows")
    }

    @Test func aFailedPageIsARowBelowTheOthersThatScrollingDoesNotRepeat() async throws {
        fixture.pages.relay.bindToPagedTableView(fixture.view).disposed(by: fixture.bag)
        fixture.pages.refreshData()
        await fixture.answer()
        try await fixture.scroll(to: 49)
        #expect(try fixture.list.rowCount == 51 && fixture.list.rows.last == "Loading…")
        await fixture.fail()
        try fixture.list.scrollToEnd()
        #expect(fixture.shows("The server is not reachable."))
        #expect(try fixture.list.rows.last == "The server is not reachable.")
        #expect(try fixture.list.traits(of: 50).kind == .pageStatus)
        #expect(fixture.view.list.rowCount == 50 && fixture.view.list.items.count == 50)
        try await fixture.scroll(to: 0)
        #expect(!fixture.shows("The server is not reachable."), "a row scrolls with the others")
        try await fixture.scroll(to: 49)
        try fixture.list.scrollToEnd()
        #expect(fixture.requests.count == 2)
        let button = try fixture.shown.button("Try Again")
        #expect(button.common.accessibilityDescription == "The server is not reachable.")
        try button.tap()
        #expect(try fixture.list.focusedRow == 49, "the focus stays in the list when the button is hidden")
        #expect(fixture.requests.map(\.page) == [1, 2, 2] && !fixture.shows("The server is not reachable."))
        await fixture.answer()
        #expect(fixture.view.list.items.count == 100)
    }

    @Test func theRowOfAPageIsNotSelectedNorActivated() async throws {
        let list = ListView<Row>(
            selectionMode: .multiple, cell: { Label() }, configure: { $0.text = "Row \($1.id)" })
        var activated: [Int] = []
        list.rx.activated.subscribe(onNext: { activated.append($0.id) }).disposed(by: fixture.bag)
        fixture.window.content = list
        list.items = [Row(id: 0), Row(id: 1)]
        list.pageStatus = .failed("No answer.")
        #expect(try fixture.list.rows == ["Row 0", "Row 1", "No answer."])
        try fixture.list.selectAll()
        #expect(list.selectedRows == [0, 1])
        try fixture.list.select(at: 2)
        try fixture.list.activate(at: 2)
        #expect(list.selectedRows == [0, 1] && activated.isEmpty && list.item(at: 2) == nil)
        var retries = 0
        list.onRetryPage = { retries += 1 }
        try fixture.list.activate("No answer.")
        #expect(retries == 1 && activated.isEmpty)
        list.items = [Row(id: 1)]
        #expect(try fixture.list.rows == ["Row 1", "No answer."] && fixture.list.selectedNames == ["Row 1"])
        list.pageStatus = nil
        #expect(try fixture.list.rows == ["Row 1"])
    }

    @Test func theStatusOfAPageIsATileInAGridAndABarBelowColumns() async throws {
        let failed = CollectionState(data: [Row(id: 0)], remoteEnabled: true, paginationEnabled: true)
            .reduce(partial: .paginationLoad).reduce(partial: .paginationError(error: Refused()))
        let grid = PagedGridView(GridView<Row>(cell: { Label() }, configure: { $0.text = "Tile \($1.id)" }))
        fixture.window.content = grid
        grid.show(failed)
        #expect(try fixture.shown.gridView().rows == ["Tile 0", "The server is not reachable."])
        let columns = PagedColumnView(ColumnView<Row>(columns: [Column("Name") { "Line \($0.id)" }]))
        fixture.window.content = columns
        columns.show(failed)
        #expect(try fixture.shown.columnView().rows == ["Line 0"])
        #expect(fixture.shows("The server is not reachable."))
        _ = try fixture.shown.button("Try Again")
    }

    @Test func anErrorWithoutRowsIsShownInTheirPlaceAndOneWithRowsAboveThem() async throws {
        fixture.pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        fixture.pages.refreshData()
        await fixture.fail()
        #expect(fixture.shows("Something Went Wrong") && fixture.shows("The server is not reachable."))
        try fixture.shown.button("Try Again").tap()
        #expect(fixture.requests.map(\.page) == [1, 1] && fixture.spinners == ["Loading…"])
        await fixture.answer()
        fixture.pages.refreshData()
        #expect(fixture.spinners == ["Refreshing"] && fixture.view.list.items.count == 50)
        await fixture.fail()
        #expect(try fixture.shown.banner().name == "The server is not reachable.")
        #expect(fixture.view.list.items.count == 50 && !fixture.shows("Something Went Wrong"))
    }

    @Test func theUserRefreshesByKeysAndByPullingAndAnEmptyListShowsAMessage() async throws {
        fixture.pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        fixture.pages.refreshData()
        fixture.requests[0].answer.onNext(Paged(data: []))
        fixture.requests[0].answer.onCompleted()
        await until { !fixture.pages.relay.value.isLoading }
        #expect(fixture.shows("Nothing Here"))
        try fixture.shown.scrollView().pull()
        #expect(fixture.requests.count == 2)
        await fixture.answer()
        try fixture.list.focus()
        try fixture.shown.press("F5")
        #expect(fixture.requests.count == 3)
    }

    @Test func aPageOfACacheThatFailedIsLoadedAgainByItsButton() async throws {
        var requests: [(range: Range<Int>, answer: PublishSubject<Paged<[Row]>>)] = []
        let cache = PagedRowCache<Row>(pageSize: 50) { range in
            requests.append((range, PublishSubject()))
            return requests[requests.count - 1].answer
        }
        cache.refreshData()
        fixture.view.show(cache)
        #expect(fixture.spinners == ["Loading…"])
        requests[0].answer.onNext(Paged(data: (0..<50).map(Row.init), itemsCount: 1000))
        await until { cache.count == 1000 }
        try await fixture.scroll(to: 720)
        let failing = try #require(requests.last)
        failing.answer.onError(Refused())
        await until { fixture.shows("The server is not reachable.") }
        let count = requests.count
        try fixture.shown.button("Try Again").tap()
        #expect(requests.count == count + 1 && requests[count].range == failing.range)
        #expect(!fixture.shows("The server is not reachable."))
    }

    @Test func theColourOfTheSpinnersIsTheOneThatIsSet() throws {
        fixture.pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        fixture.view.loadingColor = Color(hex: "#ff8000")
        #expect(try fixture.spinner("Loading…").shown?.color == Color(hex: "#ff8000"))
    }

    @Test func theViewIsReleasedWithItsWindowAndRetainsNoDataSource() {
        weak var view: PagedListView<Row>?
        weak var pages: PagedCollectionController<Row>?
        autoreleasing {
            let fixture = Fixture()
            fixture.pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
            (view, pages) = (fixture.view, fixture.pages)
            #expect(view != nil && pages != nil)
            fixture.window.close()
        }
        #expect(view == nil && pages == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    /// Such as the pages of which a filter of the server leaves no rows. There is nothing that the user could scroll.
    @Test func aPageWithoutRowsIsFollowedByTheNextOneUntilOneHasRowsOrFails() async throws {
        let fixture = Fixture()
        var requests: [(cursor: String?, answer: PublishSubject<CursorPage<[Row], String>>)] = []
        let pages = PagedCollectionController<Row>(withCursor: {
            (cursor: String?) -> Observable<CursorPage<[Row], String>> in
            requests.append((cursor, PublishSubject()))
            return requests[requests.count - 1].answer
        })
        func answer(_ rows: [Row], next: String?) {
            let answer = requests[requests.count - 1].answer
            answer.onNext(CursorPage(data: rows, next: next))
            answer.onCompleted()
        }
        pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        fixture.view.dataSource = pages
        pages.refreshData()
        answer([], next: "a")
        #expect(fixture.spinners == ["Loading…"] && !fixture.shows("Nothing Here"))
        await until { requests.count == 2 }
        #expect(fixture.spinners == ["Loading…"] && requests.map(\.cursor) == [nil, "a"])
        requests[1].answer.onError(Refused())
        await until { !pages.relay.value.isLoading }
        await turn()
        #expect(requests.count == 2 && fixture.shows("The server is not reachable."))
        try fixture.shown.button("Try Again").tap()
        #expect(requests.map(\.cursor) == [nil, "a", "a"], "the page is requested again, not the first one")
        answer([], next: "b")
        await until { requests.count == 4 }
        answer([Row(id: 7)], next: nil)
        await until { !pages.relay.value.isLoading }
        await turn()
        #expect(requests.map(\.cursor) == [nil, "a", "a", "b"] && fixture.shows("Row 7"))
        pages.refreshData()
        answer([], next: nil)
        await until { !pages.relay.value.isLoading }
        #expect(requests.count == 5 && fixture.spinners.isEmpty && fixture.shows("Nothing Here"))
    }

    /// The first page comes from memory, and is too short for the list, so that the list requests the next one.
    @Test func aShortFirstPageThatIsThereAtOnceIsFollowedByTheNextOne() async throws {
        let fixture = Fixture()
        let server = PublishSubject<Paged<[Row]>>()
        let pages = PagedCollectionController<Row> { (page: Int) -> Observable<Paged<[Row]>> in
            page == 1 ? .just(Paged(data: [Row(id: 1), Row(id: 2)], pagesCount: 2)) : server.asObservable()
        }
        pages.relay.bind(to: fixture.view).disposed(by: fixture.bag)
        fixture.view.dataSource = pages
        pages.refreshData()
        await until {
            _ = fixture.shown.texts
            return server.hasObservers
        }
        server.onNext(Paged(data: [Row(id: 3)], pagesCount: 2))
        server.onCompleted()
        await until { pages.relay.value.data?.count == 3 }
        #expect(fixture.shown.texts.contains("Row 3") && !pages.relay.value.isLoading)
    }
}
