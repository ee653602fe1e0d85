// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Icons that the theme lacks, in the views that show one beside their text.
    @MainActor struct MissingIconTests {
        init() { Stage.gtk.enter() }

        /// Shows a view in a window, and returns the reports until then.
        private func reports(_ count: Int, of view: any View, _ work: (Window) -> Void = { _ in })
            async throws
            -> [String]
        {
            let handler = ViewReport.handler
            defer { ViewReport.handler = handler }
            var reports: [String] = []
            ViewReport.handler = { reports.append("\($0)") }
            let window = Window()
            window.actions = [Action("a", title: "A") {}]
            window.content = Box([view])
            window.present()
            await settle()
            work(window)
            try await wait(until: "\(count) reports") { reports.count >= count }
            window.close()
            return reports
        }

        private func message(_ view: String, _ icon: String) -> String {
            "Box > \(view)[0]: the icon \"\(icon)\" is not shown, since the icon theme has none with that name. Use a name of the icon "
                + "naming specification, or install the icon with the application."
        }

        @Test func theIconOfAButtonIsReported() async throws {
            let button = Button("Save", icon: "no-such-icon")
            #expect(try await reports(1, of: button) == [message("Button", "no-such-icon")])
            let plain = Button("Save")
            #expect(
                try await reports(1, of: plain) { _ in plain.icon = "nor-this-one" }
                    == [message("Button", "nor-this-one")])
        }

        @Test func theIconOfAToggleButtonIsReported() async throws {
            let button = ToggleButton(icon: "no-such-icon")
            #expect(try await reports(1, of: button) == [message("ToggleButton", "no-such-icon")])
        }

        @Test func theIconOfATextFieldIsReported() async throws {
            let field = TextField()
            let found = try await reports(1, of: field) { _ in
                field.leadingIcon = TextFieldIcon("no-such-icon", label: "Search")
            }
            #expect(found == [message("TextField", "no-such-icon")])
        }

        @Test func theIconsOfAToolbarAreReported() async throws {
            let bar = Toolbar([.init("A", icon: "no-such-icon", action: "a")])
            #expect(try await reports(1, of: bar) == [message("Toolbar", "no-such-icon")])
        }

        @Test func theIconsOfAMenuButtonAndItsMenuAreReported() async throws {
            let menu = Menu(sections: [[.init("A", action: "a", icon: "no-such-item")]])
            let button = MenuButton("More", icon: "no-such-icon", menu: menu)
            let shown: Gtk.MenuButton = widget(button)
            let found = try await reports(2, of: button) { _ in
                shown.popup()
                shown.popdown()
            }
            #expect(found == [message("MenuButton", "no-such-icon"), message("MenuButton", "no-such-item")])
        }

        @Test func anIconThatTheThemeHasAsASymbolIsShown() async throws {
            let button = Button(icon: "list-add")
            let shown = widget(button, Gtk.Button.self).iconName ?? ""
            #expect(Gtk.IconTheme.for(widget(button, Gtk.Button.self).display).hasIcon(shown))
        }

        @Test func anActionOfAToolbarThatIsMisspeltIsReported() async throws {
            let bar = Toolbar([.init("Copy", action: "text.cpoy")])
            let handler = ViewReport.handler
            defer { ViewReport.handler = handler }
            var reports: [String] = []
            ViewReport.handler = { reports.append("\($0)") }
            let window = Window()
            window.actions = [Action("text.copy", title: "Copy") {}]
            window.content = bar
            window.present()
            try await wait(until: "a report") { !reports.isEmpty }
            #expect(reports.first?.contains("Did you mean \"text.copy\"?") == true)
            bar.isHidden = true
            await settle()
            bar.isHidden = false
            await settle()
            #expect(reports.count == 1, "a report is sent once")
            window.close()
        }
    }
}
