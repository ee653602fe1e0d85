// SPDX-License-Identifier: MIT

import RxController
import UIKit

class BaseViewController<ViewModel: RxViewModel>: RxViewController<ViewModel> {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}
