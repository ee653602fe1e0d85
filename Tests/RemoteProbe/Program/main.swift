// SPDX-License-Identifier: MIT

// A plugin's process that runs cases of the compatibility suite, or one of the programs of the tests.

import BackendTesting
import Dispatch
import Glibc
import RemoteBackend
import RemoteProbeMessages
import RxKernel
import ViewKit
import WireKit

let entry: ChildEntry
do {
    entry = try ChildEntry.enter()
} catch {
    print("\(error)")
    exit(4)
}
let backend = RemoteBackend(descriptor: entry.descriptor, confinement: entry.confinement)
let connection = backend.connection
var answers: [DriverAnswer] = []
connection.receive(DriverOperations.answer) { _, answer in answers.append(answer) }

/// Waits for the host; whatever it sends before its answer is handled first.
@MainActor func ask(_ request: DriverRequest) throws -> DriverAnswer {
    connection.send(DriverOperations.request, request)
    connection.wait(milliseconds: 20_000) { !answers.isEmpty }
    guard !answers.isEmpty else { throw ImpossibleAction("The host has not answered.") }
    return answers.removeFirst()
}

connection.receive(DriverOperations.run) { _, name in
    Task { @MainActor in
        guard let testCase = CompatibilityCase.all.first(where: { $0.description == name }) else {
            return connection.send(DriverOperations.result, ["there is no case \"\(name)\""])
        }
        let driver = RemoteDriver(make: { backend }, ask: ask)
        let failures = await testCase.run(on: driver)
        connection.send(DriverOperations.result, failures.map(\.description))
    }
}
var window: Window?
backend.onPane = { pane in
    window = backend.fill(pane) { Window() }
    if pane.name == "list" {
        let list = ListView<ListRow>(cell: { Label() }, configure: { $0.text = "Row \($1.id)" })
        list.accessibilityLabel = "Rows"
        list.items = (0..<100_000).map { ListRow(id: $0) }
        window?.content = ScrollView(list)
        return
    }
    let label = Label("Nothing was pressed")
    let button = Button("Press")
    let crash = Button("Crash")
    window?.content = Box([label, button, crash])
    window?.title = "Probe"
    presses = button.rx.tap.subscribe(onNext: { label.text = "Pressed" })
    crashes = crash.rx.tap.subscribe(onNext: { fatalError("the user wanted it") })
}
struct ListRow: Identifiable, Equatable {
    let id: Int
}
var presses: (any Disposable)?
var crashes: (any Disposable)?
backend.onEnd = { _ in exit(0) }
backend.start()
dispatchMain()
