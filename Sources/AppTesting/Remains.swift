// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit

/// Remembers what was there, without keeping it alive.
@MainActor final class Remains {
    private var objects: [ObjectIdentifier: WeakObject] = [:]

    func watch(_ object: AnyObject) {
        let id = ObjectIdentifier(object)
        if objects[id]?.object !== object { objects[id] = WeakObject(object) }
    }

    func watch(_ session: ApplicationSession) {
        for window in session.windows {
            watch(window)
            watch(tree: window.root)
        }
    }

    private func watch(tree controller: ViewController) {
        watch(controller)
        if let owner = controller as? any ViewModelOwner { watch(owner.rxViewModel) }
        for child in controller.children { watch(tree: child) }
    }

    var survivors: [String] { objects.values.filter { $0.object != nil }.map(\.type).sorted() }

    private struct WeakObject {
        weak var object: AnyObject?
        let type: String

        init(_ object: AnyObject) {
            self.object = object
            type = "\(Swift.type(of: object))"
        }
    }
}
