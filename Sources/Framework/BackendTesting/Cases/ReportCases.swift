// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of invalid input: the program continues, the view keeps its state, and a report names the view and how to fix the mistake.
    static var reports: [CompatibilityCase] {
        [
            CompatibilityCase("choices", "a selection waits for its options, and stays with its option") {
                run in
                let size = run.released(RadioGroup([]))
                let menu = run.released(DropDown([]))
                let indices = run.record(menu.rx.selectedIndex.skip(1))
                size.selectedIndex = 1
                menu.selectedIndex = 1
                size.options = ["Small", "Large"]
                menu.options = ["Small", "Large"]
                run.expectValue(of: size, "Large")
                run.expectValue(of: menu, "Large")
                size.options = ["Small", "Medium", "Large"]
                menu.options = ["Small", "Medium", "Large"]
                run.expectValue(of: size, "Large")
                run.expectValue(of: menu, "Large")
                run.expect(indices, equals: [2])
                run.perform(.choose("Medium"), on: menu)
                run.expect(indices, equals: [2, 1])
            },
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
            CompatibilityCase("reports", "a picture that is missing, or is none, is reported") { run in
                let view = run.released(ImageView())
                view.identifier = "photo"
                var reports: [String] = []
                for source in [
                    ImageSource.file("/no/such/photo.png"), .bytes([1, 2, 3]), .file("photo.png"),
                ] {
                    reports += await collect(run, until: 1) { view.source = source }
                }
                expect(
                    run, reports,
                    ["ImageView #photo", "/no/such/photo.png", "No such file", "Check that the file exists"])
                expect(
                    run, reports,
                    [
                        "ImageView #photo", "the image of 3 bytes", "none of the formats PNG",
                        "Convert the image",
                    ])
                expect(
                    run, reports,
                    ["ImageView #photo", "\"photo.png\"", "must be absolute", "Set a valid value"])
            },
            CompatibilityCase("reports", "an action that is misspelt in a menu is named") { run in
                let button = run.released(
                    MenuButton(
                        "More",
                        menu: Menu(sections: [
                            [.init("Copy", action: "text.cpoy"), .init("Other page", action: "page.other")]
                        ])))
                button.identifier = "more"
                let window = Window()
                window.actions = [Action("text.copy", title: "Copy") {}]
                await run.show(button, in: window)
                let reports = await collect(run) {
                    // The item is disabled.
                    try? run.driver.perform(.chooseFromMenu(["Copy"]), on: button)
                }
                run.expect(reports.count, equals: 1)
                expect(
                    run, reports,
                    ["MenuButton #more", "\"text.cpoy\"", "Did you mean \"text.copy\"?", "Correct the id"])
            },
            CompatibilityCase("reports", "a column that is not there is refused") { run in
                let view = run.released(
                    ColumnView<ReportedRow>(columns: [Column("Name", sortedBy: { $0.id < $1.id }) { $0.id }]))
                view.identifier = "files"
                let reports = await collect(run) { view.sort = ColumnSort("Nmae") }
                run.expect(view.sort, equals: nil)
                expect(
                    run, reports,
                    [
                        "ColumnView<ReportedRow> #files", "\"Nmae\"",
                        "not the id of a column; there are: \"Name\"",
                        "Set a valid value",
                    ])
            },
            CompatibilityCase("reports", "a kind without a view is an empty view") { run in
                let reports = await collect(run) { _ = run.released(UnknownControl()) }
                expect(run, reports, ["org.example.unknown", "Register one"])
            },
        ]
    }

    /// Calls `work`, waits until the backend has nothing to do, and returns the reports until then.
    ///
    /// - Parameter count: The number of reports to wait for. Use it for reports that arrive later.
    @MainActor private static func collect(
        _ run: CompatibilityRun, until count: Int = 0, _ work: () -> Void
    ) async -> [String] {
        await run.reports { reports in
            work()
            await run.settle()
            let deadline = ContinuousClock.now + .seconds(30)
            while reports.count < count, ContinuousClock.now < deadline { await run.settle() }
        }.map { "\($0)" }
    }

    /// Expects a report that contains all of these texts.
    @MainActor private static func expect(
        _ run: CompatibilityRun, _ reports: [String], _ parts: [String], file: StaticString = #fileID,
        line: Int = #line
    ) {
        run.expect(
            reports.contains { report in parts.allSatisfy(report.contains) },
            "no report has \(parts); there are: \(reports)", file: file, line: line)
    }
}

private struct ReportedRow: Identifiable, Equatable {
    let id: String
}

private struct UnknownState: PortableState {}

private final class UnknownControl: Control<UnknownState, Never> {
    init() { super.init(UnknownState(), ControlKind("org.example.unknown")) }
}
