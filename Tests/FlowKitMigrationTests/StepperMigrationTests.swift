// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import XCTest

final class StepperMigrationTests: XCTestCase {
    final class CountingStepper: CompositeStepper {
        private(set) var timesReady = 0

        init(_ others: Stepper...) { super.init(steppers: others) }

        override func readyToEmitSteps() {
            timesReady += 1
            super.readyToEmitSteps()
        }
    }

    struct TimedStepper: Stepper {
        let steps = PublishRelay<Step>()
        let initialStep: Step
    }

    private let disposeBag = DisposeBag()

    /// The steps of a flow that does nothing for them.
    private func steps(with stepper: Stepper, _ action: () -> Void = {}) -> [String] {
        final class LogFlow: Flow {
            let page = TestPage()
            var log = [String]()
            var root: Presentable { return page }
            func navigate(to step: Step) -> FlowContributors {
                log.append("\(step)")
                return .none
            }
        }
        let flow = LogFlow()
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: flow, with: stepper)
        action()
        return flow.log
    }

    func testOneStepper() {
        let stepper = OneStepper(withSingleStep: TestSteps.two)
        XCTAssertEqual(steps(with: stepper) { stepper.steps.accept(TestSteps.three) }, ["two", "three"])
    }

    func testDefaultStepper() {
        XCTAssertEqual(steps(with: DefaultStepper()), ["home"])
    }

    func testAStepperWithoutAnInitialStep() {
        let stepper = StepperClass()
        XCTAssertEqual(steps(with: stepper) { stepper.emitStep(TestSteps.one) }, ["one"])
    }

    func testStepsThatAreEmittedBeforeTheCoordinatorSubscribesAreLost() {
        let stepper = StepperClass()
        stepper.emitStep(TestSteps.one)
        XCTAssertEqual(steps(with: stepper), [])
    }

    func testACompositeStepperEmitsTheInitialStepsOfItsPartsAndMakesThemReady() {
        let last = StepperClass(with: TestSteps.three)
        let stepper = CompositeStepper(steppers: [OneStepper(withSingleStep: TestSteps.one), last])
        XCTAssertEqual(
            steps(with: stepper) { last.emitStep(TestSteps.deepLink) }, ["one", "three", "deepLink"])
        XCTAssertTrue(last.wasReady)
    }

    func testASubclassOfACompositeStepper() {
        let part = StepperClass()
        let stepper = CountingStepper(OneStepper(withSingleStep: TestSteps.one), part)
        XCTAssertEqual(steps(with: stepper) { part.emitStep(TestSteps.three) }, ["one", "three"])
        XCTAssertEqual(stepper.timesReady, 1)
    }

    func testAStructIsAStepper() {
        let stepper = TimedStepper(initialStep: TestSteps.one)
        XCTAssertEqual(steps(with: stepper) { stepper.steps.accept(TestSteps.two) }, ["one", "two"])
    }

    func testPausable() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(10, "a"), .next(30, "b"), .next(50, "c")])
        let pauser = scheduler.createHotObservable([.next(20, true), .next(40, false)])
        let observer = scheduler.createObserver(String.self)
        source.pausable(withPauser: pauser).subscribe(observer).disposed(by: disposeBag)
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(30, "b")])
    }

    func testPausableAfterACount() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(10, "a"), .next(20, "b"), .next(40, "c"), .next(60, "d"),
        ])
        let pauser = scheduler.createHotObservable([.next(15, false), .next(50, true)])
        let observer = scheduler.createObserver(String.self)
        source.pausable(afterCount: 2, withPauser: pauser).subscribe(observer).disposed(by: disposeBag)
        scheduler.start()
        XCTAssertEqual(observer.events, [.next(10, "a"), .next(20, "b"), .next(60, "d")])
    }
}
