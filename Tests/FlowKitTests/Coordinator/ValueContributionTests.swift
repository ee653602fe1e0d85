// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

/// Steppers and presentables that are structs.
@MainActor struct ValueContributionTests {
    struct Page: Presentable {
        let presence = Presence()
        var rxVisible: Observable<Bool> { presence.rxVisible }
        var rxDismissed: Single<Void> { presence.rxDismissed }
    }

    struct NumberedPage: Presentable, Equatable {
        let number: Int
        var rxVisible: Observable<Bool> { .just(true) }
        var rxDismissed: Single<Void> { .never() }
    }

    struct Emitter: Stepper {
        let steps = PublishRelay<any Step>()
        var initialStep: any Step = NoneStep()
        var ready: [TestStep] = []
        func readyToEmitSteps() { for step in ready { steps.accept(step) } }
    }

    /// A presentable and a stepper in one.
    struct Dialog: Presentable, Stepper {
        let presence = Presence()
        let steps = PublishRelay<any Step>()
        var rxVisible: Observable<Bool> { presence.rxVisible }
        var rxDismissed: Single<Void> { presence.rxDismissed }
    }

    let coordinator = FlowCoordinator()
    let flow = TestFlow()
    let page = Page()

    init() { page.presence.show() }

    private func contribute(_ contributor: FlowContributor) {
        flow.answer = { $0 is RxFlowStep ? .one(flowContributor: contributor) : .none }
        coordinator.coordinate(flow: flow)
    }

    @Test func aStructStartsAFlow() {
        let emitter = Emitter(initialStep: TestStep.one, ready: [.two])
        coordinator.coordinate(flow: flow, with: emitter)
        emitter.steps.accept(TestStep.three)
        #expect(flow.tests == [.one, .two, .three])
    }

    @Test func aStructIsContributedWithAStruct() {
        let emitter = Emitter(initialStep: TestStep.one)
        contribute(.screen(page, with: emitter))
        page.presence.hide()
        emitter.steps.accept(TestStep.two)
        page.presence.show()
        emitter.steps.accept(TestStep.three)
        #expect(flow.tests == [.one, .three])
        page.presence.dismiss()
        emitter.steps.accept(TestStep.one)
        #expect(flow.tests == [.one, .three] && coordinator.ownership?.children.isEmpty == true)
    }

    @Test func aStructMayBeThePresentableAndTheStepper() {
        let dialog = Dialog()
        dialog.presence.show()
        contribute(.contribute(withNext: dialog))
        dialog.steps.accept(TestStep.one)
        #expect(flow.tests == [.one])
        #expect(FlowContributor.contribute(withNext: dialog).description == "Dialog")
    }

    @Test func twoStructsOfOneTypeAreTwoSteppers() {
        let emitters = [Emitter(initialStep: TestStep.number(0)), Emitter(initialStep: TestStep.number(1))]
        flow.answer = { [page] step in
            switch step as? TestStep {
            case .number(0): .screen(page, with: emitters[1])
            case .number: .none
            default:
                .screen(page, with: emitters[0])
            }
        }
        coordinator.coordinate(flow: flow)
        emitters[0].steps.accept(TestStep.two)
        #expect(flow.tests == [.number(0), .number(1), .two])
    }

    @Test func aCopyOfAStructThatIsContributedAgainNavigatesOnceAndIsReported() {
        let reports = Reports(of: coordinator)
        let emitter = Emitter()
        let numbered = NumberedPage(number: 1)
        flow.answer = { step in
            step as? TestStep == .two
                ? .none
                : .screen(numbered, with: emitter)
        }
        coordinator.coordinate(flow: flow)
        emitter.steps.accept(TestStep.one)
        emitter.steps.accept(TestStep.two)
        #expect(flow.tests == [.one, .two])
        #expect(reports.texts.first?.contains("Emitter was contributed twice to TestFlow") == true)
    }

    @Test func structsAreEqualAsContributorsWhenTheirValuesAre() {
        let emitter = Emitter()
        func contributor(_ number: Int, _ emitter: Emitter) -> FlowContributor {
            .screen(NumberedPage(number: number), with: emitter)
        }
        #expect(contributor(1, emitter) == contributor(1, emitter))
        #expect(contributor(1, emitter) != contributor(2, emitter))
        #expect(contributor(1, emitter) != contributor(1, Emitter()))
        #expect(
            FlowContributor.screen(page, with: emitter)
                != .screen(page, with: emitter))
    }

    @Test func aStructMayBeTheRootOfAFlow() throws {
        final class PageFlow: Flow {
            let page = Page()
            var root: any Presentable { page }
            func navigate(to step: TestStep) -> FlowContributors { .none }
        }
        weak var released: PageFlow?
        let lifetimes = coordinator.trackLifetimes()
        flow.answer = { _ in
            let child = PageFlow()
            released = child
            return .flow(child, with: .one)
        }
        coordinator.coordinate(flow: flow)
        var root: Page?
        if let released { Flows.use(released, when: .created) { (page: Page) in root = page } }
        #expect(released != nil && root != nil)
        root?.presence.dismiss()
        #expect(released == nil)
        try lifetimes.assertReleased()
    }

    @Test func theObjectsOfAContributedStructAreReleasedWhenItsScreenIsDismissed() {
        struct Holder: Stepper {
            let steps = PublishRelay<any Step>()
            let object: TestScreen
        }
        weak var held: TestScreen?
        flow.answer = { [page] _ in
            let object = TestScreen()
            held = object
            return .screen(page, with: Holder(object: object))
        }
        coordinator.coordinate(flow: flow)
        #expect(held != nil)
        page.presence.dismiss()
        #expect(held == nil)
    }
}
