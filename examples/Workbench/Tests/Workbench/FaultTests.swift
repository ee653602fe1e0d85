// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing
import ViewKit
import WireKit

/// The effect of each fault of a plugin in a process of its own, tested with a real process and a plugin that causes the fault.
@Suite(.serialized) @MainActor struct FaultTests {
    nonisolated static let endings: [(fault: String, reason: String)] = [
        ("segmentationFault", "by SIGSEGV"),
        ("fatalError", "by SIG"),
        ("uncaughtError", "by SIG"),
        ("exit", "with code 3"),
        ("memory", "by SIG"),
    ]

    @Test(arguments: endings)
    func aPluginThatEndsWhileItIsShownIsRestartedWhereTheUserWas(_ end: (fault: String, reason: String))
        async throws
    {
        let test = try ProcessShell {
            $0.limits.memory = 512 << 20
            $0.restoreTrialTime = .zero
        }
        try await test.waitForPage()
        try await test.goToSavedPage()
        try test.app.button(end.fault).tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        #expect(test.app.texts.contains { $0.contains(end.reason) }, "\(test.app.texts)")
        #expect(test.record()?.failure?.description.contains(end.reason) == true)
        if end.fault == "fatalError" {
            #expect(test.app.texts.contains { $0.contains("the plugin has a mistake") })
        }
        if end.fault == "segmentationFault" {
            // What was printed directly before.
            let line = "The plugin uses memory that it does not have."
            #expect(test.app.texts.contains { $0.contains(line) }, "\(test.app.texts)")
            let log = "\(test.folder.path)/state/org.example.fault.log"
            #expect(try String(contentsOfFile: log, encoding: .utf8).contains("\n\(line)\n"))
        }
        try test.app.button("Restart").tap()
        try await test.wait { test.app.title == "Faults 1" && test.state() == .active }
        try await test.wait { try test.app.back() }
        try await test.wait { test.app.title == "Faults 0" }
        try await test.close()
    }

    @Test(arguments: ["load", "activate"], endings)
    func aPluginThatEndsBeforeItIsShownIsListedWithTheReason(
        _ moment: String, _ end: (fault: String, reason: String)
    ) async throws {
        let test = try ProcessShell(order: "\(moment) \(end.fault)") { $0.limits.memory = 512 << 20 }
        try await test.wait { test.record()?.failure != nil }
        #expect(test.record()?.failure?.description.contains(end.reason) == true)
        try test.app.list("Places").select("Plugins")
        #expect(try test.app.list("Plugins").rowTexts[0].contains { $0.contains(end.reason) })
        try await test.close()
    }

