// SPDX-License-Identifier: MIT

import Synchronization

/// A failure of an assertion of this module, which does not depend on a test framework.
///
/// Set `reporter` once in a test target that uses `assertNoLeaks` or the `XCTAssert…` functions. Tests that only
/// compare with `#expect`, or with the `XCTAssertEqual` of XCTest, do not need it.
///
/// ```swift
/// // once, in a test target that uses Swift Testing
/// TestFailure.reporter = { failure in Issue.record("\(failure.message)") }
/// // or, in one that uses XCTest
/// TestFailure.reporter = { failure in XCTFail(failure.message, file: failure.file, line: UInt(failure.line)) }
/// ```
///
/// `reporter` applies to the whole process, and any thread may use it.
public struct TestFailure: Sendable {
    /// The error message.
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

    /// Called with each failure, on the thread of the assertion. The default stops the program.
    public static var reporter: @Sendable (TestFailure) -> Void {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    @TaskLocal private static var scoped: (@Sendable (TestFailure) -> Void)?

    /// Makes `reporter` receive the failures of `operation`, also while other tests run. An error of `operation` is
    /// passed on.
    public static func withReporter<Result>(
        _ reporter: @escaping @Sendable (TestFailure) -> Void, operation: () throws -> Result
    ) rethrows -> Result {
        try $scoped.withValue(reporter, operation: operation)
    }

    static func report(_ message: String, _ file: StaticString, _ line: UInt) {
        (scoped ?? reporter)(TestFailure(message: message, file: file, line: Int(line)))
    }
}
