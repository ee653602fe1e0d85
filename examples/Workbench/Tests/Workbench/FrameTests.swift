// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing
import WireKit
import WorkbenchTurns

/// The main loop of the shell during each fault of a plugin: it is free for each frame, and the page of another plugin keeps its state.
@Suite(.serialized) @MainActor struct FrameTests {
    /// The time of a frame at 60 frames a second. The views of a debug build take several times as long as those of a release build, in
    /// which `WorkbenchFigures faults` measures the same.
    private static var frame: Duration {
        #if DEBUG
            return .milliseconds(100)
        #else
            return .milliseconds(16)
        #endif
    }

    nonisolated static let faults = [
        "segmentationFault", "fatalError", "uncaughtError", "exit", "memory", "hang", "messages", "objects",
        "output",
    ]

    /// A shell with two plugins whose pages are beside each other: one that causes faults, and Shopping.
    private func shell(order: String = "") async throws -> ProcessShell {
        let test = try ProcessShell(order: order) {
            $0.limits.memory = 512 << 20
        } add: { folder in
            try folder.addFault(more: "[Page faults]\nTitle=Faults\nIcon=dialog-warning-symbolic\n")
            try folder.add(example: "Shopping")
        }
        return test
    }

    /// Types into the page of the other plugin, and moves it beside the page of the faulty one if that is open. Returns the process.
    private func openOther(in test: ProcessShell, besides isBeside: Bool = true) async throws -> Int32 {
        let before = ProcessShell.processes
        try test.app.list("Places").select("Shopping")
        try await test.wait {
            try test.state("Shopping") == .active && test.app.textField("New item").isEnabled
        }
        try test.app.textField("New item").type("Milk")
        let process = try #require(ProcessShell.processes.first { !before.contains($0) })
        if isBeside {
            try test.app.perform("shell.split-right")
            try test.app.perform("shell.next-group")
        }
        return process
    }

    @Test(arguments: faults) func theShellKeepsItsFramesWhileAPluginIsShown(_ fault: String) async throws {
        let test = try await shell()
        try await test.waitForPage()
        let other = try await openOther(in: test)
        try await measure(fault, other, in: test) { try test.app.button(fault).tap() }
    }

    /// Without the floods, which do not close the dialog.
    @Test(arguments: faults.filter { !["messages", "output"].contains($0) })
    func theShellKeepsItsFramesWhileADialogIsOpen(_ fault: String) async throws {
        let test = try await shell()
        try await test.waitForPage()
        let other = try await openOther(in: test)
        try test.app.textField("Text").type(fault)
        try await test.wait { test.app.texts.contains("You wrote \(fault)") }
        try await measure(fault, other, in: test) { try test.app.button("Dialog").tap() }
    }

    @Test(arguments: ["load", "activate"], faults)
    func theShellKeepsItsFramesWhileAPluginStarts(_ moment: String, _ fault: String) async throws {
        // It begins with the other plugin.
        let test = try await shell(order: "\(moment) \(fault)")
        test.shell.deactivate("org.example.fault")
        let other = try await openOther(in: test, besides: false)
        try await measure(fault, other, in: test) {
            test.shell.activate("org.example.fault")
            try test.app.list("Places").select("Faults")
        }
    }

    /// Measures the turns of the main loop from a fault until the shell shows what has happened, and for half a second more.
    private func measure(
        _ fault: String, _ other: Int32, in test: ProcessShell, _ begin: () throws -> Void
    ) async throws {
        let turns = Turns(rest: 500)
        try begin()
        let end = ContinuousClock.now + .seconds(30)
        await turns.measure { [self] in !hasHappened(fault, in: test) && ContinuousClock.now < end }
        #expect(hasHappened(fault, in: test), "The shell shows \(test.app.texts).")
        let later = ContinuousClock.now + .milliseconds(500)
        await turns.measure { ContinuousClock.now < later }
        #expect(turns.longest < Self.frame, "\(turns.summary)")
        if ProcessInfo.processInfo.environment["RXSHELL_PRINTS_TURNS"] != nil { print(fault, turns.summary) }

        #expect(ProcessShell.processes.contains(other))
        #expect(test.state("Shopping") == .active)
        if (try? test.app.textField("New item")) == nil { try test.app.list("Places").select("Shopping") }
        #expect(try test.app.textField("New item").value == "Milk")
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes == [other] }
        try await test.close()
    }

    /// Whether the shell shows what has happened. A flood does not end by itself.
    private func hasHappened(_ fault: String, in test: ProcessShell) -> Bool {
        switch fault {
        case "messages", "output": test.state() == .active
        case "hang": test.app.texts.contains("The plugin does not respond.")
        default: test.record()?.failure != nil
        }
    }
}
