// SPDX-License-Identifier: MIT

/// Draws text for a terminal: the tree, and the lists of steps.
public struct TextFormat: Sendable {
    /// Marks an entry that is one of its own ancestors.
    static let cycleMark = "↻"

    let isColoured: Bool

    public init(isColoured: Bool = false) {
        self.isColoured = isColoured
    }

    /// The tree as `rxtree` of RxController drew it: every entry behind `├── `, one `│   ` per level above it.
    /// Lines are passed on one by one, because the tree of a deep map is long.
    public func tree(_ view: TreeView, _ write: (String) -> Void) {
        view.visit { entry in
            let indent = entry.level == 0 ? "" : String(repeating: "│   ", count: entry.level - 1) + "├── "
            let mark = entry.isCycle ? " " + TextFormat.cycleMark : ""
            write(indent + name(view.map.nodes[entry.node], level: entry.level) + mark)
        }
    }

    private func name(_ node: AppMap.Node, level: Int = 1) -> String {
        switch node.kind {
        case .flow: coloured(node.name, level == 0 ? 0 : 94)
        case .controller: coloured(node.name, level == 0 ? 0 : 90)
        }
    }

    private func coloured(_ text: String, _ colour: Int) -> String {
        isColoured && colour != 0 ? "\u{1B}[\(colour)m\(text)\u{1B}[0m" : text
    }

    /// Which step leads where, flow by flow.
    public func steps(_ view: TreeView) -> [String] {
        let part = Set(view.part().nodes)
        var lines: [String] = []
        for (index, node) in view.map.nodes.enumerated() where part.contains(index) && node.kind == .flow {
            lines.append(name(node))
            for answer in view.map.answers where answer.flow == index {
                lines.append("├── \(answer.step) → \(view.map.outcome(of: answer) { name($0) })")
            }
            for edge in view.map.edges where edge.from == index && edge.steps.isEmpty {
                lines.append("├── (no step) → \(name(view.map.nodes[edge.to]))")
            }
        }
        return lines
    }

    public func findings(_ findings: [Finding]) -> [String] {
        findings.map { finding in
            let colour = finding.severity == .error ? 91 : 93
            return "\(finding.site): \(coloured(finding.severity.rawValue, colour)): \(finding.message)"
                + " [\(finding.rule.rawValue)]"
        }
    }

    public func troubles(_ map: AppMap) -> [String] {
        map.troubles.map { "\($0.site): \(coloured("warning", 93)): \($0.message)" }
    }

    public func difference(_ difference: MapDifference) -> [String] {
        difference.changes.map { change in
            let sign = change.isAdded ? coloured("+", 92) : coloured("-", 91)
            return "\(sign) \(change.text)  (\(change.site))"
        }
    }
}
