// SPDX-License-Identifier: MIT

import Testing

@testable import Cartography

/// Forms of code that lead to a screen without naming it where it is shown.
@Suite struct FormsTests {
    struct Form: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var body: String
        var declarations = ""
    }

    static let forms = [
        Form(
            testDescription: "a function that an extension adds to every flow",
            body: "show(LostViewController.self)",
            declarations: """
                extension Flow {
                    func show<T: UIViewController>(_ type: T.Type) {
                        (root as? UINavigationController)?.pushViewController(T(), animated: true)
                    }
                }
                """),
        Form(
            testDescription: "a controller that shows itself",
            body: "LostViewController.show(on: navigation)",
            declarations: """
                extension LostViewController {
                    static func show(on navigation: UINavigationController) {
                        navigation.pushViewController(Self(), animated: true)
                    }
                }
                """),
        Form(
            testDescription: "an extension in which a controller pushes itself",
            body: "build().push(on: navigation)",
            declarations: """
                func build() -> UIViewController { LostViewController() }
                extension UIViewController {
                    func push(on navigation: UINavigationController) {
                        navigation.pushViewController(self, animated: true)
                    }
                }
                """),
        Form(
            testDescription: "a subclass of what a coordinator is declared as",
            body: "let coordinator: BaseCoordinator = container.coordinator()\ncoordinator.start()",
            declarations: """
                class BaseCoordinator { func start() {} }
                final class LostCoordinator: BaseCoordinator {
                    override func start() { navigation.pushViewController(LostViewController(), animated: true) }
                }
                """),
        Form(
            testDescription: "a value that is called",
            body: "opener(1)",
            declarations: """
                struct Opener {
                    func callAsFunction(_ id: Int) { navigation.present(LostViewController(), animated: true) }
                }
                let opener = Opener()
                """),
        Form(
            testDescription: "a closure that another object is given",
            body: """
                let home = HomeViewController()
                home.onSelect = { [weak self] in
                    self?.navigation.present(LostViewController(), animated: true)
                }
                """),
        Form(
            testDescription: "the associated value of a case",
            body: "open(.screen(LostViewController()))",
            declarations: """
                enum Target { case screen(UIViewController), link(String) }
                func open(_ target: Target) {
                    switch target {
                    case .screen(let screen): navigation.pushViewController(screen, animated: true)
                    case .link: break
                    }
                }
                """),
        Form(
            testDescription: "a function inside of a function",
            body: """
                let screen = LostViewController()
                func show(_ animated: Bool = true) { navigation.pushViewController(screen, animated: animated) }
                func next() { show() }
                next()
                """),
        Form(
            testDescription: "a closure in a struct without an initialiser",
            body: "navigation.pushViewController(Route.lost.make(), animated: true)",
            declarations: """
                struct Route {
                    let make: () -> UIViewController
                    static let lost = Route(make: { LostViewController() })
                }
                """),
        Form(
            testDescription: "an overload that takes a type",
            body: "return navigate(to: LostViewController.self)",
            declarations: """
                extension AppFlow {
                    func navigate<T: UIViewController>(to type: T.Type) -> FlowContributors {
                        navigation.pushViewController(T(), animated: true)
                        return .none
                    }
                }
                """),
    ]

    @Test(arguments: forms) func theScreenIsFound(_ form: Form) {
        let map = AppMap(
            ofCases: [("start", "return .viewController(HomeViewController())"), ("next", form.body)],
            """
            final class HomeViewController: UIViewController {}
            final class LostViewController: UIViewController {}
            \(form.declarations)
            """)
        let answer = map.answers.first { $0.step == "AppStep.next" }
        #expect(answer.map { map.outcome(of: $0) } == "LostViewController")
        #expect(map.findings() == [])
    }

    /// The other controller is followed on its own, where names inside of the flow's function are not known.
    @Test func aFunctionInsideOfAFunctionCanBeGivenToAnotherController() {
        let map = AppMap(
            ofCases: [
                (
                    "start",
                    """
                    func show() { navigation.pushViewController(LostViewController(), animated: true) }
                    func next() { show() }
                    return .viewController(
                        HomeViewController(done: next, more: { show() }, child: ChildViewController()))
                    """
                )
            ],
            """
            final class HomeViewController: UIViewController {
                let done: () -> Void
                let more: () -> Void
                let child: UIViewController
                init(done: @escaping () -> Void, more: @escaping () -> Void, child: UIViewController) {
                    self.done = done
                    self.more = more
                    self.child = child
                }
                func viewDidLoad() {
                    done()
                    more()
                    addChild(child)
                }
            }
            final class LostViewController: UIViewController {}
            final class ChildViewController: UIViewController {}
            """)
        #expect(map.targets(of: "AppFlow") == ["HomeViewController", "LostViewController"])
        #expect(map.targets(of: "HomeViewController").contains("ChildViewController"))
    }

    /// Followed once for each call, thirty functions that call the next one twice would take years.
    @Test(.timeLimit(.minutes(1))) func helpersThatAreCalledTwiceAreFollowedOnce() {
        let local = (1...30).reversed().map { "func f\($0)() { f\($0 + 1)(); f\($0 + 1)() }\n" }.joined()
        let free = (1..<30).map { "func g\($0)() -> UIViewController { x ? g\($0 + 1)() : g\($0 + 1)() }\n" }
        let map = AppMap(
            ofCases: [
                ("start", "return .viewController(HomeViewController())"), ("next", local + "f1()"),
            ],
            """
            func f31() { navigation.pushViewController(LostViewController(), animated: true) }
            \(free.joined())
            func g30() -> UIViewController { LostViewController() }
            final class HomeViewController: UIViewController {
                let child: UIViewController
                init() { child = g1() }
                func viewDidLoad() { addChild(child) }
            }
            final class LostViewController: UIViewController {}
            """)
        #expect(map.targets(of: "AppFlow") == ["HomeViewController", "LostViewController"])
        #expect(map.targets(of: "HomeViewController") == ["LostViewController"])
    }

    /// What a delegate or a notification calls belongs to no step.
    @Test func aFunctionOfAFlowThatNothingInItCallsIsFollowed() {
        let map = AppMap(
            ofCases: [("start", "return .viewController(HomeViewController())")],
            """
            final class HomeViewController: UIViewController {}
            final class DetailViewController: UIViewController {}
            extension AppFlow: HomeDelegate {
                func homeDidSelect(_ id: Int) { navigation.pushViewController(DetailViewController(), animated: true) }
            }
            """)
        #expect(map.targets(of: "AppFlow") == ["DetailViewController", "HomeViewController"])
    }

    @Test func aStepTypeThatIsAskedForAsAWholeIsHandled() {
        let map = AppMap(
            of: """
                enum AppStep: Step { case start, next }
                final class AppFlow: Flow {
                    func navigate(to step: Step) -> FlowContributors {
                        guard step is AppStep else { return .none }
                        return .end(forwardToParentFlowWithStep: step)
                    }
                }
                coordinator.coordinate(flow: AppFlow(), with: OneStepper(AppStep.start))
                steps.accept(AppStep.next)
                """)
        #expect(map.findings() == [])
    }
}
