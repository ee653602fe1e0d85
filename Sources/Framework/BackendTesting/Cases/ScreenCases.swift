// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of screens in their containers: which objects are left after each way in which a screen is
    /// dismissed, and the order of the life cycle.
    static var screens: [CompatibilityCase] {
        Route.allCases.map { route in
            CompatibilityCase("screens", "nothing is left of a screen \(route.rawValue)") { run in
                let traces = Traces()
                do {
                    let house = House()
                    traces.follow(house)
                    await run.settle()
                    await house.leave(by: route, run, traces)
                }
                await traces.expectReleased(run)
            }
        } + [lifeCycle]
    }
}

/// A way in which a screen is dismissed.
private enum Route: String, CaseIterable {
    case pop = "that is popped"
    case back = "from which the user goes back"
    case popToRoot = "when a stack is popped to its root"
    case replaceTop = "that another one replaces at the top of a stack"
    case set = "when the screens of a stack are replaced"
    case swipe = "from which the user swipes back"
    case cancelledSwipe = "that is popped after a swipe was cancelled"
    case tabClosed = "whose tab the user closes"
    case tabRemoved = "whose tab is removed"
    case tabDetached = "whose tab is in a window that the user closes"
    case tabAttached = "whose tab was in a window and is removed"
    case detail = "that is removed from a split view"
    case collapsed = "that is removed from a split view that was collapsed"
    case sheet = "in a sheet that is dismissed"
    case dialog = "in a dialog that the user closes"
    case popover = "in a popover that is closed"
    case popoverAnchor = "in a popover when its screen is popped"
    case window = "in a window that the user closes"
    case quit = "when the application quits"
    case sessionEnd = "when the session of the desktop ends"
    case replaceChild = "that is a child and is replaced"
    case removeFromParent = "that is a child and is removed"
    case flowEnd = "of a flow that ends and closes its screens"
    case flowReplaced = "of a flow that is replaced"
    case flowReset = "of a flow that is reset"
    case parentReset = "of a flow whose parent is reset"
}

// MARK: The screen

/// The view model of the screen that is dismissed. Events connect it with the view model of its child.
private final class SubjectViewModel: RxViewModel {
    static let name = RxControllerEvent.identifier()
    let text = BehaviorRelay<String?>(value: nil)

    override init() {
        super.init()
        bindEvents(to: text, with: Self.name)
        viewDidAppear.subscribe(onNext: { [unowned self] in events.accept(Self.name.event("Ada")) })
            .disposed(by: disposeBag)
    }

    override func prepareForParentEvents() { bindParentEvents(to: text, with: Self.name) }
}

private class BoundController: RxViewController<SubjectViewModel> {
    let label = Label()
    private lazy var button = Button("Done")

    init() { super.init(viewModel: SubjectViewModel()) }

    override func subviews() -> [any View] { [label, button] }
    override func bind() -> [any Disposable] {
        [
            viewModel.text.bind(to: label.rx.text),
            button.rx.tap.subscribe(onNext: { [unowned self] in viewModel.steps.accept(HouseStep.nothing) }),
        ]
    }
}

private final class Part: BoundController {}

/// The screen that is dismissed: it has a child and an alert of its own, and asks the user at the end of the session.
private final class Subject: BoundController {
    let container = LayoutView()
    let part = Part()
    var asks = false

    override init() {
        super.init()
        title = "Subject"
    }

    override func subviews() -> [any View] { super.subviews() + [container] }
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(part, to: container)
    }
    override func mayDismiss() async -> Bool {
        if asks { await Task.yield() }
        return true
    }
}

// MARK: The application

private enum HouseStep: Step { case start, nothing, show, child, finish }

/// Tabs with a stack, a split view and a plain screen. The flow shows the screen where the route needs it.
private final class HouseFlow: Flow {
    let tabs = TabController()
    let stack = NavigationController()
    let split = SplitController(sidebar: ViewController(), sidebarWidth: 120, collapseWidth: 400)
    let plain = ViewController()
    var root: any Presentable { tabs }
    /// Shows the screen that the next step ``HouseStep/show`` contributes.
    var show: (() -> Subject)?

    func navigate(to step: HouseStep) -> FlowContributors {
        switch step {
        case .start:
            let home = ViewController()
            home.title = "Home"
            stack.push(home, animation: .instant)
            (stack.title, split.title, plain.title) = ("Stack", "Split", "Plain")
            tabs.set([stack, split, plain])
            return .none
        case .show:
            guard let subject = show?() else { return .none }
            show = nil
            return .viewController(subject)
        case .child:
            let flow = ChildFlow(root: tabs)
            flow.show = show
            show = nil
            return .flow(flow, with: .show)
        case .nothing, .finish: return .none
        }
    }
}

