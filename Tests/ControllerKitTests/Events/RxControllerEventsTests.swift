// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Synchronization
import Testing

private enum Picker {
    static let picked = RxControllerEvent.identifier()
    static let name = RxControllerEvent.identifier(of: String.self)
    static let number = RxControllerEvent.identifier(of: Int.self)
}

@MainActor struct RxControllerEventsTests {
    private let parent = RxViewModel()
    private let child = RxViewModel()
    private let bag = DisposeBag()

    @Test func aSubscriberReceivesNoEventThatWasSentBefore() {
        var picks: [String] = []
        func pick() {
            parent.events.unwrappedValue(of: Picker.picked).take(1).subscribe(onNext: { picks.append($0) })
                .disposed(by: bag)
        }
        pick()
        parent.events.accept(Picker.picked.event("first"))
        pick()
        #expect(picks == ["first"])
        parent.events.accept(Picker.picked.event("second"))
        #expect(picks == ["first", "second"])
    }

    @Test func aSubscriberOfTheParentReceivesNoEventThatWasSentBefore() {
        parent.addChild(child)
        parent.events.accept(Picker.name.event("Ada"))
        var names: [String] = []
        child.parentEvents.value(of: Picker.name).subscribe(onNext: { names.append($0) }).disposed(by: bag)
        #expect(names.isEmpty)
        parent.events.accept(Picker.name.event("Bob"))
        #expect(names == ["Bob"])
    }

    @Test func aChildThatIsAddedLateReceivesTheLatestEventsInTheOrderOfTheirIdentifiers() {
        parent.events.accept(Picker.name.event("Ada"))
        parent.events.accept(Picker.number.event(1))
        parent.events.accept(Picker.name.event("Bob"))
        let late = Recorder()
        parent.addChild(late)
        #expect(late.received == ["Bob", "1"])
    }

    @Test func cachedEventsAreDeliveredAfterAllChildrenWereAdded() {
        parent.events.accept(Picker.name.event("Ada"))
        parent.events.accept(Picker.number.event(1))
        let children = [Recorder(), Recorder()]
        var order: [String] = []
        for (index, child) in children.enumerated() {
            child.onEvent = { order.append("\(index) \($0)") }
        }
        parent.addChildren(children[0], children[1])
        #expect(order == ["0 Ada", "1 Ada", "0 1", "1 1"])
    }

    @Test func anEventThatIsSentWhileAChildIsAddedIsReceivedOnce() {
        final class Eager: Recorder {
            override func prepareForParentEvents() {
                super.prepareForParentEvents()
                parentEvents.accept(Picker.name.event("new"))
            }
        }
        parent.events.accept(Picker.name.event("old"))
        let eager = Eager()
        parent.addChild(eager)
        #expect(eager.received == ["new"])
    }

    @Test func whatBindSubscribesToReceivesTheCachedEvents() {
        final class NameController: RxViewController<RxViewModel> {
            lazy var label = Label()
            override func subviews() -> [any View] { [label] }
            override func bind() -> [any Disposable] {
                [viewModel.parentEvents.value(of: Picker.name).bind(to: label.rx.text)]
            }
        }
        HeadlessBackend.install()
        let info = RxViewController(viewModel: parent)
        parent.events.accept(Picker.name.event("Ada"))
        let name = NameController(viewModel: child)
        info.addChild(name)
        #expect(name.label.text == "Ada")
    }

    @Test func anEventFromAnotherThreadIsDeliveredOnTheMainThread() async {
        let threads = Mutex<[Bool]>([])
        parent.events.value(of: Picker.number).subscribe(onNext: { _ in
            MainActor.assertIsolated()
            threads.withLock { $0.append(true) }
        })
        .disposed(by: bag)
        let events = parent.events
        await Task.detached { events.accept(Picker.number.event(1)) }.value
        await Task.yield()
        while threads.withLock({ $0.isEmpty }) { await Task.yield() }
        #expect(threads.withLock { $0 } == [true])
    }

    @Test func aBoundObservableThatFailsIsReportedAndEndsNothing() async {
        struct Failure: Error {}
        var reports: [String] = []
        let handler = ControllerReport.handler
        defer { ControllerReport.handler = handler }
        ControllerReport.handler = { reports.append("\($0)") }
        Observable<String>.error(Failure()).map { Picker.name.event($0) }.bind(to: parent.events).disposed(
            by: bag)
        var names: [String] = []
        parent.events.value(of: Picker.name).subscribe(onNext: { names.append($0) }).disposed(by: bag)
        parent.events.accept(Picker.name.event("Ada"))
        while reports.isEmpty { await Task.yield() }
        #expect(names == ["Ada"])
        #expect(
            reports == [
                "An observable that was bound to events of RxViewModel failed with Failure(), and sends no more events. "
                    + "Handle errors before bind(to:), with catch or asDriver."
            ])
    }
}

/// Records the events of its parent.
private class Recorder: RxViewModel {
    var received: [String] = []
    var onEvent: (String) -> Void = { _ in }

    override func prepareForParentEvents() {
        Observable.merge(
            parentEvents.value(of: Picker.name), parentEvents.value(of: Picker.number).map { "\($0)" }
        )
        .subscribe(onNext: { [unowned self] in
            received.append($0)
            onEvent($0)
        })
        .disposed(by: disposeBag)
    }
}
