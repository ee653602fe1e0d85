// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gdk
import GdkPixbuf
import Gtk
import Testing

/// Values that GTK documents as never NULL, and that can be NULL: a program that reads them does not end.
@MainActor
@Suite(.serialized, .gtk)
struct MissingTests {
    @Test func aControllerHasNoWidgetUntilOneHasIt() {
        let controller = Gtk.GestureClick()
        #expect(controller.widget == nil)
        let label = Gtk.Label("a")
        label.addController(controller)
        #expect(controller.widget === label)
        label.removeController(controller)
        #expect(controller.widget == nil)
    }

    @Test func aDialogHasAHeaderBarWhereItWasAskedFor() {
        let dialog = Gtk.Dialog(properties: ["use-header-bar": 1])
        let plain = Gtk.Dialog(properties: ["use-header-bar": 0])
        #expect(dialog.headerBar != nil)
        #expect(plain.headerBar == nil)
        dialog.destroy()
        plain.destroy()
        // The other members exist until the dialog is released.
        #expect(type(of: dialog.contentArea) == Gtk.Box.self)
    }

    @Test func aWindowThatIsNotShownHasNoSurface() {
        let window = Gtk.Window()
        #expect(window.surface == nil)
        #expect(window.renderer == nil)
        window.destroy()
    }

    @Test func aSelectionOutlivesItsTree() {
        var tree: Gtk.TreeView? = Gtk.TreeView()
        let selection = tree?.selection
        #expect(selection?.treeView === tree)
        tree = nil
        #expect(selection?.treeView == nil)
    }

    @Test func propertiesThatAreNotSetAreNil() {
        #expect(Gtk.CellAreaContext(properties: [:]).area == nil)
        #expect(Members<Gtk.MountOperation>().display.get(Gtk.MountOperation()) == nil)
        #expect(Gtk.PrintOperation().defaultPageSetup == nil)
        #expect(Gtk.EntryCompletion().entry == nil)
        #expect(GdkPixbuf.PixbufSimpleAnim(width: 1, height: 1, rate: 1).staticImage == nil)
    }

    @Test func aSettingIsReadByItsType() throws {
        let display = try #require(Gdk.Display.default)
        #expect(display.getSetting("gtk-no-such-setting", as: String.self) == nil)
        let time = display.getSetting("gtk-double-click-time", as: Int.self)
        #expect(time == nil || time ?? 0 > 0)
    }

    @Test func anExpressionReturnsAValue() {
        let label = Gtk.Label("Save")
        let text = Gtk.PropertyExpression(of: Gtk.Label.self, \.label)
        #expect(text.evaluate(label, as: String.self) == "Save")
        #expect(text.evaluate(as: String.self) == nil)
    }

    @Test func anUninitializedValueIsReadAsNil() {
        #expect(Value(moving: GValue()).get(String.self) == nil)
    }

    @Test func aCaseThatTheBindingDoesNotKnowHasItsNumber() {
        let value = Value(type: Gtk.Orientation.self)
        value.set(1)
        #expect(value.get(Gtk.Orientation.self) == .vertical)
        value.set(7)
        #expect(value.get(Gtk.Orientation.self) == .newer(7))
        #expect(value.get(Int.self) == 7)
    }
}
