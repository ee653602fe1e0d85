// SPDX-License-Identifier: MIT

import ControllerKit

/// The view model has the state and the actions of the screen. It does not refer to views.
final class GreetingViewModel: RxViewModel {
    private let name = BehaviorRelay(value: "")

    var greeting: Observable<String> { name.map { $0.isEmpty ? "Who are you?" : "Hello, \($0)!" } }

    func greet(_ name: String) { self.name.accept(name) }
}
