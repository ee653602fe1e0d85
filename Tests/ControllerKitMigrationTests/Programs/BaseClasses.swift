// SPDX-License-Identifier: MIT

// The base classes of a project, as the guideline of RxController asks for: written for UIKit, with its names changed.

import ControllerKit

class BaseViewModel: RxViewModel {
    let isBusy = BehaviorRelay<Bool>(value: false)
}

class BaseViewController<ViewModel: BaseViewModel>: RxViewController<ViewModel> {
    private lazy var spinner: Spinner = {
        let spinner = Spinner()
        spinner.isHidden = true
        return spinner
    }()

    override init(viewModel: ViewModel) {
        super.init(viewModel: viewModel)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(spinner)
        viewModel.isBusy.map { !$0 }.bind(to: spinner.rx.isHidden).disposed(by: disposeBag)
    }
}

/// A manager, as the guideline asks for: final, with one instance.
final class PeopleManager {
    static let shared = PeopleManager()

    private let people = ["Ada": ["Bob", "Eve"], "Bob": ["Ada"], "Eve": []]

    private init() {}

    func friends(of person: String) -> Observable<[String]> {
        return Observable.just(people[person] ?? [])
    }
}
