// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

/// A screen with a view model, whose methods, `rx` members and signals write what happens.
@MainActor private final class Recorder: RxViewController<RxViewModel> {
    private(set) var methods: [String] = []
    private(set) var reactive: [String] = []
    private(set) var signals: [String] = []
    private(set) var events: [LifecycleEvent] = []
    var whenDidAppear: () -> Void = {}

    init() {
        super.init(viewModel: RxViewModel())
        observe(rx.viewDidLoad, "didLoad")
        observe(rx.viewWillAppear, "willAppear")
        observe(rx.viewIsAppearing, "isAppearing")
        observe(rx.viewDidAppear, "didAppear")
        observe(rx.viewWillDisappear, "willDisappear")
        observe(rx.viewDidDisappear, "didDisappear")
        let pairs = [
            (viewModel.viewDidLoad, "didLoad"), (viewModel.viewWillAppear, "willAppear"),
            (viewModel.viewIsAppearing, "isAppearing"), (viewModel.viewDidAppear, "didAppear"),
            (viewModel.viewWillDisappear, "willDisappear"), (viewModel.viewDidDisappear, "didDisappear"),
        ]
        for (signal, name) in pairs {
            signal.subscribe(onNext: { [unowned self] in signals.append(name) }).disposed(by: disposeBag)
        }
        viewModel.lifecycleEvents.subscribe(onNext: { [unowned self] in events.append($0) }).disposed(
            by: disposeBag)
    }

    private func observe<Value>(_ event: ControlEvent<Value>, _ name: String) {
        event.subscribe(onNext: { [unowned self] value in
            reactive.append(value is Void ? name : "\(name) \(value)")
        }).disposed(by: disposeBag)
    }

    func clear() { (methods, reactive, signals, events) = ([], [], [], []) }

    override func viewDidLoad() {
        super.viewDidLoad()
        methods.append("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) { methods.append("willAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { methods.append("isAppearing \(animated)") }
    override func viewDidAppear(_ animated: Bool) {
        methods.append("didAppear \(animated)")
        whenDidAppear()
    }
    override func viewWillDisappear(_ animated: Bool) { methods.append("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { methods.append("didDisappear \(animated)") }
}

@MainActor struct LifecycleSignalsTests {
    init() { HeadlessBackend.install() }

    @Test(arguments: [true, false])
    func eachSignalComesToTheMethodTheReactiveMemberAndTheViewModel(_ isAnimated: Bool) {
        let screen = Recorder()
        let navigation = NavigationController(root: Screen("Root"))
        let window = open(navigation)
        let animation = isAnimated ? PageAnimation.crossfade : .instant
        navigation.push(screen, animation: animation)
        let appearing = ["willAppear", "isAppearing", "didAppear"]
        #expect(screen.methods == ["didLoad"] + appearing.map { "\($0) \(isAnimated)" })
        #expect(screen.reactive == screen.methods)
        #expect(screen.signals == ["didLoad"] + appearing)
        #expect(
            screen.events.filter { $0 != .willMoveToParent && $0 != .didMoveToParent } == [
                .viewDidLoad, .viewWillAppear(animated: isAnimated), .viewIsAppearing(animated: isAnimated),
                .viewDidAppear(animated: isAnimated),
            ])
        screen.clear()
        navigation.pop(animation: animation)
        let disappearing = ["willDisappear", "didDisappear"]
        #expect(screen.methods == disappearing.map { "\($0) \(isAnimated)" })
        #expect(screen.reactive == screen.methods && screen.signals == disappearing)
        #expect(screen.events.contains(.dismissed(animated: isAnimated)))
        window.close()
    }

    @Test(arguments: [true, false])
    func theSignalsOfAScreenThatNavigatesWhenItHasAppearedComeInOrder(_ pops: Bool) throws {
        let screen = Recorder()
        let navigation = NavigationController(root: Screen("Root"))
        let window = open(navigation)
        screen.whenDidAppear = { [unowned navigation] in
            if pops {
                navigation.pop(animation: .instant)
            } else {
                navigation.push(Screen("Next"), animation: .instant)
            }
        }
        navigation.push(screen, animation: .instant)
        let signals = ["didLoad", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"]
        #expect(screen.signals == signals && screen.phase == (pops ? .dismissed : .hidden))
        #expect(screen.methods == screen.reactive)
        let didAppear = try #require(screen.events.firstIndex(of: .viewDidAppear(animated: false)))
        #expect(screen.events[didAppear...].contains(.willMoveToParent) == pops)
        #expect(screen.events.contains(.dismissed(animated: false)) == pops)
        window.close()
    }

    @Test func aMinimizedWindowIsHidden() throws {
        let screen = Recorder()
        var states: [Bool] = []
        screen.rx.isVisible.subscribe(onNext: { states.append($0) }).disposed(by: screen.disposeBag)
        let window = open(screen)
        screen.clear()
        window.headless.minimize()
        #expect(screen.phase == .hidden && screen.signals == ["willDisappear", "didDisappear"])
        window.headless.unminimize()
        #expect(screen.phase == .visible && states == [false, true, false, true])
        window.headless.minimize()
        window.close()
        #expect(screen.phase == .dismissed && states == [false, true, false, true, false])
    }

    @Test func stepsAreNavigatedWhileTheWindowIsMinimized() throws {
        let navigation = NavigationController(root: Screen("Root"))
        var states: [Bool] = []
        let subscription = navigation.rxVisible.subscribe(onNext: { states.append($0) })
        let window = open(navigation)
        window.headless.minimize()
        // A screen that is shown meanwhile takes steps, too, and appears with the window.
        let detail = Recorder()
        var detailStates: [Bool] = []
        detail.rxVisible.subscribe(onNext: { detailStates.append($0) }).disposed(by: detail.disposeBag)
        navigation.push(detail)
        #expect(detailStates == [false, true] && detail.phase == .hidden && detail.signals == ["didLoad"])
        window.headless.unminimize()
        #expect(
            detail.phase == .visible
                && detail.signals == ["didLoad", "willAppear", "isAppearing", "didAppear"])
        #expect(states == [false, true] && detailStates == [false, true])
        window.close()
        #expect(states == [false, true, false] && detailStates == [false, true, false])
        subscription.dispose()
    }

    @Test func actionsStayWhileTheWindowIsMinimized() throws {
        let screen = Screen("Screen")
        var count = 0
        screen.actions = [Action("count", title: "Count") { count += 1 }]
        let window = open(screen)
        window.headless.minimize()
        #expect(window.headless.state.actions.map(\.id) == ["count"])
        window.close()
    }

    @Test func aControllerReportsEachChangeOfItsParent() {
        let (first, second, child) = (Screen("First"), Screen("Second"), Recorder())
        var log: [String] = []
        func name(_ parent: ViewController?) -> String { (parent as? Screen)?.title ?? "none" }
        child.rx.willMoveToParent.subscribe(onNext: { [unowned child] in
            log.append("will \(name($0)), in \(name(child.parent))")
        }).disposed(by: child.disposeBag)
        child.rx.didMoveToParent.subscribe(onNext: { [unowned child] in
            log.append("did \(name($0)), in \(name(child.parent))")
        }).disposed(by: child.disposeBag)
        first.addChild(child)
        second.addChild(child)
        child.removeFromParent()
        #expect(
            log == [
                "will First, in none", "did First, in First", "will none, in First", "did none, in none",
                "will Second, in none", "did Second, in Second", "will none, in Second", "did none, in none",
            ])
    }

    @Test func theSafeAreaIsThatOfTheParentsAndReportsItsChanges() {
        let (parent, child) = (Screen("Parent"), Recorder())
        var count = 0
        child.viewModel.viewSafeAreaInsetsDidChange.subscribe(onNext: { count += 1 }).disposed(
            by: child.disposeBag)
        var reactive = 0
        child.rx.viewSafeAreaInsetsDidChange.subscribe(onNext: { reactive += 1 }).disposed(
            by: child.disposeBag)
        parent.addChild(child)
        #expect(child.safeAreaInsets == Insets() && count == 0)
        parent.additionalSafeAreaInsets = Insets(top: 40)
        child.additionalSafeAreaInsets = Insets(top: 2, bottom: 8)
        #expect(
            child.safeAreaInsets == Insets(top: 42, bottom: 8) && parent.safeAreaInsets == Insets(top: 40))
        #expect(count == 2 && reactive == 2)
        parent.additionalSafeAreaInsets = Insets(top: 40)
        #expect(count == 2)
        let guide = child.safeAreaLayoutGuide
        #expect(guide.owner === child.view && child.safeAreaLayoutGuide === guide)
        child.removeFromParent()
        #expect(child.safeAreaInsets == Insets(top: 2, bottom: 8) && count == 3)
    }
}

@MainActor struct ReplaceChildTests {
    init() { HeadlessBackend.install() }

