// SPDX-License-Identifier: MIT

import Gtk

/// Widgets that have the same width or height. It exists while a view of the group does.
@MainActor final class WidgetGroup {
    fileprivate let group: Gtk.SizeGroup
    private let id: Int

    // By an id that is unique in the process, so that two applications share no group.
    private static var groups: [Int: Weak] = [:]

    private struct Weak {
        weak var group: WidgetGroup?
    }

    /// The group with that id, which is unique in the process. A group of both dimensions is two, with ids of their own.
    static func with(id: Int, _ mode: Gtk.SizeGroupMode) -> WidgetGroup {
        let id = mode == .horizontal ? id : -id
        if let group = groups[id]?.group { return group }
        let group = WidgetGroup(id, mode)
        groups[id] = Weak(group: group)
        return group
    }

    private init(_ id: Int, _ mode: Gtk.SizeGroupMode) {
        self.id = id
        group = Gtk.SizeGroup(mode: mode)
    }

    isolated deinit { Self.groups[id] = nil }
}

extension Gtk.Widget {
    func leave(_ old: WidgetGroup?, andJoin new: WidgetGroup?) {
        guard old !== new else { return }
        old?.group.removeWidget(self)
        new?.group.addWidget(self)
    }
}
