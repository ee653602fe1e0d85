import ControllerKit

/// The view model knows what the screen shows and does, and no view.
final class {{NAME}}ViewModel: RxViewModel {
    private let name = BehaviorRelay(value: "")

    var greeting: Observable<String> { name.map { $0.isEmpty ? "Who are you?" : "Hello, \($0)!" } }

    func greet(_ name: String) { self.name.accept(name) }
}
