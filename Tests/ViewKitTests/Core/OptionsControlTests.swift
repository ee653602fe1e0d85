// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// The selection of a drop-down and of a group of radio buttons, when it is set before the options, and when the options change.
@MainActor @Suite(.serialized) struct OptionsControlTests {
    private let bag = DisposeBag()

    init() { HeadlessBackend.install() }

    @Test func aSelectionThatIsBoundBeforeItsOptionsWaitsForThem() {
        let size = BehaviorRelay<Int?>(value: 1)
        let dropDown = DropDown([])
        size.bind(to: dropDown.rx.selectedIndex).disposed(by: bag)
        dropDown.rx.selectedIndex.skip(1).bind(to: size).disposed(by: bag)
        #expect(dropDown.selectedIndex == nil && size.value == 1)
        dropDown.options = []
        dropDown.options = ["Small", "Large"]
        #expect(dropDown.selectedIndex == 1 && size.value == 1)
    }

    @Test func theSelectedOptionStaysSelectedWhenTheOptionsChange() {
        let group = RadioGroup(["Small", "Large"], selectedIndex: 1)
        var indices: [Int?] = []
        group.rx.selectedIndex.skip(1).subscribe(onNext: { indices.append($0) }).disposed(by: bag)
        group.options = ["Small", "Medium", "Large"]
        #expect(group.selectedIndex == 2)
        group.options = ["Small", "Medium", "Large", "Large"]
        #expect(group.selectedIndex == 2 && indices == [2])
        group.options = ["Small", "Medium"]
        #expect(group.selectedIndex == nil && indices == [2, nil])
        // The options are loaded again.
        group.options = []
        group.options = ["Large", "Small"]
        #expect(group.selectedIndex == 0 && indices == [2, nil, 0])
    }

    /// The options in another language, or those for another choice: who reads an option by its index receives the new one.
    @Test func optionsThatAreRenamedKeepTheIndexAndAreSent() {
        let dropDown = DropDown(["Small", "Large"], selectedIndex: 1)
        var texts: [String?] = []
        dropDown.rx.selectedIndex.subscribe(onNext: { [unowned dropDown] in
            texts.append($0.map { dropDown.options[$0] })
        })
        .disposed(by: bag)
        dropDown.options = ["Klein", "Groß"]
        #expect(dropDown.selectedIndex == 1)
        dropDown.options = ["Klein", "Groß"]
        dropDown.options = ["One"]
        #expect(dropDown.selectedIndex == nil)
        #expect(texts == ["Large", "Groß", nil])
    }

    @Test func anotherSelectionEndsTheWaiting() throws {
        let dropDown = DropDown(["Small", "Large"], selectedIndex: 1)
        dropDown.options = ["Small"]
        let user = try #require(dropDown.backendView as? HeadlessControl<DropDownState, SelectionEvent>)
        try user.select("Small")
        dropDown.options = ["Small", "Large"]
        #expect(dropDown.selectedIndex == 0)
        dropDown.options = []
        dropDown.selectedIndex = nil
        dropDown.options = ["Small", "Large"]
        #expect(dropDown.selectedIndex == nil)
    }

    @Test func aSelectionThatIsDeclaredBeforeItsOptionsWaitsForThem() {
        let dropDown = DropDown([], selectedIndex: 1)
        let group = RadioGroup([], selectedIndex: 1)
        let first = DropDown([])
        let none = DropDown([], selectedIndex: nil)
        var indices: [Int?] = []
        let model = BehaviorRelay<Int?>(value: 7)
        dropDown.rx.selectedIndex.subscribe(onNext: { indices.append($0) }).disposed(by: bag)
        first.rx.selectedIndex.bind(to: model).disposed(by: bag)
        #expect(model.value == nil)
        for control in [dropDown, first, none] { control.options = ["Small", "Large"] }
        group.options = ["Small", "Large"]
        #expect(dropDown.selectedIndex == 1 && group.selectedIndex == 1)
        #expect(first.selectedIndex == 0 && none.selectedIndex == nil)
        #expect(indices == [nil, 1], "those who have received none are told")
        #expect(model.value == 0)
        first.selectedIndex = nil
        first.options = ["Small", "Medium", "Large"]
        #expect(first.selectedIndex == nil)
    }

    @Test func aControlThatIsCreatedWithAnIndexBeyondItsOptionsKeepsThem() {
        let dropDown = DropDown(["Small", "Large"], selectedIndex: 2)
        let group = RadioGroup(["Small"], selectedIndex: 1, axis: .horizontal)
        #expect(dropDown.options == ["Small", "Large"] && dropDown.selectedIndex == nil)
        #expect(group.options == ["Small"] && group.state.axis == .horizontal)
        dropDown.options.append("Huge")
        group.options.append("Large")
        #expect(dropDown.selectedIndex == 2 && group.selectedIndex == 1)
    }

    /// A list of options that says that the options are being loaded.
    @Test func anIndexBeyondTheOptionsWaitsForMoreOfThem() {
        let dropDown = DropDown(["Loading…"])
        let model = BehaviorRelay<Int?>(value: 2)
        var sent: [Int?] = []
        model.bind(to: dropDown.rx.selectedIndex).disposed(by: bag)
        dropDown.rx.selectedIndex.skip(1).subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        #expect(dropDown.selectedIndex == 0)
        dropDown.options = ["Small", "Medium", "Large"]
        #expect(dropDown.selectedIndex == 2 && sent == [])
        // Another selection ends the waiting. It is sent again with its other text.
        dropDown.selectedIndex = 5
        dropDown.receive(.selected(1))
        dropDown.options = ["1", "2", "3", "4", "5", "6"]
        #expect(dropDown.selectedIndex == 1 && sent == [1, 1])
        // A selection that was sent meanwhile is replaced with an event.
        dropDown.selectedIndex = 6
        dropDown.options = ["2", "3"]
        #expect(dropDown.selectedIndex == 0)
        dropDown.options = ["1", "2", "3", "4", "5", "6", "7"]
        #expect(dropDown.selectedIndex == 6 && sent == [1, 1, 0, 6])
    }

    @Test func aDisabledControlCannotBeUsed() throws {
        let dropDown = DropDown(["Small", "Large"])
        let group = RadioGroup(["Small", "Large"])
        dropDown.isEnabled = false
        group.isEnabled = false
        let user = try #require(dropDown.backendView as? HeadlessControl<DropDownState, SelectionEvent>)
        let other = try #require(group.backendView as? HeadlessControl<RadioGroupState, SelectionEvent>)
        for option in ["Small", "Large"] {
            #expect(throws: HeadlessError.self) { try user.select(option) }
            #expect(throws: HeadlessError.self) { try other.select(option) }
        }
        #expect(throws: HeadlessError.self) { try other.selectNext() }
    }

    /// A view in another process may send the index of an option that was removed meanwhile.
    @Test func anIndexOfAnOptionThatIsNotThereIsNotSent() {
        let dropDown = DropDown(["Small", "Large"])
        var sent: [Int?] = []
        dropDown.rx.selectedIndex.skip(1).subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        dropDown.receive(.selected(2))
        dropDown.receive(.selected(1))
        #expect(sent == [1] && dropDown.selectedIndex == 1)
    }
}
