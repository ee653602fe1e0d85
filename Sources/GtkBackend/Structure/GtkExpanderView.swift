// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

final class GtkExpanderView: ContainerView<ExpanderState, ExpanderEvent> {
    private let expander = Gtk.Expander()

    init() {
        super.init(expander)
        expander.nameParts("")
        expander.onNotify("expanded") { [weak self] in
            guard let self, expander.expanded != state?.isExpanded else { return }
            onEvent?(.expanded(expander.expanded))
        }
    }

    override var writtenName: String? { state?.title }

    override func show(_ change: Change<ExpanderState>) {
        change.of(\.title) { expander.label = $0 }
        change.of(\.isExpanded) { expander.expanded = $0 }
        updateAccessibleName()
    }

    // The child has no parent while the expander is closed.
    override func isInside(_ child: Gtk.Widget) -> Bool { expander.child === child }
    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { expander.child = children.first }
    override func take(_ child: Gtk.Widget) { expander.child = children.first }
}
