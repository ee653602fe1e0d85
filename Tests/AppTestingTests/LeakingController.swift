// SPDX-License-Identifier: MIT

import ControllerKit

/// A screen that its own subscription retains.
final class LeakingController: ViewController {
    static let line = #line + 7
    private let bag = DisposeBag()
    private let names = BehaviorRelay(value: "Ada")
    private lazy var label = Label()

    override func viewDidLoad() {
        super.viewDidLoad()
        names.subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
        names.subscribe(onNext: { [unowned self] in title = $0 }).dispose()
        view.addSubview(label)
    }
}

final class LeakingFlow: Flow {
    private let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: LeakingStep) -> FlowContributors { .push(LeakingController(), on: navigation) }
}

enum LeakingStep: Step, Equatable { case start }
