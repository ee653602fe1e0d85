// SPDX-License-Identifier: MIT

import Dispatch
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

    /// Calls `body` on several other threads, and waits for them without running the main queue.
    private func elsewhere(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let done = DispatchGroup()
        for number in 0..<count { DispatchQueue.global().async(group: done) { body(number) } }
        done.wait()
    }

    @Test func aRelayThatOtherThreadsChangeIsShownOnTheMainThread() async {
        let name = BehaviorRelay(value: "Ada")
        name <~> text ~ bag
        elsewhere(4) { number in for round in 0..<500 { name.accept("\(number) \(round)") } }
        #expect(field.sets == ["Ada"], "the control is set on the main thread only")
        await eventually("shown") { field.text == name.value && field.sets.count == 2001 }
        field.type("Grace")
        #expect(name.value == "Grace" && field.sets.count == 2001, "what is typed is not set again")
    }

    @Test func aBindingThatIsDisposedOfShowsNoLaterValueOfAnotherThread() async {
        let name = BehaviorRelay(value: "Ada")
        let binding = name <~> text
        elsewhere(1) { _ in name.accept("Grace") }
        binding.dispose()
        await turn()
        #expect(field.text == "Ada")
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

    // MARK: Corrections

    /// How an observer corrects what the user types.
    enum Correction: CaseIterable {
        /// It is an observer of the relay, from before the binding.
        case early
        /// It is an observer of the relay, since after the binding.
        case late
        /// It is an observer of the property, from before the binding.
        case ofProperty
    }

    @Test(arguments: Correction.allCases) func whatAnObserverCorrectsIsShown(_ correction: Correction) {
        let name = BehaviorRelay(value: "")
        func corrected(_ text: String) -> String { text.filter(\.isLetter).uppercased() }
        func correct(_ text: String) {
            if corrected(text) != name.value { name.accept(corrected(text)) }
        }
        if correction == .early { name.subscribe(onNext: { correct($0) }) ~ bag }
        if correction == .ofProperty {
            text.changed.subscribe(onNext: { name.accept(corrected($0 ?? "")) }) ~ bag
        }
        name <~> text ~ bag
        if correction == .late { name.subscribe(onNext: { correct($0) }) ~ bag }
        field.type("a1b2")
        #expect(name.value == "AB" && field.text == "AB")
        field.type("ab")
        #expect(name.value == "AB" && field.text == "AB", "the relay had this value already")
        field.type("ABC")
        #expect(name.value == "ABC" && field.text == "ABC")
        guard correction != .ofProperty else { return }
        name.accept("x1")
        #expect(name.value == "X" && field.text == "X")
    }

    @Test func anInputThatAnObserverRefusesIsTakenBack() {
        let field = Field()
        let isOn = BehaviorRelay(value: false)
        let switched = PublishSubject<Bool>()
        var shown = false
        let property = ControlProperty<Bool>(
            values: Observable.deferred { switched.startWith(shown) }, valueSink: Binder(field) { shown = $1 }
        )
        property <~> isOn ~ bag
        isOn.subscribe(onNext: { if $0 { isOn.accept(false) } }) ~ bag
        for _ in 0..<2 {
            shown = true
            switched.onNext(true)
            #expect(!isOn.value && !shown)
        }
    }

    @Test func whatAnObserverSetsInTheControlIsReplacedByTheValueOfTheRelay() {
        let name = BehaviorRelay(value: "")
        name <~> text ~ bag
        name.subscribe(onNext: { [field] in field.text = "(\($0))" }) ~ bag
        field.type("a")
        #expect(name.value == "a" && field.text == "a")
    }

    /// The elements of the property cannot be compared.
    @Test func aCorrectionIsShownIfTheValuesAreNotComparable() {
        struct Name { let text: String }
        let name = BehaviorRelay(value: Name(text: ""))
        let typed = PublishSubject<Name>()
        var shown = Name(text: "")
        var sets = 0
        let property = ControlProperty<Name>(
            values: Observable.deferred { typed.startWith(shown) },
            valueSink: Binder(field) {
                shown = $1
                sets += 1
            })
        name <~> property ~ bag
        name.subscribe(onNext: { if $0.text == "bad" { name.accept(Name(text: "good")) } }) ~ bag
        for text in ["bad", "new"] {
            shown = Name(text: text)
            typed.onNext(shown)
        }
        #expect(name.value.text == "new" && shown.text == "new" && sets == 2)
    }

    @Test func aBindingThatIsDisposedOfReleasesBothSides() {
        weak var relay: BehaviorRelay<String>?
        weak var control: Field?
        do {
            let (name, field) = (BehaviorRelay(value: "Ada"), Field())
            (relay, control) = (name, field)
            let property = ControlProperty<String?>(
                values: field.typed.startWith("old"), valueSink: Binder(field) { $0.text = $1 })
            (name <~> property).dispose()
        }
        #expect(relay == nil && control == nil)
    }
}
