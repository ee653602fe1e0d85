// SPDX-License-Identifier: MIT

/// The backend that creates the views.
///
/// An application does not set it: `main()` of `GtkBackend` does, and so does `HeadlessApp` in a test. Main thread only.
@preconcurrency @MainActor public enum Toolkit {
    /// The backend. Creating a view before there is one stops the program with a message that says what to do.
    public static var backend: any Backend {
        get {
            guard let installed else {
                fatalError(
                    """
                    ViewKit: a view was created before there was a backend to create it. Create views after \
                    Application.main() has started (import GtkBackend), or, in a test, after HeadlessApp was created or \
                    HeadlessBackend.install() was called. Do not create views in global variables.
                    """)
            }
            return installed
        }
        set { installed = newValue }
    }

    /// Whether there is a backend.
    public static var isInstalled: Bool { installed != nil }

    private static var installed: (any Backend)?
}
