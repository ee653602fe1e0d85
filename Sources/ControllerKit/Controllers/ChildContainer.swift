// SPDX-License-Identifier: MIT

import ViewKit

/// A view that the view of a child controller can be put into, to fill it.
@preconcurrency @MainActor public protocol ChildContainer: PortableView {
    /// Puts `view` in.
    func embed(_ view: PortableView)
    /// Takes `view` out.
    func unembed(_ view: PortableView)
}

extension Box: ChildContainer {
    public func embed(_ view: PortableView) { append(view) }
    public func unembed(_ view: PortableView) { remove(view) }
}

extension LayoutView: ChildContainer {
    public func embed(_ view: PortableView) { addSubview(view) }
    public func unembed(_ view: PortableView) { removeSubview(view) }
}
