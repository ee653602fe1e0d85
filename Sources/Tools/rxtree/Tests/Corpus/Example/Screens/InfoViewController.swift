// SPDX-License-Identifier: MIT

import RxController
import RxSwift
import UIKit

struct InfoEvent {
    static let name = RxControllerEvent.identifier()
    static let number = RxControllerEvent.identifier()
}

final class InfoViewModel: RxViewModel {
    func showProfile(of name: String) {
        steps.accept(ChildStep.profile(name))
    }

    func close() {
        steps.accept(ChildStep.done)
    }
}

final class InfoViewController: BaseViewController<InfoViewModel> {
    private lazy var numberView = UIView()
    private lazy var numberViewController = NumberViewController(viewModel: NumberViewModel())

    override func subviews() -> [UIView] { [numberView] }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(numberViewController, to: numberView)
    }
}
