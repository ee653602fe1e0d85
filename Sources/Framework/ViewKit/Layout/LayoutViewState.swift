// SPDX-License-Identifier: MIT

/// The state of a ``LayoutView``. Its constraints are not a part of the state; they are passed to the backend
/// one by one: see ``LayoutConstraintState``.
public struct LayoutViewState: PortableState {
    /// Creates the state of a new view.
    public init() {}
}
