// SPDX-License-Identifier: MIT

/// Draws the tree as an SVG picture, without another program. The picture follows light and dark mode, and each entry has the
/// file and line of its class as a tooltip.
public enum SVGFormat {
    private static let rowHeight = 34
    private static let indent = 36
    private static let boxHeight = 24
    private static let margin = 16

    public static func map(_ view: TreeView, withSteps: Bool) -> String {
        var boxes: [Box] = []
        var path: [Int] = []
        view.visit { entry in
            path.removeSubrange(entry.level...)
            let parent = path.last
            path.append(boxes.count)
            let steps =
                withSteps ? parent.map { self.steps(from: boxes[$0].node, to: entry.node, view) } ?? "" : ""
            boxes.append(
                Box(
                    node: entry.node, level: entry.level, isCycle: entry.isCycle, parent: parent,
                    steps: steps,
                    label: view.map.nodes[entry.node].name + (entry.isCycle ? " " + TextFormat.cycleMark : "")
                ))
        }
        let width = (boxes.map(\.right).max() ?? 0) + margin
        let height = boxes.count * rowHeight + 2 * margin
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="Map of the application">
            <style>
              text { font: 13px sans-serif; fill: #1b1f24 }
              .step { font-size: 11px; fill: #59636e }
              rect { fill: #fff; stroke: #8c959f }
              .flow { fill: #cfe8ff; stroke: #4a90d9 }
              path { fill: none; stroke: #8c959f }
              @media (prefers-color-scheme: dark) {
                text { fill: #e6edf3 } .step { fill: #9198a1 }
                rect { fill: #161b22 } .flow { fill: #12395f }
              }
            </style>
            """
        ]
        for (row, box) in boxes.enumerated() {
            if let parent = box.parent { lines.append(link(from: parent, boxes[parent], to: row, box)) }
        }
        for (row, box) in boxes.enumerated() { lines.append(draw(box, row: row, view)) }
        return (lines + ["</svg>"]).joined(separator: "\n")
    }

    private struct Box {
        var node: Int
        var level: Int
        var isCycle: Bool
        var parent: Int?
        var steps: String
        var label: String

        var x: Int { SVGFormat.margin + level * SVGFormat.indent }
        /// Letters of a 13 px sans-serif font are about eight units wide. A box that is too wide is better than a text that is cut off.
        var width: Int { label.count * 8 + 24 }
        var right: Int { x + width + (steps.isEmpty ? 0 : 10 + steps.count * 7) }
    }

    private static func y(ofRow row: Int) -> Int { margin + row * rowHeight }

    private static func steps(from parent: Int, to child: Int, _ view: TreeView) -> String {
        let (from, to) = view.isReverse ? (child, parent) : (parent, child)
        return view.map.edges.first { $0.from == from && $0.to == to }?.steps.joined(separator: ", ") ?? ""
    }

    private static func link(from parent: Int, _ above: Box, to row: Int, _ box: Box) -> String {
        let x = above.x + indent / 2
        let middle = y(ofRow: row) + boxHeight / 2
        return "<path d=\"M\(x) \(y(ofRow: parent) + boxHeight) V\(middle) H\(box.x)\"/>"
    }

    private static func draw(_ box: Box, row: Int, _ view: TreeView) -> String {
        let node = view.map.nodes[box.node]
        let top = y(ofRow: row)
        let style = node.kind == .flow ? " class=\"flow\" rx=\"12\"" : " rx=\"3\""
        var lines = [
            "<g><title>\(escaped(node.site.description))</title>",
            "<rect\(style) x=\"\(box.x)\" y=\"\(top)\" width=\"\(box.width)\" height=\"\(boxHeight)\"/>",
            "<text x=\"\(box.x + 12)\" y=\"\(top + 17)\">\(escaped(box.label))</text>",
        ]
        if !box.steps.isEmpty {
            let x = box.x + box.width + 10
            lines.append("<text class=\"step\" x=\"\(x)\" y=\"\(top + 17)\">\(escaped(box.steps))</text>")
        }
        return lines.joined() + "</g>"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}
