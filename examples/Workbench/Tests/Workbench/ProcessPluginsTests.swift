// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import RxKernel
import ShellKit
import Testing

/// Plugins from libraries in processes of their own, used as a user would.
@Suite(.serialized) @MainActor struct ProcessPluginsTests {
    @Test func aPageIsShownFromAnotherProcess() async throws {
        let test = try ProcessShell()
        #expect(test.state() == .waiting)
        try await test.waitForPage()
        #expect(test.state() == .active)
        #expect(try test.app.list("Places").rows == ["Faults", "Plugins"])
        let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        #expect(!maps.contains("\(test.folder.path)/libfault.so"))

        try test.app.textField("Text").type("Milk")
        try await test.wait { test.app.texts.contains("You wrote Milk") }
        #expect(test.app.title == "Faults 0")
        try test.app.button("Next").tap()
        try await test.wait { test.app.title == "Faults 1" }
        // The title of the page may arrive before the state of its back button.
        try await test.wait { try test.app.back() }
        try await test.wait { test.app.title == "Faults 0" }
        #expect(try test.app.textField("Text").value == "Milk")
        try await test.close()
    }

    @Test func aDialogOfAPluginIsAboveTheWindowOfTheShell() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.button("Dialog").tap()
        try await test.wait { try test.app.dialog().title == "A question" }
        try test.app.dialog().choose("Yes")
        try await test.wait { test.app.texts.contains("The answer is 1") }
        try await test.close()
    }

    @Test func aPageWithoutAQuestionDoesNotEndTheShellWhenTheSessionMayEnd() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        test.app.querySessionEnd()
        // The answer of the other process is not there at once.
        #expect(test.app.sessionEndReason == "There are unsaved changes.")
        try await test.wait { test.app.sessionEndReason == nil }
        #expect(test.app.isRunning)
        try await test.close()
    }

    @Test func theDesktopShowsTheReasonOfAPageThatAsks() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type("keep")
        try await test.wait { test.app.texts.contains("You wrote keep") }
        test.app.querySessionEnd()
        try await test.wait { try test.app.dialog().title == "Close the page?" }
        try await test.wait { test.app.sessionEndReason == "The text is not saved." }
        try test.app.dialog().choose("Discard")
        try await test.wait { !test.app.isRunning }
        #expect(test.app.sessionEndReason == nil)
        try await test.wait { test.app.retainedObjects.isEmpty }
    }

    @Test func aPageWithInputIsAskedBeforeAnotherLibraryIsUsed() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type("keep")
        try await test.wait { test.app.texts.contains("You wrote keep") }
        let before = ProcessShell.processes
        func replaceLibrary() throws {
            try test.folder.write(PluginFolder.library("FaultPlugin"), to: "libnew.so")
            try #require(rename("\(test.folder.path)/libnew.so", "\(test.folder.path)/libfault.so") == 0)
        }
        try replaceLibrary()
        try await test.wait { try test.app.dialog().title == "Close the page?" }
        try test.app.dialog().choose("Cancel")
        try await test.wait {
            test.record()?.warnings.contains { $0.hasPrefix("Its library was replaced.") } == true
        }
        #expect(ProcessShell.processes == before && test.state() == .active)
        #expect((try? test.app.dialog()) == nil)
        try replaceLibrary()
        try await test.wait { try test.app.dialog().title == "Close the page?" }
        try test.app.dialog().choose("Discard")
        try await test.wait { ProcessShell.processes != before && test.state() == .active }
        try await test.close()
    }

    @Test func aPageWithInputIsAskedBeforeItsPluginIsTurnedOff() async throws {
        let test = try ProcessShell(add: { folder in
            try folder.addFault(more: "[Page faults]\nTitle=Faults\nIcon=alarm\n[Permission notifications]\n")
        })
        try await test.waitForPage()
        try test.app.textField("Text").type("keep")
        try await test.wait { test.app.texts.contains("You wrote keep") }
        try test.app.list("Places").select("Plugins")
        try await test.wait { try test.app.toggle("fault 1.0").isOn }
        try test.app.toggle("fault 1.0").tap()
        try await test.wait { try test.app.dialog().title == "Close the page?" }
        #expect(test.state() == .active)
        try test.app.dialog().choose("Cancel")
        #expect((try? test.app.dialog()) == nil)
        try await test.wait { try test.app.toggle("fault 1.0").isOn }
        #expect(test.state() == .active)

        // The same for a permission, on the page of the plugin.
        try test.app.list("Plugins").activate("fault 1.0")
        try await test.wait { try test.app.toggle("Notifications").isOn }
        try test.app.toggle("Notifications").tap()
        try await test.wait { try test.app.dialog().title == "Close the page?" }
        try test.app.dialog().choose("Cancel")
        #expect((try? test.app.dialog()) == nil)
        try await test.wait { try test.app.toggle("Notifications").isOn }
        #expect(test.state() == .active)
        #expect(test.record()?.permissions.first { $0.kind == .notifications }?.isGranted == true)

        try test.app.list("Places").select("Faults")
        try await test.wait { try test.app.textField("Text").value == "keep" }
        #expect((try? test.app.dialog()) == nil)
        try test.app.list("Places").select("Plugins")
        try await test.wait { try test.app.toggle("fault").isOn }
        try test.app.toggle("fault").tap()
        try await test.wait { try test.app.dialog().title == "Close the page?" }
        try test.app.dialog().choose("Discard")
        try await test.wait { test.state() == .inactive }
        #expect(try !test.app.toggle("fault").isOn)
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test(arguments: [("refuse", nil), ("keep", "Close the page?")])
    func aPageThatRefusesDoesNotKeepItsPluginRunning(_ text: String, _ question: String?) async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type(text)
        try await test.wait { test.app.texts.contains("You wrote \(text)") }
        try test.app.list("Places").select("Plugins")
        try await test.wait { try test.app.toggle("fault 1.0").isOn }
        for answer in ["Cancel", "End"] {
            try test.app.toggle("fault 1.0").tap()
            if let question {
                try await test.wait { try test.app.dialog().title == question }
                try test.app.dialog().choose("Cancel")
                // The first refusal is that of the user.
                if answer == "Cancel" {
                    try await test.wait { try test.app.toggle("fault 1.0").isOn }
                    #expect((try? test.app.dialog()) == nil)
                    continue
                }
            }
            try await test.wait { try test.app.dialog().title == "fault has input that is not saved" }
            try test.app.dialog().choose(answer)
            try await test.wait { try test.app.toggle("fault 1.0").isOn == (answer == "Cancel") }
        }
        try await test.wait { test.state() == .inactive && ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test func actionsAndLateRegistrationsWorkAcrossProcesses() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.perform("org.example.fault..faults.write")
        let written = "\(test.folder.path)/data/org.example.fault/written"
        try await test.wait {
            try String(contentsOfFile: written, encoding: .utf8) == "The action was performed."
        }
        try test.app.perform("org.example.fault..faults.late")
        try await test.wait { try test.app.list("Places").rows == ["Faults", "Late", "Plugins"] }
        try await test.wait { test.record()?.warnings == ["It was late."] }
        test.shell.deactivate("org.example.fault")
        #expect(try test.app.list("Places").rows == ["Plugins"])
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test func aPluginThatContributesTooMuchIsWarnedAndGoesOn() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        let before = ProcessShell.processes
        try test.app.textField("Text").type("contribute")
        try await test.wait { test.app.texts.contains("You wrote contribute") }
        try test.app.button("Try").tap()
        try await test.wait { test.app.texts.contains("contribute: done") }
        let warnings = test.record()?.warnings ?? []
        #expect(
            warnings.contains(
                "The status item \"item29\" is not added, because the plugin has 10, which is the limit. Use the id of one of them."
            ))
        for (kind, id) in [("search", "search29"), ("inspector page", "page29")] {
            #expect(
                warnings.contains(
                    "The \(kind) \"\(id)\" is not added, because the plugin has 20, which is the limit. Remove one of them."
                ))
        }
        #expect(ProcessShell.processes == before && test.state() == .active)
        try await test.close()
    }

    @Test func aPageThatThePluginClosesIsCreatedAgain() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.button("Next").tap()
        try await test.wait { test.app.title == "Faults 1" }
        try test.app.button("Close").tap()
        try await test.wait { try test.app.list("Places").selectedRow == nil }
        try test.app.list("Places").select("Faults")
        try await test.wait { test.app.title == "Faults 0" }
        try await test.close()
    }

    @Test func theProcessOfAPluginEndsWithTheShell() async throws {
        weak var shell: Shell?
        do {
            let test = try ProcessShell()
            shell = test.shell
            try await test.waitForPage()
            #expect(!ProcessShell.processes.isEmpty)
            try await test.close()
        }
        #expect(shell == nil)
        let end = ContinuousClock.now + .seconds(30)
        while !ProcessShell.processes.isEmpty, ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(ProcessShell.processes.isEmpty)
    }

    /// A plugin without `user-files`, too.
    @Test(arguments: [("late", true), ("hang", false)])
    func aPluginHasASecondToBeDeactivatedWhenTheShellEnds(_ fault: String, isWritten: Bool) async throws {
        let folder: PluginFolder
        var begin = ContinuousClock.now
        do {
            let test = try ProcessShell(order: "deactivate \(fault)")
            folder = test.folder
            try await test.waitForPage()
            try await test.close()
            begin = .now
        }
        #expect(begin.duration(to: .now) < .seconds(10))
        let file = "\(folder.path)/data/org.example.fault/deactivated"
        #expect(FileManager.default.fileExists(atPath: file) == isWritten)
    }

    @Test func aPluginStartsAfterTheOneThatItDependsOnAndStopsBeforeIt() async throws {
        let test = try ProcessShell(options: { _ in }) { folder in
            try folder.add("base", library: PluginFolder.library("FaultPlugin"))
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/data/org.example.base", withIntermediateDirectories: true)
            try folder.write(Data("activate slow".utf8), to: "data/org.example.base/fault")
            try folder.addFault()
            let manifest = try String(contentsOfFile: "\(folder.path)/fault.plugin", encoding: .utf8)
            try folder.write(
                Data(
                    manifest.replacing("Process=own", with: "Process=own\nDepends=org.example.base\n").utf8),
                to: "fault.plugin")
        }
        var (started, stopped): ([String], [String]) = ([], [])
        let subscription = test.shell.plugins.subscribe(onNext: { records in
            for record in records where record.state == .active && !started.contains(record.name) {
                started.append(record.name)
            }
            for record in records where record.state == .inactive && !stopped.contains(record.name) {
                stopped.append(record.name)
            }
        })
        defer { subscription.dispose() }
        try await test.wait { started.count == 2 }
        #expect(started == ["base", "fault"])
        test.shell.deactivate("org.example.base")
        #expect(stopped == ["fault", "base"])
        try await test.wait { ProcessShell.processes.isEmpty }
        // Turning a plugin on turns on what it depends on.
        started = []
        test.shell.activate("org.example.fault")
        try await test.wait { started == ["base", "fault"] }
        test.shell.deactivate("org.example.base")
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test func aPluginInTheShellsProcessStartsWhenItIsUsed() async throws {
        let test = try ProcessShell(options: { _ in }) { folder in
            try folder.add(
                "inside", library: PluginFolder.library("FaultPlugin"), process: "shell",
                more: "[Action faults.write]\nTitle=Write It")
        }
        #expect(test.state("inside") == .waiting)
        #expect(try test.app.list("Places").rows == ["Plugins"])
        try test.app.perform("faults.write")
        #expect(test.state("inside") == .active)
        #expect(FileManager.default.fileExists(atPath: "\(test.folder.path)/data/org.example.inside/written"))
        #expect(try test.app.list("Places").rows == ["Faults", "Plugins"])
        #expect(ProcessShell.processes.isEmpty)
        try await test.close()
    }

    @Test func theNextPluginGetsTheProcessThatWasStartedInAdvance() async throws {
        let test = try ProcessShell {
            $0.keepsSpareProcess = true
        } add: { folder in
            try folder.addFault(more: "[Page faults]\nTitle=Faults\nIcon=dialog-warning-symbolic")
            try folder.add(
                "layout", library: PluginFolder.library("LayoutPlugin"),
                more: "[Page layout]\nTitle=Layout\nIcon=view-grid-symbolic")
        }
        try await test.waitForPage()
        try await test.wait { ProcessShell.processes.count == 2 }
        let before = Set(ProcessShell.processes)
        try test.app.list("Places").select("Layout")
        try await test.wait { test.state("layout") == .active }
        // No plugin is left for which another process would be started in advance.
        #expect(Set(ProcessShell.processes) == before)
        test.shell.deactivate("org.example.layout")
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test func aStateThatIsTooLongIsNotSavedAndTheLastOneComesBack() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        for number in 1...2 {
            try test.app.button("Next").tap()
            try await test.wait { test.app.title == "Faults \(number)" }
        }
        try await test.wait { try test.app.textField("Note").isEnabled }
        try test.app.textField("Note").type("Call Ada")
        // Longer than the time for which changes are collected.
        try await Task.sleep(for: .seconds(2))
        try test.app.textField("Note").type(String(repeating: "Call Ada. ", count: 26_000))
        try await test.wait { test.record()?.warnings.count == 1 }
        #expect(
            test.record()?.warnings.first?.hasPrefix("The state of the page \"faults\" is not saved any more")
                == true)
        #expect(test.state() == .active)
        kill(try #require(ProcessShell.processes.first), SIGSEGV)
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        try test.app.button("Restart").tap()
        try await test.wait { try test.app.textField("Note").value == "Call Ada" }
        test.shell.deactivate("org.example.fault")
        try await test.close()
    }
}
