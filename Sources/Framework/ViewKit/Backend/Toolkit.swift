// SPDX-License-Identifier: MIT

import Glibc
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
    /// Reading it before there is a backend, as by creating a view, stops the program with a message that says what to do. In a test,
    /// a `HeadlessBackend` is installed instead: a flow may be created before the `HeadlessApp` that runs it.
    public static var backend: any Backend {
        if let current { return current }
        installInTest()
        if let installed { return installed }
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

    /// Installs the headless backend if this process runs tests, and has it.
    private static func installInTest() {
        let isTest = ["libTesting.so", "libXCTest.so"].contains { name in
            guard let library = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return false }
            dlclose(library)
            return true
        }
        // This module cannot import the one that has the function.
        guard isTest, let function = dlsym(nil, "rxshell_install_headless_backend") else { return }
        unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }

    // With two applications in one process, each call of `perform(with:_:)` has its own value, which ends with the call.
    @TaskLocal private static var performing: (any Backend)?
    // Used outside of these calls.
    private static var installed: (any Backend)?
}
