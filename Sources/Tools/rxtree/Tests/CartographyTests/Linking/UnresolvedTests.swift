// SPDX-License-Identifier: MIT

import Testing

@testable import Cartography

/// What cannot be followed is reported, and nothing is claimed of what may be below it.
@Suite struct UnresolvedTests {
    private static let screens = """
        final class HomeViewController: UIViewController {}
        final class LostViewController: UIViewController {
            func viewDidLoad() { addChild(BelowViewController()) }
        }
        final class BelowViewController: UIViewController {}

        """

    private func map(_ body: String, _ declarations: String = "") -> AppMap {
        AppMap(
            ofCases: [("start", "return .viewController(HomeViewController())"), ("next", body)],
            UnresolvedTests.screens + declarations)
    }

    @Test func withoutUnresolvedCodeWhatNothingLeadsToIsUnreachable() {
        let map = map("return .none")
        #expect(map.messages(.unresolved) == [])
        #expect(
            map.messages(.unreachableScreen) == [
                "LostViewController cannot be reached: no flow contributes it and no controller shows it",
                "BelowViewController cannot be reached: only LostViewController leads to it, which is unreachable too",
            ])
    }

    @Test func nothingBelowUnresolvedCodeIsCalledUnreachable() {
        let map = map("return router.route(to: step)")
        #expect(map.messages(.unreachableScreen) == [])
        #expect(
            map.messages(.unresolved) == [
                "AppFlow: cannot tell what 'router.route(…)' returns, so what it leads to is missing; if it leads to"
                    + " LostViewController, say so: // rxtree:leads(LostViewController)"
            ])
    }

    @Test func codeThatShowsOnlyFlowsHidesNoController() {
        let map = map(
            "let flow: any Flow = flows.next()\nreturn .flow(flow, with: AppStep.start)",
            "final class LostFlow: Flow { func navigate(to step: Step) -> FlowContributors { .none } }")
        #expect(
            map.messages(.unreachableScreen).first
                == "LostViewController cannot be reached: no flow contributes it and no controller shows it")
        #expect(!map.messages(.unreachableScreen).contains { $0.hasPrefix("LostFlow") })
    }

    @Test func unresolvedCodeThatIsUnreachableItselfHidesNothing() {
        let map = map(
            "return .none",
            "final class DeadFlow: Flow { func navigate(to step: Step) -> FlowContributors { router.route(step) } }"
        )
        #expect(map.messages(.unreachableScreen).contains { $0.hasPrefix("LostViewController") })
    }

    @Test func callsThatAreNestedTooDeeplyAreReported() {
        let helpers = (1...50).map { "func step\($0)(_ n: UINavigationController) { step\($0 + 1)(n) }\n" }
            .joined()
        let map = map(
            "step1(navigation)",
            helpers
                + "func step51(_ n: UINavigationController) { n.pushViewController(LostViewController(), animated: true) }"
        )
        let messages = map.messages(.unresolved)
        #expect(
            messages.first?.hasPrefix(
                "AppFlow: calls are nested 40 deep here, so what 'step40' leads to is missing") ?? false)
        #expect(map.messages(.unreachableScreen) == [])
    }

    @Test func recursionThatBringsAnotherScreenIsFollowed() {
        let map = map(
            "show(HomeViewController(), then: LostViewController())",
            """
            func show(_ screen: UIViewController, then next: UIViewController?) {
                navigation.pushViewController(screen, animated: true)
                if let next { show(next, then: nil) }
            }
            """)
        #expect(map.targets(of: "AppFlow") == ["HomeViewController", "LostViewController"])
        #expect(map.messages(.unresolved) == [])
    }

    @Test func anObjectThatIsGivenFromInitialiserToInitialiserIsFollowedToItsEnd() {
        let links = (1...6).map { number in
            """
            final class Link\(number)ViewController: UIViewController {
                let last: UIViewController
                init(last: UIViewController) { self.last = last }
                func next() { navigationController?.pushViewController(Link\(number + 1)ViewController(last: last)) }
            }

            """
        }
        let map = map(
            "navigation.pushViewController(Link1ViewController(last: LostViewController()))",
            links.joined() + """
                final class Link7ViewController: UIViewController {
                    let last: UIViewController
                    init(last: UIViewController) { self.last = last }
                    func viewDidLoad() { addChild(last) }
                }
                """)
        #expect(map.targets(of: "Link7ViewController") == ["LostViewController"])
        #expect(map.messages(.unresolved) == [])
    }

    @Test func aScreenThatIsGivenToCodeOutsideOfTheSourcesIsReported() {
        let map = map("presenter.display(LostViewController())")
        #expect(
            map.messages(.unresolved) == [
                "AppFlow: gives LostViewController to 'display(…)', which is not in the sources, so whether that shows it"
                    + " is not known; if it leads to LostViewController, say so: // rxtree:leads(LostViewController)"
            ])
        #expect(map.messages(.unreachableScreen) == [])
        #expect(map.answers.first { $0.step == "AppStep.next" }?.isUnclear == true)
    }

    @Test func aScreenThatIsMadeAndNotSeenAgainIsReported() {
        let map = map("deck.top = LostViewController()")
        #expect(
            map.messages(.unresolved) == [
                "AppFlow: makes LostViewController, but what shows it cannot be followed; if it leads to"
                    + " LostViewController, say so: // rxtree:leads(LostViewController)"
            ])
        #expect(map.messages(.unreachableScreen) == [])
    }

    @Test func aFlowWhoseReturnValueIsNotKnownMayEnd() {
        let child = """
            enum ChildStep: Step { case start }
            final class ChildFlow: Flow {
                let root: Presentable = UINavigationController()
                func navigate(to step: ChildStep) -> FlowContributors {
                    switch step { case .start: RETURN }
                }
            }
            """
        let start = "navigation.push(flow)\nreturn .flow(flow, with: ChildStep.start)"
        let body = "let flow = ChildFlow()\n" + start
        #expect(
            map(body, child.replacing("RETURN", with: "return .none")).messages(.flowNeverEnds).count == 1)
        #expect(
            map(body, child.replacing("RETURN", with: "return router.route(step)")).messages(.flowNeverEnds)
                == [])
    }

    @Test func aStepThatMayBeHandledWhereCodeCannotBeFollowedIsNotCalledUnhandled() {
        func map(_ rest: String) -> AppMap {
            AppMap(
                of: """
                    enum AppStep: Step { case start, next }
                    final class AppFlow: Flow {
                        func navigate(to step: AppStep) -> FlowContributors {
                            switch step {
                            case .start: return .none
                            default: return \(rest)
                            }
                        }
                    }
                    FlowCoordinator().coordinate(flow: AppFlow(), with: OneStepper(AppStep.start))
                    steps.accept(AppStep.next)
                    """)
        }
        #expect(map(".none").messages(.unhandledStep).count == 1)
        #expect(map("router.route(to: step)").messages(.unhandledStep) == [])
    }

    @Test func aFileThatDoesNotParseHidesWhatItMayLeadTo() {
        let broken = map("return .none", "final class OtherFlow: Flow { func broken( { }\n }")
        #expect(
            broken.messages(.unresolved).contains {
                $0.hasSuffix("the rest of the file was read where possible")
            })
        #expect(broken.messages(.unreachableScreen) == [])
    }

    // MARK: rxtree:leads

    @Test(arguments: [
        "return router.route(to: step)  // rxtree:leads(LostViewController)",
        "// rxtree:leads(LostViewController)\nreturn router.route(to: step)",
        "// rxtree:leads(LostViewController)\nrouter.open(name)",
        "router.open(name) // rxtree:leads(LostViewController): the router finds it by its name",
        "helper.open(name)",
    ])
    func aCommentSaysWhereCodeLeads(_ body: String) {
        let map = map(
            body,
            """
            struct Helper { func open(_ name: String) {
                // rxtree:leads(LostViewController)
                router.perform(name)
            } }
            let helper = Helper()
            """)
        #expect(map.messages(.unresolved) == [])
        #expect(map.messages(.unreachableScreen) == [])
        #expect(map.targets(of: "AppFlow") == ["HomeViewController", "LostViewController"])
        let answer = map.answers.first { $0.step == "AppStep.next" }
        #expect(answer.map { map.outcome(of: $0) } == "LostViewController")
        let other = map.answers.first { $0.step == "AppStep.start" }
        #expect(other.map { map.outcome(of: $0) } == "HomeViewController")
    }

    @Test func aCommentOnTheLineOfACaseBelongsToThatCase() {
        let map = AppMap(
            of: """
                enum AppStep: Step { case start, next }
                final class AppFlow: Flow {
                    func navigate(to step: AppStep) -> FlowContributors {
                        switch step {
                        case .start: // rxtree:leads(LostViewController)
                            return .none
                        case .next: return .none
                        }
                    }
                }
                final class LostViewController: UIViewController {}
                """)
        #expect(map.answers.map { map.outcome(of: $0) } == ["LostViewController", "none"])
    }

    @Test func aCommentOnAnEmptyListSaysThatNothingIsMissing() {
        let map = map("return router.route(to: step)  // rxtree:leads()")
        #expect(map.messages(.unresolved) == [])
        #expect(map.messages(.unreachableScreen).count == 2)
    }

    @Test func aCommentAtATypeIsOfTheWholeType() {
        let map = map(
            "return .none",
            """
            // rxtree:leads(LostViewController) by segues
            final class SegueViewController: UIViewController {}
            let start = SegueViewController()
            """)
        #expect(map.targets(of: "SegueViewController") == ["LostViewController"])
        #expect(map.messages(.unreachableScreen) == [])
    }

    @Test func aFlowThatACommentNamesIsNotExpectedToEnd() {
        let map = map(
            "return router.route(to: step)  // rxtree:leads(ChildFlow)",
            "final class ChildFlow: Flow { func navigate(to step: Step) -> FlowContributors { .none } }")
        #expect(map.targets(of: "AppFlow").contains("ChildFlow"))
        #expect(map.messages(.flowNeverEnds) == [])
    }

    @Test func aCommentThatNamesNothingIsReported() {
        let map = map("return router.route(to: step)  // rxtree:leads(LostViewControler)")
        let messages = map.messages(.unresolved)
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix(
                "rxtree:leads names 'LostViewControler': there is no flow or controller 'LostViewControler'. Did you"
                    + " mean 'LostViewController'") ?? false)
    }

    @Test func documentationThatQuotesACommentIsNotOne() {
        let map = map("return router.route(to: step)", "/// Write `// rxtree:leads(Some)`.\nstruct Page {}")
        #expect(!map.messages(.unresolved).contains { $0.contains("Some") })
    }
}
