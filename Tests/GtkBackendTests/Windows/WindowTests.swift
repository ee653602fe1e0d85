// SPDX-License-Identifier: MIT

import BackendTesting
import GLib
import GObject
import Gdk
import Gio
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct WindowTests {
        @Test(arguments: Stage.allCases) func theCloseButtonAsksAndDoesNothing(on stage: Stage) throws {
            stage.enter()
            let window = Window()
            window.content = Label("A")
            let events = Recorder(window.events)
            window.present()
            try stage.driver.perform(.requestClose, on: window)
            #expect(events.values.contains(.closeRequested))
            if stage == .gtk { #expect(gtkWindow(window).visible) }
            window.close()
        }

        @Test(arguments: Stage.allCases) func anActionIsPerformedWhileItIsEnabled(on stage: Stage) throws {
            stage.enter()
            let window = Window()
            var count = 0
            let action = Action("contacts.new", title: "New", shortcuts: ["<Primary>n"]) { count += 1 }
            window.actions = [action]
            try stage.driver.perform(.perform("contacts.new"), on: window)
            #expect(count == 1)
            action.isEnabled = false
            try? stage.driver.perform(.perform("contacts.new"), on: window)
            #expect(count == 1)
            window.close()
        }

        @Test func theApplicationHasTheActionsOfItsWindows() async throws {
            Stage.gtk.enter()
            let window = Window()
            var count = 0
            window.actions = [Action("contacts.import", title: "Import") { count += 1 }]
            window.present()
            await settle()
            let application = try #require(gtkWindow(window).application)
            #expect(application.hasAction("contacts.import"))
            (application as any Gio.ActionGroup).activateAction("contacts.import", parameter: nil)
            #expect(count == 1)
            window.close()
            #expect(!application.hasAction("contacts.import"))
        }

        /// Presses a key that no widget in the window handles.
        private func press(_ key: Key, _ modifiers: Gdk.ModifierType, in window: Window) -> Bool {
            let controllers = gtkWindow(window).observeControllers()
            for index in 0..<controllers.nItems {
                guard let keys = controllers.item(at: index) as? Gtk.EventControllerKey else { continue }
                return keys.emit("key-pressed", key.rawValue, 0, modifiers, returning: Bool.self) ?? false
            }
            return false
        }

        @Test func keysAskToCloseAndToGoBack() {
            Stage.gtk.enter()
            let window = Window()
            let events = Recorder(window.events)
            #expect(!press(.escape, [], in: window))
            // If the user cannot go back, the views receive the key.
            #expect(!press(.left, .altMask, in: window))
            window.canGoBack = true
            #expect(press(.left, .altMask, in: window))
            #expect(!press(.right, .altMask, in: window))
            #expect(press(.back, [], in: window))
            gtkWindow(window).direction = .rtl
            #expect(press(.right, .altMask, in: window))
            #expect(!press(.left, .altMask, in: window))
            #expect(events.values == Array(repeating: .backRequested, count: 4))
            window.close()
        }

        @Test func escapeAsksToCloseWhereTheWindowAllowsIt() {
            Stage.gtk.enter()
            var state = WindowState()
            state.closesOnEscape = true
            let window = Window(state)
            let events = Recorder(window.events)
            #expect(press(.escape, [], in: window))
            #expect(events.values == [.closeRequested])
            window.close()
        }

        @Test func theBackButtonOfAMouseAsksToGoBack() throws {
            Stage.gtk.enter()
            let window = Window()
            let events = Recorder(window.events)
            let controllers = gtkWindow(window).observeControllers()
            let clicks = (0..<controllers.nItems).compactMap { controllers.item(at: $0) as? Gtk.GestureClick }
            try #require(clicks.first { $0.button == 8 }).emit("pressed", 1, 10.0, 10.0)
            #expect(events.values == [.backRequested])
            window.close()
        }

        @Test func titleAndKindAreShown() {
            Stage.gtk.enter()
            let parent = Window()
            var state = WindowState()
            state.title = "Edit"
            state.isModal = true
            state.defaultSize = Size(width: 320, height: 240)
            let window = Window(state)
            window.parent = parent
            let gtk = gtkWindow(window)
            #expect(gtk.title == "Edit")
            #expect(gtk.modal)
            #expect(gtk.defaultSize == (320, 240))
            #expect(gtk.transientFor === gtkWindow(parent))
            window.title = "Edit Ada"
            #expect(gtk.title == "Edit Ada")
            window.close()
            parent.close()
        }

        @Test func theDesktopShowsThePageAndTheApplication() throws {
            Stage.gtk.enter()
            if GLib.applicationName == nil { GLib.setApplicationName("Mail") }
            let application = GLib.applicationName ?? ""
            let parent = Window(WindowState { $0.title = "Letters" })
            let view = try #require(parent.backendWindow as? GtkWindowView)
            #expect(view.desktopTitle == "Letters – \(application)" && view.window.title == "Letters")
            parent.title = ""
            #expect(view.desktopTitle == application)
            parent.title = application
            #expect(view.desktopTitle == application)
            var state = WindowState()
            (state.title, state.isModal) = ("Edit", true)
            let dialog = Window(state)
            let dialogView = try #require(dialog.backendWindow as? GtkWindowView)
            #expect(dialogView.desktopTitle == "Edit – \(application)")
            dialog.parent = parent
            #expect(dialogView.desktopTitle == "Edit")
            for window in [parent, dialog] { window.present() }
            // Such as when the process of the plugin that shows it does not respond: it does not block other windows any more.
            var changes = 0
            let connection = try #require(dialogView.window.surface).onNotify("title") { changes += 1 }
            state.isModal = false
            dialogView.render(state)
            #expect(dialogView.desktopTitle == "Edit – \(application)" && changes == 1)
            connection.disconnect()
            dialog.close()
            parent.close()
        }

        @Test func closingAWindowShowsNoParentThatIsNotShown() {
            Stage.gtk.enter()
            let parent = Window()
            let gtkParent = gtkWindow(parent)
            do {
                var state = WindowState()
                state.isModal = true
                let window = Window(state)
                window.parent = parent
                window.present()
                window.close()
                #expect(!gtkParent.visible)
                parent.present()
                parent.close()
                // The object that closed the window closes it again when it is released.
            }
            #expect(!gtkParent.visible)
        }

        @Test func aResizedWindowReportsItsSize() {
            Stage.gtk.enter()
            let window = Window()
            gtkWindow(window).setDefaultSize(width: 500, height: 400)
            #expect(window.size == Size(width: 500, height: 400))
            window.close()
        }

        @Test func aSwitchedActionHasAState() {
            Stage.gtk.enter()
            let window = Window()
            let action = Action("dark", title: "Dark") {}
            action.isOn = true
            window.actions = [action]
            let gtk = gtkWindow(window)
            #expect(gtk.actionState("dark")?.get(Bool.self) == true)
            action.isOn = false
            #expect(gtk.actionState("dark")?.get(Bool.self) == false)
            window.actions = []
            #expect(!gtk.hasAction("dark"))
            window.close()
        }

        @Test func aWindowThatIsNotRetainedIsDeallocated() async {
            Stage.gtk.enter()
            var window: Window? = Window()
            weak let gtk = window.map { gtkWindow($0) }
            window?.present()
            await settle()
            window = nil
            await settle()
            #expect(gtk == nil)
        }

        @Test func aClosedWindowIsReleased() async {
            Stage.gtk.enter()
            var window: Window? = Window()
            weak let backend = window?.backendWindow
            weak let gtk = window.map { gtkWindow($0) }
            window?.actions = [Action("one", title: "One") {}]
            window?.present()
            await settle()
            window?.close()
            window = nil
            await settle()
            #expect(backend == nil)
            #expect(gtk == nil)
        }
    }
}
