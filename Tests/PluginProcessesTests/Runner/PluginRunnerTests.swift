// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import PluginKit
import PluginRuntime
import Testing
import ViewKit
import WireKit

@testable import PluginProcesses

/// Runners without a shell. The program in place of the plugin host does nothing, so that a plugin starts and is never active.
@Suite(.serialized) @MainActor struct PluginRunnerTests {
    /// It waits while the process of the last run ends. Then the next run, which would perform it, does not come.
    @Test(arguments: [PluginLifecycle.Event.turnOff, .removed])
    func aRequestThatWaitsForTheNextStartIsAnsweredWhenItDoesNotCome(event: PluginLifecycle.Event)
        async throws
    {
        let test = try RunnerTest()
        try await test.startLoading()
        test.runner.send(.restart)
        guard case .ending(_, .start) = test.runner.lifecycle.state else {
            Issue.record("\(test.runner.lifecycle.state)")
            return
        }
        test.owner.openRequests = 1
        test.runner.whenActive { _ in }
        #expect(test.owner.openRequests == 1)
        test.runner.send(event)
        #expect(test.owner.openRequests == 0)
        try await test.end()
    }
}

/// A plugin with its runner.
@MainActor private final class RunnerTest {
    let owner: RunnerOwner
    let runner: PluginRunner

    init() throws {
        let folder = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)"
        HeadlessBackend.install()
        try FileManager.default.createDirectory(
            atPath: "\(folder)/plugins", withIntermediateDirectories: true)
        let program = "\(folder)/program"
        try "#!/bin/sh\nexec sleep 600\n".write(toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let file = "\(folder)/plugins/notes.plugin"
        let text = """
            [Plugin]
            Id=org.example.notes
            Name=Notes
            Version=1
            Library=libnotes.so
            Framework=0.1
            """
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        owner = RunnerOwner(try PluginManifest(contentsOf: file))
        let options = RunnerOptions(
            dataFolder: "\(folder)/data", stateFolder: "\(folder)/state", hostProgram: program)
        runner = PluginRunner(
            owner,
            RunnerEnvironment(
                options, savesFiles: true, crashMarker: CrashMarker(in: options.stateFolder)))
    }

    func startLoading() async throws {
        runner.send(.turnOn(refusal: nil))
        runner.send(.use(.request))
        try await wait { if case .loading = runner.lifecycle.state { true } else { false } }
    }

    /// Ends the process.
    func end() async throws {
        runner.send(.turnOff)
        let child = runner.child
        child?.kill(because: "the test is over")
        try await wait { runner.child == nil }
    }

    private func wait(until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(2)) }
        #expect(condition(), "\(runner.lifecycle.state)")
    }
}

private struct RunnerOptions: ProcessOptions {
    var dataFolder: String
    var stateFolder: String
    var hostProgram: String?
    var limits = ResourceLimits()
    var usesBubblewrap = false
    var keepsSpareProcess = false
    var lifecycle = PluginLifecycle.Limits(
        maximumCrashes: 3, crashPeriod: .seconds(60), restoreTrialTime: .seconds(10))
}

@MainActor private final class RunnerOwner: PluginRunnerOwner {
    let manifest: PluginManifest?
    /// How many requests wait for the process.
    var openRequests = 0

    init(_ manifest: PluginManifest) { self.manifest = manifest }

    var id: PluginID? { manifest?.id }
    var name: String { manifest?.name.text ?? "" }
    var make: (@MainActor () -> any Plugin)? { nil }
    var context: PluginContext? { nil }
    var actions: Set<String> { [] }
    var dependencies: [PluginRunner] { [] }
    var idleTime: Duration? { nil }
    var isWorking: Bool { false }
    var window: Window? { nil }
    var onLoss: @MainActor (String, String) -> Void { { _, _ in } }

    func access() async -> PluginAccess {
        PluginAccess([], isConfined: false, folders: [], refusedFolders: [])
    }
    func connect(_ connection: Connection) {}
    func admits(_ notification: DesktopNotification) -> Bool { false }
    func updateState() {}
    func finishRun() {}
    func cancelRequests() { openRequests = 0 }
    func declare() {}
    func withdraw() {}
    func confirmPages() {}
    func prepareSpareProcess() {}
    func store(offBecause failure: PluginFailure?) {}
    func libraryWasReplaced() {}
    func offerToTurnOn() {}
}
