// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

extension OnDisplay {
    @MainActor struct PlatformTests {
        @Test func boundPropertiesHaveTheSameValueAndASignalIsReported() async throws {
            try await Stage.open(ObjectsPage.self) { page, _ in
                page.celsius.value = 30
                #expect(page.thermometer.celsius == 30)
                #expect(page.level.value == 30)
                #expect(page.fahrenheit.label == "86 °F")
                page.watch.active = false
                page.thermometer.celsius = 100
                #expect(page.status.label == "Nothing happened yet.")
                page.thermometer.celsius = 20
                page.watch.active = true
                page.thermometer.celsius = 110
                #expect(page.status.label == "It boils at 110 °C.")
                #expect(page.celsius.value == 110)
            }
        }

        @Test func theWidgetsOfAUIFileWork() async throws {
            try await Stage.open(TemplatesPage.self) { page, _ in
                #expect(!page.send.sensitive)
                page.user.text = "ada"
                #expect(page.send.sensitive)
                page.send.emit("clicked")
                #expect(page.status.label == "Sent to ada.")
                page.card.call.emit("clicked")
                #expect(page.status.label == "Calling Ada Lovelace …")
            }
        }

        /// Returns the content of a file and removes the file. It does not wait, since the main loop does not run while a test does.
        private func take(_ file: Gio.File) throws -> [UInt8] {
            let bytes = try file.loadContents().contents
            try file.delete()
            return bytes
        }

        @Test func filesAreWrittenAndReadAndAMissingFileIsReported() async throws {
            try await Stage.open(FilesPage.self) { page, _ in
                page.text.text = "kept"
                page.save.emit("clicked")
                await Stage.until { page.status.label.hasPrefix("Saved") }
                page.text.text = ""
                page.load.emit("clicked")
                await Stage.until { page.status.label.hasPrefix("Loaded") }
                #expect(page.text.text == "kept")
                page.fail.emit("clicked")
                await Stage.until { page.status.label.contains(":") }
                #expect(!page.status.label.hasPrefix("Loaded"))
                await Stage.until { !page.stop.sensitive }
                page.count.emit("clicked")
                #expect(page.stop.sensitive)
                await Stage.until { page.status.label.hasSuffix("so far …") }
                page.stop.emit("clicked")
                await Stage.until { page.status.label == "Stopped." }
                #expect(page.status.label == "Stopped.")
                await Stage.until { !page.stop.sensitive }
                #expect(!page.stop.sensitive)
                _ = try take(page.file)
            }
        }

        @Test func aServiceOnTheBusIsCalledAndItsErrorShown() async throws {
            try await Stage.open(BusPage.self) { page, _ in
                #expect(page.empty.visible)
                page.list.emit("clicked")
                await Stage.until { page.names.nItems > 0 }
                #expect(page.names.string(at: 0) != nil)
                #expect(!page.empty.visible)
                page.ask.emit("clicked")
                await Stage.until { page.status.label.hasPrefix("The answer") }
                #expect(page.status.label == "The answer is “desserts”.")
                page.question.text = ""
                page.ask.emit("clicked")
                await Stage.until { page.status.label.hasPrefix("The bus says") }
                #expect(page.status.label.contains("There is nothing to turn around."))
            }
        }

        @Test func settingsFollowTheSwitches() async throws {
            try await Stage.open(SettingsPage.self) { page, _ in
                let settings = try #require(page.stored, "GTK's schemas are not installed.")
                settings.setBoolean("show-hidden", value: false)
                page.hidden.active = true
                #expect(settings.boolean(forKey: "show-hidden"))
                await Stage.until { page.status.label.contains("show-hidden") }
                #expect(page.status.label.hasPrefix("“show-hidden” is on now"))
                page.reset.emit("clicked")
                #expect(!page.hidden.active)
            }
        }

        @Test func aTextIsPrintedIntoAPDFFile() async throws {
            try await Stage.open(PrintPage.self) { page, _ in
                page.export.emit("clicked")
                #expect(page.status.label == "3 pages were printed.")
                let bytes = try take(page.file)
                #expect(String(decoding: bytes.prefix(5), as: UTF8.self) == "%PDF-")
            }
        }
    }
}
