// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// Process-wide handlers: for errors that no subscriber handles, and for events that are moved to an actor.
///
/// An application sets them once at its start, for example to write such errors to its log. To handle an error where it
/// occurs, give `subscribe` an `onError`, or put `catch` before it.
///
/// ```swift
/// Hooks.defaultErrorHandler = { stack, error in log.error("\(error)\n\(stack.joined(separator: "\n"))") }
/// ```
///
/// The settings apply to the whole process. Any thread may set and read them. The closures are called on the thread on
/// which the error arrives or the subscription is made.
public enum Hooks {
    /// Receives the call stack of a subscription without `onError` (empty if none was recorded) and the error that
    /// reached it.
    public typealias DefaultErrorHandler = @Sendable ([String], any Error) -> Void
    /// Returns the call stack of a subscription that is being made.
    public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

    private static let lock = Lock()
    // All are guarded by `lock`.
    private nonisolated(unsafe) static var errorHandler: DefaultErrorHandler = { stack, error in
        let lines = stack.isEmpty ? "" : "\n" + stack.joined(separator: "\n")
        print("Unhandled error (\(error)): give subscribe an onError, or catch it before.\(lines)")
    }
    private nonisolated(unsafe) static var capture: CustomCaptureSubscriptionCallstack = { [] }
    private nonisolated(unsafe) static var hopHandler: @Sendable (String) -> Void = { message in
        var line = "RxKernel: \(message)\n"
        line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
    private static let records = Atomic<Bool>(false)

    /// Whether a subscription without `onError` records where it was made. The default is false, since recording costs
    /// each such subscription a call of `customCaptureSubscriptionCallstack`.
    public static var recordCallStackOnError: Bool {
        get { records.load(ordering: .relaxed) }
        set { records.store(newValue, ordering: .relaxed) }
    }

    /// Called with an error that reaches a subscription without `onError`. The default prints the error.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock { errorHandler } }
        set {
            // The old closure is released outside the lock, since it may retain objects whose deinit calls other code.
            var other = newValue
            lock { swap(&errorHandler, &other) }
        }
    }

    /// Called for each subscription without `onError` if `recordCallStackOnError` is true. The default returns an empty
    /// array.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock { capture } }
        set {
            var other = newValue
            lock { swap(&capture, &other) }
        }
    }

    /// Called when an event for a closure that belongs to an actor arrives elsewhere and is moved to that actor, once
    /// for each call of an operator. The message names the call. The default prints it to standard error.
    ///
    /// A release build does not call it.
    public static var actorHopHandler: @Sendable (String) -> Void {
        get { lock { hopHandler } }
        set {
            var other = newValue
            lock { swap(&hopHandler, &other) }
        }
    }

    /// Returns the call stack of the subscription that is being made, or nil if it is not to be recorded.
    static func captureCallStack() -> [String]? {
        recordCallStackOnError ? customCaptureSubscriptionCallstack() : nil
    }
}
