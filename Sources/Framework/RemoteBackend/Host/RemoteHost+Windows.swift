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
        receive(Operations.renderWindow) { [unowned self] id, state in
            let window = try window(id)
            try check(state)
            window.render(state)
        }
        receive(Operations.windowContent) { [unowned self] id, view in
            try window(id).setContent(try self.view(view, field: "view"))
        }
        receive(Operations.windowHeader) { [unowned self] id, viewID in
            try window(id).setHeaderBar(try viewID.map { try self.view($0, field: "view") })
        }
        receive(Operations.windowParent) { [unowned self] id, parentID in
            let window = try window(id)
            let parent = try parentID.map { try self.window($0, field: "window") }
            var ancestor = parent
            while let next = ancestor {
                if next === window { throw Refusal("window is \(next.id), which would be above itself") }
                ancestor = next.parent
            }
            window.parent = parent
            window.window.setParent(parent?.outerWindow)
        }
        receive(Operations.presentWindow) { [unowned self] id, _ in try window(id).present() }
        receive(Operations.closeWindow) { [unowned self] id, _ in try window(id).close() }
        receive(Operations.saveState) { [unowned self] id, state in
            let window = try window(id)
            guard window.isPane else { throw Refusal("window \(id) is not a pane") }
            window.pane?.savedState = state
            input.didSaveState(of: id)
        }
        receivePopovers()
    }

    private func receivePopovers() {
        receive(Operations.makePopover) { [unowned self] id, _ in
            try objects.check(new: id)
            objects.add(ShownPopover(id, backend.makePopover(), self))
        }
        receive(Operations.popoverContent) { [unowned self] id, view in
            try popover(id).setContent(try self.view(view, field: "view"))
        }
        receive(Operations.presentPopover) { [unowned self] id, presentation in
            let popover = try popover(id)
            try Refusal.unless("title", presentation.title, isBelow: policy.maximumTextLength)
            try popover.present(presentation, from: try view(presentation.anchor, field: "anchor"))
        }
        receive(Operations.closePopover) { [unowned self] id, _ in try popover(id).close() }
    }

    func window(_ id: UInt64, field: String = "") throws -> ShownWindow {
        try objects.object(id, as: "window", field: field)
    }

    private func popover(_ id: UInt64) throws -> ShownPopover { try objects.object(id, as: "popover") }

    private func check(_ state: WindowState) throws {
        try Refusal.unless(state.validationError)
        try Refusal.unless("title", state.title, isBelow: policy.maximumTextLength)
        try check(state.actions)
    }

    func check(_ actions: [ActionProperties]) throws {
        if actions.count > 1_000 {
            throw Refusal("actions has \(actions.count) actions; at most 1000 are allowed")
        }
        for (index, action) in actions.enumerated() {
            try Refusal.unless("actions[\(index)].id", action.id, isBelow: 256)
            guard ActionName.isValid(action.id) else {
                throw Refusal(
                    "actions[\(index)].id is \"\(action.id)\"; "
                        + "it must have letters, digits, dots and dashes only")
            }
            try Refusal.unless("actions[\(index)].title", action.title, isBelow: policy.maximumTextLength)
            if action.shortcuts.count > 16 {
                throw Refusal("actions[\(index)].shortcuts has more than 16 shortcuts")
            }
            if action.options.count > 500 {
                throw Refusal(
                    "actions[\(index)].options has \(action.options.count) options; at most 500 are allowed")
            }
            for option in action.options {
                try Refusal.unless(
                    "actions[\(index)].options", option.title, isBelow: policy.maximumTextLength)
                try Refusal.unless("actions[\(index)].options", option.value, isBelow: 256)
            }
            for shortcut in action.shortcuts {
                try Refusal.unless("actions[\(index)].shortcuts", shortcut.description, isBelow: 256)
            }
        }
    }
}
