// SPDX-License-Identifier: MIT

/// The changes between two maps of the same application.
public struct MapDifference: Sendable, Equatable {
    public struct Change: Sendable, Equatable {
        public var isAdded: Bool
        public var text: String
        public var site: AppMap.Site
    }

    public private(set) var changes: [Change] = []

    /// The changes: removed and added flows and controllers first, then connections, then the results of steps.
    public init(from old: AppMap, to new: AppMap) {
        compare(MapDifference.nodes(old), MapDifference.nodes(new))
        compare(MapDifference.edges(old), MapDifference.edges(new))
        compare(MapDifference.answers(old), MapDifference.answers(new))
    }

    private mutating func compare(_ old: [String: AppMap.Site], _ new: [String: AppMap.Site]) {
        var found: [Change] = []
        for (text, site) in old where new[text] == nil {
            found.append(.init(isAdded: false, text: text, site: site))
        }
        for (text, site) in new where old[text] == nil {
            found.append(.init(isAdded: true, text: text, site: site))
        }
        changes += found.sorted { ($0.text, $0.isAdded ? 1 : 0) < ($1.text, $1.isAdded ? 1 : 0) }
    }

    private static func nodes(_ map: AppMap) -> [String: AppMap.Site] {
        Dictionary(map.nodes.map { ("\($0.kind.rawValue) \($0.name)", $0.site) }) { first, _ in first }
    }

    private static func edges(_ map: AppMap) -> [String: AppMap.Site] {
        Dictionary(
            map.edges.map { edge in
                let way = edge.isContributed ? "" : " (not contributed)"
                return ("\(map.nodes[edge.from].name) → \(map.nodes[edge.to].name)\(way)", edge.site)
            }
        ) { first, _ in first }
    }

    private static func answers(_ map: AppMap) -> [String: AppMap.Site] {
        Dictionary(
            map.answers.map { answer in
                let outcome = map.outcome(of: answer)
                return ("\(map.nodes[answer.flow].name) on \(answer.step): \(outcome)", answer.site)
            }
        ) { first, _ in first }
    }
}
