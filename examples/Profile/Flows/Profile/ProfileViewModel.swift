// SPDX-License-Identifier: MIT

import ControllerKit

final class ProfileViewModel: BaseViewModel {
    private let nameRelay: BehaviorRelay<String>
    private let visitsRelay = BehaviorRelay(value: 0)

    init(name: String) {
        nameRelay = BehaviorRelay(value: name)
        super.init()
        viewDidAppear.withLatestFrom(visitsRelay).map { $0 + 1 }.bind(to: visitsRelay).disposed(
            by: disposeBag)
    }

    var name: Observable<String?> { nameRelay.map { $0 } }

    var visits: Observable<String?> { visitsRelay.map { $0 == 1 ? "1 visit" : "\($0) visits" } }

    func showFriends() { steps.accept(ProfileStep.friends) }
}
