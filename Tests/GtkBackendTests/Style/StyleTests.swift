// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Style sheets, and views in a window of a GTK program.
    @MainActor struct StyleTests {
        init() { Stage.gtk.enter() }

        @Test func aStyleSheetAppliesToTheWindowsOfItsApplicationOnly() async {
            let label = Label("Ada").with { $0.styleClasses = ["scoped-test"] }
            let window = openWindow(label)
            let foreign = Gtk.Label("Grace")
            foreign.addCssClass("scoped-test")
            let other = Gtk.Window()
            other.child = foreign
            other.present()
            Toolkit.backend.addStyleSheet(
                "@define-color brand #ff0000; .scoped-test, window > .none { color: @brand; }")
            await settle()
            let red = Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(widget(label).styleContext.color == red)
            #expect(foreign.styleContext.color != red)
            other.destroy()
            window.close()
        }

        @Test func aMistakeInAStyleSheetIsReportedWithItsPosition() {
            var reports: [String] = []
            let handler = ViewReport.handler
            ViewReport.handler = { reports.append("\($0)") }
            Toolkit.backend.addStyleSheet(".a { color: red; }\n.b { colour: red; }\n.c { color: ; }")
            ViewReport.handler = handler
            #expect(reports.count == 2)
            #expect(
                reports.first
                    == "Style sheet: line 2, column 6: No property named \"colour\". The rule is ignored.")
        }

        @Test(arguments: [
            (".a { x: y; }", ".app .a, .app.a {x: y;}"),
            (
                "window.b > box, #c:hover { x: y }",
                ".app window.b > box, window.app.b > box, .app #c:hover, .app#c:hover {x: y;}"
            ),
            ("/* { */ * { x: \"}\"; }", ".app *, *.app {x: \"}\";}"),
            ("a:not(.b, .c) { x: y }", ".app a:not(.b, .c), a.app:not(.b, .c) {x: y;}"),
            (
                "@define-color brand red; .a { color: mix(@brand, @other, 0.5); }",
                "@define-color brand-app red;\n.app .a, .app.a {color: mix(@brand-app, @other, 0.5);}"
            ),
            (
                "@keyframes spin { to { x: y; } } .a { animation: spin 1s; spin: spin }",
                "@keyframes spin-app {to { x: y; }}\n.app .a, .app.a {animation: spin-app 1s; spin: spin;}"
            ),
            ("@import url(\"other.css\"); .a { x: y }", "\n.app .a, .app.a {x: y;}"),
            (".a { x: y", ".app .a, .app.a {x: y;}"),
        ])
        func aStyleSheetIsLimited(_ css: String, _ limited: String) {
            #expect(StyleScope(name: "app").limit(css) == limited)
        }

        @Test func aViewInAGtkProgramIsRetainedAsLongAsItsWidget() async {
            var taps = 0
            weak var dead: Button?
            weak var deadWidget: Gtk.Widget?
            var window: Gtk.Window? = Gtk.Window()
            do {
                let button = Button("Save")
                dead = button
                deadWidget = button.gtkWidget
                _ = button.rx.tap.subscribe(onNext: { taps += 1 })
                window?.child = button.makeGtkWidget()
            }
            window?.present()
            await settle()
            (deadWidget as? Gtk.Button)?.emit("clicked")
            #expect(taps == 1 && dead != nil && deadWidget?.mapped == true)
            window?.destroy()
            window = nil
            await settle()
            #expect(dead == nil && deadWidget == nil)
        }

        @Test func aProgramOfGtkInstallsTheBackend() throws {
            let installed = Stage.gtkBackend
            defer { Toolkit.install(installed) }
            let application = Gtk.Application(applicationId: "org.rxshell.Plain", flags: .nonUnique)
            let backend = try GtkBackend.install(in: application)
            #expect(application.isRegistered && Toolkit.backend === backend)
            #expect(Label("A").makeGtkWidget().firstChild is Gtk.Label)
        }

        @Test func theFrameworkHasItsOwnIconsWhereTheThemeLacksThem() throws {
            let display = try #require(Gdk.Display.default)
            let theme = Gtk.IconTheme()
            theme.themeName = "rxshell-no-such-theme"
            GtkBackend.addIcons(to: theme)
            for name in ["application-x-addon-symbolic", "avatar-default-symbolic", "dialog-error-symbolic"] {
                #expect(theme.hasIcon(name))
            }
            #expect(Gtk.IconTheme.for(display).hasIcon("application-x-addon-symbolic"))
        }
    }
}
