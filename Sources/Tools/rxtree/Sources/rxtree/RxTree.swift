// SPDX-License-Identifier: MIT

import ArgumentParser
import Cartography

@main
struct RxTree: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rxtree",
        abstract: "Draws the map of an application: its flows and controllers, read from the Swift source.",
        discussion: """
            ROOT is the name of a flow or a controller; without it, every root is drawn. Flows come before \
            controllers, each by name. An entry that is already above itself is marked ↻ and not followed again.

            What cannot be read or followed goes to standard error, with its file and line.
            """)

    @Argument(help: "The flow or controller to start from.")
    var root: String?

    @Option(
        help: ArgumentHelp(
            "Show what a program that runs consists of: its windows, controllers, view models, flows and journal.",
            valueName: "id"))
    var live: String?

    @Option(
        help: ArgumentHelp(
            "With --live: go to the state after an entry of the journal again.", valueName: "number"))
    var goTo: Int?

    @Option(help: "A directory of the project; the project around it is read.")
    var dir: String = "."

    @Option(name: .customLong("maxLevels"), help: "How many levels below the root are drawn. (default: 10)")
    var maxLevels: Int?

    @Option(help: "What to write: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: Format = .text

    @Flag(help: "Show which step leads where.")
    var steps = false

    @Option(
        help: ArgumentHelp(
            "Show the flows and controllers that lead to a flow or controller.", valueName: "name"))
    var reverse: String?

    @Flag(help: "Check the navigation; exits with 1 if there are errors.")
    var check = false

    @Flag(help: "With --check: warnings fail too.")
    var strict = false

    @Option(help: ArgumentHelp("With --check: a rule to leave out.", valueName: "rule"))
    var allow: [Finding.Rule] = []

    @Option(help: ArgumentHelp("Show what navigation changed since a commit.", valueName: "rev"))
    var diff: String?

    @Flag(help: "Read DIR itself, not the project around it.")
    var here = false

    @Flag(help: "Read test folders too.")
    var tests = false

    @Option(help: "Colour the output: auto, always or never.")
    var color: Colour = .auto

    func validate() throws {
        if let maxLevels, maxLevels < 1 {
            throw ValidationError("--maxLevels must be 1 or more, not \(maxLevels).")
        }
        if (check ? 1 : 0) + (diff == nil ? 0 : 1) + (reverse == nil ? 0 : 1) > 1 {
            throw ValidationError(
                "--check, --diff and --reverse answer different questions: give one of them.")
        }
        if check || diff != nil, format != .text, format != .json {
            throw ValidationError("--check and --diff write text or json, not \(format.rawValue).")
        }
        if live != nil, check || diff != nil || reverse != nil || root != nil {
            throw ValidationError("--live shows a program that runs: leave ROOT and the other questions out.")
        }
        if goTo != nil, live == nil {
            throw ValidationError("--go-to needs --live with the id of a program that runs.")
        }
        if reverse != nil, root != nil {
            throw ValidationError("--reverse names the flow or controller itself: leave ROOT out.")
        }
    }

    func run() throws {
        let output = Output(colour: color)
        do {
            if let live {
                let program = try LiveProgram(live)
                if let goTo { try program.go(toEntry: goTo) }
                output.write(try program.inspection())
                return output.flush()
            }
            let tree = try SourceTree(around: dir, exactly: here, includingTests: tests)
            let map = AppMap(of: tree)
            if check {
                try runCheck(map, output)
            } else if let diff {
                let old = try AppMap(of: tree, at: diff)
                runDiff(MapDifference(from: old, to: map), output)
            } else {
                try draw(map, output)
            }
        } catch let error as RxTreeError {
            output.fail(error.description)
            throw ExitCode(2)
        }
    }

    private func draw(_ map: AppMap, _ output: Output) throws {
        for line in output.errorText.troubles(map) { output.warn(line) }
        guard !map.nodes.isEmpty else { throw RxTreeError.nothingFound(map.root) }
        let name = reverse ?? root
        let roots = try name.map { try map.nodes(named: $0) } ?? map.roots()
        let view = TreeView(map, roots: roots, maxLevels: maxLevels ?? 10, isReverse: reverse != nil)
        let (count, levels) = view.hidden()
        if maxLevels == nil, count > 0 {
            output.fail(
                "\(count) flows and controllers are below level 10 and not drawn: use --maxLevels \(levels)")
        }
        switch format {
        case .text where steps: for line in output.text.steps(view) { output.write(line) }
        case .text: output.text.tree(view, output.write)
        case .json: output.write(JSONFormat.map(view))
        case .dot: output.write(DotFormat.map(view, withSteps: steps))
        case .mermaid: output.write(MermaidFormat.map(view, withSteps: steps))
        case .svg: output.write(SVGFormat.map(view, withSteps: steps))
        }
        output.flush()
    }

    private func runCheck(_ map: AppMap, _ output: Output) throws {
        guard !map.nodes.isEmpty else { throw RxTreeError.nothingFound(map.root) }
        let findings = try map.findings(below: root).filter { !allow.contains($0.rule) }
        if format == .json {
            output.write(JSONFormat.findings(findings))
        } else {
            for line in output.text.findings(findings) { output.write(line) }
        }
        output.flush()
        let fails = findings.contains { strict || $0.severity == .error }
        if fails { throw ExitCode.failure }
    }

    private func runDiff(_ difference: MapDifference, _ output: Output) {
        if format == .json {
            output.write(JSONFormat.difference(difference))
        } else {
            for line in output.text.difference(difference) { output.write(line) }
        }
        output.flush()
    }
}

enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, dot, mermaid, svg
}

enum Colour: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
}

extension Finding.Rule: ExpressibleByArgument {}
