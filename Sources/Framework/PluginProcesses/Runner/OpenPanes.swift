// SPDX-License-Identifier: MIT

import PluginRuntime
import RemoteBackend

/// The panes of the open pages of a plugin, and which of them the user sees.
@MainActor struct OpenPanes {
    private(set) var all: [RemotePane] = []
    private var visible: Set<ObjectIdentifier> = []
    /// How many panes of each page were created.
    private var counts: [ShellPage.ID: Int] = [:]

    var hasVisible: Bool { !visible.isEmpty }

    /// Returns a name for another pane of a page.
    mutating func newName(of page: ShellPage.ID) -> String {
        let count = (counts[page] ?? 0) + 1
        counts[page] = count
        return count == 1 ? page : "\(page)#\(count)"
    }

    mutating func add(_ pane: RemotePane) { all.append(pane) }

    mutating func remove(_ pane: RemotePane) {
        visible.remove(ObjectIdentifier(pane))
        all.removeAll { $0 === pane }
    }

    mutating func set(_ pane: RemotePane, isVisible: Bool) {
        if isVisible {
            visible.insert(ObjectIdentifier(pane))
        } else {
            visible.remove(ObjectIdentifier(pane))
        }
    }
}
