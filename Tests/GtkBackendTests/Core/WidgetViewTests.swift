// SPDX-License-Identifier: MIT

import Gtk
import HeadlessBackend
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct WidgetViewTests {
        init() { Stage.gtk.enter() }

        @Test func whatEveryViewHasIsShown() {
            let button = Button("Save")
            let widget = widget(button)
            button.isHidden = true
            button.isEnabled = false
            button.tooltip = "Save the card"
            button.identifier = "save"
            button.horizontalAlignment = .end
            button.verticalAlignment = .center
            button.expandsHorizontally = true
            button.margins = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
            button.minimumWidth = 120
            button.styleClasses = ["wide", "loud"]
            button.styleClasses = ["wide"]
            #expect(!widget.visible)
            #expect(!widget.sensitive)
            #expect(widget.tooltipText == "Save the card")
            #expect(widget.name == "save")
            #expect(widget.halign == .end)
            #expect(widget.valign == .center)
            #expect(widget.hexpand && widget.hexpandSet && !widget.vexpandSet)
            #expect(widget.margins == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
            #expect(widget.sizeRequest == (120, -1))
            #expect(widget.hasCssClass("wide") && !widget.hasCssClass("loud"))
            button.isHidden = false
            button.expandsHorizontally = nil
            #expect(widget.visible)
            #expect(!widget.hexpandSet)
        }

        @Test func aSwitchIsNotStretched() {
            #expect(widget(Switch()).halign == .start)
            #expect(widget(Switch().with { $0.horizontalAlignment = .end }).halign == .end)
        }

        @Test func anyWidgetIsAView() async {
            let calendar = Gtk.Calendar()
            let view = GtkView(calendar)
            let box = Box(.vertical, [Label("When"), view])
            #expect(calendar.parent === widget(box))
            view.tooltip = "Choose a day"
            #expect(calendar.tooltipText == "Choose a day")
            box.views = []
            #expect(calendar.parent == nil)
        }

        @Test func aLabelWithANameOfItsOwnKeepsItWhenItsTextChanges() {
            let label = Label("3 of 4")
            var name: String? { (label.backendView as? WidgetView)?.accessibleName }
            #expect(name == "3 of 4")
            label.accessibilityLabel = "Progress"
            label.text = "4 of 4"
            #expect(name == "Progress")
            label.accessibilityLabel = nil
            #expect(name == "4 of 4")
            label.text = ""
            #expect(name == "")
        }

        @Test func aNamedWidgetIsMadeWhereGtkShowsIt() {
            let view = GtkView(name: "Volume") { Gtk.Scale() }
            let box = Box(.vertical, [Label("Sound"), view])
            #expect(view.widget is Gtk.Scale)
            #expect(view.gtkWidget === view.widget)
            #expect(view.widget?.parent === widget(box))
            #expect(view.accessibilityLabel == "Volume")
        }

        @Test func aNamedWidgetIsAPlaceholderWithoutADisplay() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let backend = HeadlessBackend.install()
                    let view = GtkView(name: "Volume") { fatalError("The widget was made.") }
                    let box = Box(.vertical, [Label("Sound"), view])
                    view.isEnabled = false
                    precondition(view.widget == nil && view.gtkWidget == nil)
                    let shown = box.backendView as? HeadlessView
                    precondition(shown?.visibleViews.last?.role == .widget)
                    precondition(shown?.description.contains("widget \"Volume\" (disabled)") == true)
                    withExtendedLifetime(backend) {}
                }
            }
        }
    }
}
