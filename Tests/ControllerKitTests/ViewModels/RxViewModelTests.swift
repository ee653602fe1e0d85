// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

private enum InfoEvent {
    static let name = RxControllerEvent.identifier(of: String.self)
    static let number = RxControllerEvent.identifier(of: Int.self, cached: false)
    static let anything = RxControllerEvent.identifier()
}

private enum NameEvent {
    static let first = RxControllerEvent.identifier(of: String.self)
}

private struct Tapped: Step, Equatable {
    let number: Int
}

private final class Middle: RxViewModel {
    var preparations = 0

    override func prepareForParentEvents() {
        preparations += 1
        forward(parentEvent: InfoEvent.name, toEvent: NameEvent.first)
        forward(event: InfoEvent.number, toParentEvent: InfoEvent.number, flatMapLatest: { .just($0 * 10) })
    }
}

@MainActor struct RxViewModelTests {
    private let parent = RxViewModel()
    private let child = RxViewModel()
    private let bag = DisposeBag()

    @Test func eventsReachTheParentAndAllItsChildren() {
        let sibling = RxViewModel()
        parent.addChildren(child, sibling)
        var received: [String] = []
        parent.events.value(of: InfoEvent.name).subscribe(onNext: { received.append("parent \($0)") })
            .disposed(by: bag)
        sibling.parentEvents.value(of: InfoEvent.name).subscribe(onNext: { received.append("sibling \($0)") })
            .disposed(by: bag)
        child.parentEvents.accept(InfoEvent.name.event("Ada"))
        #expect(received == ["parent Ada", "sibling Ada"])
    }

    @Test func aChildThatIsAddedLateReceivesTheLatestEventAndNoChildReceivesItTwice() {
        var early: [String] = []
        var late: [String] = []
        parent.addChild(child)
        child.parentEvents.value(of: InfoEvent.name).subscribe(onNext: { early.append($0) }).disposed(by: bag)
        parent.events.accept(InfoEvent.name.event("Ada"))
        let other = RxViewModel()
        other.parentEvents.value(of: InfoEvent.name).subscribe(onNext: { late.append($0) }).disposed(by: bag)
        parent.addChild(other)
        #expect(early == ["Ada"])
        #expect(late == ["Ada"])
    }

    @Test func anEventThatIsNotCachedIsNotSentToAChildThatIsAddedLate() {
        parent.events.accept(InfoEvent.number.event(1))
        parent.addChild(child)
        var received: [Int] = []
        child.parentEvents.value(of: InfoEvent.number).subscribe(onNext: { received.append($0) }).disposed(
            by: bag)
        parent.events.accept(InfoEvent.number.event(2))
        #expect(received == [2])
    }

    @Test func aKeptEventCanBeForgotten() {
        parent.events.accept(InfoEvent.name.event("Ada"))
        parent.events.removeCachedEvent(of: InfoEvent.name)
        var received: [String] = []
        parent.events.value(of: InfoEvent.name).subscribe(onNext: { received.append($0) }).disposed(by: bag)
        #expect(received.isEmpty)
    }

    @Test func untypedIdentifiersCarryAnything() {
        var optional: [String?] = []
        var unwrapped: [String] = []
        parent.events.value(of: InfoEvent.anything, type: String.self).subscribe(onNext: {
            optional.append($0)
        })
        .disposed(by: bag)
        parent.events.unwrappedValue(of: InfoEvent.anything, type: String.self)
            .subscribe(onNext: { unwrapped.append($0) }).disposed(by: bag)
        parent.events.accept(InfoEvent.anything.event("Ada"))
        parent.events.accept(InfoEvent.anything.event(nil))
        parent.events.accept(InfoEvent.anything.event(7))
        #expect(optional == ["Ada", nil, nil])
        #expect(unwrapped == ["Ada"])
    }

    @Test func eventsCanBeBoundToRelaysAndFromThem() {
        let typed = BehaviorRelay(value: "")
        let optional = BehaviorRelay<String?>(value: "old")
        let unwrapped = BehaviorRelay(value: "old")
        let source = PublishRelay<String>()
        var observed: [String] = []
        parent.bindEvents(to: typed, with: InfoEvent.name)
        parent.bindEvents(to: optional, with: InfoEvent.anything)
        parent.bindEvents(to: unwrapped, with: InfoEvent.anything)
        parent.bindEvents(
            to: AnyObserver<String> { if case .next(let name) = $0 { observed.append(name) } },
            with: InfoEvent.name)
        parent.bindToEvents(from: source, with: InfoEvent.name)
        source.accept("Ada")
        parent.events.accept(InfoEvent.anything.event("Bob"))
        parent.events.accept(InfoEvent.anything.event(7))
        #expect(typed.value == "Ada")
        #expect(observed == ["Ada"])
        #expect(optional.value == nil)
        #expect(unwrapped.value == "Bob")
    }

    @Test func anEventSentWhileAnotherIsDeliveredComesAfterIt() {
        parent.addChild(child)
        var received: [String] = []
        parent.events.value(of: InfoEvent.name).subscribe(onNext: { [parent] name in
            if name == "Ada" { parent.events.accept(InfoEvent.name.event("Bob")) }
        })
        .disposed(by: bag)
        child.parentEvents.value(of: InfoEvent.name).subscribe(onNext: { received.append($0) }).disposed(
            by: bag)
        parent.events.accept(InfoEvent.name.event("Ada"))
        #expect(received == ["Ada", "Bob"])
    }

