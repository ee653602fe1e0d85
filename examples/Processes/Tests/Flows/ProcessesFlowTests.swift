// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import ProcessesFakes
import ProcessesModel
import Synchronization
import Testing

@testable import ProcessesFlows

@MainActor struct ProcessesFlowTests {
    private let proc: FakeProc
    /// What was sent to processes: the signal or the priority, and the number.
    private let sent = Sent()

    private final class Sent: Sendable {
        let values = Mutex<[[Int32]]>([])
        let error = Mutex<Int32>(0)
    }

    init() throws {
        proc = try FakeProc()
        try proc.set(1, "init", parent: 0, pages: 100)
        try proc.set(7, "shell", parent: 1, pages: 300, command: "shell\0--login\0")
        try proc.set(8, "editor", parent: 7, pages: 200)
    }

    @Test func theTrayShowsTheLoadWhichAsksForAttentionWhileItIsHigh() {
        let backend = HeadlessBackend.install()
        let loads = PublishSubject<SystemLoad>()
        var shown = 0
        weak var dead: LoadStatusItem?
        do {
            let item = LoadStatusItem(loads, quit: Action("quit", title: "Quit") {}) { shown += 1 }
            dead = item
            loads.onNext(SystemLoad(average: 9, processors: 2))
            #expect(item.tooltip.isEmpty && !item.needsAttention)
            backend.hasTray = true
            loads.onNext(SystemLoad(average: 4.26, processors: 2))
            #expect(item.tooltip == "Load 4.3 on 2 processors" && item.needsAttention)
            loads.onNext(SystemLoad(average: 0.5, processors: 2))
            #expect(!item.needsAttention)
            #expect(throws: Never.self) { try backend.statusItems[0].choose("Show Processes") }
            #expect(shown == 1)
        }
        #expect(dead == nil)
    }

    private func start() async throws -> HeadlessApp<ProcessesFlow> {
        let control = ProcessControl(
            send: { [sent] signal, pid in
                sent.values.withLock { $0.append([signal, pid]) }
                return sent.error.withLock { $0 }
            },
            setNice: { [sent] nice, pid in
                sent.values.withLock { $0.append([nice, pid]) }
                return sent.error.withLock { $0 }
            })
        let app = HeadlessApp(
            ProcessesFlow(monitor: ProcessMonitor(proc.makeReader(), control: control)),
            startingAt: ProcessesStep.start, time: .virtual)
        try await wait(app) { try app.columnView("Processes").rows.count == 3 }
        return app
    }

