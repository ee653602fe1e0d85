// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// Plugins that are slow, windows of plugins that hang, and a disk without space: with a real process.
@Suite(.serialized) @MainActor struct SlownessTests {
    /// A render that a slow plugin sends late must not replace what the user has typed since.
    @Test(arguments: [(10, "Milk, bread and butter"), (100, "Milk, bread and butter"), (1_000, "Milk")])
    func typingIntoASlowPluginIsNeverUndone(_ milliseconds: Int, _ text: String) async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type("slow \(milliseconds)")
        try await test.wait { test.app.texts.contains("You wrote slow \(milliseconds)") }
        try test.app.button("Try").tap()
        let field = try test.app.textField("Text")
        var turns = 0
        var longest = Duration.zero
        var last = ContinuousClock.now
        func turn(_ typed: String) async throws {
            try await Task.sleep(for: .milliseconds(1))
            longest = max(longest, last.duration(to: .now))
            last = .now
            turns += 1
            #expect(field.value == typed)
        }
        for length in 1...text.count {
            let typed = String(text.prefix(length))
            try field.type(typed)
            for _ in 0..<5 { try await turn(typed) }
        }
        let end = ContinuousClock.now + .seconds(60)
        while !test.app.texts.contains("You wrote \(text)"), ContinuousClock.now < end {
            try await turn(text)
        }
        #expect(test.app.texts.contains("You wrote \(text)"))
        #expect(field.value == text)
        // The loop of the shell is free meanwhile. The machine may be busy with other things.
        #expect(turns >= 5 * text.count)
        #expect(longest < .milliseconds(500), "\(turns) turns")
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test func aNewTabOfAPluginThatHangsSaysSo() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.button("hang").tap()
        try await test.wait { test.app.texts.contains("The plugin does not respond.") }
        try await test.replaceTab()
        try await test.wait { test.app.texts.contains("The plugin does not respond.") }
        try test.app.button("End").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        try test.app.button("Restart").tap()
        try await test.waitForPage()
        try await test.close()
    }

    @Test func aModalWindowOfAPluginThatHangsDoesNotKeepTheUserFromTheShell() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type("hang")
        try test.app.button("Window").tap()
        try await test.wait { test.app.backend.windows.count == 2 }
        let (shell, window) = (test.app.backend.windows[0], test.app.backend.windows[1])
        #expect(window.state.isModal)
        try await test.wait { shell.texts.contains("The plugin does not respond.") }
        #expect(!window.state.isModal)
        window.requestClose()
        #expect(test.app.backend.windows.count == 1)
        try test.app.button("End").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        try test.app.button("Restart").tap()
        try await test.waitForPage()
        try await test.close()
    }

    @Test func theWindowsOfAPluginThatHangsCloseWithIt() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try test.app.textField("Text").type("hang")
        try test.app.button("Window").tap()
        try await test.wait { test.app.backend.windows.count == 2 }
        let shell = test.app.backend.windows[0]
        try await test.wait { shell.texts.contains("The plugin does not respond.") }
        try shell.button("End").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        #expect(test.app.backend.windows.count == 1)
        try await test.close()
    }

    @Test func aFullDiskLosesOnlyTheChangesThatCannotBeWritten() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        let id: PluginID = "org.example.fault"
        test.shell.setPermission(.dataFolder, of: id, to: false)
        try await test.wait { test.state() == .active }
        try await test.waitForPage()
        let state = "\(test.folder.path)/state"
        let before = try String(contentsOfFile: "\(state)/permissions", encoding: .utf8)
        // The output of the plugin arrives after its page, and its log is a file of its own.
        try await test.wait {
            try String(contentsOfFile: "\(state)/\(id).log", encoding: .utf8).contains(
                "The plugin is activated.")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: state).sorted()
        let disk = try FullDisk()
        test.shell.setPermission(.dataFolder, of: id, to: true)
        try await test.wait { (test.record()?.warnings.count ?? 0) >= 2 }
        let warnings = test.record()?.warnings ?? []
        #expect(
            warnings.contains(
                "\(state)/permissions could not be written: File too large. The next run cannot restore what has changed; make the folder writable, and make space on the disk."
            ), "\(warnings)")
        #expect(
            warnings.contains(
                "The output of the plugin is not logged: \(state)/org.example.fault.log could not be written: File too large. Free space on the disk, and make the folder writable."
            ), "\(warnings)")
        disk.end()
        #expect(try String(contentsOfFile: "\(state)/permissions", encoding: .utf8) == before)
        let left = try FileManager.default.contentsOfDirectory(atPath: state).sorted()
        #expect(left == files)
        // It is in effect in this run, and written with the next change.
        #expect(test.record()?.permissions.first?.isGranted == true)
        try await test.wait { test.state() == .active }
        try await test.waitForPage()
        test.shell.setPermission(.dataFolder, of: id, to: false)
        test.shell.setPermission(.dataFolder, of: id, to: true)
        #expect(try String(contentsOfFile: "\(state)/permissions", encoding: .utf8).contains("yes"))
        try await test.wait { test.state() == .active }
        try await test.close()
    }

    @Test func theOutputOfAPluginIsInItsLog() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        let log = "\(test.folder.path)/state/org.example.fault.log"
        try await test.wait {
            try String(contentsOfFile: log, encoding: .utf8).contains("\nThe plugin is activated.\n")
        }
        try test.app.button("fatalError").tap()
        try await test.wait { test.app.texts.contains("The plugin has ended") }
        try test.app.button("Report…").tap()
        let alert = try test.alert()
        #expect(alert.message.contains("Its log, \(log), ends with: \n"))
        #expect(alert.message.contains("The plugin is activated."))
        #expect(alert.message.contains(" The process has ended by SIGILL: a check in its code has failed.\n"))
        try test.app.dialog().choose("Cancel")
        try await test.close()
    }
}

/// A disk on which no file can grow: the limit of the process for the size of its files.
private final class FullDisk {
    private var old = rlimit()

    init() throws {
        signal(SIGXFSZ, SIG_IGN)
        try #require(getrlimit(__rlimit_resource_t(1), &old) == 0)
        var new = old
        new.rlim_cur = 0
        try #require(setrlimit(__rlimit_resource_t(1), &new) == 0)
    }

    func end() { setrlimit(__rlimit_resource_t(1), &old) }

    deinit { end() }
}
