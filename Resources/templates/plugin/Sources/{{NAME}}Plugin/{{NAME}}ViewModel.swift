import ControllerKit

/// The view model has the state and the actions of the screen. It does not depend on views.
final class {{NAME}}ViewModel: RxViewModel {
    private let name = BehaviorRelay(value: "")

    var greeting: Observable<String> { name.map { $0.isEmpty ? "Who are you?" : "Hello, \($0)!" } }

    func greet(_ name: String) { self.name.accept(name) }
}
