// SPDX-License-Identifier: MIT

/// A view or a ``LayoutGuide``, whose edges and lengths constraints relate. Main thread only.
/// ```swift
/// func center(_ item: any LayoutItem, in view: LayoutView) {
///     LayoutConstraint.activate([item.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
/// }
/// ```
@preconcurrency @MainActor public protocol LayoutItem: AnyObject {
    /// The names of the containers from the outermost one to the item, for error messages.
    var path: String { get }
    /// The container that the item is in; nil for none.
    var layoutContainer: PortableView? { get }
}

extension PortableView: LayoutItem {
    public var layoutContainer: PortableView? { superview }
}
