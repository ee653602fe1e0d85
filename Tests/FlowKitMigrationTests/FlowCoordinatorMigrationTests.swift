// SPDX-License-Identifier: MIT

// Written as tests for RxFlow are: XCTest, protocols without `any`, nothing said about actors. Only the imports differ; the
// test target is in Swift 5 mode, `.swiftLanguageMode(.v5)`, as a package that RxFlow's tests come from is.

import FlowKit
import RxKernel
import RxKernelTesting
import XCTest

enum TestSteps: Step {
    case one
    case two
    case three
    case unauthorized
    case multiple
    case deepLink
    case finished
}

class TestPage: Presentable {
    private let visible: BehaviorRelay<Bool>
    private let dismissal = PublishSubject<Void>()

    init(visible: Bool = true) {
        self.visible = BehaviorRelay<Bool>(value: visible)
    }

    var rxVisible: Observable<Bool> { return visible.asObservable() }
    var rxDismissed: Single<Void> { return dismissal.take(1).asSingle() }

    func setVisible(_ value: Bool) { visible.accept(value) }
    func dismissPage() { dismissal.onNext(()) }
}

final class TestFlow: Flow {
    private let page = TestPage()
    var stepOnePresentable = TestPage()
    var stepTwoPresentable = TestPage()
    let stepTwoStepper: StepperClass
    var recordedSteps = [TestSteps]()
    var isAuthorized = true

    var root: Presentable { return self.page }

    init(stepTwoStepper: StepperClass = StepperClass()) {
        self.stepTwoStepper = stepTwoStepper
    }

    func adapt(step: Step) -> Single<Step> {
        guard let step = step as? TestSteps, step == .three, !isAuthorized else { return .just(step) }
        return .just(TestSteps.unauthorized)
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? TestSteps else { return .none }
        recordedSteps.append(step)
        switch step {
        case .one:
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: stepOnePresentable,
                    withNextStepper: OneStepper(withSingleStep: TestSteps.two)))
        case .two:
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: stepTwoPresentable, withNextStepper: stepTwoStepper))
        case .multiple:
            return .multiple(flowContributors: [
                .contribute(
                    withNextPresentable: stepOnePresentable,
                    withNextStepper: OneStepper(withSingleStep: TestSteps.three)),
                .forwardToCurrentFlow(withStep: TestSteps.unauthorized),
            ])
        case .finished:
            return .end(forwardToParentFlowWithStep: TestSteps.three)
        default:
            return .none
        }
    }
}

final class ParentFlow: Flow {
    private let page = TestPage()
    let child: TestFlow
    let childStepper: Stepper
    var recordedSteps = [TestSteps]()

    var root: Presentable { return page }

    init(child: TestFlow, childStepper: Stepper) {
        self.child = child
        self.childStepper = childStepper
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? TestSteps else { return .none }
        recordedSteps.append(step)
        guard step == .one else { return .none }
        return .one(flowContributor: .contribute(withNextPresentable: child, withNextStepper: childStepper))
    }
}

final class StepperClass: Stepper {
    let steps = PublishRelay<Step>()
    let initialStep: Step
    private(set) var wasReady = false

    init(with initialStep: Step = NoneStep()) {
        self.initialStep = initialStep
    }

    func emitStep(_ step: Step) { steps.accept(step) }
    func readyToEmitSteps() { wasReady = true }
}

final class FlowCoordinatorMigrationTests: XCTestCase {
    func testCoordinateWithOneStepper() {
        // Given: a coordinator and a flow
        let flowCoordinator = FlowCoordinator()
        let testFlow = TestFlow()

        // When: coordinating
        flowCoordinator.coordinate(flow: testFlow, with: OneStepper(withSingleStep: TestSteps.one))

        // Then: the first step leads to the second
        XCTAssertEqual(testFlow.recordedSteps, [.one, .two])
    }

    func testCoordinateWithDefaultStepper() {
        let flowCoordinator = FlowCoordinator()
        let testFlow = TestFlow()
        var steps = [Step]()
        let disposeBag = DisposeBag()

        flowCoordinator.rx.didNavigate
            .subscribe(onNext: { (_, step) in steps.append(step) })
            .disposed(by: disposeBag)
        flowCoordinator.coordinate(flow: testFlow)

        XCTAssertEqual(steps.count, 1)
        guard case .home? = steps.first as? RxFlowStep else { return XCTFail("expected home") }
    }

    func testWillAndDidNavigateAreRecordedInOrder() {
        let scheduler = TestScheduler(initialClock: 0)
        let observer = scheduler.createObserver(String.self)
        let disposeBag = DisposeBag()
        let flowCoordinator = FlowCoordinator()

        flowCoordinator.rx.willNavigate.map { "will \($0.1)" }.subscribe(observer).disposed(by: disposeBag)
        flowCoordinator.rx.didNavigate.map { "did \($0.1)" }.subscribe(observer).disposed(by: disposeBag)
        flowCoordinator.coordinate(flow: TestFlow(), with: OneStepper(withSingleStep: TestSteps.one))

        XCTAssertEqual(
            observer.events.compactMap { $0.value.element }, ["will one", "did one", "will two", "did two"])
    }

