// SPDX-License-Identifier: MIT

/// A view in which a list shows one row after the other.
@MainActor public struct ListCell {
    /// The view.
    public let view: any BackendView
    /// Shows the row with an index in the view.
    public let bind: (Int) -> Void

    package init(view: any BackendView, bind: @escaping (Int) -> Void) {
        self.view = view
        self.bind = bind
    }
}
