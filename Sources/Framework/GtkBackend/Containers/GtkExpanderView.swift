// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkExpanderView: ContainerView<ExpanderState, ExpanderEvent> {
    private let expander = Gtk.Expander()
    /// The value that was shown or reported last. The state of a plugin in another process changes later.
    private var isExpanded = false

    init() {
        super.init(expander)
        expander.nameParts("")
        expander.onNotify("expanded") { [weak self] in
            guard let self, expander.expanded != isExpanded else { return }
            isExpanded = expander.expanded
            onEvent?(.expanded(isExpanded))
        }
    }

    override var visibleText: String? { state?.title }

    override func show(_ change: Change<ExpanderState>) {
        change.of(\.title) { expander.label = $0 }
        isExpanded = change.new.isExpanded
        expander.expanded = isExpanded
        updateAccessibleName()
    }

    // The child has no parent while the expander is closed.
    override func isInside(_ child: Gtk.Widget) -> Bool { expander.child === child }
    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { expander.child = children.first }
    override func take(_ child: Gtk.Widget) { expander.child = children.first }
}
