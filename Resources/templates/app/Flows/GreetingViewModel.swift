import ControllerKit
import {{NAME}}Model

/// The view model knows what the screen shows and does. It knows no view.
final class GreetingViewModel: RxViewModel {
    private let name = BehaviorRelay(value: "")

    var greeting: Observable<String> { name.map { Greeting(name: $0).text } }

    func enter(_ name: String) { self.name.accept(name) }
}
