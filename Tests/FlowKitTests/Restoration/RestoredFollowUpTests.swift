// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import RxKernelTesting
import Testing

enum BookStep: Step, Codable, Hashable { case list, detail(Int), load, reviews }

/// Steps that follow from restored steps: forwards, initial steps, and what a stepper emits in `readyToEmitSteps()`.
@MainActor struct RestoredFollowUpTests {
    /// A flow whose list forwards its first detail, directly or by a step that contributes nothing.
    final class BookFlow: Flow {
        let root: any Presentable = TestScreen(visible: true)
        let first: Int
        let emitting: TestStepper
        var navigated: [BookStep] = []
        var screens: [BookStep: TestScreen] = [:]
        var isIndirect = false
        /// The stepper of the next detail screen.
        var detailStepper: any Stepper = TestStepper()

        init(first: Int = 1, initialStep: any Step = BookStep.list) {
            self.first = first
            emitting = TestStepper(initialStep)
        }

        func navigate(to step: BookStep) -> FlowContributors {
            navigated.append(step)
            let screen = TestScreen(visible: true)
            screens[step] = screen
            switch step {
            case .load:
                return isIndirect
                    ? .one(flowContributor: .forwardToCurrentFlow(withStep: BookStep.detail(first))) : .none
            case .list:
                return .multiple(
                    .screen(screen, with: TestStepper()),
                    .forwardToCurrentFlow(withStep: BookStep.load),
                    .forwardToCurrentFlow(withStep: isIndirect ? .load : BookStep.detail(first)))
            case .detail: return .screen(screen, with: detailStepper)
            case .reviews: return .screen(screen, with: TestStepper())
            }
        }
    }

    let scheduler = TestScheduler(initialClock: 0)

    /// Runs a flow as the next run of an application does, and returns its record.
    private func run(_ flow: BookFlow, after earlier: FlowRecord? = nil) throws -> (
        FlowCoordinator, () throws -> FlowRecord
    ) {
        let coordinator = FlowCoordinator(scheduler: scheduler, recordsNavigation: true)
        coordinator.coordinate(flow: flow, with: flow.emitting, restoring: earlier)
        scheduler.start()
        return (coordinator, { try FlowRecord(decoding: try #require(try coordinator.record?.encoded())) })
    }

    @Test func aStepThatARestoredStepForwardsIsNavigatedOnceAndOneThatContributesNothingInEachRun() throws {
        let first = BookFlow()
        let (_, firstRecord) = try run(first)
        #expect(first.navigated == [.list, .load, .detail(1)])
        // With other data, the list would forward another detail.
        let second = BookFlow(first: 2)
        let (_, secondRecord) = try run(second, after: firstRecord())
        #expect(second.navigated == [.list, .detail(1), .load])
        let third = BookFlow()
        let (_, thirdRecord) = try run(third, after: secondRecord())
        #expect(third.navigated == [.list, .detail(1), .load])
        #expect(try thirdRecord() == firstRecord())
    }

    @Test func aForwardedScreenThatTheUserClosedStaysClosed() throws {
        let first = BookFlow()
        let (_, firstRecord) = try run(first)
        first.screens[.detail(1)]?.presence.dismiss()
        let second = BookFlow()
        let (_, secondRecord) = try run(second, after: firstRecord())
        let third = BookFlow()
        _ = try run(third, after: secondRecord())
        #expect(second.navigated == [.list, .load] && third.navigated == [.list, .load])
    }

    @Test func aForwardThatLeadsToAScreenByAnotherForwardIsNavigatedOnce() throws {
        let first = BookFlow()
        first.isIndirect = true
        let (_, record) = try run(first)
        #expect(first.navigated == [.list, .load, .load, .detail(1), .detail(1)])
        let second = BookFlow()
        second.isIndirect = true
        _ = try run(second, after: record())
        #expect(second.navigated == [.list, .detail(1), .detail(1)])
    }

    @Test func theInitialStepOfARestoredStepperIsNavigatedOnce() throws {
        func flow() -> BookFlow {
            let flow = BookFlow(initialStep: BookStep.detail(1))
            flow.detailStepper = OneStepper(withSingleStep: BookStep.reviews)
            return flow
        }
        let first = flow()
        let (_, firstRecord) = try run(first)
        let second = flow()
        let (_, secondRecord) = try run(second, after: firstRecord())
        second.screens[.reviews]?.presence.dismiss()
        let third = flow()
        _ = try run(third, after: secondRecord())
        #expect(first.navigated == [.detail(1), .reviews])
        #expect(second.navigated == [.detail(1), .reviews])
        #expect(third.navigated == [.detail(1)])
    }

    @Test func aStepThatAStepperEmitsWhenItIsReadyIsNavigatedUnlessItIsRestored() throws {
        func flow(emitting step: BookStep) -> BookFlow {
            let flow = BookFlow(initialStep: NoneStep())
            flow.emitting.whenReady = { $0.steps.accept(step) }
            let detail = TestStepper()
            detail.whenReady = { $0.steps.accept(BookStep.reviews) }
            flow.detailStepper = detail
            return flow
        }
        let first = flow(emitting: .detail(1))
        let (_, firstRecord) = try run(first)
        #expect(first.navigated == [.detail(1), .reviews])
        let second = flow(emitting: .detail(1))
        let (_, secondRecord) = try run(second, after: firstRecord())
        #expect(second.navigated == [.detail(1), .reviews])
        // An application that asks for a login since the session has expired.
        let third = flow(emitting: .detail(2))
        _ = try run(third, after: secondRecord())
        #expect(third.navigated.prefix(3) == [.detail(1), .reviews, .detail(2)])
        // After the restoration, a stepper that becomes ready emits as always.
        second.emitting.steps.accept(BookStep.detail(3))
        scheduler.start()
        #expect(second.navigated == [.detail(1), .reviews, .detail(3)])
    }

    @Test func aStepThatWasRestoredAndIsNotNavigatedIsNotAnnounced() throws {
        func flow() -> BookFlow {
            let flow = BookFlow(initialStep: NoneStep())
            flow.emitting.whenReady = { $0.steps.accept(BookStep.detail(1)) }
            return flow
        }
        let record = try run(flow()).1()
        let coordinator = FlowCoordinator(scheduler: scheduler, recordsNavigation: true)
        let second = flow()
        var announced: [String] = []
        let will = coordinator.rx.willNavigate.subscribe(onNext: { announced.append("will \($1)") })
        let did = coordinator.rx.didNavigate.subscribe(onNext: { announced.append("did \($1)") })
        coordinator.coordinate(flow: second, with: second.emitting, restoring: record)
        scheduler.start()
        #expect(second.navigated == [.detail(1)])
        #expect(announced == ["will detail(1)", "did detail(1)"])
        will.dispose()
        did.dispose()
    }
}
