// SPDX-License-Identifier: MIT

// The events of RxController, with untyped identifiers only.

import ControllerKit
import HeadlessBackend
import XCTest

struct RoomEvent {
    static let topic = RxControllerEvent.identifier()
    static let count = RxControllerEvent.identifier()
    static let note = RxControllerEvent.identifier()
    static let answer = RxControllerEvent.identifier()
}

struct SeatEvent {
    static let topic = RxControllerEvent.identifier()
    static let count = RxControllerEvent.identifier()
    static let answer = RxControllerEvent.identifier()
}

/// Receives events in each kind of relay, subject and observer that there is, of values and of optional values.
class ReceivingViewModel: RxViewModel {
    let behaviorRelay = BehaviorRelay<String>(value: "none")
    let optionalBehaviorRelay = BehaviorRelay<String?>(value: "none")
    let publishRelay = PublishRelay<String>()
    let optionalPublishRelay = PublishRelay<String?>()
    let replayRelay = ReplayRelay<String>.createUnbound()
    let optionalReplayRelay = ReplayRelay<String?>.createUnbound()
    let publishSubject = PublishSubject<String>()
    let optionalPublishSubject = PublishSubject<String?>()
    let behaviorSubject = BehaviorSubject<String>(value: "none")
    let optionalBehaviorSubject = BehaviorSubject<String?>(value: "none")
    let replaySubject = ReplaySubject<String>.createUnbounded()
    let optionalReplaySubject = ReplaySubject<String?>.createUnbounded()
    private(set) var observed = [String]()
    private(set) var optionallyObserved = [String?]()

    private var observer: AnyObserver<String> {
        return AnyObserver { [unowned self] in if let value = $0.element { self.observed.append(value) } }
    }

    private var optionalObserver: AnyObserver<String?> {
        return AnyObserver { [unowned self] in
            if let value = $0.element { self.optionallyObserved.append(value) }
        }
    }

    func bindOwn() {
        bindEvents(to: behaviorRelay, with: RoomEvent.topic)
        bindEvents(to: optionalBehaviorRelay, with: RoomEvent.topic)
        bindEvents(to: publishRelay, with: RoomEvent.topic)
        bindEvents(to: optionalPublishRelay, with: RoomEvent.topic)
        bindEvents(to: replayRelay, with: RoomEvent.topic)
        bindEvents(to: optionalReplayRelay, with: RoomEvent.topic)
        bindEvents(to: publishSubject, with: RoomEvent.topic)
        bindEvents(to: optionalPublishSubject, with: RoomEvent.topic)
        bindEvents(to: behaviorSubject, with: RoomEvent.topic)
        bindEvents(to: optionalBehaviorSubject, with: RoomEvent.topic)
        bindEvents(to: replaySubject, with: RoomEvent.topic)
        bindEvents(to: optionalReplaySubject, with: RoomEvent.topic)
        bindEvents(to: observer, with: RoomEvent.topic)
        bindEvents(to: optionalObserver, with: RoomEvent.topic)
    }

    override func prepareForParentEvents() {
        bindParentEvents(to: behaviorRelay, with: RoomEvent.topic)
        bindParentEvents(to: optionalBehaviorRelay, with: RoomEvent.topic)
        bindParentEvents(to: publishRelay, with: RoomEvent.topic)
        bindParentEvents(to: optionalPublishRelay, with: RoomEvent.topic)
        bindParentEvents(to: replayRelay, with: RoomEvent.topic)
        bindParentEvents(to: optionalReplayRelay, with: RoomEvent.topic)
        bindParentEvents(to: publishSubject, with: RoomEvent.topic)
        bindParentEvents(to: optionalPublishSubject, with: RoomEvent.topic)
        bindParentEvents(to: behaviorSubject, with: RoomEvent.topic)
        bindParentEvents(to: optionalBehaviorSubject, with: RoomEvent.topic)
        bindParentEvents(to: replaySubject, with: RoomEvent.topic)
        bindParentEvents(to: optionalReplaySubject, with: RoomEvent.topic)
        bindParentEvents(to: observer, with: RoomEvent.topic)
        bindParentEvents(to: optionalObserver, with: RoomEvent.topic)
    }
}

/// Sends the values of each kind of source.
class SendingViewModel: RxViewModel {
    let relay = PublishRelay<String>()
    let optionalRelay = BehaviorRelay<String?>(value: nil)
    let subject = PublishSubject<Int>()

    func bindOwn() {
        bindToEvents(from: relay, with: RoomEvent.topic)
        bindToEvents(from: optionalRelay, with: RoomEvent.note)
        bindToEvents(from: subject, with: RoomEvent.count)
        bindToEvents(from: subject.map { "\($0)" }, with: RoomEvent.note)
    }

