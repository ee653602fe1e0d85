// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

private struct Person: TransferValue, Equatable {
    static var transferType: String { "org.example.person" }
    var name: String
}

extension OnDisplay {
    @MainActor struct TransferTests {
        init() { Stage.gtk.enter() }

        @Test func theClipboardHasAContentInSeveralForms() async throws {
            let clipboard = Clipboard()
            var changes = 0
            let subscription = clipboard.rx.changed.subscribe(onNext: { changes += 1 })
            clipboard.write(try TransferItem(Person(name: "Ada")), .text("Ada"))
            #expect(changes == 1)
            #expect(
                clipboard.available(of: [.files, .text, .value(Person.self)]) == [.text, .value(Person.self)])
            #expect(await clipboard.read(Person.self) == Person(name: "Ada"))
            #expect(await clipboard.readText() == "Ada")
            #expect(await clipboard.readImage() == nil)
            clipboard.write(
                .files([ChosenFile(path: "/tmp/two words.vcf"), ChosenFile(uri: "mtp://Phone/cards.vcf")]))
            let files = await clipboard.readFiles()
            #expect(files.map(\.path) == ["/tmp/two words.vcf", nil])
            #expect(files.last?.uri == "mtp://Phone/cards.vcf")
            let png = Gdk.MemoryTexture.red.saveToPngBytes().array
            clipboard.write(.image(png))
            #expect(await clipboard.readImage() == png)
            subscription.dispose()
            clipboard.write(.text(""))
            #expect(changes == 3)
        }

        @Test func anImageOfAnotherProgramIsReadAsPNG() async throws {
            let display = try #require(Gdk.Display.default)
            let texture: Gdk.Texture = Gdk.MemoryTexture.red
            display.clipboard.set(texture)
            let image = try #require(await Clipboard().readImage())
            #expect(image.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        }

        @Test func aSourceOffersItsContentAndATargetTakesIt() throws {
            let card = Label("Ada")
            let group = Label("Friends")
            card.dragSource = DragSource(
                try TransferItem(Person(name: "Ada")), .text("Ada"), operations: [.copy, .move])
            group.dropTypes = [.value(Person.self), .files]
            func controller<C>(_ view: any View, _ type: C.Type) throws -> C {
                let controllers = widget(view).observeControllers()
                return try #require(
                    (0..<controllers.nItems).lazy.compactMap { controllers.item(at: $0) as? C }.first)
            }
            let source = try controller(card, Gtk.DragSource.self)
            #expect(source.actions == [.copy, .move])
            let formats = try #require(source.content).refFormats()
            #expect(formats.has(.text))
            #expect(formats.has(.value(Person.self)))
            _ = try controller(group, Gtk.DropTargetAsync.self)
            let taken = Gdk.ContentFormats.of(group.dropTypes)
            #expect(taken.match(formats))
            card.dragSource = DragSource(.text("Ada"))
            let other = try #require(source.content).refFormats()
            #expect(!taken.match(other))
            group.dropTypes = []
            card.dragSource = nil
            func names(_ view: any View) -> [String] {
                let controllers = widget(view).observeControllers()
                return (0..<controllers.nItems).compactMap { controllers.item(at: $0)?.typeName }
            }
            #expect(!names(card).contains("GtkDragSource"))
            #expect(!names(group).contains("GtkDropTargetAsync"))
        }
    }
}

extension Gdk.MemoryTexture {
    fileprivate static var red: Gdk.MemoryTexture {
        Gdk.MemoryTexture(
            width: 1, height: 1, format: .r8g8b8, bytes: Bytes([255, 0, 0]), stride: 3)
    }
}
