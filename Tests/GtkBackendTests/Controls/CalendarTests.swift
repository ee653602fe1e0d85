// SPDX-License-Identifier: MIT

import GObject
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// What the user does in the calendar of a date field, and what the field sends.
    @MainActor struct CalendarTests {
        init() { Stage.gtk.enter() }

        /// A date field whose calendar is open, and what it has sent.
        @MainActor private final class Opened {
            let field: DateField
            let window = ViewKit.Window()
            let peer: GtkDateFieldView
            private(set) var sent: [String] = []
            private let bag = DisposeBag()

            init(_ date: String?, from minimum: String? = nil, to maximum: String? = nil) async throws {
                let day = { (text: String?) in text.flatMap { CalendarDate($0) } }
                field = DateField(day(date), minimumDate: day(minimum), maximumDate: day(maximum))
                peer = try #require(field.backendView as? GtkDateFieldView)
                field.rx.date.skip(1).subscribe(onNext: { [unowned self] in
                    sent.append($0?.description ?? "none")
                })
                .disposed(by: bag)
                window.title = "Calendar"
                window.content = Box(.vertical, [field])
                window.present()
                await settle()
                let button = try #require(field.gtkWidget as? Gtk.MenuButton)
                button.popup()
                try await wait(until: "the calendar is shown") {
                    peer.calendar.mapped && peer.calendar.width > 0
                }
            }

            var shown: String {
                "\(peer.calendar.year)-\(peer.calendar.month + 1)-\(peer.calendar.day)"
            }

            /// Clicks the day of the month that is shown, or a grey day of another month, as a pointer does.
            func click(_ day: Int, isOther: Bool = false, isRefused: Bool = false) throws {
                let label = try #require(
                    peer.calendar.children.flatMap(\.children).first {
                        $0.hasCssClass("day-number") && $0.hasCssClass("other-month") == isOther
                            && ($0 as? Gtk.Label)?.text == "\(day)"
                    })
                let point = try #require(
                    label.translateCoordinates(
                        peer.calendar, srcX: Double(label.width) / 2, srcY: Double(label.height) / 2))
                let controllers = peer.calendar.observeControllers()
                let clicks = (0..<controllers.nItems).compactMap {
                    controllers.item(at: $0) as? Gtk.GestureClick
                }
                // The field's own one, which claims a click on a day that is not allowed, and that of GTK.
                let own = clicks.first { $0.propagationPhase == .capture }
                own?.emit("pressed", 1, point.x, point.y)
                if own != nil, isRefused { return }
                try #require(clicks.first { $0.propagationPhase != .capture }).emit(
                    "pressed", 1, point.x, point.y)
            }

            /// Presses the button that shows the next month.
            func turn() async throws {
                let buttons = peer.calendar.children.flatMap(\.children).compactMap { $0 as? Gtk.Button }
                try #require(buttons.count >= 2)
                buttons[1].emit("clicked")
                await settle()
            }

            func close() { window.close() }
        }

        @Test func aClickOnADaySelectsIt() async throws {
            let opened = try await Opened("2026-02-10")
            try opened.click(20)
            #expect(opened.sent == ["2026-02-20"] && opened.shown == "2026-2-20")
            // February 2026 begins on a Sunday.
            try opened.click(3, isOther: true)
            await settle()
            #expect(opened.sent == ["2026-02-20", "2026-03-03"] && opened.shown == "2026-3-3")
            try opened.click(27, isOther: true)
            await settle()
            #expect(opened.sent.last == "2026-02-27" && opened.sent.count == 3)
            opened.close()
        }

        @Test func aClickOnADayThatIsNotAllowedDoesNothing() async throws {
            let opened = try await Opened("2026-02-10", from: "2026-02-05", to: "2026-03-01")
            try opened.click(4, isRefused: true)
            try opened.click(3, isOther: true, isRefused: true)
            await settle()
            #expect(opened.sent == [] && opened.shown == "2026-2-10")
            try opened.click(1, isOther: true)
            await settle()
            #expect(opened.sent == ["2026-03-01"] && opened.shown == "2026-3-1")
            opened.close()
        }

        /// A field without a date shows the current day.
        @Test func aClickOnTheCurrentDaySelectsIt() async throws {
            let opened = try await Opened(nil)
            try opened.click(CalendarDate.today.day)
            #expect(opened.sent == [CalendarDate.today.description])
            opened.close()
        }

        @Test func theDayStaysWhenTheUserTurnsToOtherMonths() async throws {
            let opened = try await Opened("2026-01-31")
            for _ in 0..<3 { try await opened.turn() }
            #expect(opened.sent == ["2026-02-28", "2026-03-31", "2026-04-30"] && opened.shown == "2026-4-30")
            try opened.click(15)
            try await opened.turn()
            #expect(opened.sent.suffix(2) == ["2026-04-15", "2026-05-15"])
            opened.close()
        }

        @Test func aMonthWithoutAnAllowedDayIsNotShown() async throws {
            let opened = try await Opened("2026-01-31", to: "2026-02-10")
            try await opened.turn()
            #expect(opened.sent == ["2026-02-10"])
            try await opened.turn()
            #expect(opened.sent == ["2026-02-10"] && opened.shown == "2026-2-10")
            opened.close()
        }

        /// The day that is kept, of 31 January, is not the one that the user clicks.
        @Test func aClickOnTheSameDayOfAnotherMonthSelectsIt() async throws {
            let opened = try await Opened("2026-01-31")
            try await opened.turn()
            try opened.click(28, isOther: true)
            await settle()
            #expect(opened.sent == ["2026-02-28", "2026-01-28"] && opened.shown == "2026-1-28")
            opened.close()
        }

        /// The focus is moved by real keys.
        @Test func spaceSelectsTheDayWithTheFocusIfItIsAllowed() async throws {
            let opened = try await Opened("2026-02-26", to: "2026-02-28")
            try await Keyboard.focus(window: "Calendar")
            opened.peer.calendar.grabFocus()
            try opened.click(27)
            await settle()
            try await Keyboard.press("Right", "Right", "space", "Left", "space")
            try await wait(until: "a day is selected") { opened.sent.count > 1 }
            #expect(opened.sent == ["2026-02-27", "2026-02-28"] && opened.shown == "2026-2-28")
            opened.close()
        }

        @Test func aWindowThatClosesWithItsCalendarLeavesTheKeysToTheNextOne() async throws {
            try await Opened("2026-02-10").close()
            let next = ViewKit.Window()
            next.title = "Next"
            next.content = Box(.vertical, [Label("Next")])
            next.present()
            await settle()
            try await Keyboard.focus(window: "Next")
            try await wait(until: "the next window is active") { gtkWindow(next).isActive }
            next.close()
        }
    }
}
