// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

extension RemoteHost {
    func receiveWindows() {
        receive(Operations.makeWindow) { [unowned self] id, _ in
            try objects.check(new: id)
            try objects.checkWindows()
            objects.add(ShownWindow(id, backend.makeWindow(), self))
        }
        receiveKept(Operations.renderWindow) { [unowned self] id, state, bytes in
            let window: ShownWindow = try objects.object(id)
            try check(state)
            try window.count(\.properties, bytes: bytes)
            noteShown(changesOf: bytes)
            window.render(state)
        }
        receive(Operations.windowContent, by: ShownWindow.self) { [unowned self] window, viewID in
            try window.setContent(try view(viewID, field: "view"))
        }
        receive(Operations.windowHeader, by: ShownWindow.self) { [unowned self] window, viewID in
            try window.setHeaderBar(try viewID.map { try view($0, field: "view") })
        }
        receive(Operations.windowParent, by: ShownWindow.self) { [unowned self] window, parentID in
            let parent = try parentID.map {
                try objects.object($0, as: ShownWindow.self, field: "window")
            }
            var ancestor = parent
            while let next = ancestor {
                if next === window {
                    throw MessageRefusal("window is \(next.id), which would be above itself")
                }
                ancestor = next.parent
            }
            window.parent = parent
            window.window.setParent(parent?.outerWindow)
        }
        receive(Operations.presentWindow, by: ShownWindow.self) { window, _ in window.present() }
        receive(Operations.closeWindow, by: ShownWindow.self) { window, _ in window.close() }
        receive(Operations.saveState, by: ShownWindow.self) { [unowned self] window, state in
            guard window.isPane else { throw MessageRefusal("window \(window.id) is not a pane") }
            window.pane?.savedState = state
            input.didSaveState(of: window.id)
        }
        receivePopovers()
    }

    private func receivePopovers() {
        receive(Operations.makePopover) { [unowned self] id, _ in
            try objects.check(new: id)
            objects.add(ShownPopover(id, backend.makePopover(), self))
        }
        receive(Operations.popoverContent, by: ShownPopover.self) { [unowned self] popover, viewID in
            try popover.setContent(try view(viewID, field: "view"))
        }
        receive(Operations.presentPopover, by: ShownPopover.self) { [unowned self] popover, presentation in
            try popover.present(presentation, from: try view(presentation.anchor, field: "anchor"))
        }
        receive(Operations.closePopover, by: ShownPopover.self) { popover, _ in popover.close() }
    }

    private func check(_ state: WindowState) throws {
        try MessageRefusal.unless(state.validationError)
        try check(state.actions)
    }

    func check(_ actions: [ActionProperties]) throws {
        try MessageRefusal.unless("actions", actions.count, "actions", atMost: 1_000)
        for (index, action) in actions.enumerated() {
            guard ActionName.isValid(action.id) else {
                throw MessageRefusal(
                    "actions[\(index)].id is \"\(action.id.prefix(100))\"; "
                        + "it must have letters, digits, dots, dashes and underscores only")
            }
            if action.shortcuts.count > 16 {
                throw MessageRefusal("actions[\(index)].shortcuts has more than 16 shortcuts")
            }
            try MessageRefusal.unless(
                "actions[\(index)].options", action.options.count, "options", atMost: 500)
        }
    }
}
