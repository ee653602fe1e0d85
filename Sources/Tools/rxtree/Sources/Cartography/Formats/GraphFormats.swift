// SPDX-License-Identifier: MIT

/// Writes the map for Graphviz.
public enum DotFormat {
    public static func map(_ view: TreeView, withSteps: Bool) -> String {
        let (nodes, edges) = view.part()
        var lines = ["digraph rxtree {", "    rankdir=LR;", "    node [shape=box, fontname=\"sans-serif\"];"]
        for index in nodes {
            let node = view.map.nodes[index]
            let style = node.kind == .flow ? " [style=\"rounded,filled\", fillcolor=\"#cfe8ff\"]" : ""
            lines.append("    \(JSON.quoted(node.name))\(style);")
        }
        for edge in edges {
            var attributes: [String] = []
            if !edge.isContributed { attributes.append("style=dashed") }
            if withSteps, !edge.steps.isEmpty {
                attributes.append("label=\(JSON.quoted(edge.steps.joined(separator: "\n")))")
            }
            let suffix = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
            let (from, to) = (view.map.nodes[edge.from].name, view.map.nodes[edge.to].name)
            lines.append("    \(JSON.quoted(from)) -> \(JSON.quoted(to))\(suffix);")
        }
        return (lines + ["}"]).joined(separator: "\n")
    }
}

/// Writes the map for Mermaid, which many forges draw inside Markdown.
public enum MermaidFormat {
    public static func map(_ view: TreeView, withSteps: Bool) -> String {
        let (nodes, edges) = view.part()
        var lines = ["flowchart LR"]
        for index in nodes {
            let node = view.map.nodes[index]
            let name = escaped(node.name)
            lines.append(node.kind == .flow ? "    n\(index)([\"\(name)\"])" : "    n\(index)[\"\(name)\"]")
        }
        for edge in edges {
            let arrow = edge.isContributed ? "-->" : "-.->"
            let label =
                withSteps && !edge.steps.isEmpty
                ? "|\"\(edge.steps.map(escaped).joined(separator: "<br>"))\"|" : ""
            lines.append("    n\(edge.from) \(arrow)\(label) n\(edge.to)")
        }
        return lines.joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "#quot;")
    }
}
