// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gio
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// How GTK shows the controls in which the user enters a value, and how they handle keys.
    @MainActor struct InputLookTests {
        init() { Stage.gtk.enter() }

        private func present(_ views: [any View]) async -> Window {
            await openWindowAndSettle(Box(.vertical, views))
        }

        @Test func aSuggestedButtonIsTheDefaultOfItsWindow() async {
            let save = Button("Save", style: .suggested)
            let search = TextField(purpose: .search)
            let window = await present([TextField(), search, save])
            #expect(gtkWindow(window).defaultWidget === save.gtkWidget)
            #expect((entry(search) as? Gtk.SearchEntry)?.activatesDefault == false)
            save.style = .normal
            #expect(gtkWindow(window).defaultWidget == nil)
            save.style = .suggested
            save.isHidden = true
            #expect(gtkWindow(window).defaultWidget == nil)
            save.isHidden = false
            #expect(gtkWindow(window).defaultWidget === save.gtkWidget)
            window.close()
        }

        @Test func aComboFieldShowsTheOptionsThatContainTheText() async throws {
            let field = ComboField(options: ["Berlin", "Bern", "Oslo"], placeholder: "City")
            let window = await present([field])
            let peer = try #require(field.backendView as? GtkComboFieldView)
            let texts = Recorder(field.rx.text)
            peer.entry.text = "ber"
            #expect(peer.popover.visible)
            let list = try #require(peer.popover.descendant(Gtk.ListBox.self))
            #expect(list.children.count == 2)
            // As by the arrow key down, and Return.
            #expect(press("Down", in: peer.entry))
            #expect(press("Down", in: peer.entry))
            peer.entry.emit("activate")
            #expect(field.text == "Bern" && !peer.popover.visible)
            #expect(texts.values == ["", "ber", "Bern"])
            peer.entry.text = "x"
            #expect(!peer.popover.visible)
            #expect(press("Down", in: peer.entry))
            #expect(peer.popover.visible && list.children.count == 3)
            #expect(press("Escape", in: peer.entry))
            #expect(!peer.popover.visible)
            #expect(!press("Escape", in: peer.entry))
            window.close()
        }

        @Test func aComboFieldShowsTheOptionsForATextThatAnObserverHasChanged() async throws {
            let field = ComboField(options: ["Berlin", "Bern", "Oslo"], placeholder: "City")
            let window = await present([field])
            let peer = try #require(field.backendView as? GtkComboFieldView)
            let subscription = field.rx.text.orEmpty.skip(1).map { $0.uppercased() }.bind(to: field.rx.text)
            peer.entry.text = "ber"
            #expect(field.text == "BER" && peer.entry.text == "BER" && peer.popover.visible)
            #expect(peer.popover.descendant(Gtk.ListBox.self)?.children.count == 2)
            peer.entry.text = ""
            #expect(!peer.popover.visible)
            subscription.dispose()
            window.close()
        }

        private func press(_ key: String, in widget: Gtk.Widget) -> Bool {
            let value: Gdk.Key = ["Down": .down, "Escape": .escape][key] ?? .space
            return widget.keyController?.emit(
                "key-pressed", Int(value.rawValue), 0, Gdk.ModifierType(), returning: Bool.self) ?? false
        }

        @Test func screenReadersReceiveTheNameAndTheValue() async throws {
            let date = DateField(CalendarDate("2026-02-28")).with { $0.accessibilityLabel = "Birthday" }
            let window = await present([
                date, NumberField(3), TimeField(), ColorButton(), FontButton(), Slider(),
                RadioGroup(["A", "B"]),
            ])
            let button = try #require(date.gtkWidget?.firstChild)
            #expect(button.typeName == "GtkToggleButton")
            // GTK would append the label of the button to the name.
            #expect(!testAccessibleHasRelation(button, relation: .labelledBy))
            #expect((date.gtkWidget as? Gtk.MenuButton)?.label?.contains("28") == true)
            window.close()
        }

        /// GTK 4.18 names a button by the label that it had before the icon.
        @Test func aButtonWithAnIconInPlaceOfItsTitleIsNotNamedByALabel() async throws {
            let button = ViewKit.Button("Add")
            button.title = ""
            button.icon = "starred-symbolic"
            button.accessibilityLabel = "Add to favourites"
            let window = await present([button])
            #expect(!testAccessibleHasRelation(widget(button), relation: .labelledBy))
            window.close()
        }

        @Test func fromRightToLeftTimesAndShortcutsAreAtTheRight() async throws {
            Gtk.Widget.defaultDirection = .rtl
            defer { Gtk.Widget.defaultDirection = .ltr }
            let time = TimeField()
            let shortcut = ShortcutLabel("<Primary>n")
            let window = await present([time, shortcut])
            let peer = try #require(time.backendView as? GtkTimeFieldView)
            let content = try #require(window.content?.gtkWidget)
            let position = try #require(peer.minute.translateCoordinates(content, srcX: 0, srcY: 0))
            #expect(position.x > Double(content.width) / 2)
            let hour = try #require(peer.hour.translateCoordinates(content, srcX: 0, srcY: 0))
            #expect(hour.x < position.x)
            let keys = try #require(shortcut.gtkWidget?.descendant(Gtk.ShortcutLabel.self))
            let start = try #require(keys.translateCoordinates(content, srcX: 0, srcY: 0))
            #expect(start.x > Double(content.width) / 2)
            window.close()
        }

        @Test func aVerticalSliderHasItsMaximumAtTheTop() {
            let slider = Slider(axis: .vertical)
            #expect(widget(slider, Gtk.Scale.self).inverted)
            #expect(!widget(Slider(), Gtk.Scale.self).inverted)
            #expect(widget(Slider(), Gtk.Scale.self).flippable)
        }

        @Test func theColoursOfALevelBarFollowItsRange() {
            let bar = LevelBar(10, from: 10, to: 20)
            let gtk: Gtk.LevelBar = widget(bar)
            #expect(gtk.offsetValue("low") == 12.5 && gtk.offsetValue("high") == 17.5)
            bar.setRange(from: 1, to: 3)
            #expect(gtk.minValue == 1 && gtk.maxValue == 3 && gtk.value == 3)
        }

        @Test func aProgressBarMovesOnlyOnTheScreen() async throws {
            Gtk.Settings.default?.gtkEnableAnimations = true
            defer { Gtk.Settings.default?.gtkEnableAnimations = false }
            let bar = ProgressBar()
            let peer = try #require(bar.backendView as? GtkProgressBarView)
            #expect(!peer.isMoving)
            let window = await present([bar])
            #expect(peer.isMoving)
            bar.fraction = 0.5
            #expect(!peer.isMoving)
            bar.fraction = nil
            #expect(peer.isMoving)
            window.content = Label()
            await settle()
            #expect(!peer.isMoving)
            window.close()
        }

        @Test func aCalendarDoesNotSelectADayThatTheFieldDoesNotAllow() throws {
            let date = try #require(CalendarDate("2026-02-28"))
            let field = DateField(date, maximumDate: date)
            let peer = try #require(field.backendView as? GtkDateFieldView)
            peer.calendar.day = 27
            peer.calendar.emit("day-selected")
            #expect(field.date == CalendarDate("2026-02-27"))
            peer.calendar.month = 4
            peer.calendar.emit("day-selected")
            #expect(field.date == CalendarDate("2026-02-27"))
            #expect(peer.calendar.month == 1 && peer.calendar.day == 27)
        }

        @Test func theArrowsOfACalendarSelectTheSameDayOfAnotherMonth() async throws {
            let date = try #require(CalendarDate("2026-11-15"))
            let field = DateField(date)
            let peer = try #require(field.backendView as? GtkDateFieldView)
            peer.calendar.month = 11
            await settle()
            #expect(field.date == CalendarDate("2026-12-15"))
        }

        /// At a click on a day of another month, GTK shows that month, and then selects the day in the month that it shows.
        @Test func aDayOfAnotherMonthThatTheFieldDoesNotAllowSelectsNoDayOfTheShownMonth() async throws {
            let date = try #require(CalendarDate("2026-11-15"))
            let field = DateField(date, minimumDate: CalendarDate("2026-11-01"))
            let peer = try #require(field.backendView as? GtkDateFieldView)
            peer.calendar.month = 9
            peer.calendar.day = 30
            await settle()
            #expect(field.date == date)
            #expect(peer.calendar.month == 10 && peer.calendar.day == 15)
        }
    }
}

extension Gtk.Widget {
    /// The controller that receives the keys of the widget.
    fileprivate var keyController: Gtk.EventControllerKey? {
        let controllers = observeControllers()
        return (0..<controllers.nItems).lazy.compactMap {
            controllers.item(at: $0) as? Gtk.EventControllerKey
        }.last
    }
}
