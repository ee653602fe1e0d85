// SPDX-License-Identifier: MIT

import RxKernel

/// A flow that has a result: an edited contact, a chosen file, an answer.
///
/// ```swift
/// final class EditFlow: ResultFlow {
///     typealias Output = Contact
///     func navigate(to step: EditStep) -> FlowContributors {
///         switch step {
///         case .edit: …
///         case .saved(let contact): return end(with: contact)
///         }
///     }
/// }
///
/// let contact = try await run(edit, startingAt: .edit)      // in the flow above
/// ```
@MainActor public protocol ResultFlow: Flow {
    associatedtype Output: Sendable
}

extension ResultFlow {
    /// Answers a step with the result: this flow is done. Whoever awaits it gets `output`; if it is not awaited, the
    /// parent flow gets ``FlowOutput`` as a step.
    public func end(with output: Output) -> FlowContributors {
        .end(forwardToParentFlowWithStep: FlowOutput(output))
    }

    /// The same, and closes the screens of this flow.
    public func close(with output: Output) -> FlowContributors {
        .close(forwardToParentFlowWithStep: FlowOutput(output))
    }
}

/// The result of a flow that nobody awaits, as a step for its parent.
public struct FlowOutput<Value: Sendable>: Step {
    public let value: Value

    public init(_ value: Value) { self.value = value }
}

extension FlowOutput: Equatable where Value: Equatable {}

/// Why ``Flow/run(_:with:)`` has no result, when it is not cancellation.
public enum FlowError: Error, Hashable, CustomStringConvertible {
    /// The flow that was to run another is itself not coordinated.
    case notCoordinated(String)
    /// The flow ended, but not with a result.
    case endedWithoutResult(String)

    public var description: String {
        switch self {
        case .notCoordinated(let flow):
            "\(flow) cannot run another flow: no coordinator runs it. "
                + "Contribute it or give it to FlowCoordinator.coordinate first."
        case .endedWithoutResult(let flow):
            "\(flow) ended without a result. Answer end(with:) where it has one."
        }
    }
}

extension Flow {
    /// Runs a flow as a child of this one, and waits for its result. This flow shows the child's root.
    ///
    /// Throws `CancellationError` if the child is dismissed or released first; a cancelled task closes the child and its
    /// screens. Throws ``FlowError`` if the child ends without a result, or if this flow is not coordinated.
    public func run<Child: ResultFlow>(
        _ child: Child, with stepper: any Stepper = DefaultStepper()
    ) async throws -> Child.Output {
        guard let coordinator = FlowRegistry.coordinator(of: self) else {
            throw FlowError.notCoordinated(String(describing: Self.self))
        }
        return try await coordinator.run(child, with: stepper)
    }

    /// Runs a flow as a child of this one, beginning with one of its own steps, and waits for its result.
    public func run<Child: ResultFlow>(_ child: Child, startingAt step: Child.Steps) async throws -> Child.Output
    where Child.Steps: Step {
        try await run(child, with: OneStepper(withSingleStep: step))
    }
}

extension FlowCoordinator {
    /// Runs a flow as a child of the coordinated one, and waits for its result. See ``Flow/run(_:with:)``.
    public func run<Child: ResultFlow>(
        _ child: Child, with stepper: any Stepper = DefaultStepper()
    ) async throws -> Child.Output {
        guard flow != nil else { throw FlowError.notCoordinated("A coordinator without a flow") }
        try Task.checkCancellation()
        let running = WeakCoordinator()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let awaited = AwaitedOutput<Child.Output>(of: String(describing: Child.self), continuation)
                running.coordinator = start(child, with: stepper, for: awaited)
            }
        } onCancel: {
            Task { @MainActor in
                running.coordinator?.closeScreens()
                running.coordinator?.finish(.cancelled)
            }
        }
    }
}

@MainActor private final class WeakCoordinator {
    weak var coordinator: FlowCoordinator?
}

/// Whoever awaits the result of a flow.
@MainActor class Awaited {
    /// Takes the step with which the flow ended; false if it carries no result.
    func take(_ step: any Step) -> Bool { false }

    /// The flow ended without being dismissed.
    func ended() {}
}

/// Resumes a task with the result of a flow; with a cancellation when nobody can bring one any more.
@MainActor final class AwaitedOutput<Output: Sendable>: Awaited {
    private let flow: String
    private var continuation: CheckedContinuation<Output, any Error>?

    init(of flow: String, _ continuation: CheckedContinuation<Output, any Error>) {
        self.flow = flow
        self.continuation = continuation
    }

    isolated deinit {
        continuation?.resume(throwing: CancellationError())
    }

    override func take(_ step: any Step) -> Bool {
        guard let output = step as? FlowOutput<Output> else { return false }
        continuation?.resume(returning: output.value)
        continuation = nil
        return true
    }

    override func ended() {
        continuation?.resume(throwing: FlowError.endedWithoutResult(flow))
        continuation = nil
    }
}
