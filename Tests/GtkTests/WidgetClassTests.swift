// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

/// What a widget class in Swift installs for all of its widgets.
@MainActor
@Suite(.serialized, .gtk)
struct WidgetClassTests {
    class Gauge: Gtk.Widget, WidgetSubclass {
        static let properties: [PropertyDefinition] = [.init("locked", \Gauge.locked)]
        static let signals: [SignalDefinition] = [.init("read")]
        static let actions: [WidgetAction] = [
            .init("gauge.reset") { (gauge: Gauge) in gauge.level = 0 },
            .init("gauge.fill", target: Double.self) { (gauge: Gauge, level) in gauge.level = level },
            .init("gauge.locked", property: "locked"),
        ]
        static let shortcuts: [WidgetShortcut] = [
            .init("plus") { (gauge: Gauge) in gauge.level += 1 },
            .init("<Primary>r", action: "gauge.reset"),
            .init("<Primary>f", action: "gauge.fill", target: Variant(7.0)),
            .init("<Primary>e", signal: "read"),
        ]
        static let layoutManager: Gtk.LayoutManager.Type? = Gtk.BinLayout.self
        static let activateSignal: String? = "read"
        var level = 0.5
        var locked = false { didSet { notify("locked") } }
        private(set) var settingChanges = 0
        func doComputeExpand() -> (horizontal: Bool, vertical: Bool) { (true, false) }
        func doSystemSettingChanged(_ setting: Gtk.SystemSetting) {
            settingChanges += 1
            parentSystemSettingChanged(setting)
        }
    }

    final class RoundGauge: Gauge {}

    @Test func actionsOfTheClassAreEachWidgets() {
        let (gauge, other) = (Gauge(), Gauge())
        #expect(gauge.activateAction("gauge.fill", args: Variant(0.75)))
        #expect((gauge.level, other.level) == (0.75, 0.5))
        #expect(gauge.activateAction("gauge.reset"))
        #expect(gauge.level == 0)
        #expect(gauge.activateAction("gauge.locked"))
        #expect(gauge.locked)
        gauge.actionSetEnabled("gauge.fill", enabled: false)
        gauge.activateAction("gauge.fill", args: Variant(0.75))
        #expect(gauge.level == 0)
    }

    @Test func aWidgetListsItsActions() {
        let own = Gauge().installedActions.filter { $0.name.hasPrefix("gauge.") }
        #expect(Set(own.map(\.name)) == ["gauge.reset", "gauge.fill", "gauge.locked"])
        #expect(own.first { $0.name == "gauge.fill" }?.parameterType?.dupString() == "d")
        #expect(own.first { $0.name == "gauge.locked" }?.property == "locked")
        #expect(Gtk.Text().installedActions.contains { $0.name == "clipboard.copy" })
    }

    @Test func aSubclassHasItsAncestorsActionsOnce() {
        let gauge = RoundGauge()
        #expect(gauge.installedActions.filter { $0.name == "gauge.reset" }.count == 1)
        gauge.activateAction("gauge.reset")
        #expect(gauge.level == 0)
    }

    @Test func keysOfTheClassAreEachWidgets() throws {
        let gauge = Gauge()
        let controllers = gauge.observeControllers()
        let shortcuts = (0..<controllers.nItems).compactMap {
            controllers.item(at: $0) as? Gtk.ShortcutController
        }
        .flatMap { controller in
            (0..<(controller as any Gio.ListModel).nItems).compactMap {
                (controller as any Gio.ListModel).item(at: $0) as? Gtk.Shortcut
            }
        }
        #expect(shortcuts.count == 4)
        var read = 0
        gauge.connect("read") { _ in read += 1 }
        for shortcut in shortcuts {
            shortcut.action?.activate(flags: [], widget: gauge, args: shortcut.arguments)
        }
        #expect(read == 1)
        #expect(gauge.level == 7)
    }

    @Test func theClassSaysHowChildrenArePlacedAndWhatActivates() {
        let gauge = Gauge()
        #expect(gauge.layoutManager is Gtk.BinLayout)
        var read = 0
        gauge.connect("read") { _ in read += 1 }
        #expect(gauge.activate())
        #expect(read == 1)
        let child = Gtk.Label("a")
        child.setParent(gauge)
        child.hexpand = true
        #expect(gauge.computeExpand(.horizontal))
        #expect(!gauge.computeExpand(.vertical))
    }

    class Card: Gtk.Box, WidgetSubclass {
        static var template: String? {
            """
            <interface><template class="\(templateClassName)" parent="GtkBox">
              <child><object class="GtkLabel" id="title"/></child>
            </template></interface>
            """
        }
    }

    final class RedCard: Card {}

    @Test func aSubclassOfAWidgetWithATemplateIsFilledOnce() {
        #expect(RedCard().children.count == 1)
        #expect(Card().children.count == 1)
    }
}
