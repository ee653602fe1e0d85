// SPDX-License-Identifier: MIT

import ControllerKit
import Testing

private enum FormEvent {
    static let name = RxControllerEvent.identifier(of: String.self)
    static let other = RxControllerEvent.identifier(of: String.self)
    static let count = RxControllerEvent.identifier(of: Int.self)
    static let anything = RxControllerEvent.identifier()
    static let anythingElse = RxControllerEvent.identifier()
    static let late = RxControllerEvent.identifier(of: String.self, delivery: .asynchronous)
    static let once = RxControllerEvent.identifier(of: String.self, cached: false)
}

/// A child that runs a closure when it has a parent.
@MainActor private final class Child: RxViewModel {
    private let prepare: @MainActor (Child) -> Void

    init(_ prepare: @escaping @MainActor (Child) -> Void = { _ in }) {
        self.prepare = prepare
        super.init()
    }

    override func prepareForParentEvents() { prepare(self) }
}

/// Each form of the binders and the routers, with typed identifiers and with untyped ones.
@MainActor struct EventFormsTests {
    private let parent = RxViewModel()
    private let bag = DisposeBag()

    @Test func eventsAreBoundToEachKindOfReceiver() {
        let (behavior, optional) = (BehaviorRelay(value: ""), BehaviorRelay<String?>(value: nil))
        let (publish, subject) = (PublishRelay<String>(), BehaviorSubject<String?>(value: nil))
        var published: [String] = []
        publish.subscribe(onNext: { published.append($0) }).disposed(by: bag)
        let plain = BehaviorSubject(value: "")
        parent.bindEvents(to: behavior, with: FormEvent.name)
        parent.bindEvents(to: optional, with: FormEvent.name)
        parent.bindEvents(to: publish, with: FormEvent.name)
        parent.bindEvents(to: subject, with: FormEvent.name)
        parent.bindEvents(to: plain, with: FormEvent.name)
        parent.events.accept(FormEvent.name.event("Ada"))
        #expect(behavior.value == "Ada" && optional.value == "Ada" && published == ["Ada"])
        #expect(try! subject.value() == "Ada" && plain.value() == "Ada")
    }

    @Test func eventsOfTheParentAreBoundToEachKindOfReceiver() {
        let (behavior, optional) = (BehaviorRelay(value: ""), BehaviorRelay<String?>(value: nil))
        let (plain, subject) = (BehaviorSubject(value: ""), BehaviorSubject<String?>(value: nil))
        let child = Child { child in
            child.bindParentEvents(to: behavior, with: FormEvent.name)
            child.bindParentEvents(to: optional, with: FormEvent.name)
            child.bindParentEvents(to: plain, with: FormEvent.name)
            child.bindParentEvents(to: subject, with: FormEvent.name)
        }
        parent.addChild(child)
        parent.events.accept(FormEvent.name.event("Ada"))
        #expect(behavior.value == "Ada" && optional.value == "Ada")
        #expect(try! subject.value() == "Ada" && plain.value() == "Ada")
    }

    @Test func aValueOfAnotherTypeIsNilOrIgnored() {
        let (plain, optional) = (BehaviorRelay(value: "before"), BehaviorRelay<String?>(value: "before"))
        parent.bindEvents(to: plain, with: FormEvent.anything)
        parent.bindEvents(to: optional, with: FormEvent.anything)
        parent.events.accept(FormEvent.anything.event(7))
        #expect(plain.value == "before" && optional.value == nil)
        parent.events.accept(FormEvent.anything.event("Ada"))
        #expect(plain.value == "Ada" && optional.value == "Ada")
    }

    @Test func observablesAreSentAsEvents() {
        var received: [String] = []
        let child = Child { child in
            child.bindToParentEvents(from: Observable.just("up"), with: FormEvent.name)
            child.bindToParentEvents(from: Observable.just("up, untyped"), with: FormEvent.anything)
        }
        parent.events.value(of: FormEvent.name).subscribe(onNext: { received.append($0) }).disposed(by: bag)
        parent.events.unwrappedValue(of: FormEvent.anything, type: String.self)
            .subscribe(onNext: { received.append($0) }).disposed(by: bag)
        parent.bindToEvents(from: Observable.just("own"), with: FormEvent.name)
        parent.bindToEvents(from: Single.just("own, untyped"), with: FormEvent.anything)
        parent.addChild(child)
        #expect(received == ["own", "own, untyped", "up", "up, untyped"])
    }

    @Test func eventsOfTheParentAreForwardedToTheChildren() {
        var received: [String] = []
        let child = Child { child in
            child.forward(parentEvent: FormEvent.name, toEvent: FormEvent.other)
            child.forward(parentEvent: FormEvent.anything, toEvent: FormEvent.anythingElse)
            child.forward(parentEvent: FormEvent.name, toEvent: FormEvent.count) { .of($0.count, -$0.count) }
        }
        child.events.value(of: FormEvent.other).subscribe(onNext: { received.append($0) }).disposed(by: bag)
        child.events.value(of: FormEvent.count).subscribe(onNext: { received.append("\($0)") }).disposed(
            by: bag)
        child.events.value(of: FormEvent.anythingElse, type: Int.self)
            .subscribe(onNext: { received.append("\($0.map(String.init) ?? "nil")") }).disposed(by: bag)
        parent.addChild(child)
        parent.events.accept(FormEvent.name.event("Ada"))
        parent.events.accept(FormEvent.anything.event(1815))
        #expect(received == ["Ada", "3", "-3", "1815"])
    }

