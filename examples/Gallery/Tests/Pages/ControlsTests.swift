// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

extension OnDisplay {
    @MainActor struct ControlsTests {
        @Test func buttonsCountAndToggle() async throws {
            try await Stage.open(ButtonsPage.self) { page, _ in
                page.save.emit("clicked")
                page.save.emit("clicked")
                #expect(page.status.label == "Saved 2 times.")
                page.bold.active = true
                #expect(page.status.label == "Bold is on, italic is off.")
                page.sizes[2].activate()
                #expect(page.status.label == "Large it is.")
                #expect(!page.sizes[1].active)
                page.details.active = true
                #expect(page.revealer.revealChild)
            }
        }

        @Test func entriesCheckAndFormatWhatIsTyped() async throws {
            try await Stage.open(EntriesPage.self) { page, _ in
                page.mail.text = "ada"
                #expect(page.mail.hasCssClass("error"))
                page.mail.text = "ada@example.org"
                #expect(!page.mail.hasCssClass("error"))
                page.password.text = "123456789"
                #expect(page.strength.value == 3)
                page.person.text = "Ada"
                page.person.emit("activate")
                #expect(page.status.label == "Hello, Ada.")
                page.person.emit("icon-press", Gtk.EntryIconPosition.secondary)
                #expect(page.person.text.isEmpty)
                _ = page.person.insertText("Ada\nLovelace\r\n", at: 0)
                #expect(page.person.text == "Ada Lovelace")
                page.hour.value = 7
                #expect(page.hour.text == "07:00")
                page.hour.text = "23:00"
                page.hour.update()
                #expect(page.hour.value == 23)
                page.hour.spin(.stepForward, increment: 1)
                #expect(page.hour.value == 0)
            }
        }

        @Test func theStatusShowsEachChoice() async throws {
            try await Stage.open(ChoicesPage.self) { page, _ in
                page.country.selected = 3
                #expect(page.status.label == "The capital is Tokyo.")
                page.volume.value = 80
                #expect(page.status.label == "The volume is 80 %.")
                #expect(page.half.label == "Half of it is 40.")
                page.calendar.selectDay(
                    try #require(DateTime(year: 1815, month: 12, day: 10, hour: 12, minute: 0, seconds: 0)))
                #expect(page.status.label == "10 December 1815.")
            }
        }

        @Test func workIsStartedCancelledAndReleasedWithItsPage() async throws {
            try await Stage.open(ProgressPage.self) { page, _ in
                page.start.emit("clicked")
                await Stage.until { page.bar.fraction > 0 }
                #expect(page.spinner.spinning)
                page.cancel.emit("clicked")
                await Stage.until { page.start.sensitive }
                #expect(page.status.label.hasPrefix("Cancelled at"))
                page.charge.value = 2
                #expect(page.battery.value == 2)
                // It is released with the page.
                page.start.emit("clicked")
                await Stage.until { page.bar.fraction > 0 }
            }
        }

        @Test func picturesHaveTheFitAndTheSizeThatAreChosen() async throws {
            try await Stage.open(PicturesPage.self) { page, _ in
                page.fit.selected = 2
                #expect(page.picture.contentFit == .cover)
                page.iconSize.value = 128
                #expect(page.icon.pixelSize == 128)
                #expect(page.picture.paintable?.intrinsicAspectRatio == 2)
            }
        }
    }
}
