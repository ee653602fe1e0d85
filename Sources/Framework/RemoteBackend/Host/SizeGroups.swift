// SPDX-License-Identifier: MIT

import ViewKit

/// The size groups of a plugin. Its numbers are unique in its process only: the shell and other plugins have groups with the same ones.
@MainActor final class SizeGroups {
    private var groups: [Int: (id: Int, views: Int)] = [:]
    /// How often a toolkit measures a view when all of them change: in each group, each view for each of its views.
    private(set) var measurements = 0

    /// Adds a view to the group with a number of the plugin, and returns the number of the group in this process.
    func join(_ number: Int) -> Int {
        let group = groups[number] ?? (SizeGroup.newID(), 0)
        groups[number] = (group.id, group.views + 1)
        measurements += 2 * group.views + 1
        return group.id
    }

    func leave(_ number: Int) {
        guard let group = groups[number] else { return }
        measurements -= 2 * group.views - 1
        groups[number] = group.views > 1 ? (group.id, group.views - 1) : nil
    }
}