    @Test(arguments: [true, false]) func aChildIsReplacedInItsPosition(_ isInBox: Bool) {
        let (parent, old, new) = (Screen("Parent"), Screen("Old"), Screen("New"))
        let window = open(parent)
        if isInBox {
            let box = Box([Label("Before"), Label("After")])
            parent.view.addSubview(box)
            parent.addChild(old, to: box)
            box.insert(old.view, at: 1)
        } else {
            parent.view.addSubview(Label("Before"))
            parent.addChild(old)
            parent.view.addSubview(Label("After"))
        }
        old.log = []
        parent.replaceChild(old, with: new)
        #expect(window.headless.texts == ["Parent", "Before", "New", "After"])
        #expect(parent.children.map(\.title) == ["New"])
        #expect(old.phase == .detached && new.phase == .visible)
        #expect(old.log == ["willDisappear", "didDisappear"])
        #expect(new.log == ["didLoad", "willAppear", "isAppearing", "didAppear"])
        parent.replaceChild(new, with: old)
        #expect(window.headless.texts == ["Parent", "Before", "Old", "After"])
        window.close()
    }

    @Test func theNewChildFillsTheContainerAndJoinsTheViewModel() {
        let parent = RxViewController(viewModel: RxViewModel())
        let (old, new) = (
            RxViewController(viewModel: RxViewModel()), RxViewController(viewModel: RxViewModel())
        )
        let container = LayoutView()
        parent.view.addSubview(container)
        parent.addChild(old, to: container)
        #expect(container.constraintCount == 4)
        parent.replaceChild(old, with: new)
        #expect(container.constraintCount == 4 && new.view.superview === container)
        #expect(new.viewModel.hasParent && !old.viewModel.hasParent)
    }

    @Test func whatIsNoChildIsNotReplaced() {
        let parent = Screen("Parent")
        let reports = viewReports { parent.replaceChild(Screen("Other"), with: Screen("New")) }
        #expect(parent.children.isEmpty)
        #expect(reports.count == 1)
        #expect(reports.first?.contains("Screen is not a child of Screen whose view it contains") == true)
    }
}
