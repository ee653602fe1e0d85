// SPDX-License-Identifier: MIT

import CleanUtilsNames
import ControllerKit
import HeadlessBackend
import XCTest

/// A view model of a program that uses CleanUtils and RxController.
class ProfileStateViewModel: CleanViewModel<Int, String> {
    let add = ActionState()
    let user = DataState<String>()
    let friends = CollectionState<String>()
    let pages = PagedCollectionController<String>()
    let page = Paged<[String]>()
    let states: [ViewState] = [ActionState(), DataState<String>()]
    let event = LoadEvent<String>.load
    let partial = PartialEvent<String>.localLoad
}

struct ProfileState: State, PartialState {}

final class CleanUtilsNamesTests: XCTestCase {
    func testTheNamesOfCleanUtilsAreFree() {
        let viewModel = ProfileStateViewModel()
        XCTAssertEqual(viewModel.states.count, 2)
        let source: PagedDataSource = viewModel.pages
        XCTAssertTrue(source as AnyObject === viewModel.pages)
    }
}
