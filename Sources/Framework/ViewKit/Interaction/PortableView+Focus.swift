// SPDX-License-Identifier: MIT

extension PortableView {
    /// Removes the keyboard focus from the view, if it has it. No view of the window has the focus then, until the user presses Tab.
    public func resignFocus() { backendView.resignFocus() }

    /// Whether the view can have the keyboard focus; nil if its kind decides: a button can, a label cannot.
    ///
    /// Set it to true for a view that handles key presses and is not a control, such as a canvas. Set it to
    /// false for a control that Tab has to skip because another control does the same. A ``Box``, a
    /// ``WrapBox``, a ``Grid`` and a ``LayoutView`` can have the focus too: Tab reaches the container first,
    /// and then the views in it. On other containers, true is refused and reported.
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

    /// Makes Tab move from this view to `view`, and Shift+Tab back. Use it if the order of the views in their
    /// container is not the order of use.
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

    /// The actions of the view. Their shortcuts work while the view, or a view in it, has the keyboard focus.
    /// Of several actions with the same shortcut, the one nearest to the keyboard focus is performed: that of
    /// the view, of the views that contain it, or of the window. A text gets the keys by which it is edited
    /// before: see ``Shortcut/isTextKey``. The items of the `contextMenu` refer to the actions by their ids.
    ///
    /// ```swift
    /// canvas.actions = [Action("canvas.delete", title: "Delete Shape", shortcuts: ["Delete"]) { [unowned self] in deleteShape() }]
    /// canvas.contextMenu = Menu(sections: [[.init("Delete Shape", action: "canvas.delete")]])
    /// ```
    public var actions: [Action] {
        get { input.actions.actions }
        set { input.actions.set([ActionGroup(newValue)]) }
    }

    /// The actions of the controller whose view this is. Their shortcuts work as those of ``actions``, after these.
    package func setControllerActions(_ actions: [Action]) { input.setControllerActions(actions) }
}