    /// Lets time pass until a condition holds: the processes are read on another thread.
    private func wait(
        _ app: HeadlessApp<ProcessesFlow>, _ condition: () throws -> Bool, line: Int = #line
    ) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while try !condition() {
            try #require(ContinuousClock.now < end, "line \(line)\n\(app)")
            try await app.advance(by: .milliseconds(250))
            // The next reading replaces one that is not complete.
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    private func message(_ app: HeadlessApp<ProcessesFlow>) throws -> String {
        guard case .alert(let alert) = try app.dialog().content else { return "" }
        return alert.message
    }

    private func close(_ app: HeadlessApp<ProcessesFlow>) async throws {
        while !app.windows.isEmpty { try app.closeWindow() }
        await app.settle { app.retainedObjects.isEmpty }
        #expect(app.retainedObjects.isEmpty)
    }

    @Test func theProcessesAreListedAndFollowed() async throws {
        let app = try await start()
        // The rows that use the processor most are above; equal ones are in the order of their numbers.
        #expect(try app.columnView("Processes").rows == ["init", "shell", "editor"])
        #expect(
            app.texts.contains { $0.hasPrefix("3 processes · ") && $0.hasSuffix("memory 768 kB of 1.0 MB") })
        proc.advance(by: 1)
        try proc.set(8, "editor", parent: 7, ticks: 50, pages: 200)
        try await wait(app) { try app.columnView("Processes").rows.first == "editor" }
        #expect(
            try app.columnView("Processes").rowTexts.first?.prefix(4) == ["editor", "8", "50.0 %", "819 kB"])
        try proc.remove("7")
        try await wait(app) { try app.columnView("Processes").rows.count == 2 }
        try await close(app)
    }

    @Test func rowsThatHaveNotChangedAreNotConfiguredAgain() async throws {
        for pid in 100..<110 { try proc.set(pid, "p\(pid)") }
        let app = HeadlessApp(
            ProcessesFlow(monitor: ProcessMonitor(proc.makeReader())), startingAt: ProcessesStep.start,
            time: .virtual)
        try await wait(app) { try app.columnView("Processes").rows.count == 13 }
        let columns = try app.columnView("Processes")
        let before = columns.rowTexts
        proc.advance(by: 1)
        try proc.set(105, "p105", pages: 11)
        try await wait(app) { columns.rowTexts != before }
        let changed = zip(before, columns.rowTexts).filter { $0 != $1 }
        #expect(changed.count == 1)
        try await close(app)
    }

    @Test func theListStaysAtItsTopUntilTheUserScrolls() async throws {
        for pid in 100..<160 { try proc.set(pid, "p\(pid)") }
        let app = HeadlessApp(
            ProcessesFlow(monitor: ProcessMonitor(proc.makeReader())), startingAt: ProcessesStep.start,
            time: .virtual)
        try await wait(app) { try app.columnView("Processes").rows.count == 63 }
        let columns = try app.columnView("Processes")
        proc.advance(by: 1)
        try proc.set(150, "p150", ticks: 50)
        try await wait(app) { columns.rows.first == "p150" }
        try await wait(app) { columns.visibleNames.first == "p150" }
        columns.scroll(to: 40)
        try await wait(app) { columns.visibleRows.lowerBound > 0 }
        let first = columns.visibleNames.first
        proc.advance(by: 1)
        try proc.set(155, "p155", ticks: 80)
        try await wait(app) { columns.rows.first == "p155" }
        #expect(columns.visibleRows.lowerBound > 0 && columns.visibleNames.first == first)
        try await close(app)
    }

    @Test func stepsAreRecorded() throws {
        let record = try proc.makeReader().read().processes
        for step in [ProcessesStep.start, .process(record[0]), .confirm(.kill, record[1])] {
            let data = try JSONEncoder().encode(step)
            #expect(try JSONDecoder().decode(ProcessesStep.self, from: data) == step)
        }
    }

    @Test func theListIsSortedAndFiltered() async throws {
        let app = try await start()
        try app.columnView("Processes").sort(by: "Memory")
        #expect(try app.columnView("Processes").rows == ["init", "editor", "shell"])
        try app.textField("Filter processes").type("log")
        #expect(try app.columnView("Processes").rows == ["shell"])
        try app.textField("Filter processes").type("nothing at all")
        #expect(app.texts.contains("No process matches “nothing at all”."))
        try app.textField("Filter processes").pressEscape()
        #expect(try app.columnView("Processes").rows.count == 3)
        try await close(app)
    }

    /// A server writes what it does into its command line: the filter selects by what it does now.
    @Test func aCommandLineThatChangesIsFilteredAgain() async throws {
        try proc.set(9, "worker", ticks: 1, command: "worker: idle\0\0\0")
        let app = HeadlessApp(
            ProcessesFlow(monitor: ProcessMonitor(proc.makeReader())), startingAt: ProcessesStep.start,
            time: .virtual)
        try await wait(app) { try app.columnView("Processes").rows.count == 4 }
        try app.textField("Filter processes").type("select")
        #expect(try app.columnView("Processes").rows == [])
        proc.advance(by: 1)
        try proc.set(9, "worker", ticks: 2, command: "worker: SELECT 1")
        try await wait(app) { try app.columnView("Processes").rows == ["worker"] }
        try app.press("<Primary>e")
        try await wait(app) { try app.tree("Tree of processes").rows == ["init", "worker"] }
        proc.advance(by: 1)
        try proc.set(9, "worker", ticks: 3, command: "worker: idle")
        try await wait(app) { try app.tree("Tree of processes").rows == [] }
        try app.press("<Primary>e")
        #expect(try app.columnView("Processes").rows == [])
        try app.textField("Filter processes").type("idle")
        #expect(try app.columnView("Processes").rows == ["worker"])
        try await close(app)
    }

    @Test func theTreeShowsProcessesBelowTheirParents() async throws {
        let app = try await start()
        try app.press("<Primary>e")
        #expect(try app.tree("Tree of processes").rows == ["init", "shell"])
        try app.tree("Tree of processes").expand("shell")
        #expect(try app.tree("Tree of processes").rows == ["init", "shell", "editor"])
        #expect(try app.tree("Tree of processes").traits(of: 2).depth == 2)
        proc.advance(by: 1)
        try proc.set(9, "compiler", parent: 7, ticks: 30)
        try await wait(app) {
            try app.tree("Tree of processes").rows == ["init", "shell", "editor", "compiler"]
        }
        try app.tree("Tree of processes").collapse("shell")
        try app.textField("Filter processes").type("comp")
        #expect(try app.tree("Tree of processes").rows == ["init", "shell", "compiler"])
        try await close(app)
    }

    @Test func aSignalIsSentAfterAQuestion() async throws {
        let app = try await start()
        try app.columnView("Processes").select("shell")
        try app.press("<Primary>Delete")
        #expect(try app.dialog().title == "Terminate shell?")
        #expect(
            try message(app)
                == "Process 7 of ada. The process is asked to end. It may save its data first, or refuse.")
        try app.dialog().choose("Cancel")
        #expect(sent.values.withLock { $0 } == [])
        try app.columnView("Processes").choose("Kill…", fromMenuOf: "editor")
        try app.dialog().choose("Kill")
        #expect(sent.values.withLock { $0 } == [[SIGKILL, 8]])
        sent.error.withLock { $0 = EPERM }
        try app.columnView("Processes").choose("Stop…", fromMenuOf: "init")
        try app.dialog().choose("Stop")
        #expect(try message(app) == "You may not change init, which belongs to ada. An administrator may.")
        try app.dialog().choose("Close")
        try await close(app)
    }

    @Test func aKeyThatEditsTheFilterTerminatesNoProcess() async throws {
        let app = try await start()
        try app.columnView("Processes").select("shell")
        let filter = try app.textField("Filter processes")
        try filter.type("shell")
        try app.press("Home")
        try app.press("<Primary>Delete")
        #expect(filter.value == "")
        #expect(throws: (any Error).self) { try app.dialog() }
        try await close(app)
    }

    @Test func thePriorityIsCheckedBeforeItIsSet() async throws {
        let app = try await start()
        try app.columnView("Processes").choose("Priority…", fromMenuOf: "shell")
        try app.dialog().type("20")
        #expect(try app.dialog().errorMessage == "Enter a number from -20 to 19.")
        try app.dialog().type("5")
        try app.dialog().choose("Set")
        #expect(sent.values.withLock { $0 } == [[5, 7]])
        try await close(app)
    }

    @Test func theDetailsHaveChartsAndSayWhenTheProcessHasEnded() async throws {
        let app = try await start()
        try app.columnView("Processes").activate("shell")
        try await wait(app) { app.title == "shell" && app.texts.contains("shell --login") }
        proc.advance(by: 1)
        try proc.set(7, "shell", parent: 1, ticks: 30, pages: 300)
        try await wait(app) { app.texts.contains("30.0 %") }
        #expect((try? app.canvas("CPU in the last minute: now 30.0 %, at most 30.0 %")) != nil)
        #expect(app.texts.contains("100 %") && app.texts.contains("Last minute"), "the axes of the chart")
        try app.button("Terminate").tap()
        try app.dialog().choose("Terminate")
        #expect(sent.values.withLock { $0 } == [[SIGTERM, 7]])
        try proc.remove("7")
        try await wait(app) { app.texts.contains("The process has ended. These are its last values.") }
        #expect(throws: HeadlessError.self) { try app.button("Kill").tap() }
        try app.back()
        try await close(app)
    }

    @Test func nothingIsReadWhileTheListIsHidden() async throws {
        let app = try await start()
        try app.window().minimize()
        proc.advance(by: 1)
        try proc.set(9, "new")
        for _ in 0..<8 { try await app.advance(by: .milliseconds(500)) }
        #expect(try app.columnView("Processes").rows.count == 3)
        try app.window().unminimize()
        try await wait(app) { try app.columnView("Processes").rows.count == 4 }
        try await close(app)
    }

    @Test func withoutAListThePageSaysWhy() async throws {
        let app = HeadlessApp(
            ProcessesFlow(monitor: ProcessMonitor(ProcReader(root: "/proc/none"))),
            startingAt: ProcessesStep.start,
            time: .virtual)
        try await wait(app) { app.texts.contains("No Processes Can Be Shown") }
        #expect(app.texts.contains { $0.hasPrefix("/proc/none cannot be read: No such file or directory.") })
        try await close(app)
    }

    /// A page of a shell has no menu of the application, and leaves F10 to the menu of the shell.
    @Test func f10OpensTheMenuOfTheApplicationOnly() async throws {
        for items in [[], [Menu.Item("Quit", action: "app.quit")]] {
            let app = HeadlessApp(
                ProcessesFlow(monitor: ProcessMonitor(proc.makeReader()), applicationMenu: items),
                startingAt: ProcessesStep.start, time: .virtual)
            if items.isEmpty {
                #expect(throws: HeadlessError.self) { try app.press("F10") }
            } else {
                try app.press("F10")
                let menu = try #require(try app.window().menu)
                #expect(menu.titles.last == "Quit")
                menu.close()
            }
            try await close(app)
        }
    }

    /// As in a plugin that lacks a permission: the list, and a process that was open before.
    @Test(arguments: [true, false]) func whatMayNotBeSeenIsOffered(isList: Bool) async throws {
        let process = try #require(try proc.makeReader().read().processes.last)
        var granted = 0
        let refusal: @MainActor () -> StatusView = {
            let button = Button("Grant Permission…")
            _ = button.rx.tap.subscribe(onNext: { granted += 1 })
            return StatusView(icon: "dialog-password-symbolic", title: "Hidden", action: button)
        }
        let app = HeadlessApp(
            ProcessesFlow(monitor: ProcessMonitor(ProcReader(root: "/proc/none")), refusal: refusal),
            startingAt: isList ? ProcessesStep.start : .process(process), time: .virtual)
        try await wait(app) { app.texts == ["Hidden"] }
        try app.button("Grant Permission…").tap()
        #expect(granted == 1)
        while !app.windows.isEmpty { try app.closeWindow() }
    }
}
