// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Glibc
import HeadlessBackend
import Testing
import ViewKit

@testable import ShellKit

/// A pipe into which a test writes what another program would.
@MainActor private final class ReportingProgram {
    let input: ProgressInput
    private var end: Int32
    private let folder: TemporaryFolder

    init(in notifications: ShellNotifications, folder: TemporaryFolder) {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        end = ends[1]
        self.folder = folder
        input = ProgressInput(title: "Plugins", in: notifications, named: "Desk", from: ends[0])
    }

    /// Whether somebody still reads the pipe.
    var isRead: Bool {
        var poll = pollfd(fd: end, events: Int16(POLLOUT), revents: 0)
        Glibc.poll(&poll, 1, 0)
        return Int32(poll.revents) & Int32(POLLERR) == 0
    }

    func write(_ text: String) {
        Array(text.utf8).withUnsafeBytes { _ = Glibc.write(end, $0.baseAddress, $0.count) }
    }
    func close() { Glibc.close(end) }
}

@Suite(.serialized) @MainActor struct ProgressInputTests {
    private let folder = TemporaryFolder()
    private let shell: Shell
    private let app: HeadlessApp<ShellFlow>

    init() async {
        let shell = Shell(testOptions(stateFolder: folder.path))
        self.shell = shell
        HeadlessBackend.install()
        app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        let app = app
        await app.settle { app.navigations.count > 1 }
    }

    private func settles(_ condition: @escaping @MainActor () -> Bool) async -> Bool {
        await app.settle(within: .seconds(20), until: condition)
    }

    @Test func percentagesAndTextsAreShownUntilTheEnd() async throws {
        let program = ReportingProgram(in: shell.notifications, folder: folder)
        let app = app
        program.write("10\n# Con")
        #expect(await settles { app.texts.contains("Desk: Plugins") })
        program.write("tacts (1 of 8)\nsomething else\n120\n-1\nnan\n50\n")
        #expect(await settles { app.texts.contains { $0.hasPrefix("Contacts (1 of 8)") } })
        #expect(try app.progressBar("Desk: Plugins").shown?.fraction == 0.5)
        program.write("100\n")
        program.close()
        #expect(await settles { !app.texts.contains("Desk: Plugins") })
    }

    @Test func anEndBeforeTheLastPercentIsShownUntilTheUserClosesIt() async throws {
        let program = ReportingProgram(in: shell.notifications, folder: folder)
        let app = app
        program.write("30\n# Notes\n")
        program.close()
        #expect(await settles { app.texts.contains("Not completed: Notes") })
        try app.button("Close").tap()
        #expect(!app.texts.contains("Desk: Plugins"))
    }

    @Test func cancellingClosesThePipeSoThatTheProgramEnds() async throws {
        let program = ReportingProgram(in: shell.notifications, folder: folder)
        let app = app
        program.write("30\n")
        #expect(await settles { app.texts.contains("Desk: Plugins") })
        #expect(program.isRead)
        try app.button("Cancel Plugins").tap()
        #expect(!program.isRead)
        #expect(!app.texts.contains("Desk: Plugins"))
        program.close()
    }

    @Test func aLineWithoutAnEndDoesNotFillTheMemory() async throws {
        let program = ReportingProgram(in: shell.notifications, folder: folder)
        let app = app
        for _ in 0..<10 { program.write("#" + String(repeating: "x", count: 1_000)) }
        program.write("\n70\n")
        #expect(await settles { (try? app.progressBar("Desk: Plugins").shown?.fraction) == 0.7 })
        let detail = try #require(app.texts.first { $0.hasPrefix("xxx") })
        #expect(detail.count < 300)
        program.close()
    }

    @Test func itIsReleasedAndClosesThePipe() {
        weak var input: ProgressInput?
        var end: [Int32] = [0, 0]
        pipe(&end)
        do {
            let held = ProgressInput(title: "Plugins", in: shell.notifications, named: "Desk", from: end[0])
            input = held
        }
        #expect(input == nil)
        #expect(fcntl(end[0], F_GETFD) == -1)
        close(end[1])
    }
}
