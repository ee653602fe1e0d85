// SPDX-License-Identifier: MIT

extension Window {
    /// The bar at the top of the window; nil for the title bar of the desktop alone. The window retains it.
    ///
    /// Set it before ``present()``: a toolkit cannot replace the title bar of a window that is shown. A later change is reported and
    /// ignored; change the views of the bar instead.
    public var headerBar: HeaderBar? {
        get { shownHeaderBar }
        set {
            guard newValue !== shownHeaderBar else { return }
            guard !wasPresented else {
                let message =
                    "the header bar was set after present(), which has no effect. Set it before the window is presented, and change "
                    + "its title and views later."
                return ViewReport(.other(message), view: Self.name(title)).send(in: backend)
            }
            shownHeaderBar = newValue
            backendWindow.setHeaderBar(newValue?.backendView)
        }
    }
}
