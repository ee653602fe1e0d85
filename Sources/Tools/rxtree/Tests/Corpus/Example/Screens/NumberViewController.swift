// SPDX-License-Identifier: MIT

import RxController
import RxSwift

final class NumberViewModel: RxViewModel {
    var number: Observable<Int?> { parentEvents.value(of: InfoEvent.number) }
}

final class NumberViewController: BaseViewController<NumberViewModel> {}