    override func prepareForParentEvents() {
        bindToParentEvents(from: relay, with: RoomEvent.topic)
        bindToParentEvents(from: optionalRelay, with: RoomEvent.note)
        bindToParentEvents(from: subject, with: RoomEvent.count)
        bindToParentEvents(from: subject.asObservable(), with: RoomEvent.note)
    }
}

/// Between a room and a seat.
class TableViewModel: RxViewModel {
    override func prepareForParentEvents() {
        forward(parentEvent: RoomEvent.topic, toEvent: SeatEvent.topic)
        forward(
            parentEvent: RoomEvent.count, toEvent: SeatEvent.count,
            flatMapLatest: { (count: Int) in Observable.just(count * 10) })
        forward(event: SeatEvent.topic, toParentEvent: RoomEvent.note) {
            (topic: String?) -> Observable<String> in
            return .just("topic: \(topic ?? "none")")
        }
        forward(event: SeatEvent.answer, toParentEvent: RoomEvent.answer)
    }
}

final class UntypedEventsTests: XCTestCase {
    private let disposeBag = DisposeBag()

    private func check(
        _ viewModel: ReceivingViewModel, send: (RxControllerEvent) -> Void, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        var published = [String]()
        var optionallyPublished = [String?]()
        Observable.merge(viewModel.publishRelay.asObservable(), viewModel.publishSubject.asObservable())
            .subscribe(onNext: { published.append($0) }).disposed(by: disposeBag)
        Observable.merge(
            viewModel.optionalPublishRelay.asObservable(), viewModel.optionalPublishSubject.asObservable()
        )
        .subscribe(onNext: { optionallyPublished.append($0) }).disposed(by: disposeBag)

        send(RoomEvent.topic.event("Swift"))
        send(RoomEvent.topic.event(7))

        // A value of another type: nothing for a receiver of values, nil for a receiver of optional values.
        XCTAssertEqual(viewModel.behaviorRelay.value, "Swift", file: file, line: line)
        XCTAssertNil(viewModel.optionalBehaviorRelay.value, file: file, line: line)
        XCTAssertEqual(published, ["Swift", "Swift"], file: file, line: line)
        XCTAssertEqual(optionallyPublished, ["Swift", "Swift", nil, nil], file: file, line: line)
        XCTAssertEqual(try viewModel.behaviorSubject.value(), "Swift", file: file, line: line)
        XCTAssertEqual(try viewModel.optionalBehaviorSubject.value(), nil, file: file, line: line)
        var replayed = [String]()
        var optionallyReplayed = [String?]()
        viewModel.replayRelay.subscribe(onNext: { replayed.append($0) }).disposed(by: disposeBag)
        viewModel.replaySubject.subscribe(onNext: { replayed.append($0) }).disposed(by: disposeBag)
        viewModel.optionalReplayRelay.subscribe(onNext: { optionallyReplayed.append($0) }).disposed(
            by: disposeBag)
        viewModel.optionalReplaySubject.subscribe(onNext: { optionallyReplayed.append($0) })
            .disposed(by: disposeBag)
        XCTAssertEqual(replayed, ["Swift", "Swift"], file: file, line: line)
        XCTAssertEqual(optionallyReplayed, ["Swift", nil, "Swift", nil], file: file, line: line)
        XCTAssertEqual(viewModel.observed, ["Swift"], file: file, line: line)
        XCTAssertEqual(viewModel.optionallyObserved, ["Swift", nil], file: file, line: line)
    }

    func testEventsAreReceivedByEveryKindOfRelaySubjectAndObserver() {
        let viewModel = ReceivingViewModel()
        viewModel.bindOwn()
        check(viewModel) { viewModel.events.accept($0) }
    }

    func testParentEventsAreReceivedByEveryKindOfRelaySubjectAndObserver() {
        let parent = RxViewModel()
        let viewModel = ReceivingViewModel()
        parent.addChild(viewModel)
        check(viewModel) { parent.events.accept($0) }
    }

    func testEventsAreSentFromEveryKindOfSource() {
        let viewModel = SendingViewModel()
        var topics = [String]()
        var notes = [String?]()
        var counts = [Int]()
        viewModel.events.unwrappedValue(of: RoomEvent.topic).subscribe(onNext: { topics.append($0) })
            .disposed(by: disposeBag)
        viewModel.events.value(of: RoomEvent.note).subscribe(onNext: { notes.append($0) }).disposed(
            by: disposeBag)
        viewModel.events.unwrappedValue(of: RoomEvent.count, type: Int.self)
            .subscribe(onNext: { counts.append($0) })
            .disposed(by: disposeBag)
        viewModel.bindOwn()
        viewModel.relay.accept("Swift")
        viewModel.optionalRelay.accept("later")
        viewModel.subject.onNext(3)
        XCTAssertEqual(topics, ["Swift"])
        XCTAssertEqual(notes, [nil, "later", "3"])
        XCTAssertEqual(counts, [3])
    }

