// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@MainActor @Suite(.serialized) struct ScrollViewTests {
    private let backend = HeadlessBackend.install()

    private func peer(_ view: any View) throws -> HeadlessScrollView {
        try #require(view.backendView as? HeadlessScrollView)
    }

    @Test func aScreenLoadsMoreNearTheEnd() throws {
        let scroll = ScrollView(Label("Rows"))
        var loads = 0
        let subscription = scroll.rx.geometry.map { $0.distanceToBottom < 200 }.distinctUntilChanged()
            .filter { $0 }.skip(1).subscribe(onNext: { _ in loads += 1 })
        let view = try peer(scroll)
        view.layOut(contentSize: Size(width: 300, height: 1_000), visibleSize: Size(width: 300, height: 400))
        #expect(scroll.geometry.distanceToBottom == 600)
        try view.scroll(to: Point(x: 0, y: 300))
        #expect(loads == 0)
        try view.scroll(to: Point(x: 40, y: 5_000))
        #expect(loads == 1)
        #expect(scroll.offset == Point(x: 0, y: 600))
        subscription.dispose()
    }

    @Test func theUserCannotScrollADisabledView() throws {
        let scroll = ScrollView(Label("Rows"))
        scroll.isEnabled = false
        #expect(throws: HeadlessError.self) { try peer(scroll).scroll(to: Point(x: 0, y: 10)) }
        #expect(scroll.offset == .zero)
    }

    @Test func aPositionThatIsBoundIsShown() throws {
        let scroll = ScrollView(Label("Rows"))
        let top = PublishRelay<Point>()
        let subscription = top.bind(to: scroll.rx.offset)
        top.accept(Point(x: 0, y: 70))
        #expect(try peer(scroll).geometry.offset == Point(x: 0, y: 70))
        #expect(scroll.offset.y == 70)
        subscription.dispose()
    }

    @Test func thePositionIsSentAfterEachChangeOfTheGeometry() throws {
        let scroll = ScrollView(Label("Rows"))
        var tops: [Double] = []
        let subscription = scroll.rx.offset.subscribe(onNext: { tops.append($0.y) })
        let view = try peer(scroll)
        view.layOut(contentSize: Size(width: 300, height: 1_000), visibleSize: Size(width: 300, height: 400))
        try view.scroll(to: Point(x: 0, y: 300))
        // Only a size changes.
        view.layOut(contentSize: Size(width: 300, height: 1_000), visibleSize: Size(width: 300, height: 500))
        #expect(tops == [0, 0, 300, 300])
        subscription.dispose()
    }

    @Test func theViewThatTheProgramHasScrolledToIsKnown() throws {
        let name = TextField("Name"), email = TextField("Email")
        let inner = ScrollView(Box([email]))
        let outer = ScrollView(Box([name, inner]))
        email.scrollIntoView()
        #expect(try peer(inner).viewScrolledTo === email.backendView)
        #expect(try peer(outer).viewScrolledTo === email.backendView)
        name.scrollIntoView()
        #expect(try peer(inner).viewScrolledTo === email.backendView)
        #expect(try peer(outer).viewScrolledTo === name.backendView)
    }

    @Test func theEventsEndWithTheView() {
        var completions = 0
        do {
            let scroll = ScrollView(Label("Rows"))
            _ = scroll.rx.offset.subscribe(onCompleted: { completions += 1 })
            _ = scroll.rx.geometry.subscribe(onCompleted: { completions += 1 })
        }
        #expect(completions == 2)
    }
}
