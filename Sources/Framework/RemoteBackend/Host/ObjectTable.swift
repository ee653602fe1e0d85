// SPDX-License-Identifier: MIT

import ViewKit

/// The objects of a plugin's process by their numbers, and the limits for them.
@MainActor final class ObjectTable {
    private(set) var all: [UInt64: ShownObject] = [:]
    let account: Account
    private var openPopovers: [ShownPopover] = []
    /// The windows that are shown when the user uses the plugin.
    private(set) var waitingWindows: [ShownWindow] = []
    private var lastPane = Operations.hostBit

    init(_ policy: RemotePolicy) { account = Account(policy) }

    private var policy: RemotePolicy { account.policy }
    var values: Dictionary<UInt64, ShownObject>.Values { all.values }
    subscript(id: UInt64) -> ShownObject? { all[id] }
    /// Whether the plugin has shown something in a window of the shell.
    var hasPanes: Bool { lastPane != Operations.hostBit }
    /// Whether the plugin shows a window of its own or a dialog, or one of them waits to be shown.
    var hasOpenWindow: Bool {
        if !waitingWindows.isEmpty { return true }
        return values.contains { object in
            if let window = object as? ShownWindow { return window.isPresented && !window.isPane }
            return (object as? ShownDialog)?.isOpen == true
        }
    }

    /// Returns the number of another pane.
    func newPaneID() -> UInt64 {
        lastPane += 1
        return lastPane
    }

    func add(_ object: ShownObject) { all[object.id] = object }

    func remove(_ id: UInt64) throws {
        guard let object = all.removeValue(forKey: id) else {
            throw MessageRefusal("object \(id) does not exist; it may have been released before")
        }
        object.release()
    }

    /// Releases and returns all objects.
    func takeAll() -> [ShownObject] {
        let objects = Array(all.values)
        all = [:]
        for object in objects { object.release() }
        return objects
    }

    /// Returns the object with a number. Throws an error if there is none, or if it has another type.
    func object<Object: ShownObject>(
        _ id: UInt64, as type: Object.Type = Object.self, field: String = ""
    ) throws -> Object {
        if let object = all[id] as? Object { return object }
        let prefix = field.isEmpty ? "" : "\(field): "
        if all[id] == nil { throw MessageRefusal("\(prefix)object \(id) does not exist") }
        throw MessageRefusal("\(prefix)object \(id) is not a \(Object.name)")
    }

    // MARK: Limits

    /// Throws an error if an object with the number cannot be added.
    func check(new id: UInt64) throws {
        if id == 0 || id >= Operations.hostBit {
            throw MessageRefusal("the object's number is \(id); it must be from 1 to 2^63 - 1")
        }
        if all[id] != nil { throw MessageRefusal("object \(id) exists already") }
        if account.objects >= policy.maximumObjects {
            throw MessageRefusal(
                "there are \(account.objects) views, windows and dialogs; at most \(policy.maximumObjects) are allowed"
            )
        }
    }

    private var windowCount: Int { values.count { ($0 as? ShownWindow)?.isPane == false } }

    /// Throws an error if no further window can be added. The panes are those of the shell.
    func checkWindows() throws {
        if windowCount >= policy.maximumWindows {
            throw MessageRefusal(
                "there are \(windowCount) windows; at most \(policy.maximumWindows) are allowed")
        }
    }

    /// The number of open windows, popovers and dialogs if no further one may be open; otherwise nil.
    var openCountAtLimit: Int? {
        let count =
            windowCount + openPopovers.count + values.count { ($0 as? ShownDialog)?.isOpen == true }
        return count < policy.maximumWindows ? nil : count
    }

    // MARK: Windows and popovers

    func window(_ window: ShownWindow, isWaiting: Bool) {
        waitingWindows.removeAll { $0 === window }
        if isWaiting { waitingWindows.append(window) }
    }

    func popover(_ popover: ShownPopover, isOpen: Bool) {
        openPopovers.removeAll { $0 === popover }
        if isOpen { openPopovers.append(popover) }
    }

    /// Closes the popovers whose anchor is a view that is removed from its window, or one of its descendants.
    func closePopovers(at view: ShownView) {
        for popover in openPopovers where popover.anchor?.isInside(view) == true { popover.close() }
    }
}
