// SPDX-License-Identifier: MIT

import BackendTesting
import GObject
import Gtk
import ViewKit

@testable import GtkBackend

extension GtkPageStackView {
    /// Drags a page with a finger, and returns whether the action is a drag.
    func performDrag(_ action: UserAction, on view: any View) throws -> Bool {
        switch action {
        case .dragPage(let direction, let progress):
            let isToTheLeft = (direction == .forward) != area.widget.isRightToLeft
            let distance = progress * Double(area.widget.width) * (isToTheLeft ? -1 : 1)
            try drag(action, view).emit("drag-update", distance, 0.0)
        case .releasePage: try drag(action, view).emit("drag-end", 0.0, 0.0)
        default: return false
        }
        return true
    }

    private func drag(_ action: UserAction, _ view: any View) throws -> Gtk.GestureDrag {
        guard let drag = controller(of: area.widget, Gtk.GestureDrag.self) else {
            throw ImpossibleAction(action, on: view)
        }
        return drag
    }
}
