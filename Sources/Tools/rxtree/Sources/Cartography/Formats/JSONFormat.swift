// SPDX-License-Identifier: MIT

/// A JSON value, written with its keys in the order given, so that output is the same every time.
indirect enum JSON {
    case string(String)
    case number(Int)
    case flag(Bool)
    case list([JSON])
    case object([(String, JSON)])

    /// Returns the text. A value that fits on one line is written on one line.
    func write(indent: String = "") -> String {
        let line = compact
        if indent.count + line.count <= 100 { return line }
        let inner = indent + "  "
        let parts: [String]
        let ends: (String, String)
        switch self {
        case .list(let values):
            parts = values.map { $0.write(indent: inner) }
            ends = ("[", "]")
        case .object(let members):
            parts = members.map { "\(JSON.quoted($0.0)): \($0.1.write(indent: inner))" }
            ends = ("{", "}")
        default: return line
        }
        return ends.0 + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n" + indent + ends.1
    }

    private var compact: String {
        switch self {
        case .string(let text): JSON.quoted(text)
        case .number(let number): String(number)
        case .flag(let flag): flag ? "true" : "false"
        case .list(let values): "[" + values.map(\.compact).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(JSON.quoted($0.0)): \($0.1.compact)" }.joined(separator: ", ") + "}"
        }
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}":
                let hex = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// Writes a map, findings or a difference as JSON.
public enum JSONFormat {
    /// The part of the map that is in view.
    public static func map(_ view: TreeView) -> String {
        let map = view.map
        let (nodes, edges) = view.part()
        let shown = Set(nodes)
        let isWhole = shown.count == map.nodes.count
        let relevant = Set(edges.flatMap(\.steps)).union(
            map.answers.filter { shown.contains($0.flow) }.map(\.step))
        return JSON.object([
            ("roots", .list(view.roots.map { .string(map.nodes[$0].name) })),
            ("nodes", .list(nodes.map { node(map.nodes[$0]) })),
            ("edges", .list(edges.map { edge($0, in: map) })),
            (
                "steps",
                .list(map.steps.filter { isWhole || relevant.contains($0.name) }.map { step($0, in: map) })
            ),
            ("answers", .list(map.answers.filter { shown.contains($0.flow) }.map { answer($0, in: map) })),
            (
                "troubles",
                .list(map.troubles.map { .object(site($0.site) + [("message", .string($0.message))]) })
            ),
        ]).write()
    }

    public static func findings(_ findings: [Finding]) -> String {
        JSON.object([
            (
                "findings",
                .list(
                    findings.map { finding in
                        .object(
                            site(finding.site) + [
                                ("severity", .string(finding.severity.rawValue)),
                                ("rule", .string(finding.rule.rawValue)),
                                ("message", .string(finding.message)),
                            ])
                    })
            )
        ]).write()
    }

    public static func difference(_ difference: MapDifference) -> String {
        JSON.object([
            (
                "changes",
                .list(
                    difference.changes.map { change in
                        .object(
                            [
                                ("change", .string(change.isAdded ? "added" : "removed")),
                                ("text", .string(change.text)),
                            ] + site(change.site))
                    })
            )
        ]).write()
    }

    private static func site(_ site: AppMap.Site) -> [(String, JSON)] {
        [("file", .string(site.path)), ("line", .number(site.line))]
    }

    private static func node(_ node: AppMap.Node) -> JSON {
        .object([("name", .string(node.name)), ("kind", .string(node.kind.rawValue))] + site(node.site))
    }

    private static func edge(_ edge: AppMap.Edge, in map: AppMap) -> JSON {
        .object(
            [
                ("from", .string(map.nodes[edge.from].name)),
                ("to", .string(map.nodes[edge.to].name)),
                ("contributed", .flag(edge.isContributed)),
                ("awaited", .flag(edge.isAwaited)),
                ("ways", .list(edge.ways.map(JSON.string))),
                ("steps", .list(edge.steps.map(JSON.string))),
            ] + site(edge.site))
    }

    private static func step(_ step: AppMap.Step, in map: AppMap) -> JSON {
        .object(
            [("name", .string(step.name))] + site(step.site) + [
                (
                    "handledBy",
                    .list(
                        step.handled.map {
                            .object([("flow", .string(map.nodes[$0.flow].name))] + site($0.site))
                        })
                ),
                (
                    "emittedBy",
                    .list(step.emitted.map { .object([("emitter", .string($0.emitter))] + site($0.site)) })
                ),
            ])
    }

    private static func answer(_ answer: AppMap.Answer, in map: AppMap) -> JSON {
        .object(
            [
                ("flow", .string(map.nodes[answer.flow].name)),
                ("step", .string(answer.step)),
                ("leadsTo", .list(answer.leadsTo.map { .string(map.nodes[$0].name) })),
                ("ends", .flag(answer.ends)),
                ("forwards", .flag(answer.forwards)),
                ("unclear", .flag(answer.isUnclear)),
            ] + site(answer.site))
    }
}
