// SPDX-License-Identifier: MIT

import ViewKit

/// The size groups of a plugin. Its numbers are unique in its process only: the shell and other plugins have groups with the same ones.
@MainActor final class SizeGroups {
    private var groups: [Int: (id: Int, views: Int)] = [:]
    /// How many views are in a group, those in two of them twice.
    private(set) var viewCount = 0

    /// Adds a view to the group with a number of the plugin, and returns the number of the group in this process.
    func join(_ number: Int) -> Int {
        viewCount += 1
        let id = groups[number]?.id ?? SizeGroup.newID()
        groups[number] = (id, (groups[number]?.views ?? 0) + 1)
        return id
    }

    func leave(_ number: Int) {
        guard let group = groups[number] else { return }
        viewCount -= 1
        groups[number] = group.views > 1 ? (group.id, group.views - 1) : nil
    }
}
