// SPDX-License-Identifier: MIT

import RxKernel

/// A flow that has a result: an edited contact, a chosen file, a confirmation.
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
/// let contact = try await run(edit, startingAt: .edit)      // in the parent flow
/// ```
/// A parent flow whose screens are restored contributes the flow instead, and says which step of its own follows from the result:
/// `.flow(edit, with: .edit) { ContactsStep.saved($0) }`.
///
/// `EditFlow` of the example Contacts is such a flow: `examples/Contacts/Flows/Edit/EditFlow.swift`.
@preconcurrency @MainActor public protocol ResultFlow: Flow {
    /// The type of the result.
    associatedtype Output: Sendable
}

extension ResultFlow {
    /// Ends the flow with its result, which `run` returns in the parent flow. If `run` did not start the flow, the parent flow
    /// navigates the step ``FlowOutput``.
    public func end(with output: Output) -> FlowContributors {
        .end(forwardToParentFlowWithStep: FlowOutput(output))
    }

    /// Ends the flow with its result, as ``end(with:)`` does, and closes its screens.
    public func close(with output: Output) -> FlowContributors {
        .close(forwardToParentFlowWithStep: FlowOutput(output))
    }
}

/// The result of a flow that `run` did not start, as a step for its parent.
public struct FlowOutput<Value: Sendable>: Step {
    /// The result.
    public let value: Value

    /// A step with the result `value`.
    public init(_ value: Value) { self.value = value }
}

extension FlowOutput: Equatable where Value: Equatable {}

/// The reason why ``Flow/run(_:with:)`` has no result, if it is not cancelled.
public enum FlowError: Error, Hashable, CustomStringConvertible {
    /// No coordinator runs the flow that was to run another one.
    case notCoordinated(String)
    /// The flow ended without a result.
    case endedWithoutResult(String)

    public var description: String {
        switch self {
        case .notCoordinated(let flow):
            "\(flow) cannot run another flow: no coordinator runs it. "
                + "Contribute it, or pass it to FlowCoordinator.coordinate first."
        case .endedWithoutResult(let flow):
            "\(flow) ended without a result. Return end(with:) when it has one."
        }
    }
}

extension Flow {
    /// Runs a flow as a child of this one, and returns its result. This flow shows the root of the child.
    ///
    /// If the task is cancelled, the child and its screens close. Throws `CancellationError` if the child is dismissed or released first,
    /// and ``FlowError`` if the child ends without a result, or if no coordinator runs this flow.
    public func run<Child: ResultFlow>(
        _ child: Child, with stepper: any Stepper = DefaultStepper()
    ) async throws -> Child.Output {
        let running = try start(child, with: stepper)
        for try await output in running.outputs { return output }
        if Task.isCancelled { running.close() }
        throw CancellationError()
    }

    /// Runs a flow as a child of this one, with one of its own steps as its first step, and returns its result.
    public func run<Child: ResultFlow>(_ child: Child, startingAt step: Child.Steps) async throws
        -> Child.Output
    where Child.Steps: Step {
        try await run(child, with: OneStepper(withSingleStep: step))
    }

    /// Separate from `run`, which must not retain the coordinator while it waits.
    private func start<Child: ResultFlow>(
        _ child: Child, with stepper: any Stepper
    ) throws -> RunningFlow<Child.Output> {
        let (outputs, continuation) = AsyncThrowingStream<Child.Output, any Error>.makeStream()
        let receiver = OutputReceiver(of: String(describing: Child.self), continuation)
        let coordinator = FlowRegistry.coordinator(of: self)
        guard let running = coordinator?.start(child, with: stepper, for: receiver) else {
            throw FlowError.notCoordinated(String(describing: Self.self))
        }
        return RunningFlow(outputs: outputs, coordinator: running)
    }
}

/// A child flow that `run` has started. It does not retain the flow.
@MainActor private struct RunningFlow<Output: Sendable> {
    let outputs: AsyncThrowingStream<Output, any Error>
    weak var coordinator: FlowCoordinator?

    func close() {
        coordinator?.closeScreens()
        coordinator?.finish(.cancelled)
    }
}

/// Receives the result of a flow, of any type.
@MainActor class ResultReceiver {
    /// Receives the step with which the flow ended. Returns false if the step has no result.
    func receive(_ step: any Step) -> Bool { false }

    /// The flow ended with a step that has no result.
    func flowEnded() {}
}

/// Passes the result of a flow to the task that waits in `run`. If it is released without a result, `run` throws `CancellationError`.
@MainActor final class OutputReceiver<Output: Sendable>: ResultReceiver {
    private let flow: String
    private let continuation: AsyncThrowingStream<Output, any Error>.Continuation

    init(of flow: String, _ continuation: AsyncThrowingStream<Output, any Error>.Continuation) {
        self.flow = flow
        self.continuation = continuation
    }

    deinit {
        continuation.finish()
    }

    override func receive(_ step: any Step) -> Bool {
        guard let output = step as? FlowOutput<Output> else { return false }
        continuation.yield(output.value)
        continuation.finish()
        return true
    }

    override func flowEnded() {
        continuation.finish(throwing: FlowError.endedWithoutResult(flow))
    }
}
