// SPDX-License-Identifier: MIT

/// Anything that can be embedded in a container.
///
/// All portable views are ``PortableView``s; a backend adds a class of its own that makes a view of any widget.
@preconcurrency @MainActor public protocol View: AnyObject, Sendable {
    /// The backend's side of the view: what containers hand to their own backend.
    var backendView: any BackendView { get }
}

extension View {
    /// Changes some properties where the view is made, and returns it.
    ///
    /// ```swift
    /// private lazy var closeButton = Button("Close").with { $0.tooltip = "Close this window" }
    /// ```
    public func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}
