// SPDX-License-Identifier: MIT

import ViewKit

/// A rule that each backend has to follow, with its test. ``all`` is the whole suite.
///
/// A case creates portable views, and uses them with a ``BackendDriver``. It fails if one of its views, their
/// peers or their subscriptions is not released at the end.
/// ```swift
/// for rule in CompatibilityCase.all where rule.area == "controls" {
///     #expect(await rule.run(on: HeadlessDriver()).isEmpty, "\(rule.name)")
/// }
/// ```
public struct CompatibilityCase: Sendable {
    /// The area that is tested, such as `"controls"`.
    public let area: String
    /// The rule, as a sentence.
    public let name: String

    private let body: @MainActor @Sendable (CompatibilityRun) async throws -> Void

    /// Creates a case.
    public init(
        _ area: String, _ name: String,
        _ body: @escaping @MainActor @Sendable (CompatibilityRun) async throws -> Void
    ) {
        self.area = area
        self.name = name
        self.body = body
    }

    /// All cases, sorted by area.
    public static var all: [CompatibilityCase] {
        controls + inputs + texts + containers + pages + structure + collections + transient + windows
            + reports + screens + bindings
    }

    /// Runs the case with a new backend of the driver, and returns the failures.
    @MainActor public func run(on driver: any BackendDriver) async -> [CompatibilityFailure] {
        let run = CompatibilityRun(driver)
        do {
            let backend = try driver.makeBackend()
            Toolkit.install(backend)
            run.begin(with: backend)
            defer {
                run.end()
                ViewWatch.end(of: backend)
            }
            try await body(run)
            run.end()
            await run.expectReleased()
        } catch {
            run.fail("stopped with the error: \(error)", #fileID, #line)
        }
        return run.failures
    }
}

extension CompatibilityCase: CustomStringConvertible {
    public var description: String { "\(area): \(name)" }
}

/// An expectation of a ``CompatibilityCase`` that was not met.
public struct CompatibilityFailure: Error, Sendable, CustomStringConvertible {
    /// The expected value, and the actual one.
    public let message: String
    /// The file and the line of the expectation.
    public let location: String

    public var description: String { "\(location): \(message)" }
}
