// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@MainActor struct DialogTests {
    private let window: Window
    private let headless: HeadlessWindow

    init() throws {
        HeadlessBackend.install()
        window = Window(WindowState { $0.title = "Contacts" })
        window.content = Box(.vertical, [Button("Save")])
        window.present()
        headless = try #require(window.backendWindow as? HeadlessWindow)
    }

    /// Lets the tasks of the main actor run until a dialog is open.
    private func dialog() async throws -> HeadlessDialog {
        for _ in 0..<1000 where headless.dialogs.isEmpty { await Task.yield() }
        return try #require(headless.dialogs.last)
    }

    private let deletion = Alert("Delete Ada?", actions: [.cancel, .destructive("Delete")])

    @Test func anAlertIsAwaited() async throws {
        let window = window
        let deletion = deletion
        async let answer = window.ask(deletion)
        try await dialog().choose("Delete")
        #expect(await answer == .destructive("Delete"))
        async let agrees = window.confirm("Delete Ada?", .destructive("Delete"))
        try await dialog().close()
        #expect(await !agrees)
    }

    @Test func cancellingTheTaskClosesTheDialog() async throws {
        let window = window
        let deletion = deletion
        let task = Task { await window.ask(deletion) }
        weak let dialog = try await dialog()
        task.cancel()
        #expect(await task.value == .cancel)
        #expect(headless.dialogs.isEmpty)
        #expect(dialog == nil)
        let late = Task { () -> [ChosenFile] in
            withUnsafeCurrentTask { $0?.cancel() }
            return await window.ask(FileDialog("Open", purpose: .open))
        }
        #expect(await late.value == [])
        #expect(headless.dialogs.isEmpty)
    }

    @Test func disposingOfTheSubscriptionClosesTheDialog() throws {
        var answers: [AlertAction?] = []
        let asked = window.rx.ask(deletion)
        #expect(headless.dialogs.isEmpty)
        let first = asked.subscribe(onSuccess: { answers.append($0) })
        try #require(headless.dialogs.last).choose("Delete")
        #expect(answers == [.destructive("Delete")])
        let second = asked.subscribe(onSuccess: { answers.append($0) })
        #expect(headless.dialogs.count == 1)
        second.dispose()
        #expect(headless.dialogs.isEmpty)
        #expect(answers.count == 1)
        first.dispose()
    }

    @Test func aPromptAcceptsWhatIsValid() async throws {
        let window = window
        let prompt = Prompt("Rename", text: "", accept: "Rename") {
            $0.isEmpty ? "A group needs a name." : nil
        }
        async let name = window.ask(prompt)
        let dialog = try await dialog()
        #expect(dialog.errorMessage == nil)
        let error = #expect(throws: HeadlessError.self) { try dialog.choose("Rename") }
        #expect(error?.message == "The dialog does not accept the text \"\": its button is disabled.")
        try dialog.type("Family")
        try dialog.type("")
        #expect(dialog.errorMessage == "A group needs a name.")
        #expect(throws: HeadlessError.notAccepted("", errorMessage: "A group needs a name.")) {
            try dialog.choose("Rename")
        }
        try dialog.type("Friends")
        try dialog.choose("Rename")
        #expect(await name == "Friends")
        #expect(headless.dialogs.isEmpty)
        async let nothing = window.ask(prompt)
        try await self.dialog().choose("Cancel")
        #expect(await nothing == nil)
    }

    @Test func filesWithoutAPathAreURIs() async throws {
        let window = window
        async let files = window.ask(FileDialog("Import", purpose: .openMany))
        try await dialog().choose(files: [
            ChosenFile(path: "/tmp/two words.vcf"), ChosenFile(uri: "mtp://Phone/cards.vcf"),
        ])
        let chosen = await files
        #expect(chosen.map(\.uri) == ["file:///tmp/two%20words.vcf", "mtp://Phone/cards.vcf"])
        #expect(chosen.map(\.path) == ["/tmp/two words.vcf", nil])
        var paths: [String] = []
        _ = window.show(FileDialog("Folder", purpose: .folder)) { paths = $0 }
        try await dialog().choose(files: ["/tmp", "smb://server/share"])
        #expect(paths == ["/tmp", "smb://server/share"])
    }

    @Test func aboutAndShortcutsAreShownUntilTheyAreClosed() async throws {
        window.actions = [
            Action("contacts.new", title: "New Contact", group: "Contacts", shortcuts: ["<Primary>n"]) {},
            Action("app.quit", title: "Quit", group: "Application", shortcuts: ["<Primary>q"]) {},
            Action("contacts.find", title: "Find", group: "Contacts", shortcuts: ["<Primary>f"]) {},
            Action("contacts.import", title: "Import") {},
        ]
        let overview = window.shortcutsOverview
        #expect(overview.groups.map(\.title) == ["Contacts", "Application"])
        #expect(overview.groups[0].entries.map(\.title) == ["New Contact", "Find"])
        let window = window
        async let closed: Void = window.ask(overview)
        try await dialog().close()
        await closed
        async let seen: Void = window.ask(About("Contacts", version: "1.2"))
        #expect(try await dialog().title == "Contacts")
        try await dialog().close()
        await seen
    }

    @Test func aDialogClosesWithItsWindow() async throws {
        let window = window
        async let files = window.ask(FileDialog("Import", purpose: .open))
        _ = try await dialog()
        window.close()
        #expect(await files == [])
    }

    @Test func whatIsBehindADialogCannotBeUsed() throws {
        var count = 0
        window.actions = [Action("contacts.new", title: "New", shortcuts: ["<Primary>n"]) { count += 1 }]
        let button = try headless.button("Save")
        let handle = window.show(deletion) { _ in }
        #expect(window.isBlocked)
        for attempt in [
            { try button.tap() }, { try headless.perform("contacts.new") },
            { try headless.press("<Primary>n") },
        ] as [() throws -> Void] {
            #expect(throws: HeadlessError.behindDialog("Delete Ada?")) { try attempt() }
        }
        // Another process, which knows no windows, does the same.
        headless.onEvent?(.action("contacts.new"))
        #expect(count == 0)
        handle.dismiss()
        #expect(!window.isBlocked)
        try headless.press("<Primary>n")
        #expect(count == 1)
    }

    @Test func whatIsBehindAModalWindowCannotBeUsed() throws {
        var performed: [String] = []
        window.actions = [
            Action("contacts.new", title: "New", shortcuts: ["<Primary>n"]) { performed.append("new") }
        ]
        let editor = Window(
            WindowState {
                $0.title = "Edit"
                $0.isModal = true
            })
        editor.parent = window
        editor.actions = [
            Action("edit.save", title: "Save", shortcuts: ["<Primary>s"]) { performed.append("save") }
        ]
        #expect(!window.isBlocked)
        editor.present()
        #expect(window.isBlocked)
        let button = { try headless.button("Save") }
        #expect(throws: HeadlessError.behindWindow("Edit")) { try button() }
        #expect(throws: HeadlessError.behindWindow("Edit")) { try headless.press("<Primary>n") }
        headless.onEvent?(.action("contacts.new"))
        let front = try #require(editor.backendWindow as? HeadlessWindow)
        try front.press("<Primary>s")
        #expect(performed == ["save"])
        editor.close()
        try headless.press("<Primary>n")
        #expect(performed == ["save", "new"])
        #expect(
            HeadlessError.behindWindow("Edit").description
                == "The modal window \"Edit\" is in front of the window. Use that one, or close it, first.")
    }

    @Test func aModalWindowBlocksItsSiblings() throws {
        let other = Window(WindowState { $0.title = "Other" })
        other.actions = [Action("other.do", title: "Do") {}]
        other.present()
        let modal = Window(
            WindowState {
                $0.title = "Edit"
                $0.isModal = true
            })
        modal.parent = window
        modal.actions = [Action("edit.do", title: "Do") {}]
        modal.present()
        let sibling = try #require(other.backendWindow as? HeadlessWindow)
        #expect(throws: HeadlessError.behindWindow("Edit")) { try sibling.perform("other.do") }
        let front = try #require(modal.backendWindow as? HeadlessWindow)
        try front.perform("edit.do")
        modal.close()
        try sibling.perform("other.do")
    }

    @Test func aNotificationIsAnsweredOnce() async throws {
        let backend = try #require(Toolkit.backend as? HeadlessBackend)
        let backup = DesktopNotification(
            "backup", title: "Backup finished", actions: [.init("show", title: "Show Files")])
        var answers: [String] = []
        backup.post { answers.append($0) }
        #expect(throws: HeadlessError.notFound(role: "button", name: "Undo", there: ["Show Files"])) {
            try backend.choose("Undo", inNotification: "Backup finished")
        }
        try backend.choose("Show Files", inNotification: "Backup finished")
        #expect(answers == ["show"])
        #expect(backend.notifications.isEmpty)
        let task = Task { await backup.post() }
        for _ in 0..<1000 where backend.notifications.isEmpty { await Task.yield() }
        task.cancel()
        #expect(await task.value == nil)
        #expect(backend.notifications.isEmpty)
        let subscription = backup.posted().subscribe(onSuccess: { answers.append($0) })
        try backend.choose(inNotification: "Backup finished")
        #expect(answers == ["show", DesktopNotification.defaultAction])
        subscription.dispose()
    }

    @Test func aTaskThatWaitsForANotificationEndsWhenAnotherOneReplacesIt() async throws {
        let backend = try #require(Toolkit.backend as? HeadlessBackend)
        func bodies() -> [String] { backend.notifications.map(\.body) }
        let first = Task { await DesktopNotification("backup", title: "Backup", body: "30 %").post() }
        for _ in 0..<1000 where bodies() != ["30 %"] { await Task.yield() }
        var answers: [String] = []
        let second = DesktopNotification("backup", title: "Backup", body: "60 %").post { answers.append($0) }
        #expect(await first.value == nil && bodies() == ["60 %"])
        let third = DesktopNotification("backup", title: "Backup", body: "90 %").post { answers.append($0) }
        // The one that was replaced does not withdraw the one that is shown.
        second.dismiss()
        #expect(bodies() == ["90 %"] && answers.isEmpty)
        try backend.choose(inNotification: "Backup")
        #expect(answers == [DesktopNotification.defaultAction])
        DesktopNotification("backup", title: "Backup", body: "Done").post { answers.append($0) }
        third.dismiss()
        #expect(bodies() == ["Done"])
    }

    // MARK: Above a window that was closed

    @Test func eachDialogAboveAClosedWindowIsAnsweredAtOnce() throws {
        window.close()
        var answers: [String] = []
        _ = window.show(deletion) { answers.append("alert \($0 ?? -1)") }
        _ = window.show(Alert("Done")) { answers.append("message \($0 ?? -1)") }
        _ = window.show(Prompt("Rename")) { answers.append("prompt \($0 ?? "none")") }
        _ = window.show(FileDialog("Open", purpose: .open)) { answers.append("files \($0)") }
        _ = window.chooseFiles(FileDialog("Open", purpose: .openMany)) { answers.append("chosen \($0)") }
        window.show(About("Contacts")) { answers.append("about") }
        window.showShortcuts { answers.append("shortcuts") }
        #expect(
            answers == [
                "alert 0", "message -1", "prompt none", "files []", "chosen []", "about", "shortcuts",
            ])
        #expect(headless.dialogs.isEmpty && !window.isBlocked)
    }

    @Test func eachAwaitedDialogAboveAClosedWindowReturns() async throws {
        window.close()
        #expect(await window.ask(deletion) == .cancel)
        #expect(await !window.confirm("Delete Ada?", .destructive("Delete")))
        #expect(await window.ask(Alert("Done")) == nil)
        #expect(await window.ask(Prompt("Rename")) == nil)
        #expect(await window.ask(FileDialog("Open", purpose: .open)) == [])
        await window.ask(About("Contacts"))
        await window.ask(window.shortcutsOverview)
        #expect(headless.dialogs.isEmpty && !window.isBlocked)
    }

    @Test func eachObservedDialogAboveAClosedWindowSends() throws {
        window.close()
        var answers: [String] = []
        let bag = DisposeBag()
        window.rx.ask(deletion).subscribe(onSuccess: { answers.append($0?.title ?? "none") }).disposed(
            by: bag)
        window.rx.confirm("Delete?", .destructive("Delete")).subscribe(onSuccess: { answers.append("\($0)") })
            .disposed(by: bag)
        window.rx.ask(Prompt("Rename")).subscribe(onSuccess: { answers.append($0 ?? "no text") }).disposed(
            by: bag)
        window.rx.ask(FileDialog("Open", purpose: .open)).subscribe(onSuccess: { answers.append("\($0)") })
            .disposed(by: bag)
        window.rx.ask(About("Contacts")).subscribe(onSuccess: { answers.append("about") }).disposed(by: bag)
        window.rx.ask(window.shortcutsOverview)
            .subscribe(onSuccess: { answers.append("shortcuts") }).disposed(by: bag)
        #expect(answers == ["Cancel", "false", "no text", "[]", "about", "shortcuts"])
        #expect(headless.dialogs.isEmpty && !window.isBlocked)
    }

    @Test func aQuestionThatFollowsTheOneOfAClosingWindowIsAnsweredToo() {
        var answers: [Int?] = []
        _ = window.show(deletion) { [window, deletion] in
            answers.append($0)
            _ = window.show(deletion) { answers.append($0) }
        }
        window.close()
        #expect(answers == [0, 0])
        #expect(headless.dialogs.isEmpty && !window.isBlocked)
    }

    /// The task begins while the window is open, and asks after it was closed.
    @Test func aWindowMayCloseBeforeTheTaskAsks() async throws {
        let window = window
        let deletion = deletion
        let task = Task { await window.ask(deletion) }
        window.close()
        #expect(await task.value == .cancel)
        #expect(headless.dialogs.isEmpty)
    }
}
