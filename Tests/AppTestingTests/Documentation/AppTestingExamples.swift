// SPDX-License-Identifier: MIT

import AppTesting
import BackendTesting
import Testing

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// AppTesting: TestTime
@MainActor private func testTimeExample() async throws {
    let app = HeadlessApp(LettersFlow(), startingAt: LettersStep.list, time: .virtual)
    try await app.advance(by: .seconds(5))
}

// BackendTesting: CompatibilityCase
@MainActor private func compatibilityCaseExample() async {
    for rule in CompatibilityCase.all where rule.area == "controls" {
        #expect(await rule.run(on: HeadlessDriver()).isEmpty, "\(rule.name)")
    }
}

// BackendTesting: CompatibilityRun
@MainActor private func compatibilityRunExample() {
    _ = CompatibilityCase("controls", "pressing a button is reported") { run in
        let button = run.released(Button("Save"))
        var count = 0
        let bag = DisposeBag()
        button.rx.tap.subscribe(onNext: { count += 1 }).disposed(by: bag)
        run.perform(.tap, on: button)
        run.expect(count, equals: 1)
    }
}

// BackendTesting: HeadlessDriver
@MainActor private func headlessDriverExample() async {
    let failures = await CompatibilityCase.all[0].run(on: HeadlessDriver())
    _ = failures
}

// BackendTesting: UserAction
@MainActor private func userActionExample(_ run: CompatibilityRun, _ nameField: TextField) {
    run.perform(.type("Ada"), on: nameField)
}

// BackendTesting: RowAction
@MainActor private func rowActionExample(_ run: CompatibilityRun, _ list: ListView<Letter>) {
    run.perform(.rows(.activate("Ada")), on: list)
}

// BackendTesting: TabAction
@MainActor private func tabActionExample(_ run: CompatibilityRun, _ tabs: TabView) {
    run.perform(.tabs(.close("First")), on: tabs)
}

// BackendTesting: WindowAction
@MainActor private func windowActionExample(_ run: CompatibilityRun, _ window: Window) {
    run.perform(.press("<Primary>n"), on: window)
}
