// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

extension OnDisplay {
    @MainActor struct WindowsTests {
        /// The open dialog; nil before it opens.
        private func dialog<Found: Gtk.Window>(_ type: Found.Type) async throws -> Found {
            var found: Found? {
                Gtk.Window.listToplevels().lazy.compactMap { $0 as? Found }.first { $0.mapped }
            }
            await Stage.until { found != nil }
            return try #require(found)
        }

        @Test func theStatusShowsEachResponseOfADialog() async throws {
            try await Stage.open(DialogsPage.self) { page, _ in
                page.delete.emit("clicked")
                try await dialog(Gtk.MessageDialog.self).response(.accept)
                await Stage.until { page.status.label.hasPrefix("Nothing was deleted") }
                #expect(page.status.label == "Nothing was deleted: this is an example.")
                page.delete.emit("clicked")
                try await dialog(Gtk.MessageDialog.self).close()
                await Stage.until { page.status.label.hasPrefix("Everything") }
                #expect(page.status.label == "Everything is still there.")
            }
        }

        @Test func aNameIsTypedIntoADialog() async throws {
            try await Stage.open(DialogsPage.self) { page, _ in
                page.rename.emit("clicked")
                let dialog = try await dialog(Gtk.Dialog.self)
                let entry = try #require(dialog.contentArea.firstChild?.lastChild as? Gtk.Entry)
                #expect(dialog.button(for: .accept)?.sensitive == false)
                entry.text = "Notes"
                #expect(dialog.button(for: .accept)?.sensitive == true)
                dialog.response(.accept)
                await Stage.until { page.status.label.hasPrefix("Its name") }
                #expect(page.status.label == "Its name is “Notes” now.")
            }
        }

        @Test func choosersShowWhatWasChosen() async throws {
            try await Stage.open(ChoosersPage.self) { page, _ in
                page.color.emit("clicked")
                let dialog = try await dialog(Gtk.ColorChooserDialog.self)
                let red = Gdk.RGBA("#ff0000")
                dialog.rgba = try #require(red)
                dialog.response(.ok)
                await Stage.until { page.status.label.hasPrefix("The colour") }
                #expect(page.status.label == "The colour is rgb(255,0,0).")
                page.fontButton.font = "Serif Bold 20"
                page.fontButton.emit("font-set")
                #expect(page.sample.attributes?.toString().contains("Serif Bold 20") == true)
            }
        }

        @Test func actionsServeMenusKeysAndButtons() async throws {
            try await Stage.open(MenusPage.self) { page, _ in
                #expect(page.activateAction("page.copy"))
                #expect(page.status.label == "Copied.")
                page.activateAction("page.sort", args: Variant("date"))
                #expect(page.actions.actionState("sort")?.get(String.self) == "date")
                page.activateAction("page.wrap")
                #expect(page.status.label == "Long lines do not wrap.")
                page.contextMenu.popup()
                #expect(page.contextMenu.mapped)
                page.contextMenu.popdown()
            }
        }
    }
}
