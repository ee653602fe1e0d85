import ControllerKit

public enum {{NAME}}Step: Step, Equatable {
    case start
}

/// The flow defines the navigation for each step. Here, a step shows one screen in a navigation stack.
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