    func testAStepIsAdaptedBeforeItNavigates() {
        let flowCoordinator = FlowCoordinator()
        let testFlow = TestFlow()
        testFlow.isAuthorized = false

        flowCoordinator.coordinate(flow: testFlow, with: OneStepper(withSingleStep: TestSteps.three))

        XCTAssertEqual(testFlow.recordedSteps, [.unauthorized])
    }

    func testStepsAreIgnoredWhileThePresentableIsNotVisible() {
        let flowCoordinator = FlowCoordinator()
        let stepper = StepperClass()
        let testFlow = TestFlow(stepTwoStepper: stepper)
        testFlow.stepTwoPresentable.setVisible(false)

        flowCoordinator.coordinate(flow: testFlow, with: OneStepper(withSingleStep: TestSteps.two))
        stepper.emitStep(TestSteps.three)
        XCTAssertTrue(stepper.wasReady)
        XCTAssertEqual(testFlow.recordedSteps, [.two])

        testFlow.stepTwoPresentable.setVisible(true)
        stepper.emitStep(TestSteps.three)
        XCTAssertEqual(testFlow.recordedSteps, [.two, .three])
    }

    func testMultipleContributorsAndAForwardToTheCurrentFlow() {
        let expectation = self.expectation(description: "forwarded")
        let flowCoordinator = FlowCoordinator()
        let testFlow = TestFlow()
        let disposeBag = DisposeBag()

        flowCoordinator.rx.didNavigate
            .filter { (_, step) in (step as? TestSteps) == .unauthorized }
            .take(1)
            .subscribe(onNext: { _ in expectation.fulfill() })
            .disposed(by: disposeBag)
        flowCoordinator.coordinate(flow: testFlow, with: OneStepper(withSingleStep: TestSteps.multiple))

        waitForExpectations(timeout: 10)
        XCTAssertEqual(testFlow.recordedSteps, [.multiple, .three, .unauthorized])
    }

    func testTheParentTakesTheStepOfAChildThatEnds() {
        let flowCoordinator = FlowCoordinator()
        let stepper = StepperClass(with: TestSteps.three)
        let parentFlow = ParentFlow(child: TestFlow(), childStepper: stepper)

        flowCoordinator.coordinate(flow: parentFlow, with: OneStepper(withSingleStep: TestSteps.one))
        stepper.emitStep(TestSteps.finished)
        stepper.emitStep(TestSteps.two)

        XCTAssertEqual(parentFlow.recordedSteps, [.one, .three])
        XCTAssertEqual(parentFlow.child.recordedSteps, [.three, .finished])
    }

    func testADeepLinkReachesParentAndChild() {
        let flowCoordinator = FlowCoordinator()
        let parentFlow = ParentFlow(
            child: TestFlow(), childStepper: OneStepper(withSingleStep: TestSteps.three))

        flowCoordinator.coordinate(flow: parentFlow, with: OneStepper(withSingleStep: TestSteps.one))
        flowCoordinator.navigate(to: TestSteps.deepLink)

        XCTAssertEqual(parentFlow.recordedSteps, [.one, .deepLink])
        XCTAssertEqual(parentFlow.child.recordedSteps, [.three, .deepLink])
    }

    func testAFlowIsReleasedWhenItsCoordinatorIs() {
        weak var released: TestFlow?
        var flowCoordinator: FlowCoordinator? = FlowCoordinator()
        inner {
            let testFlow = TestFlow()
            released = testFlow
            flowCoordinator?.coordinate(flow: testFlow, with: OneStepper(withSingleStep: TestSteps.one))
        }
        XCTAssertNotNil(released)
        flowCoordinator = nil
        XCTAssertNil(released)
    }

    func testFlowsUseWithTypedRoots() {
        let flow1 = TestFlow()
        let flow2 = TestFlow()
        var used = 0

        Flows.use(flow1, flow2, when: .created) { (root1: TestPage, root2: TestPage) in
            XCTAssertTrue(root1 === flow1.root as? TestPage && root2 === flow2.root as? TestPage)
            used += 1
        }
        Flows.use([flow1, flow2], when: .ready) { (roots: [TestPage]) in used += roots.count }
        XCTAssertEqual(used, 1)

        let flowCoordinators = [FlowCoordinator(), FlowCoordinator()]
        flowCoordinators[0].coordinate(flow: flow1, with: OneStepper(withSingleStep: TestSteps.three))
        XCTAssertEqual(used, 1)
        flowCoordinators[1].coordinate(flow: flow2, with: OneStepper(withSingleStep: TestSteps.three))
        XCTAssertEqual(used, 3)
    }

    func testCompositeStepperEmitsTheInitialStepsOfItsParts() throws {
        let stepper = CompositeStepper(steppers: [
            OneStepper(withSingleStep: TestSteps.one), DefaultStepper(), StepperClass(with: TestSteps.two),
        ])
        var steps = [String]()
        let subscription = stepper.steps.subscribe(onNext: { steps.append("\($0)") })
        stepper.readyToEmitSteps()
        subscription.dispose()
        XCTAssertEqual(steps, ["one", "home", "two"])
    }

    private func inner(_ body: () -> Void) { body() }
}
