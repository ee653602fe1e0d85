// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkFrameView: ContainerView<FrameState, Never> {
    private let frame = Gtk.Frame()

    init() {
        super.init(frame)
        frame.addCssClass("titled")
    }

    override var visibleText: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

    override func show(_ change: Change<FrameState>) {
        change.of(\.title) { frame.label = $0.isEmpty ? nil : $0 }
        updateAccessibleName()
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { frame.child = children.first }
    override func take(_ child: Gtk.Widget) { frame.child = children.first }
}
