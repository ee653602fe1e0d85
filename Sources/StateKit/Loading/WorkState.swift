// SPDX-License-Identifier: MIT

/// How far long work has come.
public struct WorkProgress: Equatable, Sendable {
    /// The part that is done, from 0 to 1; nil if it is not known.
    public var fraction: Double?
    /// What is being done, for the user.
    public var text: String
    /// The seconds until the work is done, estimated from its pace so far; nil if that cannot be told yet.
    public var secondsLeft: Double?

    /// Creates a progress. A fraction below 0 or above 1 is brought into that range; one that is not a number is nil.
    public init(fraction: Double? = nil, text: String = "", secondsLeft: Double? = nil) {
        self.fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        self.text = text
        self.secondsLeft = secondsLeft
    }
}

/// What long work is doing.
public enum WorkState<Value> {
    /// The work has not begun.
    case idle
    /// The work is running.
    case running(WorkProgress)
    /// The work is done.
    case finished(Value)
    /// The work has failed.
    case failed(any Error)
    /// The work was cancelled.
    case cancelled

    /// How far the work has come, while it is running.
    public var progress: WorkProgress? { if case .running(let progress) = self { progress } else { nil } }
    /// Whether the work is running.
    public var isRunning: Bool { progress != nil }
    /// The result.
    public var value: Value? { if case .finished(let value) = self { value } else { nil } }
    /// The error with which the work has failed.
    public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
}

extension WorkState: Sendable where Value: Sendable {}
