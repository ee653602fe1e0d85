// SPDX-License-Identifier: MIT

/// Anything that can be embedded in a container.
///
/// All portable views are ``PortableView``s; a backend adds a class of its own that makes a view of any widget.
@MainActor public protocol View: AnyObject {
    /// The backend's side of the view: what containers hand to their own backend.
    var backendView: any BackendView { get }
}
