// SPDX-License-Identifier: MIT

import RxController

class CartViewModel: RxViewModel {
    init(level: Int = 0) { super.init() }
    func check() { steps.accept(OrderStep.summary) }
    func dive() { steps.accept(OrderStep.startDeep(level: 1)) }
}

class SummaryViewModel: RxViewModel {
    func buy() { steps.accept(OrderStep.receipt(number: 1, Customer(name: "Ada"))) }
}

class ReceiptViewModel: RxViewModel {
    init(number: Int) { super.init() }
    func help() { steps.accept(ReceiptFlow.Route.help) }
    func close() { steps.accept(ReceiptFlow.Route.done) }
}

class HelpViewModel: RxViewModel {}

class PayViewModel: RxViewModel {
    init(amount: Int) { super.init() }
    func cancel() { steps.accept(Cancel()) }
}

class NameViewModel: RxViewModel {
    func next() { steps.accept(LoginRoute.password) }
}

class PasswordViewModel: RxViewModel {}

class CartViewController: RxViewController<CartViewModel> {}
class DeepCartViewController: RxViewController<CartViewModel> {}
class SummaryViewController: RxViewController<SummaryViewModel> {}
class ReceiptViewController: RxViewController<ReceiptViewModel> {}
class HelpViewController: RxViewController<HelpViewModel> {}
class PayViewController: RxViewController<PayViewModel> {}
class NameViewController: RxViewController<NameViewModel> {}
class PasswordViewController: RxViewController<PasswordViewModel> {}