    @Test(arguments: ["segmentationFault", "fatalError", "exit"])
    func aDialogOfAPluginClosesWithItsProcess(_ fault: String) async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type(fault)
        try test.app.button("Dialog").tap()
        try await test.wait { try test.app.dialog().title == "A question" }
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        #expect((try? test.app.dialog()) == nil)
        try await test.close()
    }

    @Test(arguments: ["segmentationFault", "fatalError", "exit"])
    func aWindowOfAPluginClosesWithItsProcess(_ fault: String) async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type(fault)
        try test.app.button("Window").tap()
        try await test.wait { test.app.backend.windows.count == 2 }
        try await test.wait { test.app.backend.windows[0].texts.contains("The plugin has ended") }
        #expect(test.app.backend.windows.count == 1)
        try await test.close()
    }

    @Test func aPluginThatHangsIsEndedByTheUser() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.button("hang").tap()
        try await test.wait { test.app.texts.contains("The plugin does not respond.") }
        try test.app.button("Wait").tap()
        #expect(!test.app.texts.contains("The plugin does not respond."))
        try await test.wait { test.app.texts.contains("The plugin does not respond.") }
        try test.app.button("End").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        #expect(test.app.texts.contains { $0.contains("the user has ended it") })
        try test.app.button("Restart").tap()
        try await test.waitForPage()
        try await test.close()
    }

    @Test(arguments: ["load", "activate"])
    func aPluginThatHangsBeforeItIsShownDoesNotKeepTheWindowOpen(_ moment: String) async throws {
        let test = try ProcessShell(order: "\(moment) hang") { _ in
        } add: { folder in
            try folder.addFault(more: "[Page faults]\nTitle=Faults\nIcon=dialog-warning-symbolic")
        }
        try await test.wait { test.app.texts.contains("The plugin does not respond.") }
        #expect(test.state() == .starting)
        try await test.close()
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes.isEmpty }
    }

    /// It responds to everything else.
    @Test func aPageThatDoesNotAnswerWhetherItMayBeClosedIsEndedByTheUser() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type("never")
        try await test.wait { test.app.texts.contains("You wrote never") }
        try test.app.closeWindow()
        let title = "fault does not say whether it can be closed"
        try await test.wait { try test.app.dialog().title == title }
        try test.app.dialog().choose("Wait")
        #expect((try? test.app.dialog()) == nil)
        try await test.wait { try test.app.dialog().title == title }
        try test.app.dialog().choose("End")
        try await test.wait { !test.app.isRunning && test.app.retainedObjects.isEmpty }
    }

    @Test func aPageWhoseQuestionIsOpenHasTime() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type("keep")
        try await test.wait { test.app.texts.contains("You wrote keep") }
        try test.app.closeWindow()
        try await test.wait { try test.app.dialog().title == "Close the page?" }
        try await Task.sleep(for: .seconds(4))
        #expect(try test.app.dialog().title == "Close the page?")
        try test.app.dialog().choose("Discard")
        try await test.wait { !test.app.isRunning && test.app.retainedObjects.isEmpty }
    }

    @Test func aPluginThatHangsInADialogIsEndedWithIt() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type("hang")
        try test.app.button("Dialog").tap()
        try await test.wait { test.app.texts.contains("The plugin does not respond.") }
        // A dialog of a process that does not respond would block the window.
        #expect((try? test.app.dialog()) == nil)
        try test.app.button("End").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        #expect((try? test.app.dialog()) == nil)
        try await test.close()
    }

    @Test(arguments: ["messages", "output"])
    func aFloodLeavesTheShellItsMainLoop(_ flood: String) async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.button(flood).tap()
        var longest = Duration.zero
        var last = ContinuousClock.now
        let end = last + .seconds(2)
        while last < end {
            try await Task.sleep(for: .milliseconds(1))
            longest = max(longest, last.duration(to: .now))
            last = .now
        }
        // The machine may be busy with other things: a flood without limits would take seconds.
        #expect(longest < .milliseconds(500))
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test func aFloodOfObjectsEndsThePlugin() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.button("objects").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        #expect(test.app.texts.contains { $0.contains("at most 10000 are allowed") }, "\(test.app.texts)")
        try await test.close()
    }

    @Test func threeCrashesInAMinuteTurnAPluginOff() async throws {
        let test = try await shellWithAPluginThatIsTurnedOff(crashes: 3)
        #expect(test.app.texts.contains("The plugin is turned off"))
        #expect(
            test.record()?.failure?.description.hasPrefix(
                "It was turned off, since it crashed 3 times within 60 seconds.") == true)
        // A later shell does not run it.
        let later = Shell(test.shell.options)
        later.load(from: [try test.folder.directory])
        var states: [PluginRecord.State] = []
        _ = later.plugins.subscribe(onNext: { states = $0.map(\.state) })
        #expect(states == [.inactive])

        try test.app.button("Turn On Again").tap()
        try await test.waitForPage()
        #expect(test.state() == .active)
        try await test.close()
    }

    /// A shell whose plugin has crashed too often. Its page shows that.
    private func shellWithAPluginThatIsTurnedOff(crashes: Int = 1) async throws -> ProcessShell {
        let test = try ProcessShell {
            $0.maximumCrashes = crashes
        } add: { folder in
            try folder.addFault(
                more: "[Page faults]\nTitle=Faults\nIcon=alarm\n[Action faults.write]\nTitle=Write")
        }
        for count in 1...crashes {
            try await test.waitForPage()
            try test.app.button("segmentationFault").tap()
            try await test.wait { test.record()?.failure != nil }
            if count < crashes { try test.app.button("Restart").tap() }
        }
        return test
    }

    @Test func aPluginThatIsTurnedOffAfterCrashesIsTurnedOnInTheListOfPlugins() async throws {
        let test = try await shellWithAPluginThatIsTurnedOff()
        test.shell.turnOn("org.example.fault")
        try await test.waitForPage()
        #expect(test.state() == .active)
        try await test.close()
    }

    @Test func aNewTabOfAPluginThatIsTurnedOffSaysSo() async throws {
        let test = try await shellWithAPluginThatIsTurnedOff()
        try await test.replaceTab()
        try await test.wait { test.app.texts.contains("The plugin is turned off") }
        try test.app.button("Turn On Again").tap()
        try await test.waitForPage()
        try await test.close()
    }

    @Test func anActionOfAPluginThatIsTurnedOffOffersToTurnItOnAndIsNotPerformedLater() async throws {
        let test = try await shellWithAPluginThatIsTurnedOff()
        for _ in 0..<2 { test.shell.commands.perform("org.example.fault..faults.write") }
        let toast = try #require(try test.app.toasts().toast)
        #expect(toast.message == "fault: The plugin is turned off")
        #expect(toast.action == "Turn On Again")
        #expect(test.record()?.failure != nil)
        try test.app.toasts().pressAction()
        try await test.waitForPage()
        // What is sent later arrives later.
        try test.app.button("Next").tap()
        try await test.wait { test.app.title == "Faults 1" }
        #expect(!FileManager.default.fileExists(atPath: "\(test.folder.path)/data/org.example.fault/written"))
        test.shell.commands.perform("org.example.fault..faults.write")
        try await test.wait {
            FileManager.default.fileExists(atPath: "\(test.folder.path)/data/org.example.fault/written")
        }
        try await test.close()
    }

    @Test func aPluginThatHasEndedIsActivated() async throws {
        let test = try await shellWithAPluginThatIsTurnedOff(crashes: 3)
        test.shell.turnOn("org.example.fault")
        try await test.waitForPage()
        try test.app.button("exit").tap()
        try await test.wait { test.record()?.failure != nil }
        test.shell.activate("org.example.fault")
        try await test.waitForPage()
        try await test.close()
    }

    /// They would use one data folder.
    @Test func twoProcessesOfAPluginThatIsTurnedOffAndOnDoNotRunAtOnce() async throws {
        let test = try ProcessShell(add: {
            try $0.addFault(more: "[Page faults]\nTitle=Faults\nIcon=alarm")
        })
        try await test.waitForPage()
        try test.app.button("hang").tap()
        // The process hangs once it has received the click.
        try await test.wait { test.app.texts.contains("The plugin does not respond.") }
        for _ in 0..<2 {
            test.shell.turnOff("org.example.fault")
            test.shell.turnOn("org.example.fault")
        }
        try test.app.list("Places").select("Faults")
        var most = 0
        try await test.wait {
            most = max(most, ProcessShell.processes.count)
            return try test.app.button("Next").isEnabled && test.state() == .active
        }
        #expect(most == 1)
        try await test.close()
    }

    @Test func aPageThatCrashesAfterItWasRestoredIsShownInItsFirstState() async throws {
        let test = try ProcessShell { $0.restoreTrialTime = .seconds(3_600) }
        try await test.waitForPage()
        try test.app.button("Next").tap()
        try await test.wait { test.app.title == "Faults 1" }
        try test.app.button("segmentationFault").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        try test.app.button("Restart").tap()
        try await test.waitForPage()
        #expect(test.app.title == "Faults 0")
        try await test.close()
    }

    @Test func aPluginWhoseDataFolderCannotBeCreatedSaysSo() async throws {
        let test = try ProcessShell(
            options: { $0.dataFolder += "-file" }, add: { try $0.write(Data(), to: "data-file") })
        let path = "\(test.folder.path)/data-file/org.example.fault"
        let message = "The folder \(path) could not be created: Not a directory."
        try await test.wait { test.app.texts.contains { $0.contains(message) } }
        #expect(test.record()?.failure?.description.hasPrefix(message) == true)
        try await test.close()
    }

    @Test func aMissingHostIsNamed() async throws {
        let test = try ProcessShell { $0.hostProgram = nil }
        try await test.wait { test.record()?.failure != nil }
        #expect(
            test.record()?.failure?.description
                == "The program rxshell-plugin-host, in which plugins run, was not found. Install it beside the application, or in its folder plugin-host."
        )
        try await test.close()
    }

    /// With its folder, the process would get all files of the system.
    @Test func aHostAtTheRootOfTheFileSystemIsRefused() async throws {
        let test = try ProcessShell { $0.hostProgram = "/rxshell-plugin-host" }
        try await test.wait { test.record()?.failure != nil }
        #expect(
            test.record()?.failure?.description
                == "A plugin or its host program is in the folder /, which cannot be given to a process. Put it into a folder of its own."
        )
        try await test.close()
    }

    @Test func aPageThatIsNotRegisteredSaysSo() async throws {
        let test = try ProcessShell(add: {
            try $0.addFault(
                more: "[Page faults]\nTitle=Faults\nIcon=alarm\n[Page ghost]\nTitle=Ghost\nIcon=alarm")
        })
        try test.app.list("Places").select("Ghost")
        try await test.wait { test.app.texts.contains("The page is missing") }
        #expect(
            test.app.texts.contains(
                "[Page ghost] is in the manifest, but the plugin does not register a flow with this id."))
        // The other page of the plugin is there.
        try test.app.list("Places").select("Faults")
        try await test.waitForPage()
        try await test.close()
    }

    @Test func aReportSaysWhatHasHappened() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.button("fatalError").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        try test.app.button("Report…").tap()
        let message = try test.alert().message
        #expect(message.contains("Plugin: org.example.fault 1.0"))
        #expect(message.contains("the plugin has a mistake"))
        try test.app.dialog().choose("Copy")
        try await test.close()
    }

    @Test func aLibraryThatIsReplacedIsLoadedAgainAndTheStateIsKept() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try await test.goToSavedPage()
        let before = ProcessShell.processes
        try test.folder.write(PluginFolder.library("FaultPlugin"), to: "libnew.so")
        try #require(rename("\(test.folder.path)/libnew.so", "\(test.folder.path)/libfault.so") == 0)
        try await test.wait {
            ProcessShell.processes != before && ProcessShell.processes.count == before.count
                && test.state() == .active
        }
        try await test.waitForRestoredPage(1)
        try await test.close()
    }

    @Test func aProcessThatShowsNothingEndsAndItsStateIsKept() async throws {
        let test = try ProcessShell {
            $0.idleTime = .milliseconds(50)
        } add: { folder in
            try folder.addFault(
                more: """
                    [Page faults]
                    Title=Faults
                    Icon=dialog-warning-symbolic
                    [Action faults.write]
                    Title=Write
                    """)
        }
        try await test.waitForPage()
        try await test.goToSavedPage()
        // With this page, the state is saved after the text.
        try test.app.button("Next").tap()
        try await test.wait { test.app.title == "Faults 2" }
        try test.app.list("Places").select("Plugins")
        try await test.wait { ProcessShell.processes.isEmpty }
        #expect(test.state() == .waiting)
        try test.app.list("Places").select("Faults")
        try await test.waitForRestoredPage(2)
        try await test.close()
    }

    /// The page was saved when it was opened, and the text came later.
    @Test func aPageWithTextThatIsNotSavedIsNotSuspended() async throws {
        let test = try ProcessShell {
            $0.idleTime = .milliseconds(50)
        } add: { folder in
            try folder.addFault(more: "[Page faults]\nTitle=Faults\nIcon=dialog-warning-symbolic\n")
        }
        try await test.waitForPage()
        try await test.goToSavedPage()
        try await test.wait { try test.app.back() }
        try await test.wait { test.app.title == "Faults 0" }
        try test.app.textField("Text").type("Milk")
        try await test.wait { test.app.texts.contains("You wrote Milk") }
        let before = ProcessShell.processes
        try test.app.list("Places").select("Plugins")
        // More than the time after which it would be suspended.
        try await Task.sleep(for: .milliseconds(500))
        #expect(ProcessShell.processes == before && test.state() == .active)
        try test.app.list("Places").select("Faults")
        try await test.wait { try test.app.textField("Text").value == "Milk" }
        try await test.close()
    }

    @Test func noPluginProcessStartsBeforeItsContributionsAreUsed() async throws {
        let test = try ProcessShell(options: { _ in }) { folder in
            for number in 1...100 {
                try folder.add(
                    "p\(number)", library: nil,
                    more: "[Page p\(number)]\nTitle=Page \(number)\nIcon=alarm\n")
            }
            try folder.add(
                "zfault", library: PluginFolder.library("FaultPlugin"),
                more: """
                    [Action faults.write]
                    Title=Write
                    """)
        }
        // The first page is shown, whose library is missing.
        try await test.wait { test.app.texts.contains { $0.hasPrefix("Its library is missing: ") } }
        try await test.wait { ProcessShell.processes.isEmpty }
        #expect(try test.app.list("Places").rows.count == 101)
        try test.app.perform("org.example.zfault..faults.write")
        let written = "\(test.folder.path)/data/org.example.zfault/written"
        try await test.wait { FileManager.default.fileExists(atPath: written) }
        #expect(ProcessShell.processes.count >= 1)
        try await test.close()
    }

    @Test func turningAPluginOffAndOnManyTimesLeavesNothing() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        for _ in 0..<20 {
            test.shell.deactivate("org.example.fault")
            test.shell.activate("org.example.fault")
            try await test.wait { test.state() == .active }
        }
        for _ in 0..<1_000 {
            test.shell.deactivate("org.example.fault")
            test.shell.activate("org.example.fault")
        }
        try await test.wait { test.state() == .active }
        try await test.wait { ProcessShell.processes.count <= 2 }
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes.isEmpty }
        #expect(try test.app.list("Places").rows == ["Plugins"])
        try await test.close()
    }
}
