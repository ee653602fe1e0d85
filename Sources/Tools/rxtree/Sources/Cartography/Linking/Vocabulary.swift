// SPDX-License-Identifier: MIT

/// The names in RxFlow, RxController, RxShell and UIKit that concern navigation.
enum Vocabulary {
    /// What a flow conforms to; a `ResultFlow` is awaited, an `AsyncAdaptingFlow` adapts steps.
    static let flows: Set<String> = ["Flow", "ResultFlow", "AsyncAdaptingFlow"]
    static let step = "Step"

    /// Classes of the frameworks that are controllers.
    static let controllers: Set<String> = [
        "ViewController", "RxViewController", "NavigationController", "TabController", "TabsController",
        "TabBarController", "SplitController", "SplitViewController", "PageController", "SelectionController",
        "PopoverController", "PageViewController",
        "WindowController", "DialogController", "UIViewController", "UINavigationController",
        "UITabBarController",
        "UISplitViewController", "UIPageViewController", "UITableViewController",
        "UICollectionViewController",
        "UIHostingController", "UIAlertController", "NSViewController", "NSWindowController",
    ]

    /// The superclasses of the frameworks' controllers that a program may extend.
    static let controllerRoots = [
        "UIViewController", "NSViewController", "ViewController", "UIResponder", "NSResponder", "NSObject",
        "NSObjectProtocol",
    ]

    static let viewModels: Set<String> = [
        "RxViewModel", "ViewModel", "Stepper", "OneStepper", "CompositeStepper",
    ]

    /// Types of the frameworks are no screens of an application, also if their sources are read.
    static func isFramework(_ name: String) -> Bool {
        controllers.contains(name) || viewModels.contains(name) || framework.contains(name)
    }

    private static let framework: Set<String> = [
        "Flow", "ResultFlow", "Step", "Presentable", "FlowCoordinator", "FlowContributors", "FlowContributor",
        "Flows",
        "RxFlowStep",
        "NoneStep", "FlowOutput", "AddressedStep", "NoneStepper", "DefaultStepper", "Window", "UIWindow",
    ]

    static func isController(_ ancestry: Set<String>) -> Bool {
        ancestry.contains { controllers.contains($0) || $0.hasSuffix("ViewController") }
    }

    /// What a flow is started with when no stepper is given.
    static let standardStep = "RxFlowStep.home"

    /// What `navigate(to:)` returns.
    static let contributorTypes: Set<String> = [
        "FlowContributors", "FlowContributor", "NextFlowItems", "NextFlowItem",
    ]

    /// The contributors with a presentable.
    static let contributions: Set<String> = ["viewController", "flow", "contribute", "run"]
    /// The labels of their presentables; an argument without a label is one too.
    static let presentableLabels: Set<String> = [
        "withNextPresentable", "withNext", "nextPresentable", "presentable", "flow", "viewController",
        "controller",
    ]
    static let groups: Set<String> = ["one", "multiple", "replace", "perform"]
    static let ends: Set<String> = ["end", "close", "finish"]
    static let forwards: Set<String> = [
        "forwardToParentFlow", "forwardToCurrentFlow", "triggerParentFlow", "forward",
    ]
    static let answers: Set<String> = [
        "none", "ask", "unhandled", "reset",
        // Transitions to screens that exist already.
        "pop", "popToRoot", "dismiss", "select", "closeWindow",
    ]

    /// Transitions as values: how they show their first argument.
    static let transitions: [String: Way] = [
        "push": .pushes, "show": .pushes, "present": .presents, "presentPopover": .presents,
        "openWindow": .presents, "setStack": .replaces,
    ]

    /// Calls that show a controller, and how.
    static let shows: [String: Way] = [
        "push": .pushes, "pushViewController": .pushes, "show": .pushes, "showDetail": .pushes,
        "showDetailViewController": .pushes, "present": .presents, "sheet": .presents, "popover": .presents,
        "presentModally": .presents, "open": .presents, "setRoot": .replaces, "replaceRoot": .replaces,
        "setRootViewController": .replaces, "reset": .replaces, "setViewControllers": .replaces,
        "setPages": .contains, "setTabs": .contains, "addTab": .contains, "addPage": .contains,
        "embed": .contains,
        "setViewController": .contains, "addChild": .contains, "addChildren": .contains,
        "addChildViewController": .contains,
        "insertChild": .contains, "setContent": .replaces, "setPrimary": .contains, "setSecondary": .contains,
        "setSidebar": .contains, "setDetail": .contains, "addChildController": .contains,
    ]

    /// Properties of containers and windows that show the assigned controller.
    static let slots: [String: Way] = [
        "rootViewController": .replaces, "viewControllers": .replaces, "content": .replaces,
        "root": .replaces,
        "contentViewController": .replaces, "primary": .contains, "secondary": .contains,
        "sidebar": .contains,
        "detail": .contains, "tabs": .contains, "pages": .contains, "child": .contains, "children": .contains,
        "presented": .presents,
    ]

    /// Calls that start a flow: `try await run(EditFlow())`, `coordinator.coordinate(flow:with:)`.
    static let starts: Set<String> = [
        "run", "coordinate", "startFlow", "startChild", "result", "awaitResult",
    ]

    /// `Flows.use(flow, when: .created) { root in … }` and its older forms.
    static let uses: Set<String> = ["use", "whenReady", "whenCreated"]

    enum Way: String, Hashable, Sendable, Comparable {
        case pushes, presents, replaces, contains
        static func < (left: Way, right: Way) -> Bool { left.rawValue < right.rawValue }
    }
}
