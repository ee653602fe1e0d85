// SPDX-License-Identifier: MIT

import Gdk
import Gio
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// How GTK shows the state of a control.
    @MainActor struct ControlLookTests {
        init() { Stage.gtk.enter() }

        /// A red dot of one pixel, as a PNG file.
        private let dot: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
            0, 0, 0, 1, 8,
            2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE, 0, 0, 0, 0x0C, 0x49, 0x44, 0x41, 0x54, 8, 0xD7, 0x63, 0xF8,
            0xCF, 0xC0, 0, 0,
            3, 1, 1, 0, 0x18, 0xDD, 0x8D, 0xB0, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
        ]

        @Test func aMenuAtTheEndOfAWindowOpensUpwards() async throws {
            let menu = ViewKit.Menu(sections: [[.init("Quit", action: "app.quit")]])
            let (top, bottom) = (
                ViewKit.MenuButton("Top", menu: menu), ViewKit.MenuButton("Bottom", menu: menu)
            )
            let space = ViewKit.Label().with { $0.expandsVertically = true }
            let window = Window(WindowState { $0.defaultSize = Size(width: 300, height: 400) })
            window.actions = [Action("app.quit", title: "Quit") {}]
            window.content = ViewKit.Box(.vertical, [top, space, bottom])
            window.present()
            await settle()
            for (view, position) in [(bottom, Gtk.PositionType.top), (top, .bottom)] {
                let button = try #require(view.gtkWidget as? Gtk.MenuButton)
                button.popup()
                await settle()
                #expect(button.popover?.position == position)
                button.popdown()
                await settle()
            }
            window.close()
        }

        @Test func aLabelHasTheClassOfItsStyle() {
            let label = Label("Ada", style: .title)
            let gtk: Gtk.Label = widget(label)
            #expect(gtk.hasCssClass("title-2"))
            label.style = .caption
            #expect(!gtk.hasCssClass("title-2") && gtk.hasCssClass("caption") && gtk.hasCssClass("dim-label"))
            #expect(gtk.ellipsize == .end && !gtk.wrap)
            label.wraps = true
            #expect(gtk.ellipsize == .none && gtk.wrap)
            label.textAlignment = .end
            #expect(gtk.xalign == 1)
        }

        @Test func aButtonShowsTitleAndIcon() {
            let button = Button("Save", style: .suggested)
            let gtk: Gtk.Button = widget(button)
            #expect(gtk.label == "Save")
            #expect(gtk.hasCssClass("suggested-action"))
            button.style = .destructive
            #expect(gtk.hasCssClass("destructive-action") && !gtk.hasCssClass("suggested-action"))
            button.icon = "document-save-symbolic"
            #expect(gtk.child is Gtk.Box)
            button.title = ""
            #expect(gtk.iconName == "document-save-symbolic")
        }

        @Test func anErrorMessageIsShownWithItsField() {
            let field = TextField("ada@", purpose: .email)
            #expect(entry(field).nextSibling == nil)
            field.errorMessage = "This is no address."
            let caption = entry(field).nextSibling as? Gtk.Label
            #expect(caption?.text == "This is no address.")
            #expect(entry(field).hasCssClass("error"))
            field.errorMessage = nil
            #expect(caption?.visible == false)
            #expect(!entry(field).hasCssClass("error"))
        }

        @Test func aPurposeChoosesTheKindOfEntry() {
            #expect((entry(TextField(purpose: .phone)) as? Gtk.Entry)?.inputPurpose == .phone)
            #expect(entry(TextField(placeholder: "Find", purpose: .search)) is Gtk.SearchEntry)
            #expect(entry(TextField(purpose: .password)) is Gtk.PasswordEntry)
        }

        @Test func anAvatarShowsThePictureOrTheInitials() async throws {
            let avatar = Avatar(name: "Ada Lovelace", size: 64)
            let overlay: Gtk.Overlay = widget(avatar)
            let initials = overlay.child as? Gtk.Label
            #expect(overlay.sizeRequest == (64, 64))
            #expect(initials?.text == "AL")
            #expect(initials?.visible == true)
            avatar.picture = ImageData(dot)
            try await wait(until: "the picture is shown") { initials?.visible == false }
            avatar.picture = nil
            avatar.name = "Grace <Hopper>"
            #expect(initials?.text == "G<")
            #expect(initials?.visible == true)
        }

        @Test func anAvatarWithoutANameAndAPictureShowsTheDefaultIcon() async throws {
            let avatar = Avatar(size: 64)
            let overlay: Gtk.Overlay = widget(avatar)
            let sign = sequence(first: overlay.firstChild, next: \.?.nextSibling).lazy
                .compactMap { $0 as? Gtk.Image }.first
            #expect(sign?.iconName == "avatar-default-symbolic")
            #expect(sign?.pixelSize == 32)
            #expect(sign?.visible == true)
            avatar.name = "Ada"
            #expect(sign?.visible == false)
            avatar.name = ""
            avatar.picture = ImageData(dot)
            try await wait(until: "the picture is shown") { sign?.visible == false }
        }

        @Test func aMenuHasSectionsOfActions() async {
            let button = MenuButton(
                icon: "open-menu-symbolic",
                menu: Menu(sections: [
                    [.init("New", action: "new"), .init("Open", action: "open")],
                    [.init("Quit", action: "quit")],
                ]))
            let window = await openWindowAndSettle(button, Size(width: 300, height: 200))
            // The menu is made when it is opened.
            let view = widget(button, Gtk.MenuButton.self)
            view.popup()
            let model = view.menuModel
            #expect(model?.nItems == 2)
            let section = model?.itemLink(at: 0, link: "section")
            #expect(section?.nItems == 2)
            let action = section?.itemAttributeValue(at: 1, attribute: "action")
            #expect(action?.get(String.self) == "win.open")
            // While it is open, it follows.
            button.menu = Menu()
            #expect(view.menuModel?.nItems == 0)
            view.popdown()
            window.close()
            await settle()
        }

        @Test func theColourSchemeIsGtks() {
            let settings = Gtk.Settings.default
            Toolkit.backend.setColorScheme(.dark)
            #expect(settings?.gtkApplicationPreferDarkTheme == true)
            Toolkit.backend.setColorScheme(.light)
            #expect(settings?.gtkApplicationPreferDarkTheme == false)
            Toolkit.backend.setColorScheme(.automatic)
        }

        @Test func copiedTextIsOnTheClipboard() async throws {
            Toolkit.backend.copyToClipboard("Ada Lovelace")
            let display = try #require(Gdk.Display.default)
            #expect(try await display.clipboard.readText() == "Ada Lovelace")
        }
    }
}