    @Test func eventsAreForwardedToTheParent() {
        var received: [String] = []
        let child = Child { child in
            child.forward(event: FormEvent.name, toParentEvent: FormEvent.other)
            child.forward(event: FormEvent.anything, toParentEvent: FormEvent.anythingElse)
            child.forward(event: FormEvent.name, toParentEvent: FormEvent.count) { .just($0.count) }
        }
        parent.events.value(of: FormEvent.other).subscribe(onNext: { received.append($0) }).disposed(by: bag)
        parent.events.value(of: FormEvent.count).subscribe(onNext: { received.append("\($0)") }).disposed(
            by: bag)
        parent.events.unwrappedValue(of: FormEvent.anythingElse, type: Int.self)
            .subscribe(onNext: { received.append("\($0)") }).disposed(by: bag)
        parent.addChild(child)
        child.events.accept(FormEvent.name.event("Ada"))
        child.events.accept(FormEvent.anything.event(1815))
        #expect(received == ["Ada", "3", "1815"])
    }

    @Test func theResultsOfAClosureAreForwardedToTheParentWithoutTypes() {
        var received: [String] = []
        let child = Child { child in
            child.forward(event: FormEvent.anything, toParentEvent: FormEvent.anythingElse) { (year: Int) in
                Observable.of(year, year + 1)
            }
            child.forward(event: FormEvent.anything, toParentEvent: FormEvent.anythingElse) {
                (name: String?) in
                Single.just(name ?? "no text")
            }
        }
        parent.events.value(of: FormEvent.anythingElse, type: Any.self)
            .subscribe(onNext: { received.append(($0 as? Int).map(String.init) ?? $0 as? String ?? "nil") })
            .disposed(by: bag)
        parent.addChild(child)
        child.events.accept(FormEvent.anything.event(1815))
        child.events.accept(FormEvent.anything.event("Ada"))
        #expect(received == ["1815", "1816", "no text", "Ada"])
    }

    @Test func aNewValueEndsTheObservableThatWasMadeOfTheOneBefore() {
        var received: [String] = []
        let sources = ["a": PublishSubject<String>(), "b": PublishSubject<String>()]
        let child = Child { child in
            child.forward(parentEvent: FormEvent.anything, toEvent: FormEvent.anythingElse) {
                (name: String) in
                sources[name] ?? .init()
            }
            child.forward(event: FormEvent.anything, toParentEvent: FormEvent.anythingElse) {
                (name: String?) in
                sources[name ?? ""] ?? .init()
            }
        }
        child.events.unwrappedValue(of: FormEvent.anythingElse, type: String.self)
            .subscribe(onNext: { received.append($0) }).disposed(by: bag)
        var upwards: [String] = []
        parent.events.unwrappedValue(of: FormEvent.anythingElse, type: String.self)
            .subscribe(onNext: { upwards.append($0) }).disposed(by: bag)
        parent.addChild(child)
        parent.events.accept(FormEvent.anything.event("a"))
        sources["a"]?.onNext("1")
        parent.events.accept(FormEvent.anything.event("b"))
        sources["a"]?.onNext("lost")
        sources["b"]?.onNext("2")
        #expect(received == ["1", "2"] && upwards == [])
        child.events.accept(FormEvent.anything.event("a"))
        sources["a"]?.onNext("3")
        child.events.accept(FormEvent.anything.event("b"))
        sources["a"]?.onNext("lost")
        sources["b"]?.onNext("4")
        #expect(upwards == ["3", "4"])
    }

    @Test func anAsynchronousEventIsReceivedWhenItsSenderHasFinished() async {
        var log: [String] = []
        let child = Child { child in
            child.parentEvents.value(of: FormEvent.late).subscribe(onNext: { log.append($0) })
                .disposed(by: child.disposeBag)
        }
        parent.addChild(child)
        parent.events.accept(FormEvent.late.event("one"))
        child.parentEvents.accept(FormEvent.late.event("two"))
        log.append("sent")
        while log.count < 3 { await Task.yield() }
        #expect(log == ["sent", "one", "two"])
    }

    @Test func anEventReachesAWholeSubtree() {
        var log: [String] = []
        func observing(_ name: String) -> Child {
            Child { child in
                child.parentEvents.value(of: FormEvent.name).subscribe(onNext: { log.append("\(name) \($0)") }
                )
                .disposed(by: child.disposeBag)
            }
        }
        let (child, grandchild, sibling) = (observing("child"), observing("grandchild"), observing("sibling"))
        let root = RxViewModel()
        let stranger = observing("stranger")
        root.addChildren(parent, stranger)
        parent.addChildren(child, sibling)
        child.addChild(grandchild)
        parent.broadcast(FormEvent.name.event("Ada"))
        #expect(log == ["child Ada", "sibling Ada", "grandchild Ada"])
        // A child that is added later receives the latest state, at any depth, but no earlier events.
        log = []
        let (late, later) = (observing("late"), observing("later"))
        late.addChild(later)
        sibling.addChild(late)
        #expect(log == ["late Ada", "later Ada"])
        log = []
        parent.broadcast(FormEvent.once.event("gone"))
        let last = Child { child in
            child.parentEvents.value(of: FormEvent.once).subscribe(onNext: { log.append($0) })
                .disposed(by: child.disposeBag)
        }
        later.addChild(last)
        #expect(log == [])
    }
}
