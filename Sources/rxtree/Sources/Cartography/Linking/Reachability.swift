// SPDX-License-Identifier: MIT

/// Which flows and controllers the code that starts an application makes, itself or through helpers.
struct Reachability {
    private(set) var entries: Set<TypeID> = []

    /// - Parameter mentions: for every type, the types whose code mentions it; nil stands for top-level code.
    init(_ program: Program, _ kinds: Kinds, _ mentions: [TypeID: Set<TypeID?>]) {
        var used: [TypeID?: [TypeID]] = [:]
        for (type, owners) in mentions { for owner in owners { used[owner, default: []].append(type) } }

        var seen: Set<TypeID> = []
        var queue: [TypeID?] = [nil]
        for type in program.typeIDs where !kinds.isNode(type) && !kinds.viewModels.contains(type) {
            let isStart = program[type].isMain || mentions[type] == nil
            if isStart, !program[type].isExternal, seen.insert(type).inserted { queue.append(type) }
        }
        // Whatever a screen uses may be used: which screens are reached is not known yet.
        for type in program.typeIDs where kinds.isNode(type) || kinds.viewModels.contains(type) {
            for helper in used[type] ?? [] where !kinds.isNode(helper) && seen.insert(helper).inserted {
                queue.append(helper)
            }
        }
        while let owner = queue.popLast() {
            for type in used[owner] ?? [] {
                if kinds.isNode(type) {
                    entries.insert(type)
                } else if seen.insert(type).inserted {
                    queue.append(type)
                }
            }
        }
    }
}
