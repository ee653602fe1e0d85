import ControllerKit

public enum {{NAME}}Step: Step, Equatable {
    case start
}

/// The flow says what each step leads to: here, to one screen in a navigation stack.
public final class {{NAME}}Flow: Flow {
    private let navigation = NavigationController()
    public var root: any Presentable { navigation }

    public init() {}

    public func navigate(to step: {{NAME}}Step) -> FlowContributors {
        switch step {
        case .start:
            let controller = {{NAME}}ViewController(viewModel: {{NAME}}ViewModel())
            return .push(controller, on: navigation)
        }
    }
}
