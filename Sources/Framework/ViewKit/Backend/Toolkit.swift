// SPDX-License-Identifier: MIT

import RxKernel

/// The backend that creates the views.
///
/// An application does not set it: `main()` of `GtkBackend` does, and `HeadlessApp` in a test. If several
/// applications run in one process, as in tests, each one calls ``perform(with:_:)`` with its own backend.
/// Main thread only.
/// ```swift
/// let label = Toolkit.perform(with: backend) { Label("A view of this backend") }
/// ```
@preconcurrency @MainActor public enum Toolkit {
    /// The backend of the innermost ``perform(with:_:)``; outside of it, the backend that was installed last.
    ///
    /// Reading it before there is a backend, as by creating a view, stops the program with a message that says what to do.
    public static var backend: any Backend {
        if let current { return current }
        fatalError(
            """
            ViewKit: a view was created before there was a backend to create it. Create views after \
            Application.main() has started (import GtkBackend), or, in a test, after HeadlessApp was created or \
            HeadlessBackend.install() was called. Do not create views in global variables.
            """)
    }

    /// Whether there is a backend.
    public static var isInstalled: Bool { current != nil }

    /// The backend; nil if there is none yet.
    static var current: (any Backend)? { performing ?? installed }

    /// Makes `backend` the backend of all views that are created outside of ``perform(with:_:)``.
    public static func install(_ backend: any Backend) { installed = backend }

    /// Calls `work`. Views that `work` creates, or a task that it starts, are views of `backend`.
    public static func perform<Result>(
        with backend: any Backend, _ work: () throws -> Result
    ) rethrows -> Result {
        try $performing.withValue(backend) {
            guard let clock = backend.clock else { return try work() }
            return try VirtualClock.perform(with: clock, work)
        }
    }

    @TaskLocal private static var performing: (any Backend)?
    private static var installed: (any Backend)?
}
