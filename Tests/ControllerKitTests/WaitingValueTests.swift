// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// What is set before it can be shown, while an observer that comes earlier changes the control, or the relay, during an event.
/// A relay that is bound in both directions is equal to the control after each event.
@MainActor @Suite(.serialized) struct WaitingValueTests {
    private let bag = DisposeBag()

    private struct Row: Identifiable, Equatable { let id: Int }

    init() { HeadlessBackend.install() }

    private func makeList(_ mode: ListSelectionMode = .multiple) -> ListView<Row> {
        let list = ListView<Row>(selectionMode: mode, cell: { Label() }, configure: { $0.text = "\($1.id)" })
        list.items = [Row(id: 1), Row(id: 2)]
        return list
    }

    @Test func anObserverSelectsAnItemWithoutARow() {
        let list = makeList()
        list.rx.selected.filter { $0?.id == 1 }
            .subscribe(onNext: { [unowned list] _ in list.selectedItems = [Row(id: 3)] }).disposed(by: bag)
        let relay = BehaviorRelay<[Row]>(value: [])
        relay <~> list.rx.selectedItems ~ bag
        list.receive(.selected([0]))
        #expect(relay.value == list.selectedItems && relay.value == [])
        list.items.append(Row(id: 3))
        #expect(relay.value == list.selectedItems && relay.value == [Row(id: 3)])
    }

    @Test func theModelCorrectsTheSelectionToAnItemWithoutARow() {
        let list = makeList()
        let relay = BehaviorRelay<[Row]>(value: [])
        relay <~> list.rx.selectedItems ~ bag
        relay.filter { $0 == [Row(id: 1)] }.subscribe(onNext: { _ in relay.accept([Row(id: 3)]) }).disposed(
            by: bag)
        list.receive(.selected([0]))
        #expect(relay.value == [Row(id: 3)] && list.selectedItems == [])
        list.items.append(Row(id: 3))
        #expect(relay.value == [Row(id: 3)] && list.selectedItems == relay.value)
    }

    /// An observer of the position is called at each change of the rows.
    @Test func anObserverOfThePositionSelectsDuringARemoval() {
        let list = makeList()
        let relay = BehaviorRelay(value: [Row(id: 1), Row(id: 2)])
        relay <~> list.rx.selectedItems ~ bag
        list.rx.position.filter { $0.selected == [1] }
            .subscribe(onNext: { _ in relay.accept([Row(id: 1), Row(id: 3)]) }).disposed(by: bag)
        list.items = [Row(id: 1)]
        #expect(relay.value == [Row(id: 1), Row(id: 3)] && list.selectedItems == [Row(id: 1)])
        list.items.append(Row(id: 3))
        #expect(relay.value == [Row(id: 1), Row(id: 3)] && list.selectedItems == relay.value)
    }

    /// An observer of the last row changes the rows while a selected one is removed.
    @Test func anObserverChangesTheRowsDuringARemoval() throws {
        let list = makeList()
        list.prefetchDistance = 0
        let window = Window()
        window.content = list
        window.present()
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        headless.layOut()
        let relay = BehaviorRelay(value: [Row(id: 1), Row(id: 2)])
        relay <~> list.rx.selectedItems ~ bag
        list.rx.visibleRows.filter { _ in list.items.count < 2 }
            .subscribe(onNext: { [unowned list] _ in list.items.insert(Row(id: 0), at: 0) }).disposed(by: bag)
        list.items = [Row(id: 1)]
        headless.layOut()
        #expect(relay.value == list.selectedItems && relay.value == [Row(id: 1)])
        window.close()
    }

    @Test func thePositionIsSentAfterEachSelectionOfTheProgram() {
        let list = makeList()
        var sent: [[Int]] = []
        list.rx.position.subscribe(onNext: { sent.append($0.selected) }).disposed(by: bag)
        list.selectedItems = [Row(id: 1), Row(id: 2)]
        list.position.selected = [2, 3]
        list.selectionMode = .single
        list.selectionMode = .none
        #expect(sent == [[], [1, 2], [2, 3], [2], []])
    }

    @Test func anObserverSetsANumberOutsideOfTheRange() {
        let slider = Slider(0, to: 100)
        slider.rx.value.skip(1).filter { $0 == 10 }
            .subscribe(onNext: { [unowned slider] _ in slider.value = 150 }).disposed(by: bag)
        let relay = BehaviorRelay(value: 0.0)
        relay <~> slider.rx.value ~ bag
        slider.receive(.changed(10))
        #expect(relay.value == slider.value)
        slider.maximumValue = 200
        #expect(relay.value == slider.value && slider.value == 150)
    }

    @Test func anObserverSelectsAnOptionThatIsNotThere() {
        let choice = DropDown(["Small", "Medium"])
        choice.rx.selectedIndex.skip(1).filter { $0 == 1 }
            .subscribe(onNext: { [unowned choice] _ in choice.selectedIndex = 2 }).disposed(by: bag)
        let relay = BehaviorRelay<Int?>(value: 0)
        relay <~> choice.rx.selectedIndex ~ bag
        choice.receive(.selected(1))
        #expect(relay.value == choice.selectedIndex)
        choice.options.append("Large")
        #expect(relay.value == choice.selectedIndex && choice.selectedIndex == 2)
    }

    @Test func anObserverSetsADateBeyondTheLimits() throws {
        let days = try ["2026-02-01", "2026-02-10", "2026-03-15", "2026-04-01"].map {
            try #require(CalendarDate($0))
        }
        let field = DateField(days[0], maximumDate: days[1])
        field.rx.date.skip(1).filter { $0 == days[1] }
            .subscribe(onNext: { [unowned field] _ in field.date = days[2] }).disposed(by: bag)
        let relay = BehaviorRelay<CalendarDate?>(value: days[0])
        relay <~> field.rx.date ~ bag
        field.receive(.changed(days[1]))
        #expect(relay.value == field.date)
        field.maximumDate = days[3]
        #expect(relay.value == field.date && field.date == days[2])
    }
}
