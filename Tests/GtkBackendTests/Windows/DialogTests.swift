// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Glibc
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct DialogTests {
        private let window: Window

        init() {
            Stage.gtk.enter()
            window = Window(WindowState { $0.title = "Contacts" })
            window.content = Label("A")
            window.present()
        }

        /// The window of the open dialog.
        private func dialog(_ isIt: (Gtk.Window) -> Bool) -> Gtk.Window? {
            Gtk.Window.listToplevels().compactMap { $0 as? Gtk.Window }.first {
                $0.transientFor === gtkWindow(window) && isIt($0)
            }
        }

        private func waitForDialog(_ isIt: (Gtk.Window) -> Bool = { _ in true }) async throws -> Gtk.Window {
            for _ in 0..<1000 where dialog(isIt) == nil { await Task.yield() }
            let found = dialog(isIt)
            return try #require(found)
        }

        private func button(_ title: String, in dialog: Gtk.Window) throws -> Gtk.Button {
            try #require(dialog.descendants.compactMap { $0 as? Gtk.Button }.first { $0.label == title })
        }

        @Test func anAlertIsAwaitedAndCancelled() async throws {
            let window = window
            let alert = Alert.confirm("Delete Ada?", .destructive("Delete"))
            async let answer = window.ask(alert)
            try button("Delete", in: await waitForDialog()).emit("clicked")
            #expect(await answer == .destructive("Delete"))
            let task = Task { await window.ask(alert) }
            weak let shown = try await waitForDialog()
            task.cancel()
            #expect(await task.value == .cancel)
            await settle()
            #expect(shown == nil)
            window.close()
        }

        @Test(arguments: [true, false])
        func thePromptHasItsTitleOnce(hasTitleBar: Bool) async throws {
            let window = window
            // Without a window manager, there is no title bar unless GTK draws one.
            let old = getenv("GTK_CSD").map { String(cString: $0) }
            setenv("GTK_CSD", hasTitleBar ? "1" : "", 1)
            defer { if let old { setenv("GTK_CSD", old, 1) } else { unsetenv("GTK_CSD") } }
            async let name = window.ask(Prompt("Rename", message: "For everybody."))
            let dialog = try await waitForDialog()
            #expect(dialog.title == "Rename")
            let texts = dialog.child?.descendants.compactMap { ($0 as? Gtk.Label)?.text } ?? []
            #expect(texts.contains("Rename") == !hasTitleBar && texts.contains("For everybody."))
            try button("Cancel", in: dialog).emit("clicked")
            #expect(await name == nil)
            window.close()
        }

        @Test func aPromptAcceptsWhatIsValid() async throws {
            let window = window
            async let name = window.ask(
                Prompt("Rename", text: "Family", accept: "Rename") {
                    $0.isEmpty ? "A group needs a name." : nil
                })
            let dialog = try await waitForDialog()
            let entry = try #require(dialog.descendants.lazy.compactMap { $0 as? Gtk.Entry }.first)
            let accept = try button("Rename", in: dialog)
            #expect(entry.text == "Family")
            entry.text = ""
            #expect(!accept.sensitive)
            #expect(entry.hasCssClass("error"))
            entry.emit("activate")
            #expect(dialog.visible)
            entry.text = "Friends"
            #expect(accept.sensitive)
            entry.emit("activate")
            #expect(await name == "Friends")
            await settle()
            #expect(self.dialog { $0 === dialog } == nil)
            window.close()
        }

        @Test func aboutAndShortcutsAreShownUntilTheyAreClosed() async throws {
            let window = window
            window.actions = [
                Action("contacts.new", title: "New Contact", group: "Contacts", shortcuts: ["<Primary>n"]) {}
            ]
            async let seen: Void = window.ask(
                About(
                    "Contacts", version: "1.2", website: "https://example.org", license: "MIT",
                    authors: ["Ada"]))
            let about = try #require(await waitForDialog() as? Gtk.AboutDialog)
            #expect(about.version == "1.2")
            await settle()
            about.close()
            await seen
            await settle()
            async let closed: Void = window.ask(window.shortcutsOverview)
            let overview = try await waitForDialog()
            let labels = overview.descendants.compactMap { ($0 as? Gtk.Label)?.text }
            #expect(labels.contains("Contacts"))
            #expect(labels.contains("New Contact"))
            #expect(labels.contains("Ctrl+N"))
            await settle()
            overview.close()
            await closed
            window.close()
        }

        @Test func aFolderIsChosenInAFolderDialog() async {
            var answers: [[ChosenFile]] = []
            _ = window.chooseFiles(FileDialog("Folder", purpose: .folder)) { answers.append($0) }
            let chooser = Gtk.Window.listToplevels().lazy.compactMap { $0 as? Gtk.FileChooserDialog }.first
            #expect(chooser?.action == .selectFolder)
            window.close()
            #expect(answers == [[]])
            await settle()
        }

        private var visibleWindows: [Gtk.Window] {
            Gtk.Window.listToplevels().compactMap { $0 as? Gtk.Window }.filter(\.visible)
        }

        @Test func noDialogIsShownAboveAClosedWindow() async {
            await settle()
            let others = visibleWindows.filter { $0 !== gtkWindow(window) }.count
            window.close()
            var answers: [String] = []
            _ = window.show(.confirm("Delete Ada?", .destructive("Delete"))) {
                answers.append("alert \($0 ?? -1)")
            }
            _ = window.show(Prompt("Rename")) { answers.append("prompt \($0 ?? "none")") }
            _ = window.show(FileDialog("Open", purpose: .open)) { answers.append("files \($0)") }
            window.show(About("Contacts")) { answers.append("about") }
            window.showShortcuts { answers.append("shortcuts") }
            #expect(answers == ["alert 0", "prompt none", "files []", "about", "shortcuts"])
            #expect(await !window.confirm("Delete Ada?", .destructive("Delete")))
            await settle()
            #expect(visibleWindows.count == others)
        }

        /// A dialog without a parent is above the active window.
        @Test func aDialogAboveTheActiveWindowIsClosedWithIt() async {
            await settle()
            let others = visibleWindows.filter { $0 !== gtkWindow(window) }.count
            var answers: [Int?] = []
            _ = Toolkit.backend.show(.confirm("Delete Ada?", .destructive("Delete")), above: nil) {
                answers.append($0)
            }
            await settle()
            #expect(visibleWindows.count == others + 2 && answers.isEmpty)
            window.close()
            #expect(answers == [0])
            await settle()
            #expect(visibleWindows.count == others)
        }

        @Test func theDialogOfAControlIsClosedWithItsWindow() async throws {
            let color = ColorButton()
            let font = FontButton()
            let file = FileField(FileDialog("Photo", purpose: .open))
            let controls: [any View] = [color, font, file]
            var chosen: [String] = []
            let subscriptions = [
                color.rx.color.skip(1).subscribe(onNext: { chosen.append("\($0)") }),
                font.rx.font.skip(1).subscribe(onNext: { chosen.append("\($0)") }),
                file.rx.file.skip(1).subscribe(onNext: { chosen.append("\($0 ?? "none")") }),
            ]
            window.content = Box(.vertical, controls)
            await settle()
            let others = visibleWindows.filter { $0 !== gtkWindow(window) }.count
            for control in controls {
                let widget = try #require(control.gtkWidget)
                let button = try #require(
                    ([widget] + widget.descendants).lazy.compactMap { $0 as? Gtk.Button }.first)
                button.emit("clicked")
                await settle()
            }
            #expect(visibleWindows.count == others + 4, "\(visibleWindows.map { $0.title ?? "" })")
            window.close()
            await settle()
            #expect(visibleWindows.count == others, "\(visibleWindows.map { $0.title ?? "" })")
            #expect(chosen == [], "a dialog that is closed chooses nothing")
            for subscription in subscriptions { subscription.dispose() }
            withExtendedLifetime(controls) {}
        }

        /// The window closes after the click, before the dialog is on the screen; and a button is pressed after that.
        @Test func theDialogOfAControlDoesNotOpenAboveAClosedWindow() async throws {
            let controls: [any View] = [
                ColorButton(), FontButton(), FileField(FileDialog("Photo", purpose: .open)),
            ]
            window.content = Box(.vertical, controls)
            await settle()
            let others = visibleWindows.filter { $0 !== gtkWindow(window) }.count
            let buttons = try controls.map { control in
                let widget = try #require(control.gtkWidget)
                return try #require(
                    ([widget] + widget.descendants).lazy.compactMap { $0 as? Gtk.Button }.first)
            }
            for button in buttons { button.emit("clicked") }
            window.close()
            await settle()
            #expect(visibleWindows.count == others, "\(visibleWindows.map { $0.title ?? "" })")
            withExtendedLifetime(controls) {}
        }

        @Test func aFileWithoutAPathHasAURI() {
            #expect(
                ChosenFile(Gio.File(uri: "mtp://Phone/cards.vcf")) == ChosenFile(uri: "mtp://Phone/cards.vcf")
            )
            #expect(
                ChosenFile(Gio.File(path: "/tmp/two words.vcf")) == ChosenFile(path: "/tmp/two words.vcf"))
            window.close()
        }

        @Test func anotherProcessDoesNotReachAWindowBehindADialog() throws {
            var count = 0
            window.actions = [Action("contacts.new", title: "New") { count += 1 }]
            let handle = window.show(Alert("Delete Ada?")) { _ in }
            let application = try #require(gtkWindow(window).application)
            (application as any Gio.ActionGroup).activateAction("contacts.new", parameter: nil)
            #expect(count == 0)
            handle.dismiss()
            (application as any Gio.ActionGroup).activateAction("contacts.new", parameter: nil)
            #expect(count == 1)
            window.close()
        }

        @Test func aNotificationIsAnsweredByAnActionOfTheApplication() throws {
            // There is no service for notifications beside the tests.
            let application = Gtk.Application(
                applicationId: "org.rxshell.GtkBackendTests.Notifications", flags: .nonUnique)
            try application.register()
            var shown: [String] = []
            let notifications = DesktopNotifications(application) { shown.append($1) }
            var answers: [String] = []
            let backup = DesktopNotification(
                "backup", title: "Backup finished", icon: "document-save-symbolic",
                actions: [.init("show", title: "Show Files")])
            notifications.post(backup) { answers.append($0) }
            #expect(shown == ["backup"])
            let group = application as any Gio.ActionGroup
            group.activateAction(DesktopNotifications.action, parameter: Variant(["backup"]))
            #expect(answers == [])
            group.activateAction(DesktopNotifications.action, parameter: Variant(["backup", "show"]))
            #expect(answers == ["show"])
            window.close()
        }
    }

    @MainActor struct MenuBarTests {
        @Test func theBarOpensItsMenusAndActionsHaveStates() async throws {
            Stage.gtk.enter()
            let window = Window()
            var performed: [String] = []
            let groups = Action("view.groups", title: "Groups") { performed.append("groups") }
            groups.isOn = true
            let sort = Action("view.sort", title: "Sort", value: "name") { performed.append("sort by \($0)") }
            window.actions = [groups, sort]
            let bar = MenuBar([
                .init(
                    "View",
                    submenu: Menu([
                        .init("Panes", [.init("Groups", action: "view.groups")]),
                        [
                            .init("Name", action: "view.sort", value: "name"),
                            .init("City", action: "view.sort", value: "city"),
                            .init(
                                "More",
                                submenu: Menu(sections: [
                                    [.init("Groups", action: "view.groups", icon: "system-users-symbolic")]
                                ])),
                        ],
                    ]))
            ])
            window.content = Box(.vertical, [bar])
            window.present()
            await settle()
            let gtk = gtkWindow(window)
            #expect(gtk.actionState("view.sort")?.get(String.self) == "name")
            let item = try #require(widget(bar, Gtk.PopoverMenuBar.self).firstChild)
            #expect(item.activate())
            await settle()
            let popover = try #require(item.descendants.lazy.compactMap { $0 as? Gtk.PopoverMenu }.first)
            #expect(popover.visible)
            let buttons = popover.descendants.filter { $0.typeName == "GtkModelButton" }
            #expect(buttons.count >= 4)
            buttons[2].emit("clicked")
            #expect(performed == ["sort by city"])
            #expect(gtk.actionState("view.sort")?.get(String.self) == "city")
            #expect(popover.descendants.contains { $0.hasCssClass("icon-item") })
            await settle()
            window.close()
        }
    }
}
