// SPDX-License-Identifier: MIT

/// A handle to a flow that takes only its steps: for a view model, a menu or a plugin that triggers navigation elsewhere.
///
/// ```swift
/// let router = contactsFlow.router
/// router.send(.detail(7))
/// let outcome = await router.trigger(.detail(7))
/// ```
/// It does not keep the flow alive, unless it is ``keepingAlive``; what it sends to a flow that is gone is refused.
@MainActor public struct Router<Steps: Step> {
    private weak var flow: (any Flow)?
    private var owner: FlowCoordinator?
    private let translate: (Steps) -> any Step

    init(to flow: (any Flow)?, owner: FlowCoordinator? = nil, translating: @escaping (Steps) -> any Step) {
        self.flow = flow
        self.owner = owner
        translate = translating
    }

    /// The same handle, which keeps the flow running for as long as it lives itself.
    public var keepingAlive: Router { Router(to: flow, owner: coordinator, translating: translate) }

    /// A handle for steps of another type, each of which means one of this flow's.
    public func redirecting<Other: Step>(_ meaning: @escaping (Other) -> Steps) -> Router<Other> {
        Router<Other>(to: flow, owner: owner) { [translate] in translate(meaning($0)) }
    }

    /// Gives the flow a step. False if the flow is gone.
    @discardableResult public func send(_ step: Steps) -> Bool {
        guard let coordinator else { return false }
        coordinator.accept(translate(step), from: .application)
        return true
    }

    /// Gives the flow, or one near it that takes it, a step, and waits until it is navigated.
    @discardableResult public func trigger(_ step: Steps) async -> DeepLink.Outcome {
        guard let coordinator else { return .refused(at: 0, .released) }
        return await coordinator.trigger(translate(step))
    }

    private var coordinator: FlowCoordinator? { flow.flatMap { FlowRegistry.coordinator(of: $0) } }
}

extension Flow where Steps: Step {
    /// A handle to this flow that takes only its steps.
    public var router: Router<Steps> { Router(to: self) { $0 } }
}