/// A flow that shows the screen in the containers of its parent.
private final class ChildFlow: Flow {
    let root: any Presentable
    var show: (() -> Subject)?

    init(root: any Presentable) { self.root = root }

    func navigate(to step: HouseStep) -> FlowContributors {
        switch step {
        case .show:
            guard let subject = show?() else { return .none }
            show = nil
            return .viewController(subject)
        case .finish: return .close(forwardToParentFlowWithStep: HouseStep.nothing)
        case .start, .nothing, .child: return .none
        }
    }
}

@MainActor private final class House {
    let session = ApplicationSession()
    let flow = HouseFlow()

    init() { session.start(flow, with: HouseStep.start, windowSize: Size(width: 800, height: 500)) }

    private func send(_ step: HouseStep, _ show: @escaping () -> Void, _ subject: Subject) {
        flow.show = {
            show()
            return subject
        }
        session.coordinator.navigate(to: step)
    }

    private func view<V: View>(_ type: V.Type, below controller: ViewController) -> V? {
        func search(_ view: any View) -> V? {
            (view as? V) ?? ((view as? PortableView)?.childViews ?? []).lazy.compactMap { search($0) }.first
        }
        return search(controller.view)
    }

    /// Shows the screen, dismisses it, and expects that it is released while the other screens are visible. Then it closes all windows.
    func leave(by route: Route, _ run: CompatibilityRun, _ traces: Traces) async {
        let screen = makeScreen(for: route, traces)
        await run.settle()
        traces.followViews(of: screen.subject)
        run.expect(screen.subject?.viewModel.text.value, equals: "Ada")
        run.expect(screen.subject?.part.viewModel.text.value, equals: "Ada")
        await letGo(screen, by: route, run, flow.tabs, flow.stack)
        // A stack that was closed with its window still has its screens.
        if !session.windows.isEmpty { await traces.expectReleased(run, inside: true) }
        session.closeAllWindows()
        await run.settle()
    }

    private func makeScreen(for route: Route, _ traces: Traces) -> WeakSubject {
        let subject = Subject()
        traces.follow(subject)
        show(subject, for: route)
        return WeakSubject(subject)
    }

    private struct WeakSubject {
        weak var subject: Subject?

        init(_ subject: Subject) { self.subject = subject }
    }

    private func show(_ subject: Subject, for route: Route) {
        let (tabs, stack, split, plain) = (flow.tabs, flow.stack, flow.split, flow.plain)
        switch route {
        case .pop, .back, .popToRoot, .replaceTop, .set, .swipe, .cancelledSwipe, .quit, .sessionEnd,
            .flowReset:
            if route == .popToRoot { stack.push(ViewController()) }
            send(.show, { stack.push(subject) }, subject)
            subject.asks = route == .sessionEnd
        case .tabClosed, .tabRemoved, .tabDetached, .tabAttached:
            subject.tabItem.isClosable = true
            subject.tabItem.isDetachable = true
            send(.show, { tabs.select(subject) }, subject)
        case .detail, .collapsed:
            tabs.select(split)
            send(.show, { split.show(subject) }, subject)
        case .sheet: send(.show, { stack.present(subject, as: .sheet) }, subject)
        case .dialog: send(.show, { stack.present(subject) }, subject)
        case .popover: send(.show, { PopoverController(root: subject).present(above: stack) }, subject)
        case .popoverAnchor:
            let anchor = ViewController()
            stack.push(anchor)
            send(.show, { PopoverController(root: subject).present(above: anchor) }, subject)
        case .window: send(.show, { WindowController(root: subject).present() }, subject)
        case .replaceChild, .removeFromParent:
            tabs.select(plain)
            // Children are not contributed: their steps reach the flow through their parent.
            plain.addChild(subject)
        case .flowEnd, .flowReplaced, .parentReset: send(.child, { stack.push(subject) }, subject)
        }
    }

