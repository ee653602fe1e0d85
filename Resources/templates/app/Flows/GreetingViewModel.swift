import ControllerKit
import {{NAME}}Model

/// The view model has the state and the actions of the screen. It does not depend on views.
final class GreetingViewModel: RxViewModel {
    private let name = BehaviorRelay(value: "")

    var greeting: Observable<String> { name.map { Greeting(name: $0).text } }

    func enter(_ name: String) { self.name.accept(name) }
}
