import ControllerKit

/// The steps can be encoded, so that the screens that were open are restored.
public enum {{NAME}}Step: Step, Equatable, Codable {
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
            let greeting = GreetingViewController(viewModel: GreetingViewModel())
            return .push(greeting, on: navigation)
        }
    }
}
