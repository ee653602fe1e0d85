// SPDX-License-Identifier: MIT

/// What a constraint places: a view, or a ``LayoutGuide``. Main thread only.
@preconcurrency @MainActor public protocol LayoutItem: AnyObject {
    /// The way from the outermost container to the item, for error messages.
    var path: String { get }
    /// The container that the item is in; nil for none.
    var layoutContainer: PortableView? { get }
}

extension PortableView: LayoutItem {
    public var layoutContainer: PortableView? { superview }
}
