// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// What the kernel does with an error that nobody handles.
///
/// An application sets it once, at its start, to log such errors in its own way. To handle an error where it
/// happens, give `subscribe` an `onError`, or put `catch` before it.
///
/// ```swift
/// Hooks.defaultErrorHandler = { stack, error in log.error("\(error)\n\(stack.joined(separator: "\n"))") }
/// ```
///
/// It is one setting for the whole process. It may be set and read from any thread; its closures are called
/// on the thread on which the error arrives or the subscription is made.
public enum Hooks {
    /// Receives the call stack of a subscription without `onError`, empty if none was recorded, and the error
    /// that reached it.
    public typealias DefaultErrorHandler = ([String], any Error) -> Void
    /// Answers the call stack of a subscription that is being made.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private static let lock = Lock()
    // All are guarded by `lock`.
    private nonisolated(unsafe) static var errorHandler: DefaultErrorHandler = { stack, error in
        let lines = stack.isEmpty ? "" : "\n" + stack.joined(separator: "\n")
        print("Unhandled error (\(error)): give subscribe an onError, or catch it before.\(lines)")
    }
    private nonisolated(unsafe) static var capture: CustomCaptureSubscriptionCallstack = { [] }
    private nonisolated(unsafe) static var hopHandler: (String) -> Void = { message in
        var line = "RxKernel: \(message)\n"
        line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
    private static let records = Atomic<Bool>(false)

    /// Whether subscriptions without `onError` remember where they were made. They do not, unless this is
    /// set: it costs each of them a call of `customCaptureSubscriptionCallstack`.
    public static var recordCallStackOnError: Bool {
        get { records.load(ordering: .relaxed) }
        set { records.store(newValue, ordering: .relaxed) }
    }

    /// Called with an error that reaches a subscription without `onError`. It prints the error, unless
    /// replaced.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock { errorHandler } }
        set {
            // The old one ends outside the lock, since it may hold what calls out when it ends.
            var other = newValue
            lock { swap(&errorHandler, &other) }
        }
    }

    /// Called for each subscription without `onError` if `recordCallStackOnError` is set. It answers nothing,
    /// unless replaced.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock { capture } }
        set {
            var other = newValue
            lock { swap(&capture, &other) }
        }
    }

    /// Called once for each call of an operator whose closure belongs to an actor, when an event for it arrives elsewhere and
    /// goes on to the actor. It prints the message, which names the call, to standard error, unless replaced.
    ///
    /// A release build does not call it.
    public static var actorHopHandler: (String) -> Void {
        get { lock { hopHandler } }
        set {
            var other = newValue
            lock { swap(&hopHandler, &other) }
        }
    }

    /// The stack of the subscription being made, if it is to be remembered.
    static func captureCallStack() -> [String]? {
        recordCallStackOnError ? customCaptureSubscriptionCallstack() : nil
    }
}
