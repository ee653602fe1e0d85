// SPDX-License-Identifier: MIT

/// A view that can be in a container.
///
/// The portable views are subclasses of ``PortableView``. A backend can add a class that wraps any widget as a view, as `GtkBackend` does
/// with `GtkView`. Main thread only.
/// ```swift
/// let parts: [any View] = [Label("Name"), TextField()]
/// ```
@preconcurrency @MainActor public protocol View: AnyObject, Sendable {
    /// The view of the backend.
    var backendView: any BackendView { get }
}

extension View {
    /// Changes properties of the view, and returns the view.
    ///
    /// ```swift
    /// private lazy var closeButton = Button("Close").with { $0.tooltip = "Close this window" }
    /// ```
    public func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}
