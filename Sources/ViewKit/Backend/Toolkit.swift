// SPDX-License-Identifier: MIT

/// The backend that views are made by.
///
/// An application never sets it: `GtkBackend`'s `main()` does, and so does `HeadlessApp` in a test.
@preconcurrency @MainActor public enum Toolkit {
    /// The backend. A view that is made before there is one stops the program, with what to do about it.
    public static var backend: any Backend {
        get {
            guard let installed else {
                fatalError(
                    """
                    ViewKit: a view was made before there was a backend to make it with. Views can be made once \
                    Application.main() has started (import GtkBackend), or in a test once HeadlessApp or \
                    HeadlessBackend.install() has. Do not make views in global variables.
                    """)
            }
            return installed
        }
        set { installed = newValue }
    }

    /// Whether a backend is there.
    public static var isInstalled: Bool { installed != nil }

    private static var installed: (any Backend)?
}
