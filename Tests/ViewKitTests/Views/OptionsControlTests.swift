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

    /// The options in another language.
    @Test func optionsThatAreRenamedKeepTheIndex() {
        let dropDown = DropDown(["Small", "Large"], selectedIndex: 1)
        dropDown.options = ["Klein", "Groß"]
        #expect(dropDown.selectedIndex == 1)
        dropDown.options = ["One"]
        #expect(dropDown.selectedIndex == nil)
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
}
