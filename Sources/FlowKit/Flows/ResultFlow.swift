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
    /// What the flow results in.
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
    /// The result.
    public let value: Value

    /// The result `value`.
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
        let running = try start(child, with: stepper)
        for try await output in running.outputs { return output }
        if Task.isCancelled { running.close() }
        throw CancellationError()
    }

    /// Runs a flow as a child of this one, beginning with one of its own steps, and waits for its result.
    public func run<Child: ResultFlow>(_ child: Child, startingAt step: Child.Steps) async throws
        -> Child.Output
    where Child.Steps: Step {
        try await run(child, with: OneStepper(withSingleStep: step))
    }

    /// Apart from `run`, which must not keep the coordinator alive while it waits.
    private func start<Child: ResultFlow>(
        _ child: Child, with stepper: any Stepper
    ) throws -> RunningFlow<Child.Output> {
        guard let coordinator = FlowRegistry.coordinator(of: self) else {
            throw FlowError.notCoordinated(String(describing: Self.self))
        }
        let (outputs, continuation) = AsyncThrowingStream<Child.Output, any Error>.makeStream()
        let awaited = AwaitedOutput(of: String(describing: Child.self), continuation)
        return RunningFlow(
            outputs: outputs, coordinator: coordinator.start(child, with: stepper, for: awaited))
    }
}

/// A child flow whose result is awaited, which this does not keep alive.
@MainActor private struct RunningFlow<Output: Sendable> {
    let outputs: AsyncThrowingStream<Output, any Error>
    weak var coordinator: FlowCoordinator?

    func close() {
        coordinator?.closeScreens()
        coordinator?.finish(.cancelled)
    }
}

/// Whoever awaits the result of a flow.
@MainActor class Awaited {
    /// Takes the step with which the flow ended; false if it carries no result.
    func take(_ step: any Step) -> Bool { false }

    /// The flow ended with another step.
    func ended() {}
}

/// Hands the result of a flow to whoever awaits it; ends their waiting when nobody can bring one any more.
@MainActor final class AwaitedOutput<Output: Sendable>: Awaited {
    private let flow: String
    private let continuation: AsyncThrowingStream<Output, any Error>.Continuation

    init(of flow: String, _ continuation: AsyncThrowingStream<Output, any Error>.Continuation) {
        self.flow = flow
        self.continuation = continuation
    }

    deinit {
        continuation.finish()
    }

    override func take(_ step: any Step) -> Bool {
        guard let output = step as? FlowOutput<Output> else { return false }
        continuation.yield(output.value)
        continuation.finish()
        return true
    }

    override func ended() {
        continuation.finish(throwing: FlowError.endedWithoutResult(flow))
    }
}
