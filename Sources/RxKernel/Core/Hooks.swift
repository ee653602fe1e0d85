// SPDX-License-Identifier: MIT

/// What the kernel does where a program gave it nothing to do.
public enum Hooks {
    /// Receives the call stack of a subscription without `onError`, and the error that reached it.
    public typealias DefaultErrorHandler = ([String], any Error) -> Void
    /// Answers the call stack of a subscription that is being made.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private static let lock = Lock()
    // All three are guarded by `lock`.
    private nonisolated(unsafe) static var errorHandler: DefaultErrorHandler = { stack, error in
        let lines = stack.isEmpty ? "" : "\n" + stack.joined(separator: "\n")
        print("Unhandled error: \(error). Give subscribe an onError, or catch it before.\(lines)")
    }
    private nonisolated(unsafe) static var capture: CustomCaptureSubscriptionCallstack = { [] }
    private nonisolated(unsafe) static var records = false

    /// Whether subscriptions without `onError` remember where they were made.
    public static var recordCallStackOnError: Bool {
        get { lock { records } }
        set { lock { records = newValue } }
    }

    /// Called with an error that reaches a subscription without `onError`. It prints, unless replaced.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock { errorHandler } }
        set { lock { errorHandler = newValue } }
    }

    /// Called for each subscription without `onError` if `recordCallStackOnError` is set.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock { capture } }
        set { lock { capture = newValue } }
    }

    /// The stack of the subscription being made, if it is to be remembered.
    static func captureCallStack() -> [String]? {
        recordCallStackOnError ? customCaptureSubscriptionCallstack() : nil
    }
}
