// SPDX-License-Identifier: MIT

/// A reference to a flow that accepts only the flow's steps: for a view model, a menu or a plugin that navigates in another flow.
///
/// ```swift
/// let router = contactsFlow.router
/// router.send(.detail(7))
/// let outcome = await router.trigger(.detail(7))
/// ```
/// It does not retain the flow, except as ``keepingAlive``. A step for a flow that is released is refused; an ``unowned``
/// router reports it.
///
/// In the example Contacts the button of a message navigates in the flow of the address book, whichever screen is shown: `ContactsFlow`, in
/// `examples/Contacts/Flows/List/ContactsFlow.swift`.
@preconcurrency @MainActor public struct Router<Steps: Step> {
    private weak var flow: (any Flow)?
    private var owner: FlowCoordinator?
    private let translate: (Steps) -> any Step
    /// The type of the flow, if it is a mistake that the flow is released before the router.
    private var expected: String?

    init(
        to flow: (any Flow)?, owner: FlowCoordinator? = nil, expecting expected: String? = nil,
        translating: @escaping (Steps) -> any Step
    ) {
        self.flow = flow
        self.owner = owner
        self.expected = expected
        translate = translating
    }

    /// A router to the same flow that retains it and its coordinator.
    public var keepingAlive: Router { Router(to: flow, owner: coordinator, translating: translate) }

    /// A router to the same flow, for an owner that is released before the flow, such as the view model of a screen. It does not retain the
    /// flow. A step for a flow that is released is refused and reported (``FlowReport``).
    public var unowned: Router {
        Router(to: flow, expecting: flow.map { "\(type(of: $0))" } ?? "a flow", translating: translate)
    }

    /// A router for steps of another type. `meaning` returns the flow's step for each.
    public func redirecting<Other: Step>(_ meaning: @escaping (Other) -> Steps) -> Router<Other> {
        Router<Other>(to: flow, owner: owner, expecting: expected) { [translate] in translate(meaning($0)) }
    }

    /// Gives a step to the flow. Returns false if the flow is released.
    @discardableResult public func send(_ step: Steps) -> Bool {
        guard let coordinator else {
            reportLoss(of: step)
            return false
        }
        coordinator.accept(translate(step), from: .application)
        return true
    }

    /// Gives a step to the flow, or to the nearest one that takes it, and returns when it has been navigated.
    @discardableResult public func trigger(_ step: Steps) async -> DeepLink.Outcome {
        guard let coordinator else {
            reportLoss(of: step)
            return .refused(at: 0, .released)
        }
        return await coordinator.trigger(translate(step))
    }

    private func reportLoss(of step: Steps) {
        guard let expected else { return }
        let emitter = "an unowned router"
        FlowReport.unobserved(
            FlowReport(reason: .flowEnded, flow: expected, emitter: emitter, step: translate(step)))
    }

    private var coordinator: FlowCoordinator? { flow.flatMap { FlowRegistry.coordinator(of: $0) } }
}

extension Flow where Steps: Step {
    /// A reference to this flow that accepts only its steps.
    public var router: Router<Steps> { Router(to: self) { $0 } }
}
