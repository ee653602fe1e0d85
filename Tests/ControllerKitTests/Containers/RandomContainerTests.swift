// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Containers in containers, changed at random: after each change, containers, flow and screens agree, and dismissed screens are released.
@MainActor struct RandomContainerTests {
    /// A screen that a flow has contributed.
    private final class Page: ViewController {
        init(_ number: Int) {
            super.init()
            title = "Page \(number)"
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Label(title))
        }
    }

    private enum PageStep: Step { case contribute }

    /// A flow that contributes the page that was created last.
    @MainActor private final class PageFlow: Flow {
        let split: SplitController
        var root: any Presentable { split }
        var page: Page?

        init(_ split: SplitController) { self.split = split }

        func navigate(to step: PageStep) -> FlowContributors {
            defer { page = nil }
            return page.map { .viewController($0, with: OneStepper(withSingleStep: NoneStep())) } ?? .none
        }
    }

    private struct NoneStep: Step {}

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }
    }

    @MainActor private final class World {
        private struct Weak { weak var controller: ViewController? }

        private var generator: Generator
        private let flow: PageFlow
        private let window: WindowController
        private let coordinator = FlowCoordinator()
        private let lifetimes: Lifetimes
        private var created: [Weak] = []
        private var pages = 0
        private(set) var log: [String] = []

        init(seed: Int) {
            HeadlessBackend.install()
            generator = Generator(state: UInt64(seed))
            let side = NavigationController()
            flow = PageFlow(SplitController(sidebar: side, collapseWidth: 600))
            window = WindowController(root: flow.split)
            lifetimes = coordinator.trackLifetimes()
            window.present()
            coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: NoneStep()))
            side.push(makePage())
        }

        /// Closes the window, and returns whether all screens were dismissed.
        func close() -> Bool {
            window.close()
            return created.allSatisfy { ($0.controller?.phase ?? .dismissed) == .dismissed }
        }

        // MARK: Screens

        private func makePage() -> Page {
            let page = Page(pages)
            pages += 1
            created.append(Weak(controller: page))
            flow.page = page
            flow.router.send(.contribute)
            return page
        }

        private func makeScreen(_ depth: Int) -> ViewController {
            let container: ViewController
            switch depth > 3 ? 9 : random(10) {
            case 0: container = NavigationController(root: makePage())
            case 1: container = TabController([makePage(), makePage()])
            case 2: container = LazyController("Lazy") { [unowned self] in makePage() }
            case 3:
                let split = SplitController(sidebar: makePage(), collapseWidth: 300)
                split.show(makePage())
                container = split
            default: return makePage()
            }
            created.append(Weak(controller: container))
            return container
        }

        private func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

        /// The controllers in all windows, each with its depth.
        private var reachable: [(controller: ViewController, depth: Int)] {
            var found: [(ViewController, Int)] = []
            func add(_ controller: ViewController, _ depth: Int) {
                found.append((controller, depth))
                for child in controller.children { add(child, depth + 1) }
                for window in controller.presentedWindows { add(window.root, depth + 1) }
            }
            add(flow.split, 0)
            return found
        }

        // MARK: Changes

        func change() {
            let all = reachable
            let (target, depth) = all[random(all.count)]
            let action = random(12)
            log.append("\(type(of: target)) at depth \(depth): \(action)")
            switch target {
            case let stack as NavigationController: change(stack, action, depth)
            case let tabs as TabController: change(tabs, action, depth)
            case let split as SplitController: change(split, action, depth)
            case let lazy as LazyController: lazy.load()
            default: leave(target, action)
            }
        }

        private func change(_ stack: NavigationController, _ action: Int, _ depth: Int) {
            switch action {
            case 0, 1, 2: stack.push(makeScreen(depth))
            case 3: stack.pop()
            case 4: stack.popToRoot()
            case 5: stack.replaceTop(with: makeScreen(depth))
            case 6: stack.set(stack.viewControllers.filter { _ in random(2) == 0 } + [makePage()])
            case 7: window.headless.requestBack()
            case 8: stack.viewControllers.randomElement(using: &generator)?.closeScreen()
            case 9: swipe(stack)
            case 10: stack.viewControllers.randomElement(using: &generator).map { _ = stack.pop(to: $0) }
            default: leave(stack, action)
            }
        }

        private func swipe(_ stack: NavigationController) {
            guard stack.isViewLoaded, let view = stack.view.backendView as? HeadlessView else { return }
            let pages = view.visibleViews.lazy.compactMap { $0 as? HeadlessPages }.first
            guard (try? pages?.drag(.backward, to: 0.6)) != nil else { return }
            if random(2) == 0 { pages?.release() } else { pages?.cancelDrag() }
        }

        private func change(_ tabs: TabController, _ action: Int, _ depth: Int) {
            let any = tabs.viewControllers.randomElement(using: &generator)
            switch action {
            case 0, 1: tabs.append(makeScreen(depth))
            case 2: any.map { tabs.remove($0) }
            case 3: any.map { tabs.select($0) }
            case 4: any.map { tabs.move($0, to: random(4)) }
            case 5: any.map { tabs.requestClose($0) }
            case 6: any.map { _ = tabs.detachTab($0) }
            case 7: tabs.detachedViewControllers.first.map { tabs.attachTab($0) }
            case 8: tabs.detachedViewControllers.first?.window?.requestClose()
            case 9: tabs.set(tabs.viewControllers.filter { _ in random(2) == 0 } + [makePage()])
            default: leave(tabs, action)
            }
        }

        private func change(_ split: SplitController, _ action: Int, _ depth: Int) {
            let any = split.details.randomElement(using: &generator)
            switch action {
            case 0, 1: split.show(makeScreen(depth))
            case 2: any.map { split.remove($0) }
            case 3: any.map { split.show($0) }
            case 4: split.show(.sidebar)
            case 5: split.show(.detail)
            case 6: window.headless.resize(to: Size(width: [250, 500, 900][random(3)], height: 500))
            default: leave(split, action)
            }
        }

        /// Dismisses the screen, or moves it into another container.
        private func leave(_ controller: ViewController, _ action: Int) {
            guard let parent = controller.parent else { return }
            if let split = parent as? SplitController, split.sidebar === controller { return }
            guard action.isMultiple(of: 2) else { return controller.closeScreen() }
            let below = subtree(of: controller)
            let target = reachable.compactMap { $0.controller as? NavigationController }
                .filter { stack in !below.contains { $0 === stack } }.last
            if action.isMultiple(of: 4), let target {
                target.push(controller)
            } else {
                controller.removeFromParent()
                controller.closeScreen()
            }
        }

        private func subtree(of controller: ViewController) -> [ViewController] {
            [controller] + controller.children.flatMap { subtree(of: $0) }
                + controller.presentedWindows.flatMap { subtree(of: $0.root) }
        }

        // MARK: Agreement

        /// The disagreements; empty if there are none.
        func disagreements() -> [String] {
            let all = reachable.map { $0.controller }
            var found: [String] = []
            for controller in all { found += disagreements(of: controller) }
            let ids = Set(all.map { ObjectIdentifier($0) })
            for weak in created {
                guard let controller = weak.controller, !ids.contains(ObjectIdentifier(controller)) else {
                    continue
                }
                found.append("\(controller.title) \(type(of: controller)) is left, \(controller.phase)")
            }
            created.removeAll { $0.controller == nil }
            var inFlow = 0
            for (_, type) in lifetimes.living where type == "Page" { inFlow += 1 }
            let inContainers = all.count { $0 is Page }
            if inFlow != inContainers {
                found.append("the flow has \(inFlow) pages, containers \(inContainers)")
            }
            let texts = ([window] + all.flatMap { $0.presentedWindows }).flatMap { $0.headless.texts }
            for page in all where page is Page && (page.phase == .visible) != texts.contains(page.title) {
                found.append("\(page.title) is \(page.phase), and the windows show \(texts)")
            }
            return found
        }

        private func disagreements(of controller: ViewController) -> [String] {
            var found: [String] = []
            let name = "\(type(of: controller))"
            let screens: [ViewController] =
                switch controller {
                case let stack as NavigationController: stack.viewControllers
                case let tabs as TabController: tabs.viewControllers
                case let split as SplitController: [split.sidebar] + split.details
                case let lazy as LazyController: [lazy.screen].compactMap(\.self)
                default: controller.children
                }
            let children = Set(controller.children.map { ObjectIdentifier($0) })
            if children != Set(screens.map { ObjectIdentifier($0) })
                || controller.children.count != screens.count
            {
                found.append("\(name) has other children than screens")
            }
            let visible = controller.visibleChildren
            for child in controller.children {
                if child.parent !== controller { found.append("a child of \(name) has another parent") }
                let isVisible = controller.phase == .visible && visible.contains { $0 === child }
                if child.phase != (isVisible ? .visible : .hidden) {
                    found.append("\(type(of: child)) in \(name) is \(child.phase), but visible: \(isVisible)")
                }
            }
            return found
        }
    }

    @Test(arguments: 0..<20) func containersFlowAndScreensAgreeAfterEachOfAHundredChanges(_ seed: Int) {
        let world = World(seed: seed)
        for number in 0..<100 {
            world.change()
            let found = world.disagreements()
            #expect(found.isEmpty, "seed \(seed), change \(number): \(world.log.suffix(3))")
            if !found.isEmpty { break }
        }
        #expect(world.close())
    }
}
