// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// Wrong input: the program survives, the view keeps what it shows, and a report names the view and the remedy.
    static var reports: [CompatibilityCase] {
        [
            CompatibilityCase("reports", "an index beyond the options is refused") { run in
                let size = run.released(RadioGroup(["Small", "Large"], selectedIndex: 1))
                size.accessibilityLabel = "Size"
                let menu = run.released(DropDown(["Small", "Large"], selectedIndex: 1))
                menu.identifier = "menu"
                let reports = await collect(run) {
                    size.selectedIndex = 2
                    menu.selectedIndex = -1
                }
                run.expect(size.selectedIndex, equals: 1)
                run.expect(menu.selectedIndex, equals: 1)
                expect(
                    run, reports,
                    ["RadioGroup \"Size\"", "selectedIndex is 2", "from 0 to 1", "Set a valid value"])
                expect(
                    run, reports,
                    ["DropDown #menu", "selectedIndex is -1", "from 0 to 1", "Set a valid value"])
            },
            CompatibilityCase("reports", "invalid markup is shown as it is") { run in
                let label = run.released(Label())
                label.identifier = "text"
                let reports = await collect(run) { label.markup = "a <b>text" }
                run.expectText(of: label, "a <b>text")
                expect(run, reports, ["Label #text", "a <b>text", "Fix the markup, or set the text instead"])
            },
            CompatibilityCase("reports", "a view that is given twice is shown once") { run in
                let label = run.released(Label("Twice"))
                let box = run.released(Box(.vertical))
                box.identifier = "box"
                let reports = await collect(run) { box.views = [label, label] }
                run.expect(box.views.count, equals: 1)
                expect(run, reports, ["Box #box", "given twice", "Create a view for each position"])
            },
            CompatibilityCase("reports", "a view that is put into another container leaves the first one") {
                run in
                let label = run.released(Label("Moved"))
                let first = run.released(Box(.vertical, [label]))
                let second = run.released(Box(.vertical))
                let reports = await collect(run) { second.append(label) }
                run.expect(first.views.count, equals: 0)
                run.expect(second.views.count, equals: 1)
                run.expect(reports, equals: [])
            },
            CompatibilityCase("reports", "a view is not put into itself") { run in
                let inner = run.released(Box(.vertical))
                let outer = run.released(Box(.vertical, [inner]))
                inner.identifier = "inner"
                let reports = await collect(run) { inner.append(outer) }
                run.expect(inner.views.count, equals: 0)
                expect(run, reports, ["Box #inner", "cannot be added"])
            },
            CompatibilityCase("reports", "constraints that exclude each other are named") { run in
                let view = run.released(LayoutView())
                view.identifier = "page"
                let reports = await collect(run) {
                    LayoutConstraint.activate([
                        view.widthAnchor.constraint(equalToConstant: 100),
                        view.widthAnchor.constraint(equalToConstant: 200),
                    ])
                }
                expect(
                    run, reports,
                    ["LayoutView #page", "cannot be satisfied together", "Deactivate one of them"])
            },
            CompatibilityCase("reports", "a kind without a view is an empty view") { run in
                let reports = await collect(run) { _ = run.released(UnknownControl()) }
                expect(run, reports, ["org.example.unknown", "Register one"])
            },
        ]
    }

    /// The reports during `work`, and until the backend has nothing to do.
    @MainActor private static func collect(_ run: CompatibilityRun, _ work: () -> Void) async -> [String] {
        let handler = ViewReport.handler
        defer { ViewReport.handler = handler }
        var reports: [String] = []
        ViewReport.handler = { reports.append("\($0)") }
        work()
        await run.settle()
        return reports
    }

    /// Expects a report with all of these parts.
    @MainActor private static func expect(
        _ run: CompatibilityRun, _ reports: [String], _ parts: [String], file: StaticString = #fileID,
        line: Int = #line
    ) {
        run.expect(
            reports.contains { report in parts.allSatisfy(report.contains) },
            "no report has \(parts); there are: \(reports)", file: file, line: line)
    }
}

private struct UnknownState: PortableState {}

private final class UnknownControl: Control<UnknownState, Never> {
    init() { super.init(UnknownState(), ControlKind("org.example.unknown")) }
}
