// SPDX-License-Identifier: MIT

import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct MemberFunctionTests {
    @Test func staticFunctionsOfAnInterfaceAreOnTheClassesThatConform() throws {
        #expect(Gio.SimpleAction.isValidName("save-all") && !Gio.SimpleAction.isValidName("save all"))
        let (name, target) = try Gio.SimpleAction.parse(detailedName: "page::two")
        #expect(name == "page" && target == Variant("two"))
        #expect(Gio.SimpleAction.detailedName("page", targetValue: Variant("two")) == "page::two")
        #expect(Gio.AnyMemoryMonitor.default === Gio.AnyMemoryMonitor.default)
        #expect(try Gio.ThemedIcon.from(string: "go-home") is Gio.ThemedIcon)
        #expect(Gdk.Texture.empty(width: 3, height: 2).intrinsicWidth == 3)
        let window = Gtk.Window()
        window.present()
        #expect(try Gtk.Window.for(#require(window.surface)) === window)
        window.destroy()
        _ = Gio.DesktopAppInfo.all
    }

    @Test func aKeyHasASmallAndACapitalForm() {
        let (small, capital) = (Gdk.Key("ä"), Gdk.Key("Ä"))
        #expect(small.uppercased() == capital)
        #expect(capital.lowercased() == small)
        #expect(small.isLower && !small.isUpper)
        #expect(capital.isUpper && !capital.isLower)
        #expect(!Gdk.Key.f10.isLower && !Gdk.Key.f10.isUpper)
        #expect(Gtk.Accelerator.name(of: Gdk.Key("q"), modifiers: .controlMask) == "<Control>q")
        #expect(Gtk.Accelerator.parse("<Control>q")?.acceleratorKey == Gdk.Key("q"))
    }

    @Test func gdkDrawsWithCairo() throws {
        let surface = try ImageSurface(.argb32, width: 8, height: 8)
        let context = Cairo.Context(surface)
        context.setSource(Gdk.RGBA(hex: 0xff0000))
        context.rectangle(Gdk.Rectangle(x: 2, y: 2, width: 3, height: 3))
        context.fill()
        let region = Cairo.Region(covering: surface)
        #expect(region.extents == Cairo.RectangleInt(x: 2, y: 2, width: 3, height: 3))
        let cut = GdkPixbuf.Pixbuf(surface: surface, x: 2, y: 2, width: 3, height: 3)
        let picture = try #require(cut)
        #expect(picture.width == 3 && picture.hasAlpha)
        context.setSource(picture, x: 5, y: 5)
        context.paint()
        #expect(Cairo.Region(covering: surface).extents.width == 6)
        let copy = GdkPixbuf.Pixbuf(texture: Gdk.Texture(pixbuf: picture))
        #expect(copy?.height == 3)
    }

    @Test func contentTypesAndTheBusHaveTheirNamesTogether() throws {
        #expect(Gio.ContentType.guess("a.txt").result == "text/plain")
        #expect(Gio.ContentType.isA("text/html", supertype: "text/plain"))
        #expect(Gio.DBus.isName("org.example.Clock") && !Gio.DBus.isName("clock"))
        #expect(Gio.DBusAddress.isAddress("unix:path=/tmp/a"))
        #expect(!GLib.userName.isEmpty && GLib.homeDir.hasPrefix("/"))
        #expect(GTK.isInitialized && GTK.version.major == 4)
    }

    @Test func aStreamThatCanBePolledReturnsWhatItRead() throws {
        let stream = Gio.MemoryInputStream(bytes: Bytes([1, 2, 3]))
        #expect(try stream.read(count: 2, blocking: false) == [1, 2])
        #expect(try stream.read(count: 2, blocking: true) == [3])
        #expect(try stream.read(count: 2, blocking: true).isEmpty)
    }

    @Test func aWindowReadsItsDisplayAsEveryWidgetDoes() {
        let window = Gtk.Window()
        let display = window.display
        window.setDisplay(display)
        #expect(window.display === display)
        window.destroy()
    }

    @Test func valuesOfGrapheneAreMadeByInitializers() {
        let point = Graphene.Point3D(x: 1, y: 2, z: 3)
        #expect(Graphene.Matrix(translation: point).transformPoint3d(.zero).z == 3)
        #expect(Graphene.Rect(x: 1, y: 2, width: 3, height: 4).origin == Graphene.Point(x: 1, y: 2))
        #expect(Graphene.Matrix.identity.isIdentity)
    }
}
