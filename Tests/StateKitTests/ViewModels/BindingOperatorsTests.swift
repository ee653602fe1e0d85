// SPDX-License-Identifier: MIT

import RxKernel
import StateKit
import Testing

@MainActor struct BindingOperatorsTests {
    /// A field whose text the user and the program change.
    final class Field: ReactiveCompatible {
        var text: String? = "old"
        var sets: [String?] = []
        let typed = PublishSubject<String?>()

        func type(_ text: String) {
            self.text = text
            typed.onNext(text)
        }
    }

    let field = Field()
    let source = PublishSubject<String>()
    let bag = DisposeBag()

    var text: ControlProperty<String?> {
        ControlProperty(
            values: Observable.deferred { [field] in field.typed.startWith(field.text) },
            valueSink: Binder(field) { field, text in
                field.text = text
                field.sets.append(text)
            })
    }

    @Test func aSequenceIsSentToObserversAndRelays() {
        let relay = BehaviorRelay(value: "")
        let optional = BehaviorRelay<String?>(value: nil)
        let events = PublishRelay<String>()
        var received: [String] = []
        events.subscribe(onNext: { received.append($0) }) ~ bag
        source ~> text ~ bag
        source ~> relay ~ bag
        source ~> optional ~ bag
        source ~> events ~ bag
        source.onNext("a")
        #expect(field.text == "a" && relay.value == "a" && optional.value == "a" && received == ["a"])
    }

    @Test func aSequenceIsSentToSeveralTargetsAndToAFunction() {
        let relays = [BehaviorRelay(value: ""), BehaviorRelay(value: "")]
        let first = PublishSubject<String>()
        let second = PublishSubject<String>()
        var received: [String] = []
        for subject in [first, second] { subject.subscribe(onNext: { received.append($0) }) ~ bag }
        var called = ""
        bag ~ [
            source ~> relays,
            source ~> [first.asObserver(), second.asObserver()],
            source ~> { source in source.subscribe(onNext: { called = $0 }) },
        ]
        source.onNext("a")
        #expect(relays.map(\.value) == ["a", "a"] && received == ["a", "a"] && called == "a")
    }

    @Test func aDriverIsSentToAnObserverAndARelay() {
        let driver = BehaviorRelay(value: "a").asDriver()
        let relay = BehaviorRelay(value: "")
        [driver ~> text, driver ~> relay] ~ bag
        #expect(field.text == "a" && relay.value == "a")
    }

    @Test func aRelayAndAPropertyAreBoundInBothDirections() {
        let name = BehaviorRelay(value: "Ada")
        name <~> text ~ bag
        #expect(field.text == "Ada" && name.value == "Ada")
        field.type("Grace")
        #expect(name.value == "Grace")
        name.accept("Alan")
        #expect(field.text == "Alan" && field.sets == ["Ada", "Alan"], "what is typed is not set again")
    }

    @Test func aPropertyAndARelayOfOptionalsAreBoundInBothDirections() {
        let name = BehaviorRelay<String?>(value: nil)
        text <~> name ~ bag
        #expect(field.text == nil && name.value == nil)
        field.type("Grace")
        #expect(name.value == "Grace" && field.sets == [nil])
    }

    @Test func aBindingEndsWithItsBag() {
        let name = BehaviorRelay(value: "Ada")
        var bag: DisposeBag? = DisposeBag()
        if let bag { name <~> text ~ bag }
        bag = nil
        field.type("Grace")
        #expect(name.value == "Ada" && !field.typed.hasObservers)
    }
}
