// SPDX-License-Identifier: MIT

/// The flows and controllers that are created outside of the code of flows and controllers.
struct Reachability {
    /// The flows and controllers that the code which starts an application creates, directly or by functions that it calls.
    private(set) var entries: Set<TypeID> = []
    /// The flows and controllers that only helpers of screens mention, and the lines of these mentions.
    private(set) var mentioned: [TypeID: Trace.Site] = [:]

    private let kinds: Kinds
    private var used: [TypeID?: [(type: TypeID, site: Trace.Site)]] = [:]
    private var seen: Set<TypeID> = []

    init(_ program: Program, _ kinds: Kinds, _ mentions: [TypeID: [TypeID?: Trace.Site]]) {
        self.kinds = kinds
        for (type, owners) in mentions {
            for (owner, site) in owners { used[owner, default: []].append((type, site)) }
        }
        var start: [TypeID?] = [nil]
        for type in program.typeIDs where !kinds.isOfScreen(type) && !program[type].isExternal {
            guard program[type].isMain || mentions[type] == nil else { continue }
            if seen.insert(type).inserted { start.append(type) }
        }
        entries = Set(follow(start).keys)

        // All screens count here: which of them are reachable is not known yet.
        var helpers: [TypeID?] = []
        for type in program.typeIDs where kinds.isOfScreen(type) {
            for (helper, _) in used[type] ?? [] where !kinds.isNode(helper) && seen.insert(helper).inserted {
                helpers.append(helper)
            }
        }
        mentioned = follow(helpers).filter { !entries.contains($0.key) }
    }

    /// The flows and controllers that types mention, themselves or through others, and where.
    private mutating func follow(_ start: [TypeID?]) -> [TypeID: Trace.Site] {
        var found: [TypeID: Trace.Site] = [:]
        var queue = start
        while let owner = queue.popLast() {
            for (type, site) in used[owner] ?? [] {
                if kinds.isNode(type) {
                    if found[type].map({ site < $0 }) ?? true { found[type] = site }
                } else if seen.insert(type).inserted {
                    queue.append(type)
                }
            }
        }
        return found
    }
}
