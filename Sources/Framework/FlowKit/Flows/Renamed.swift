// SPDX-License-Identifier: MIT

// The names of earlier versions of RxFlow, each with a fix-it to today's.

import RxKernel

/// The earlier name of ``FlowCoordinator``.
@available(*, deprecated, renamed: "FlowCoordinator")
public typealias Coordinator = FlowCoordinator

/// The earlier name of ``FlowContributors``.
@available(*, deprecated, renamed: "FlowContributors")
public typealias NextFlowItems = FlowContributors

/// The earlier name of ``FlowContributor``.
@available(*, deprecated, renamed: "FlowContributor")
public typealias NextFlowItem = FlowContributor

/// The earlier name of ``NoneStep``.
@available(*, deprecated, renamed: "NoneStep")
public typealias NoStep = NoneStep

extension FlowContributors {
    /// The earlier name of `one(flowContributor:)`.
    @available(*, deprecated, renamed: "one(flowContributor:)")
    public static func one(flowItem: FlowContributor) -> FlowContributors { .one(flowContributor: flowItem) }

    /// The earlier name of `multiple(flowContributors:)`.
    @available(*, deprecated, renamed: "multiple(flowContributors:)")
    public static func multiple(flowItems: [FlowContributor]) -> FlowContributors {
        .multiple(flowContributors: flowItems)
    }

    /// The earlier name of `end(forwardToParentFlowWithStep:)`.
    @available(*, deprecated, renamed: "end(forwardToParentFlowWithStep:)")
    public static func end(withStepForParentFlow step: any Step) -> FlowContributors {
        .end(forwardToParentFlowWithStep: step)
    }
}

extension FlowContributor {
    /// The earlier form of `contribute(withNextPresentable:withNextStepper:)`.
    @available(*, deprecated, renamed: "FlowContributor.contribute(withNextPresentable:withNextStepper:)")
    public init(nextPresentable: any Presentable, nextStepper: any Stepper) {
        self = .contribute(withNextPresentable: nextPresentable, withNextStepper: nextStepper)
    }
}

extension ObservableType {
    /// The earlier name of ``pausable(withPauser:)``.
    @available(*, deprecated, renamed: "pausable(withPauser:)")
    public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element>
    where Pauser.Element == Bool {
        pausable(withPauser: pauser)
    }
}

extension Flows {
    /// The earlier name of `use(_:when:block:)`.
    @available(*, deprecated, renamed: "use(_:block:)")
    public static func whenReady<Root1>(flow1: any Flow, block: @escaping (Root1) -> Void) {
        use(flow1, block: block)
    }

    /// The earlier name of `use(_:_:when:block:)`.
    @available(*, deprecated, renamed: "use(_:_:block:)")
    public static func whenReady<Root1, Root2>(
        flow1: any Flow, flow2: any Flow, block: @escaping (Root1, Root2) -> Void
    ) {
        use(flow1, flow2, block: block)
    }

    /// The earlier name of `use(_:_:_:when:block:)`.
    @available(*, deprecated, renamed: "use(_:_:_:block:)")
    public static func whenReady<Root1, Root2, Root3>(
        flow1: any Flow, flow2: any Flow, flow3: any Flow, block: @escaping (Root1, Root2, Root3) -> Void
    ) {
        use(flow1, flow2, flow3, block: block)
    }

    /// The earlier name of `use(_:_:_:_:when:block:)`.
    @available(*, deprecated, renamed: "use(_:_:_:_:block:)")
    public static func whenReady<Root1, Root2, Root3, Root4>(
        flow1: any Flow, flow2: any Flow, flow3: any Flow, flow4: any Flow,
        block: @escaping (Root1, Root2, Root3, Root4) -> Void
    ) {
        use(flow1, flow2, flow3, flow4, block: block)
    }

    /// The earlier name of `use(_:_:_:_:_:when:block:)`.
    @available(*, deprecated, renamed: "use(_:_:_:_:_:block:)")
    public static func whenReady<Root1, Root2, Root3, Root4, Root5>(
        flow1: any Flow, flow2: any Flow, flow3: any Flow, flow4: any Flow, flow5: any Flow,
        block: @escaping (Root1, Root2, Root3, Root4, Root5) -> Void
    ) {
        use(flow1, flow2, flow3, flow4, flow5, block: block)
    }

    /// The earlier name of `use(_:when:block:)` for any number of flows.
    @available(*, deprecated, renamed: "use(_:block:)")
    public static func whenReady<Root>(flows: [any Flow], block: @escaping ([Root]) -> Void) {
        use(flows, block: block)
    }
}
