// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import LogsModel
import Synchronization
import Testing

@testable import LogsFlows

@MainActor struct LogsFlowTests {
    private let temporary = TemporaryFolder()
    private var folder: URL { URL(filePath: temporary.path, directoryHint: .notDirectory) }

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "web"), withIntermediateDirectories: true)
        try Data("info start\nwarning slow\nerror broken\ninfo end\n".utf8).write(
            to: folder.appending(path: "app.log"))
        try Data("x\n".utf8).write(to: folder.appending(path: "web/access.log"))
        try Data([31, 139]).write(to: folder.appending(path: "old.log.gz"))
    }

    private func start(
        _ journal: Journal? = nil, open: @escaping @MainActor (String) -> LogDocument = { LogDocument($0) }
    ) async throws -> HeadlessApp<LogsFlow> {
        let root = temporary.path
        let app = HeadlessApp(
            LogsFlow(
                sources: { LogSource.all(in: root, hasJournal: journal != nil) }, journal: journal, open: open
            ),
            startingAt: LogsStep.start)
        try await app.wait(within: .seconds(20)) { try app.list("Logs").rows.count >= 2 }
        return app
    }

    private func open(_ name: String, in app: HeadlessApp<LogsFlow>, lines: Int) async throws {
        try app.list("Logs").select(name)
        try await app.wait(within: .seconds(20)) { (try? app.list("Lines"))?.rowCount == lines }
    }

    private func texts(_ app: HeadlessApp<LogsFlow>) throws -> [String] {
        try app.list("Lines").rowTexts.map { $0.last ?? "" }
    }

    private func close(_ app: HeadlessApp<LogsFlow>) async throws {
        while !app.windows.isEmpty { try app.closeWindow() }
        await app.settle { app.retainedObjects.isEmpty }
        #expect(app.retainedObjects.isEmpty)
    }

    @Test func logsAreListedAndOneIsRead() async throws {
        let app = try await start()
        #expect(try app.list("Logs").rows == ["app.log", "old.log.gz", "access.log"])
        try await open("app.log", in: app, lines: 4)
        try await app.wait { try texts(app) == ["info start", "warning slow", "error broken", "info end"] }
        #expect(app.texts.contains("4 lines · 46 B"))
        try await close(app)
    }

    @Test func aLogIsFollowedWhileItIsVisible() async throws {
        let app = try await start()
        try await open("app.log", in: app, lines: 4)
        let handle = try FileHandle(forWritingTo: folder.appending(path: "app.log"))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data((0..<100).map { "info more \($0)\n" }.joined().utf8))
        try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 104 }
        try await app.wait(within: .seconds(20)) { try app.list("Lines").visibleRows.upperBound == 104 }
        try app.press("<Primary>j")
        try handle.truncate(atOffset: 0)
        try await app.wait(within: .seconds(20)) {
            app.texts.contains { $0.hasSuffix("the file was replaced or truncated") }
        }
        try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 0 }
        try await close(app)
    }

    @Test func aLastLineThatGrowsIsShownAsItIs() async throws {
        let app = try await start()
        try await open("app.log", in: app, lines: 4)
        let handle = try FileHandle(forWritingTo: folder.appending(path: "app.log"))
        try handle.seekToEnd()
        for part in ["one", " two", " three"] {
            try handle.write(contentsOf: Data(part.utf8))
            try await app.wait(within: .seconds(20)) { try texts(app).last?.hasSuffix(part) == true }
        }
        #expect(try texts(app).last == "one two three")
        try await close(app)
    }

    @Test func linesAreFilteredByExpressionAndLevel() async throws {
        let app = try await start()
        try await open("app.log", in: app, lines: 4)
        try app.textField("Filter").type("^(info|warn)")
        try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 3 }
        #expect(app.texts.contains("3 of 4 lines · 46 B"))
        try app.textField("Filter").type("(")
        try await app.wait(within: .seconds(20)) {
            app.texts.contains { $0.hasPrefix("“(” is no regular expression: ") }
        }
        try app.textField("Filter").pressEscape()
        try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 4 }
        try app.dropDown("Level").select("Warnings and worse")
        try await app.wait(within: .seconds(20)) { try texts(app) == ["warning slow", "error broken"] }
        try app.dropDown("Time").select("Last hour")
        try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 0 }
        try await close(app)
    }

    @Test func theSearchContinuesAtTheOtherEndOfTheLog() async throws {
        let app = try await start()
        try await open("app.log", in: app, lines: 4)
        try app.textField("Find").type("info")
        for row in [0, 3, 0] {
            try app.press("F3")
            try await app.wait(within: .seconds(20)) { try app.list("Lines").selectedRows == [row] }
        }
        try app.press("<Shift>F3")
        try await app.wait(within: .seconds(20)) { try app.list("Lines").selectedRows == [3] }
        try app.textField("Find").type("nothing")
        try app.button("Find next").tap()
        try await app.wait(within: .seconds(20)) { app.texts.contains("No line matches “nothing”.") }
        try await close(app)
    }

    @Test func linesAreCopied() async throws {
        let app = try await start()
        try await open("app.log", in: app, lines: 4)
        try app.list("Lines").selectAll()
        try app.perform("log.copy")
        try await app.wait(within: .seconds(20)) { !app.backend.clipboardItems.isEmpty }
        #expect(app.backend.clipboardItems.first?.text == "info start\nwarning slow\nerror broken\ninfo end")
        try await close(app)
    }

    /// The journal's program is a script that prints one entry of each kind, and waits.
    @Test func theJournalIsReadFromTheProgramThatPrintsIt() async throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Files/journal/journal.sh")
        let app = try await start(Journal(program: script.path))
        try await open("Journal of the system", in: app, lines: 6)
        try await app.wait { try texts(app).last?.hasSuffix("info demo[100]: after") == true }
        let ends = [
            "before", "left it out)", "see https://example.org/advisory", "B", "one,two[300]: repeated",
            "after",
        ]
        for (text, end) in zip(try texts(app), ends) { #expect(text.hasSuffix(end)) }
        try app.back()
        try await close(app)
    }

    @Test func anEntryThatCannotBeReadIsShown() async throws {
        let app = try await start(
            Journal(
                program: "/bin/sh",
                arguments: ["-c", #"printf '{"MESSAGE": "a"}\nno entry'; exec sleep 100 >&-"#]))
        try await open("Journal of the system", in: app, lines: 2)
        try await app.wait { try texts(app).last?.hasSuffix("it is not an object of JSON: no entry") == true }
        try await close(app)
    }

    /// What is shown and copied has no control sequences, and each line has the colour of its level.
    @Test func aLogWithColoursIsReadable() async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Files/coloured/coloured.log")
        try FileManager.default.copyItem(at: file, to: folder.appending(path: "coloured.log"))
        let app = try await start()
        try await open("coloured.log", in: app, lines: 7)
        try await app.wait { try texts(app).first == "INFO: ready" }
        try app.list("Lines").selectAll()
        try app.perform("log.copy")
        try await app.wait(within: .seconds(20)) { !app.backend.clipboardItems.isEmpty }
        let copied = try #require(app.backend.clipboardItems.first?.text)
        #expect(copied.hasPrefix("INFO: ready\nERROR: connection refused\n"))
        #expect(!copied.contains("\u{1B}") && !copied.contains("␛"))
        try app.dropDown("Level").select("Errors")
        try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 3 }
        try await close(app)
    }

    /// The first rows of a filter may be read before its last lines are compared.
    @Test func theRowsAreThoseOfTheLatestState() async throws {
        let app = try await start()
        try await open("app.log", in: app, lines: 4)
        for _ in 0..<60 {
            try app.dropDown("Level").select("Errors")
            try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 1 }
            try app.dropDown("Level").select("All levels")
            try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 4 }
        }
        try await close(app)
    }

    /// While a line is compared, the window works, and another filter takes its place.
    @Test(.timeLimit(.minutes(2))) func aFilterThatTakesLongIsReplaced() async throws {
        let reader = WaitingReader()
        let app = try await start { LogDocument($0, makeTest: reader.test) }
        try await open("app.log", in: app, lines: 4)
        try app.textField("Filter").type("wait")
        try await app.wait(within: .seconds(20)) { reader.isWaiting }
        try app.textField("Filter").type("^info")
        try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 2 }
        #expect(reader.isWaiting)
        try app.textField("Filter").pressEscape()
        try await app.wait(within: .seconds(20)) { try app.list("Lines").rowCount == 4 }
        reader.end()
        try await close(app)
    }

    @Test func linesThatTakeTooLongAreNamed() async throws {
        let app = try await start {
            LogDocument($0, makeTest: { _ in { line, _ in line.count > 12 ? .unknown : .differs } })
        }
        try await open("app.log", in: app, lines: 4)
        try app.textField("Find").type("x")
        try app.press("F3")
        try await app.wait(within: .seconds(20)) {
            app.texts.contains("No line matches “x”. 2 lines took too long to compare.")
        }
        try app.textField("Filter").type("x")
        try await app.wait(within: .seconds(20)) {
            app.texts.contains("0 of 4 lines · 46 B · 2 lines took too long to compare, and are not shown")
        }
        try await close(app)
    }

    /// What journalctl says, and what the user can do about it.
    @Test(arguments: [
        ("No journal files were found.", ""),
        (
            "No journal files were opened due to insufficient permissions.",
            " Members of the groups adm and systemd-journal may read it: ask an administrator."
        ),
    ])
    func aJournalThatCannotBeReadSaysWhy(reason: String, advice: String) async throws {
        let app = try await start(
            Journal(program: "/bin/sh", arguments: ["-c", "echo '\(reason)' >&2"]))
        try app.list("Logs").select("Journal of the system")
        try await app.wait(within: .seconds(20)) {
            app.texts.contains("The journal cannot be read: \(reason)\(advice)")
        }
        try await close(app)
    }

    @Test func whatIsMissingInTheJournalIsSaidAboveItsLines() async throws {
        let script = #"""
            printf '{"MESSAGE": "a"}\n'
            {
                echo 'Hint: You are currently not seeing messages from other users and the system.'
                echo "      Users in groups 'adm', 'systemd-journal' can see all messages."
                echo '      Pass -q to turn off this notice.'
                echo 'Failed to get journal fields: Bad message'
            } >&2
            """#
        let app = try await start(Journal(program: "/bin/sh", arguments: ["-c", script]))
        try await open("Journal of the system", in: app, lines: 1)
        try await app.wait {
            app.texts.contains(
                """
                No entries follow, because the program that reads the journal has ended: Failed to get journal fields: \
                Bad message. Open the journal again.
                Entries of other users and of the system are not shown. Members of the groups adm and systemd-journal \
                may read them: ask an administrator.
                """)
        }
        try await close(app)
    }

    @Test func aRotatedLogThatIsCompressedIsRead() async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/gzip")
        let path = folder.appending(path: "app.log").path(percentEncoded: false)
        process.arguments = ["--suffix", ".1.gz", "--keep", path]
        try process.run()
        process.waitUntilExit()
        let app = try await start()
        try await open("app.log.1.gz", in: app, lines: 4)
        try await app.wait { try texts(app) == ["info start", "warning slow", "error broken", "info end"] }
        #expect(app.texts.contains("4 lines · 46 B"))
        try app.back()
        try app.list("Logs").select("old.log.gz")
        // It has the first two bytes of an archive only, which are shown as the others.
        try await app.wait(within: .seconds(20)) { try texts(app) == ["␟\\x8B"] }
        try await close(app)
    }

    /// As in a plugin that lacks a permission.
    @Test func whatMayNotBeReadIsOffered() async throws {
        var granted = 0
        let refusal: @MainActor (String) -> StatusView = { title in
            let button = Button("Grant Permission…")
            _ = button.rx.tap.subscribe(onNext: { granted += 1 })
            return StatusView(icon: "dialog-password-symbolic", title: title, action: button)
        }
        let app = HeadlessApp(
            LogsFlow(
                sources: { [] }, journal: nil, filesRefusal: { refusal("No files") },
                journalRefusal: { refusal("No journal") }), startingAt: LogsStep.start)
        try await app.wait(within: .seconds(20)) { app.texts.contains("No files") }
        try app.button("Grant Permission…").tap()
        #expect(granted == 1)
        try await close(app)
        // Pages that were open when the permission was taken back.
        let path = folder.appending(path: "none.log").path(percentEncoded: false)
        for (kind, title, message) in [
            (LogSource.Kind.journal, "Journal of the system", "No journal"),
            (.file(path), "none.log", "No files"),
        ] {
            let app = HeadlessApp(
                LogsFlow(
                    sources: { [LogSource(.journal)] }, journal: nil, filesRefusal: { refusal("No files") },
                    journalRefusal: { refusal("No journal") }), startingAt: LogsStep.open(kind))
            try await app.wait(within: .seconds(20)) { app.title == title && app.texts.contains(message) }
            try app.button("Grant Permission…").tap()
            try await close(app)
        }
        #expect(granted == 3)
    }

    @Test func aLogThatCannotBeReadSaysWhy() async throws {
        let app = try await start()
        try app.perform("logs.open")
        try app.dialog().choose(files: ["/proc/none/x.log"])
        try await app.wait(within: .seconds(20)) {
            app.texts.contains("/proc/none/x.log cannot be read: No such file or directory.")
        }
        try await close(app)
    }

    /// A page of a shell has no menu of the application, and leaves F10 to the menu of the shell.
    @Test func f10OpensTheMenuOfTheApplicationOnly() async throws {
        for items in [[], [Menu.Item("Quit", action: "app.quit")]] {
            let app = HeadlessApp(
                LogsFlow(sources: { [] }, journal: nil, applicationMenu: items), startingAt: LogsStep.start)
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
}

/// A reader of lines that waits at the first one, with the expression “wait”.
private final class WaitingReader: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let waiting = Atomic(false)

    var isWaiting: Bool { waiting.load(ordering: .acquiring) }

    var test: @Sendable (String) throws(LogPatternError) -> LineTest {
        { [self] pattern in
            { [self] line, _ in
                if pattern == "wait" {
                    waiting.store(true, ordering: .releasing)
                    gate.wait()
                    return .matches
                }
                return line.starts(with: pattern.dropFirst().utf8) ? .matches : .differs
            }
        }
    }

    func end() { gate.signal() }
}
