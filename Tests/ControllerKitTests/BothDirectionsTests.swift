// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// A relay and a control that are bound in both directions, while an observer of the control changes the control.
@MainActor @Suite(.serialized) struct BothDirectionsTests {
    private let bag = DisposeBag()

    private struct Row: Identifiable, Equatable { let id: Int }

    init() { HeadlessBackend.install() }

    /// Binds before, or after, `change` subscribes to the control.
    private func bind(_ isFirst: Bool, _ binding: () -> any Disposable, _ change: () -> any Disposable) {
        if isFirst { binding().disposed(by: bag) }
        change().disposed(by: bag)
        if !isFirst { binding().disposed(by: bag) }
    }

    @Test(arguments: [true, false]) func anObserverShortensWhatWasTyped(_ isFirst: Bool) {
        let field = TextField()
        let relay = BehaviorRelay(value: "")
        bind(isFirst, { relay <~> field.rx.text }) {
            field.rx.text.orEmpty.skip(1).filter { $0.count > 3 }
                .subscribe(onNext: { [unowned field] in field.text = String($0.prefix(3)) })
        }
        field.receive(.changed("abcd", selection: 4..<4))
        #expect(field.text == "abc" && relay.value == "abc")
        field.receive(.changed("abcx", selection: 4..<4))
        #expect(field.text == "abc" && relay.value == "abc")
    }

    @Test(arguments: [true, false]) func anObserverTurnsASwitchBack(_ isFirst: Bool) {
        let toggle = Switch()
        let relay = BehaviorRelay(value: false)
        bind(isFirst, { toggle.rx.isOn <~> relay }) {
            toggle.rx.isOn.filter { $0 }.subscribe(onNext: { [unowned toggle] _ in toggle.isOn = false })
        }
        toggle.receive(.toggled(true))
        #expect(!toggle.isOn && !relay.value)
    }

    @Test(arguments: [true, false]) func anObserverSelectsAnotherRow(_ isFirst: Bool) {
        let list = ListView<Row>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
        list.items = [Row(id: 1), Row(id: 2)]
        let relay = BehaviorRelay<[Row]>(value: [])
        bind(isFirst, { relay <~> list.rx.selectedItems }) {
            list.rx.selected.filter { $0?.id == 1 }
                .subscribe(onNext: { [unowned list] _ in list.selectedItem = Row(id: 2) })
        }
        list.receive(.selected([0]))
        #expect(list.selectedItems == [Row(id: 2)] && relay.value == list.selectedItems)
    }

    /// The model and another observer do not agree: the last one decides, for both.
    @Test func theModelAndAnObserverChangeWhatWasTyped() {
        let field = TextField()
        let relay = BehaviorRelay(value: "")
        relay.filter { $0 != $0.uppercased() }.subscribe(onNext: { relay.accept($0.uppercased()) }).disposed(
            by: bag)
        bind(true, { relay <~> field.rx.text }) {
            field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned field] in field.text = $0 + "!" })
        }
        field.receive(.changed("a", selection: 1..<1))
        #expect(field.text == relay.value && relay.value == "A!")
    }

    /// The value that the model has set, and that waits, is not replaced by the one that is shown.
    @Test func aValueThatWaitsStaysInTheRelay() {
        let slider = Slider(0, to: 100)
        let relay = BehaviorRelay(value: 0.0)
        (relay <~> slider.rx.value).disposed(by: bag)
        relay.filter { $0 == 10 }.subscribe(onNext: { _ in relay.accept(150) }).disposed(by: bag)
        slider.receive(.changed(10))
        #expect(relay.value == 150)
        slider.maximumValue = 200
        #expect(relay.value == 150 && slider.value == 150)
    }

    @Test func aBindingThatAnObserverEndsDoesNothingMore() {
        let field = TextField()
        let relay = BehaviorRelay(value: "")
        let binding = relay <~> field.rx.text
        field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned field] _ in
            binding.dispose()
            field.text = "other"
        })
        .disposed(by: bag)
        field.receive(.changed("a", selection: 1..<1))
        #expect(relay.value == "a" && field.text == "other")
    }
}
