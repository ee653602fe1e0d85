// SPDX-License-Identifier: MIT

/// The open tabs of a window of a shell, and their arrangement. A session restores it, and the user can save it under a name.
///
/// ``ShellFlow`` creates it. An application can store it and pass it on; it does not need to read the content.
public struct WorkspaceLayout: Codable, Hashable, Sendable {
    /// A tab: what it shows, and the id by which a session finds it again.
    struct Tab: Codable, Hashable, Sendable {
        var id: String
        var route: Route

        /// The names in files.
        private enum CodingKeys: String, CodingKey {
            case id
            case route = "place"
        }
    }

    /// Tabs in one row.
    struct Group: Codable, Hashable, Sendable {
        var tabs: [Tab] = []
        /// The index of the selected tab; nil for none.
        var selected: Int?
        /// Whether the group is the one in which tabs open.
        var isActive = false
    }

    /// The direction in which two parts are beside each other.
    enum Direction: String, Codable, Sendable {
        /// Beside each other, in the direction of reading.
        case right
        /// The second one below the first one.
        case down
    }

    /// A part of the window.
    indirect enum Node: Codable, Hashable, Sendable {
        case group(Group)
        /// Two parts. The width is that of the first one, or its height if the second one is below it, in logical pixels.
        case split(Direction, Node, Node, width: Int)
    }

    var root = Node.group(Group())
    /// The tabs in windows of their own.
    var windows: [Tab] = []

    init(root: Node, windows: [Tab]) {
        self.root = root
        self.windows = windows
    }

    /// All tabs in one row, the last one selected.
    @MainActor init(_ tabs: [TabGroupsController.Tab]) {
        root = .group(
            Group(
                tabs: tabs.map { Tab(id: $0.id, route: $0.route) }, selected: tabs.count - 1, isActive: true))
    }

    /// The groups, in reading order.
    var groups: [Group] { root.groups }

    var tabs: [Tab] { groups.flatMap(\.tabs) + windows }
}

extension WorkspaceLayout.Node {
    var groups: [WorkspaceLayout.Group] {
        switch self {
        case .group(let group): [group]
        case .split(_, let first, let second, _): first.groups + second.groups
        }
    }
}
