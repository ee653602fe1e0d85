// SPDX-License-Identifier: MIT

/// The progress of long work.
/// ```swift
/// work.state.map { $0.progress?.text ?? "" }.bind(to: label.rx.text).disposed(by: bag)
/// ```
public struct WorkProgress: Equatable, Sendable {
    /// The part that is done, from 0 to 1; nil if it is not known.
    public var fraction: Double?
    /// A text for the user about the current step.
    public var text: String
    /// The estimated seconds until the work is done; nil if there is no estimate yet.
    public var secondsLeft: Double?

    /// Creates a progress. A fraction below 0 or above 1 is clamped to that range; a fraction that is not a number becomes nil.
    public init(fraction: Double? = nil, text: String = "", secondsLeft: Double? = nil) {
        self.fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        self.text = text
        self.secondsLeft = secondsLeft
    }
}

/// The state of long work.
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

    /// The progress while the work is running, otherwise nil.
    public var progress: WorkProgress? { if case .running(let progress) = self { progress } else { nil } }
    /// Whether the work is running.
    public var isRunning: Bool { progress != nil }
    /// The result; nil if the work has not finished.
    public var value: Value? { if case .finished(let value) = self { value } else { nil } }
    /// The error with which the work has failed; nil if it has not failed.
    public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
}

extension WorkState: Sendable where Value: Sendable {}
