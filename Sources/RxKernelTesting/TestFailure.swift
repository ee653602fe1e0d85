// SPDX-License-Identifier: MIT

import Synchronization

/// Where the failures of this module's assertions go: it knows no test framework.
///
/// Set it once in a test target that uses `assertNoLeaks` or the `XCTAssert…` functions; whoever compares
/// with `#expect` needs it not.
///
/// ```swift
/// // once, in a test target that uses Swift Testing
/// TestFailure.reporter = { failure in Issue.record("\(failure.message)") }
/// ```
///
/// It is one setting for the whole process, which any thread may use.
public struct TestFailure: Sendable {
    /// What is wrong.
    public let message: String
    /// The file of the assertion.
    public let file: StaticString
    /// The line of the assertion.
    public let line: Int

    private static let current = Mutex<@Sendable (TestFailure) -> Void>({ failure in
        fatalError(
            """
            \(failure.message) (\(failure.file):\(failure.line)). \
            Set TestFailure.reporter to have failures recorded by your test framework instead.
            """)
    })

    /// Receives failures, on the thread of the assertion. It stops the program, unless replaced.
    public static var reporter: @Sendable (TestFailure) -> Void {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    @TaskLocal private static var scoped: (@Sendable (TestFailure) -> Void)?

    /// Lets `reporter` receive the failures of `operation`, whatever other tests do meanwhile; an error of
    /// `operation` is passed on.
    public static func withReporter<Result>(
        _ reporter: @escaping @Sendable (TestFailure) -> Void, operation: () throws -> Result
    ) rethrows -> Result {
        try $scoped.withValue(reporter, operation: operation)
    }

    static func report(_ message: String, _ file: StaticString, _ line: UInt) {
        (scoped ?? reporter)(TestFailure(message: message, file: file, line: Int(line)))
    }
}
