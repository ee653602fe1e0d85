// SPDX-License-Identifier: MIT

extension PortableView {
    /// Takes the keyboard focus from the view, if it has it. Then no view of the window has it, until the user presses Tab.
    public func resignFocus() { backendView.resignFocus() }

    /// Whether the view can have the keyboard focus; nil if its kind decides: a button can, a label cannot.
    ///
    /// Set it for a view with key presses that is no control, such as a canvas, and to false for a control that Tab
    /// passes over because another one does the same. A ``Box``, a ``WrapBox``, a ``Grid`` and a ``LayoutView`` can have it too: Tab
    /// reaches the container first, and then the views in it. On other containers, true is refused and reported.
    public var isFocusable: Bool? {
        get { input.request.isFocusable }
        set {
            guard newValue != true || canHaveFocus else {
                return report(
                    .invalid(
                        "isFocusable is true, but this container passes the keyboard focus to the views in it. Set it on a Box in the "
                            + "container"))
            }
            input.request.isFocusable = newValue
        }
    }

    private var canHaveFocus: Bool {
        !(self is any ChildHolder) || self is Box || self is WrapBox || self is Grid || self is LayoutView
    }

    /// Makes Tab go from this view to `view`, and Shift+Tab back, where the order of the views in their container is not the order of use.
    public func setNextFocus(_ view: PortableView) {
        actions.append(
            Action("focus.next", title: localized("Next Field"), shortcuts: ["Tab"]) { [weak view] in
                view?.focus()
            })
        view.actions.append(
            Action("focus.previous", title: localized("Previous Field"), shortcuts: ["<Shift>Tab"]) {
                [weak self] in
                self?.focus()
            })
    }

    /// The actions of the view. Its shortcuts work while the view, or a view in it, has the keyboard focus, unless an action of the window has
    /// the same ones; its `contextMenu` refers to them.
    ///
    /// ```swift
    /// canvas.actions = [Action("canvas.delete", title: "Delete Shape", shortcuts: ["Delete"]) { [unowned self] in deleteShape() }]
    /// canvas.contextMenu = Menu(sections: [[.init("Delete Shape", action: "canvas.delete")]])
    /// ```
    public var actions: [Action] {
        get { input.actions.actions }
        set { input.actions.set(newValue) }
    }
}
