// SPDX-License-Identifier: MIT

import Testing

@testable import Cartography

/// `Self`, requirements of extensions, generic parameters and protocols.
@Suite struct TypesTests {
    private static let screens = """
        final class HomeViewController: UIViewController {}
        final class OtherViewController: UIViewController {}

        """

    private func targets(_ expression: String, _ declarations: String) -> [String] {
        let map = AppMap(
            ofCases: [("start", "navigation.pushViewController(\(expression), animated: true)")],
            TypesTests.screens + declarations)
        #expect(map.troubles.map(\.message) == [])
        return map.targets(of: "AppFlow")
    }

    @Test func selfIsTheTypeThatAStaticFunctionIsCalledOn() {
        #expect(
            targets(
                "HomeViewController.instantiate()",
                "extension UIViewController { static func instantiate() -> Self { load(named: name) as! Self } }"
            )
                == ["HomeViewController"])
    }

    @Test func selfIsTheTypeThatAFunctionOfAnObjectIsCalledOn() {
        #expect(
            targets(
                "OtherViewController().styled()",
                "extension UIViewController { func styled() -> Self { apply(style); return self } }")
                == ["OtherViewController"])
    }

    @Test func selfIsTheSubclassWhereABaseClassHasTheFunction() {
        #expect(
            targets(
                "DetailViewController.make()",
                """
                class BaseViewController: UIViewController { class func make() -> Self { nib.load() } }
                final class DetailViewController: BaseViewController {}
                """) == ["DetailViewController"])
    }

    @Test func selfIsTheConformingTypeWhereAProtocolHasTheFunction() {
        #expect(
            targets(
                "HomeViewController.instantiate()",
                """
                protocol StoryboardBased {}
                extension StoryboardBased where Self: UIViewController {
                    static func instantiate() -> Self {
                        guard let controller = storyboard.load() as? Self else { fatalError() }
                        return controller
                    }
                }
                extension HomeViewController: StoryboardBased {}
                """) == ["HomeViewController"])
    }

    @Test func whatAnExtensionRequiresMakesNoControllerOfOtherTypesThatConform() {
        let map = AppMap(
            ofCases: [("start", "return .viewController(HomeViewController.instantiate())")],
            TypesTests.screens + """
                protocol Reusable {}
                extension Reusable where Self: UIViewController { static func instantiate() -> Self { load() } }
                extension HomeViewController: Reusable {}
                final class MovieCell: UITableViewCell, Reusable {}
                final class Store: Reusable {}
                """)
        #expect(map.nodes.map(\.name) == ["AppFlow", "HomeViewController", "OtherViewController"])
    }

    @Test func aMemberOfAnExtensionWithARequirementBelongsOnlyToTypesThatMeetIt() {
        let declarations = """
            protocol Loadable {}
            protocol Premium {}
            extension Loadable where Self: UIView { static func load() -> UIViewController { OtherViewController() } }
            extension Loadable where Self: UIViewController & Premium {
                static func load() -> UIViewController { HomeViewController() }
            }
            extension Loadable { static func load() -> UIViewController { PlainViewController() } }
            final class PlainViewController: UIViewController {}
            final class PaidViewController: UIViewController, Loadable, Premium {}
            final class FreeViewController: UIViewController, Loadable {}
            """
        #expect(targets("PaidViewController.load()", declarations) == ["HomeViewController"])
        #expect(targets("FreeViewController.load()", declarations) == ["PlainViewController"])
    }

    @Test(arguments: [
        "build(HomeViewController.self)", "make() as HomeViewController", "wrap { HomeViewController() }",
        "same(HomeViewController())", "create(HomeViewController.init)",
        "[HomeViewController.self].map(build)[0]",
        "Scene<HomeViewController>().screen", "Scene(of: HomeViewController.self).instantiate()",
        "Scenes.home.instantiate()", "Scene<HomeViewController>.make()", "HomeBuilder().build()",
        "assemble(HomeBuilder())", "UIStoryboard(name: x).instantiate(HomeViewController.self)",
    ])
    func aGenericParameterIsWhatTheCallSaysItIs(_ expression: String) {
        let declarations = """
            func build<T: UIViewController>(_ type: T.Type) -> T { container.load(type) as! T }
            func make<T>() -> T { container.load() as! T }
            func wrap<T>(_ body: () -> T) -> T { body() }
            func same<T>(_ value: T) -> T { register(value); return value as! T }
            func create<T>(_ body: () -> T) -> T { body() }
            struct Scene<T: UIViewController> {
                init(of type: T.Type = T.self) {}
                var screen: T { instantiate() }
                func instantiate() -> T { storyboard.load() as! T }
                static func make() -> T { T(nibName: nil, bundle: nil) }
            }
            enum Scenes { static let home: Scene<HomeViewController> = .init() }
            protocol Builder { associatedtype Screen: UIViewController }
            extension Builder { func build() -> Screen { Screen() } }
            struct HomeBuilder: Builder { typealias Screen = HomeViewController }
            struct OtherBuilder: Builder { typealias Screen = OtherViewController }
            func assemble<B: Builder>(_ builder: B) -> B.Screen { log(builder); return builder.build() }
            extension UIStoryboard {
                func instantiate<T: UIViewController>(_ type: T.Type) -> T { load(id) as! T }
            }
            """
        #expect(targets(expression, declarations) == ["HomeViewController"])
    }

    @Test func aCallOfAProtocolsMemberLeadsWhereTheTypesThatConformLead() {
        let declarations = """
            protocol Factory { func home() -> UIViewController; var other: UIViewController { get }
                subscript(name: String) -> UIViewController { get } }
            final class AppFactory: Factory {
                func home() -> UIViewController { HomeViewController() }
                var other: UIViewController { OtherViewController() }
                subscript(name: String) -> UIViewController { ThirdViewController() }
            }
            final class ThirdViewController: UIViewController {}
            func factory() -> any Factory { container.resolve() }
            """
        #expect(targets("factory().home()", declarations) == ["HomeViewController"])
        #expect(targets("factory().other", declarations) == ["OtherViewController"])
        #expect(targets("factory()[\"third\"]", declarations) == ["ThirdViewController"])
    }

    @Test func anAliasOfACompositionIsWhatItStandsFor() {
        let map = AppMap(
            of: """
                typealias SteppingFlow = Flow & Stepper
                typealias Screen = RxViewController
                final class AppFlow: SteppingFlow { func navigate(to step: Step) -> FlowContributors { .none } }
                final class Home: Screen<HomeModel> {}
                """)
        #expect(map.nodes.map(\.name) == ["AppFlow", "Home"])
        #expect(map.nodes.map(\.kind) == [.flow, .controller])
    }

    @Test func whatIsContributedIsAScreenAlsoIfItsSuperclassIsElsewhere() {
        let map = AppMap(
            ofCases: [("start", "return .viewController(HomeScreen())")],
            """
            final class HomeScreen: DesignKit.Screen { func load() { addChild(InnerViewController()) } }
            final class InnerViewController: UIViewController {}
            """)
        #expect(map.targets(of: "AppFlow") == ["HomeScreen"])
        #expect(map.targets(of: "HomeScreen") == ["InnerViewController"])
    }
}
