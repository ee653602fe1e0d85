// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

@MainActor extension TabGroupsController.Node {
    var groups: [TabGroupController] {
        switch self {
        case .group(let group): [group]
        case .split(_, let first, let second, _): first.groups + second.groups
        }
    }

    mutating func replace(_ group: TabGroupController, with node: Self) {
        switch self {
        case .group(let own): if own === group { self = node }
        case .split(let direction, var first, var second, let border):
            first.replace(group, with: node)
            second.replace(group, with: node)
            self = .split(direction, first, second, border)
        }
    }

    /// Removes a group; the part beside it takes its space. The last group stays.
    mutating func remove(_ group: TabGroupController) {
        guard case .split(let direction, var first, var second, let border) = self else { return }
        switch (first, second) {
        case (.group(let own), _) where own === group: self = second
        case (_, .group(let own)) where own === group: self = first
        default:
            first.remove(group)
            second.remove(group)
            self = .split(direction, first, second, border)
        }
    }

    /// The group that takes the space of another one when that is removed, at the border between them.
    func neighbour(of group: TabGroupController) -> TabGroupController? {
        guard case .split(_, let first, let second, _) = self else { return nil }
        return switch (first, second) {
        case (.group(let own), _) where own === group: second.groups.first
        case (_, .group(let own)) where own === group: first.groups.last
        default: first.neighbour(of: group) ?? second.neighbour(of: group)
        }
    }

    /// Creates the view of a part. The view of each group is moved into it.
    func makeView(_ borderMoved: @escaping @MainActor () -> Void) -> PortableView {
        switch self {
        case .group(let group):
            group.view.expandsVertically = true
            group.view.expandsHorizontally = true
            return group.view
        case .split(let direction, let first, let second, let border):
            let (first, second) = (first.makeView(borderMoved), second.makeView(borderMoved))
            let split =
                switch direction {
                case .right: SplitView(sidebar: first, content: second, sidebarWidth: border.position)
                case .down: SplitView(top: first, bottom: second, topHeight: border.position)
                }
            split.expandsVertically = true
            split.expandsHorizontally = true
            _ = split.rx.sidebarWidth.skip(1).subscribe(onNext: {
                border.position = $0
                borderMoved()
            })
            return split
        }
    }
}