    @Test func aMiddleViewModelForwardsBothWays() {
        let middle = Middle()
        middle.addChild(child)
        parent.addChild(middle)
        var names: [String] = []
        var numbers: [Int] = []
        child.parentEvents.value(of: NameEvent.first).subscribe(onNext: { names.append($0) }).disposed(
            by: bag)
        parent.events.value(of: InfoEvent.number).subscribe(onNext: { numbers.append($0) }).disposed(by: bag)
        parent.events.accept(InfoEvent.name.event("Ada"))
        child.parentEvents.accept(InfoEvent.number.event(4))
        #expect(names == ["Ada"])
        #expect(numbers == [40])
    }

    @Test func aChildThatMovesReceivesOnlyTheEventsOfItsNewParent() {
        let middle = Middle()
        let other = RxViewModel()
        parent.addChild(middle)
        parent.addChild(middle)
        #expect(middle.preparations == 1)
        other.addChild(middle)
        #expect(middle.preparations == 2)
        var names: [String] = []
        middle.events.value(of: NameEvent.first).subscribe(onNext: { names.append($0) }).disposed(by: bag)
        parent.events.accept(InfoEvent.name.event("old"))
        other.events.accept(InfoEvent.name.event("new"))
        #expect(names == ["new"])
    }

    @Test func stepsOfChildrenGoUpAndNotDown() {
        let grandchild = RxViewModel()
        child.addChild(grandchild)
        parent.addChild(child)
        var steps: [Tapped] = []
        var below: [Tapped] = []
        parent.steps.compactMap { $0 as? Tapped }.subscribe(onNext: { steps.append($0) }).disposed(by: bag)
        child.steps.compactMap { $0 as? Tapped }.subscribe(onNext: { below.append($0) }).disposed(by: bag)
        grandchild.steps.accept(Tapped(number: 1))
        parent.steps.accept(Tapped(number: 2))
        parent.removeChild(child)
        grandchild.steps.accept(Tapped(number: 3))
        #expect(steps == [Tapped(number: 1), Tapped(number: 2)])
        #expect(below == [Tapped(number: 1), Tapped(number: 3)])
    }

    @Test func aViewModelMayBeginWithAStep() {
        final class Starting: RxViewModel {
            var isReady = false
            override var initialStep: any Step { Tapped(number: 1) }
            override func readyToEmitSteps() { isReady = true }
        }
        final class StartFlow: Flow {
            let screen: RxViewController<Starting>
            var root: any Presentable { screen }
            var steps: [Tapped] = []

            init(_ screen: RxViewController<Starting>) { self.screen = screen }

            func navigate(to step: any Step) -> FlowContributors {
                guard let step = step as? Tapped else { return .none }
                steps.append(step)
                return step == Tapped(number: 0)
                    ? .one(
                        flowContributor: .contribute(
                            withNextPresentable: screen, withNextStepper: screen.viewModel,
                            allowStepWhenNotPresented: true))
                    : .none
            }
        }
        let flow = StartFlow(RxViewController(viewModel: Starting()))
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: Tapped(number: 0)))
        #expect(flow.steps == [Tapped(number: 0), Tapped(number: 1)])
        #expect(flow.screen.viewModel.isReady)
    }

    @Test func aParentAndItsChildViewModelsDoNotRetainEachOther() {
        weak var deadParent: RxViewModel?
        weak var deadChild: RxViewModel?
        let kept = RxViewModel()
        do {
            let parent = RxViewModel()
            let child = RxViewModel()
            deadParent = parent
            deadChild = child
            parent.addChild(child)
            parent.addChild(kept)
        }
        #expect(deadParent == nil)
        #expect(deadChild == nil)
        kept.parentEvents.accept(InfoEvent.name.event("into the void"))
    }

    @Test func aViewModelSeesItsControllersLife() {
        HeadlessBackend.install()
        let viewModel = RxViewModel()
        var moments: [String] = []
        viewModel.viewDidLoad.subscribe(onNext: { moments.append("didLoad") }).disposed(by: bag)
        viewModel.viewDidAppear.subscribe(onNext: { moments.append("didAppear") }).disposed(by: bag)
        viewModel.dismissed.subscribe(onNext: { moments.append("dismissed") }).disposed(by: bag)
        let window = open(RxViewController(viewModel: viewModel))
        window.close()
        #expect(moments == ["didLoad", "didAppear", "dismissed"])
    }

    @Test func bindSeesTheParentsEvents() {
        final class NameController: RxViewController<RxViewModel> {
            lazy var label = Label()
            override func subviews() -> [any View] { [label] }
            override func bind() -> [any Disposable] {
                [viewModel.parentEvents.value(of: InfoEvent.name).bind(to: label.rx.text)]
            }
        }
        HeadlessBackend.install()
        let info = RxViewController(viewModel: parent)
        let name = NameController(viewModel: child)
        info.addChild(name)
        parent.events.accept(InfoEvent.name.event("Ada"))
        #expect(name.label.text == "Ada")
    }
}
