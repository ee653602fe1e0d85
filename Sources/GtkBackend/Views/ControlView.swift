// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// The GTK side of a control: a subclass shows changes of the state, and sends what the person does.
@MainActor
class ControlView<State: Sendable & Codable & Equatable, Event: Sendable & Codable>: WidgetView,
    BackendControl
{
    var onEvent: (@MainActor (Event) -> Void)?
    private(set) var state: State?
    private var isRendering = false

    override init(_ widget: Gtk.Widget) {
        super.init(widget)
        applyFillAlignment()
    }

    override var nameless: String? { "" }
    override func didName(_ name: String?) { operatedWidget.nameParts(name ?? "") }

    final func render(_ state: State) {
        let change = Change(from: self.state, to: state)
        self.state = state
        unheard { show(change) }
        updateAccessibleName()
    }

    /// Shows what is new.
    func show(_ change: Change<State>) {}

    /// Reports what the person did; what a widget says while it is being changed is not that.
    func send(_ event: Event) {
        if !isRendering { onEvent?(event) }
    }

    /// Changes widgets without reporting it.
    func unheard(_ change: () -> Void) {
        let wasRendering = isRendering
        isRendering = true
        change()
        isRendering = wasRendering
    }
}