    func testParentEventsAreSentFromEveryKindOfSource() {
        let parent = RxViewModel()
        let viewModel = SendingViewModel()
        var topics = [String]()
        var counts = [Int?]()
        parent.events.unwrappedValue(of: RoomEvent.topic).subscribe(onNext: { topics.append($0) })
            .disposed(by: disposeBag)
        parent.events.value(of: RoomEvent.count).subscribe(onNext: { counts.append($0) }).disposed(
            by: disposeBag)
        parent.addChild(viewModel)
        viewModel.relay.accept("Swift")
        viewModel.subject.onNext(3)
        XCTAssertEqual(topics, ["Swift"])
        XCTAssertEqual(counts, [3])
    }

    func testAMiddleViewModelForwardsBothWays() {
        let room = RxViewModel()
        let table = TableViewModel()
        let seat = RxViewModel()
        room.addChild(table)
        table.addChild(seat)
        var below = [String]()
        var above = [String]()
        seat.parentEvents.unwrappedValue(of: SeatEvent.topic, type: String.self)
            .subscribe(onNext: { below.append($0) }).disposed(by: disposeBag)
        seat.parentEvents.unwrappedValue(of: SeatEvent.count, type: Int.self)
            .subscribe(onNext: { below.append("\($0)") }).disposed(by: disposeBag)
        room.events.unwrappedValue(of: RoomEvent.note, type: String.self)
            .subscribe(onNext: { above.append($0) }).disposed(by: disposeBag)
        room.events.unwrappedValue(of: RoomEvent.answer, type: Bool.self)
            .subscribe(onNext: { above.append("answer: \($0)") }).disposed(by: disposeBag)
        room.events.accept(RoomEvent.topic.event("Swift"))
        room.events.accept(RoomEvent.count.event(4))
        // The closure takes a number, so nothing else is forwarded.
        room.events.accept(RoomEvent.count.event("four"))
        seat.parentEvents.accept(SeatEvent.topic.event("Linux"))
        // The closure takes an optional, which is nil for any other type.
        seat.parentEvents.accept(SeatEvent.topic.event(1))
        seat.parentEvents.accept(SeatEvent.answer.event(true))
        // What was forwarded down was an event of the table, and so was forwarded up.
        XCTAssertEqual(below, ["Swift", "40", "Linux"])
        XCTAssertEqual(above, ["topic: Swift", "topic: Linux", "topic: none", "answer: true"])
    }

    func testEventsAreARelayAndAnObservable() {
        let parent = RxViewModel()
        let child = RxViewModel()
        parent.addChild(child)
        var received = [String]()
        parent.events.subscribe(onNext: { _ in received.append("parent") }).disposed(by: disposeBag)
        child.parentEvents.asObservable().subscribe(onNext: { _ in received.append("child") })
            .disposed(by: disposeBag)
        let source = PublishRelay<String>()
        source.map { RoomEvent.topic.event($0) }.bind(to: parent.events).disposed(by: disposeBag)
        source.map { RoomEvent.topic.event($0) }.bind(to: child.parentEvents).disposed(by: disposeBag)
        source.accept("Swift")
        XCTAssertEqual(received, ["parent", "child", "parent", "child"])
        Observable.just(RoomEvent.count.event(1)).bind(to: parent.events).disposed(by: disposeBag)
        XCTAssertEqual(received.count, 6)
    }

    func testValuesAreReadBehindOtherOperators() {
        let viewModel = RxViewModel()
        var topics = [String?]()
        var counts = [Int]()
        Observable.merge(viewModel.events.asObservable(), .just(RoomEvent.topic.event("first")))
            .value(of: RoomEvent.topic).subscribe(onNext: { topics.append($0) }).disposed(by: disposeBag)
        viewModel.events.skip(1).unwrappedValue(of: RoomEvent.count, type: Int.self)
            .subscribe(onNext: { counts.append($0) }).disposed(by: disposeBag)
        viewModel.events.accept(RoomEvent.count.event(1))
        viewModel.events.accept(RoomEvent.count.event(2))
        XCTAssertEqual(topics, ["first"])
        XCTAssertEqual(counts, [2])
    }
}
