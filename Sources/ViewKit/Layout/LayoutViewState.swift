// SPDX-License-Identifier: MIT

/// The state of a ``LayoutView``. What places its children is passed to the backend one by one: see ``LayoutConstraintState``.
public struct LayoutViewState: PortableState {
    /// Creates the state of a new view.
    public init() {}
}
