// SPDX-License-Identifier: MIT

import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Views whose states arrive after further actions of the user, as those of a plugin in another process do.
    @MainActor struct LateStateTests {
        init() { Stage.gtk.enter() }

        /// A field in a window, and its events. No state follows its events.
        private func showField(_ purpose: TextPurpose) -> (GtkTextFieldView, any Gtk.Editable, Gtk.Window) {
            let view = GtkTextFieldView()
            view.render(TextFieldState { $0.purpose = purpose })
            let window = Gtk.Window()
            window.child = view.widget
            window.present()
            let entry = view.operatedWidget as? any Gtk.Editable ?? Gtk.Entry()
            return (view, entry, window)
        }

        @Test(arguments: [TextPurpose.plain, .search, .password])
        func theCaretIsReportedWithoutAnAnswer(_ purpose: TextPurpose) async {
            let (view, entry, window) = showField(purpose)
            var state = view.state ?? TextFieldState()
            // The state of the plugin after it has received all events.
            view.onEvent = { event in
                switch event {
                case .changed(let text, let selection): (state.text, state.selection) = (text, selection)
                case .selected(let selection): state.selection = selection
                default: break
                }
            }
            for letter in ["c", "o", "r", "e"] { entry.delegate?.emit("insert-at-cursor", letter) }
            #expect(state.text == "core" && state.selection == 4..<4)
            view.render(state)
            for letter in ["u", "t"] { entry.delegate?.emit("insert-at-cursor", letter) }
            #expect(entry.text == "coreut" && entry.selection == 6..<6)
            window.destroy()
        }

        @Test func aTextThatTheUserHasTypedIsReplacedByAnEarlierState() async {
            let (view, entry, window) = showField(.plain)
            entry.delegate?.emit("insert-at-cursor", "x")
            view.render(TextFieldState())
            #expect(entry.text.isEmpty)
            window.destroy()
        }

        @Test func anExpanderThatIsClosedAgainReportsBoth() {
            let view = GtkExpanderView()
            view.render(ExpanderState())
            var events: [ExpanderEvent] = []
            view.onEvent = { events.append($0) }
            let expander = view.widget as? Gtk.Expander
            expander?.expanded = true
            expander?.expanded = false
            #expect(events == [.expanded(true), .expanded(false)])
            view.render(ExpanderState { $0.isExpanded = true })
            #expect(expander?.expanded == true && events.count == 2)
        }

        @Test func aDayThatIsSelectedAgainIsReportedAndWritten() throws {
            let view = GtkDateFieldView()
            let first = try #require(CalendarDate(year: 2026, month: 5, day: 1))
            let second = try #require(CalendarDate(year: 2026, month: 5, day: 2))
            view.render(DateFieldState { $0.date = first })
            var dates: [CalendarDate] = []
            view.onEvent = { if case .changed(let date?) = $0 { dates.append(date) } }
            view.calendar.day = 2
            view.calendar.day = 1
            #expect(dates == [second, first])
            let label = (view.widget as? Gtk.MenuButton)?.label
            view.render(DateFieldState { $0.date = second })
            #expect((view.widget as? Gtk.MenuButton)?.label != label)
        }

        @Test func theBorderOfASplitViewThatIsMovedBackReportsBothAndCanBeRefused() throws {
            let view = GtkSplitView()
            view.insert(GtkLabelView(), at: 0)
            view.insert(GtkLabelView(), at: 1)
            view.render(SplitViewState { $0.sidebarWidth = 240 })
            let window = Gtk.Window()
            window.child = view.widget
            window.setDefaultSize(width: 800, height: 300)
            window.present()
            var events: [SplitViewEvent] = []
            view.onEvent = { events.append($0) }
            let paned = try #require(view.widget.firstChild as? Gtk.Paned)
            paned.position = 300
            paned.position = 240
            #expect(events == [.sidebarWidth(300), .sidebarWidth(240)])
            paned.position = 300
            // The plugin shows the width that it had before.
            view.render(SplitViewState { $0.sidebarWidth = 240 })
            #expect(paned.position == 240 && events.count == 3)
            window.destroy()
        }

        @Test func aColourThatThePluginSetsBackIsShown() throws {
            let view = GtkColorButtonView()
            let red = ColorButtonState { $0.color = ViewKit.Color(red: 1, green: 0, blue: 0) }
            view.render(red)
            let blue = RGBA(ViewKit.Color(red: 0, green: 0, blue: 1))
            // As if the user had chosen it.
            #if GTK_4_10
                let button = try #require(view.widget as? Gtk.ColorDialogButton)
                button.rgba = blue
            #else
                let button = try #require(view.widget as? Gtk.ColorButton)
                button.rgba = blue
                button.emit("color-set")
            #endif
            view.render(red)
            #expect(ViewKit.Color(button.rgba) == red.color)
        }

        /// Of the states of a plugin that sets the value back, the host shows the last one, which is that of before.
        @Test func aSwitchThatThePluginSetsBackIsOff() throws {
            let (toggle, checkBox, button) = (GtkSwitchView(), GtkCheckBoxView(), GtkToggleButtonView())
            for view in [toggle, checkBox, button] as [ControlView<ToggleState, ToggleEvent>] {
                view.render(ToggleState())
            }
            let widgets = (
                try #require(toggle.widget as? Gtk.Switch),
                try #require(checkBox.widget as? Gtk.CheckButton),
                try #require(button.widget as? Gtk.ToggleButton)
            )
            for _ in 0..<2 {
                (widgets.0.active, widgets.1.active, widgets.2.active) = (true, true, true)
                for view in [toggle, checkBox, button] as [ControlView<ToggleState, ToggleEvent>] {
                    view.render(ToggleState())
                }
                #expect(!widgets.0.active && !widgets.1.active && !widgets.2.active)
            }
        }

        @Test func anOptionThatThePluginSetsBackIsSelected() throws {
            let (dropDown, group) = (GtkDropDownView(), GtkRadioGroupView())
            let options = DropDownState { ($0.options, $0.selectedIndex) = (["Small", "Large"], 0) }
            let groupOptions = RadioGroupState { ($0.options, $0.selectedIndex) = (["Small", "Large"], 0) }
            dropDown.render(options)
            group.render(groupOptions)
            let widget = try #require(dropDown.widget as? Gtk.DropDown)
            for _ in 0..<2 {
                widget.selected = 1
                dropDown.render(options)
                #expect(widget.selected == 0)
                group.buttons[1].active = true
                group.render(groupOptions)
                #expect(group.buttons.map(\.active) == [true, false])
            }
        }

        @Test func aSliderThatIsMovedBackReportsBoth() {
            let view = GtkSliderView()
            view.render(SliderState())
            var values: [Double] = []
            view.onEvent = { if case .changed(let value) = $0 { values.append(value) } }
            let scale = view.operatedWidget as? Gtk.Scale
            scale?.value = 1
            scale?.value = 0
            #expect(values == [1, 0])
        }
    }
}