    private func letGo(
        _ screen: WeakSubject, by route: Route, _ run: CompatibilityRun, _ tabs: TabController,
        _ stack: NavigationController
    ) async {
        switch route {
        case .pop, .popoverAnchor: stack.pop()
        case .back: stack.requestBack()
        case .popover: screen.subject?.dismiss()
        case .popToRoot: stack.popToRoot()
        case .replaceTop: stack.replaceTop(with: ViewController())
        case .set: stack.set([ViewController()])
        case .swipe: await swipe(to: 0.8, run)
        case .cancelledSwipe:
            await swipe(to: 0.2, run)
            run.expect(screen.subject?.phase == .visible, "the screen is not visible after the swipe")
            stack.pop()
        case .tabClosed:
            if let row = view(TabView.self, below: tabs) { run.perform(.tabs(.close("Subject")), on: row) }
        case .tabRemoved: if let subject = screen.subject { tabs.remove(subject) }
        case .tabDetached, .tabAttached: await detach(screen, route, run, tabs)
        case .detail: if let subject = screen.subject { flow.split.remove(subject) }
        case .collapsed: await collapse(screen, run)
        case .sheet: screen.subject?.dismiss()
        case .dialog, .window:
            if let window = screen.subject?.window?.window { run.perform(.requestClose, on: window) }
        case .quit: session.requestQuit()
        case .sessionEnd:
            session.querySessionEnd { _ in }
            // The windows close when the screen has answered. By the clock, since a busy machine takes more turns.
            let end = ContinuousClock.now + .seconds(10)
            while !session.windows.isEmpty, ContinuousClock.now < end { await run.settle() }
        case .replaceChild:
            if let subject = screen.subject { flow.plain.replaceChild(subject, with: ViewController()) }
        case .removeFromParent: screen.subject?.removeFromParent()
        case .flowEnd: session.coordinator.navigate(to: HouseStep.finish)
        case .flowReplaced:
            let child = session.coordinator.children.first
            let stepper = OneStepper(withSingleStep: HouseStep.nothing)
            child?.replaceRoot(with: ChildFlow(root: tabs), startingWith: stepper)
        case .flowReset, .parentReset: session.coordinator.reset(to: HouseStep.nothing)
        }
    }

    private func swipe(to progress: Double, _ run: CompatibilityRun) async {
        guard let pages = view(PageStack.self, below: flow.stack) else { return }
        run.perform(.dragPage(.backward, to: progress / 2), on: pages)
        run.perform(.dragPage(.backward, to: progress), on: pages)
        await run.settle()
        run.perform(.releasePage, on: pages)
        for _ in 0..<3 { await run.settle() }
    }

    private func detach(
        _ screen: WeakSubject, _ route: Route, _ run: CompatibilityRun, _ tabs: TabController
    ) async {
        guard let row = view(TabView.self, below: tabs) else { return }
        run.perform(.tabs(.detach("Subject")), on: row)
        await run.settle()
        guard let window = screen.subject?.window, window.root.children.count == 1 else {
            return run.fail("The screen is in no window of its own.")
        }
        if route == .tabDetached { return run.perform(.requestClose, on: window.window) }
        if let subject = screen.subject { tabs.attachTab(subject) }
        await run.settle()
        if let subject = screen.subject { tabs.remove(subject) }
    }

    private func collapse(_ screen: WeakSubject, _ run: CompatibilityRun) async {
        guard let window = flow.split.window?.window else { return }
        for (width, isCollapsed) in [(300, true), (800, false)] {
            run.perform(.resize(Size(width: width, height: 500)), on: window)
            for _ in 0..<100 where flow.split.isCollapsed != isCollapsed { await run.settle() }
            run.expect(flow.split.isCollapsed, equals: isCollapsed)
        }
        if let subject = screen.subject { flow.split.remove(subject) }
    }
}

/// The objects of the application and of the screen that is dismissed, which it does not retain.
@MainActor private final class Traces {
    private var screen: [Trace] = []
    private var application: [Trace] = []

    private struct Trace {
        let name: String
        weak var object: AnyObject?

        init(_ name: String, _ object: AnyObject?) { (self.name, self.object) = (name, object) }
    }

    func follow(_ house: House) {
        application = [
            Trace("the session", house.session), Trace("the coordinator", house.session.coordinator),
            Trace("the flow", house.flow), Trace("the tabs", house.flow.tabs),
            Trace("the stack", house.flow.stack),
            Trace("the split view", house.flow.split),
        ]
    }

    func follow(_ subject: Subject) {
        screen = [
            Trace("the screen", subject), Trace("the view model", subject.viewModel),
            Trace("the child", subject.part), Trace("the view model of the child", subject.part.viewModel),
        ]
    }

    func followViews(of subject: Subject?) {
        for controller in [subject, subject?.part] as [BoundController?] {
            let name = controller is Part ? "of the child" : "of the screen"
            screen += [
                Trace("the view \(name)", controller?.view),
                Trace("the peer of the view \(name)", controller?.view.backendView),
                Trace("the label \(name)", controller?.label),
                Trace("the peer of the label \(name)", controller?.label.backendView),
            ]
        }
    }

    private func living(_ traces: [Trace]) -> [String] { traces.filter { $0.object != nil }.map(\.name) }

    /// Expects that the screen is released, and also the application unless it is still open.
    func expectReleased(_ run: CompatibilityRun, inside isOpen: Bool = false) async {
        let traces = isOpen ? screen : screen + application
        // By the clock, since a busy machine takes more turns. Only a failing case takes as long as this.
        let end = ContinuousClock.now + .seconds(10)
        while !living(traces).isEmpty, ContinuousClock.now < end { await run.settle() }
        run.expect(living(traces), equals: [])
    }
}
