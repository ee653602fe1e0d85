// SPDX-License-Identifier: MIT

import Foundation
@_spi(Binding) import GLib
import GObject
@_spi(Binding) import Gio
import Gtk
import Testing

/// C functions that take buffers, tables, callbacks and run-time types, as Swift has them.
@MainActor
@Suite(.serialized, .gtk)
struct HandFormTests {
    private func folder() throws -> Gio.File {
        let (file, stream) = try Gio.File.temporary("rxshell-XXXXXX")
        try stream.close(cancellable: nil)
        try file.delete(cancellable: nil)
        try file.makeDirectory(cancellable: nil)
        return file
    }

    private func remove(_ folder: Gio.File) {
        if let path = folder.path { try? FileManager.default.removeItem(atPath: path) }
    }

    @Test func aPictureIsReadScaledAndWrittenWithoutBlocking() async throws {
        let made = Pixbuf(colorspace: .rgb, hasAlpha: false, bitsPerSample: 8, width: 8, height: 4)
        let picture = try #require(made)
        picture.fill(0x3366_99FF)
        let written = Gio.MemoryOutputStream.resizable()
        try await picture.save(to: written, type: "png", optionKeys: ["tEXt::Title"], optionValues: ["Sea"])
        try await written.close()
        let source = Gio.MemoryInputStream(bytes: try #require(written.stealAsBytes()))
        let small = try await Pixbuf(
            stream: source, width: 4, height: 4, preserveAspectRatio: true)
        #expect((small.width, small.height) == (4, 2))
        #expect(try small.data(ofType: "png").starts(with: [0x89, 0x50]))
        let error = await #expect(throws: GLibError.self) {
            try await Pixbuf(
                stream: Gio.MemoryInputStream(), width: 4, height: 4, preserveAspectRatio: true)
        }
        #expect(error?.domain.isEmpty == false)
    }

    @Test func aConverterConvertsAllOfWhatItIsGiven() throws {
        let text = Array(String(repeating: "Grüße ", count: 5000).utf8)
        let latin = try Gio.CharsetConverter(toCharset: "ISO-8859-1", fromCharset: "UTF-8").convertAll(text)
        #expect(latin.count == 5000 * 6)
        #expect(latin.prefix(5) == [0x47, 0x72, 0xFC, 0xDF, 0x65])
        let small = try Gio.ZlibCompressor(format: .gzip, level: 9).convertAll(text)
        #expect(small.count < text.count / 10)
        #expect(try Gio.ZlibDecompressor(format: .gzip).convertAll(small) == text)
        #expect(throws: GLibError.self) { try Gio.ZlibDecompressor(format: .gzip).convertAll([1, 2, 3]) }
    }

    @Test func aConversionReturnsTheNumberOfBytesReadAndTheOutput() throws {
        let converter = try Gio.CharsetConverter(toCharset: "UTF-16LE", fromCharset: "UTF-8")
        let step = try converter.convert(Array("abcd".utf8), count: 4)
        #expect(step.bytesRead == 2)
        #expect(step.output == [0x61, 0, 0x62, 0])
        #expect(step.result == .converted)
    }

    @Test func whatIsBufferedCanBeSeenBeforeItIsRead() throws {
        let stream = Gio.BufferedInputStream(
            baseStream: Gio.MemoryInputStream(bytes: Bytes(Array("abcdef".utf8))))
        _ = try stream.fill(count: 6)
        #expect(stream.peek(count: 2, offset: 1) == Array("bc".utf8))
        #expect(try stream.read(count: 3) == Array("abc".utf8))
    }

    @Test func aDatagramArrivesWithItsSender() throws {
        let loopback = Gio.InetAddress(loopback: .ipv4)
        let place = Gio.InetSocketAddress(address: loopback, port: 0)
        let (left, right) = (
            try Gio.Socket(family: .ipv4, type: .datagram, protocol: .udp),
            try Gio.Socket(family: .ipv4, type: .datagram, protocol: .udp)
        )
        try left.bind(place, allowReuse: false)
        try right.bind(place, allowReuse: false)
        _ = try right.send(to: left.getLocalAddress(), buffer: Array("hello".utf8))
        let (bytes, sender) = try left.receiveFrom(count: 100)
        #expect(bytes == Array("hello".utf8))
        let port = try #require(right.getLocalAddress() as? Gio.InetSocketAddress).port
        #expect((sender as? Gio.InetSocketAddress)?.port == port)
        (left.blocking, right.blocking) = (false, false)
        #expect(throws: GLibError.self) { try left.receive(count: 1) }
    }

    @Test func aDirectoryIsMeasured() async throws {
        let folder = try folder()
        defer { remove(folder) }
        try folder.child("a").replaceContents([UInt8](repeating: 1, count: 10_000), cancellable: nil)
        try folder.child("b").makeDirectory(cancellable: nil)
        let (size, directories, files) = try await folder.measureDiskUsage(.apparentSize) { _ in }
        #expect(size >= 10_000)
        #expect(directories == 2)
        #expect(files == 1)
        await #expect(throws: GLibError.self) { try await folder.child("c").measureDiskUsage() }
    }

    /// GIO calls such functions on its worker thread while no thread runs the main loop.
    @Test func progressOnAnotherThreadIsReportedOnTheMainThread() async {
        let isOnMainThread = await withCheckedContinuation { continuation in
            // Guard: the thread uses it alone.
            nonisolated(unsafe) let data = FileProgressCallbackThunk.retained { done, total in
                continuation.resume(returning: isMainThread && (done, total) == (1, 2))
            }
            Thread.detachNewThread {
                FileProgressCallbackThunk.call(1, 2, data)
                releaseCallback(data)
            }
        }
        #expect(isOnMainThread)
    }

    @Test func aSizeIsReadable() {
        #expect(GLib.formatSize(4096) == "4.1\u{a0}kB")
        #expect(GLib.formatSize(4096, flags: .iecUnits) == "4.0\u{a0}KiB")
    }

    @Test func aSchemaThatIsNotInstalledHasSettings() async throws {
        let folder = try folder()
        defer { remove(folder) }
        let schema = """
            <schemalist><schema id="org.example.rx.Forms" path="/org/example/rx/Forms/">
            <key name="mode" type="s"><choices><choice value="fast"/><choice value="slow"/></choices><default>'fast'</default></key>
            <key name="level" type="i"><default>3</default></key>
            </schema></schemalist>
            """
        try folder.child("a.gschema.xml").replaceContents(Array(schema.utf8), cancellable: nil)
        try await Gio.Subprocess(argv: ["glib-compile-schemas", try #require(folder.path)]).waitCheck()
        let source = try Gio.SettingsSchemaSource(directory: try #require(folder.path), parent: .default)
        let settings = Gio.Settings(
            schema: try #require(source.lookup("org.example.rx.Forms", recursive: false)))

        let modes = ["fast", "slow"]
        let choice = Gtk.DropDown(strings: modes)
        settings.bind("mode", to: choice, \.selected) { (mode: String) in
            modes.firstIndex(of: mode)
        } set: { place in
            modes.indices.contains(place) ? modes[place] : nil
        }
        settings.set("mode", "slow")
        #expect(choice.selected == 1)
        choice.selected = 0
        #expect(settings.get("mode") == "fast")

        let label = Gtk.Label("")
        settings.bind("level", to: label, \.label) { (level: Int) in
            level < 10 ? "\(level) of 9" : nil
        } set: { text in
            text.first?.wholeNumberValue
        }
        #expect(label.label == "3 of 9")
        label.label = "7"
        #expect(settings.int(forKey: "level") == 7)
    }

    @Test func aSerializedRenderNodeIsReadAndItsErrorsAreReported() throws {
        let red = Gdk.RGBA(hex: 0xFF0000)
        let node = Gsk.ColorNode(rgba: red, bounds: Graphene.Rect(x: 0, y: 0, width: 5, height: 6))
        let again = try #require(Gsk.RenderNode.deserialize(node.serialize()))
        #expect(again is Gsk.ColorNode)
        #expect(again.bounds == node.bounds)
        var mistakes: [String] = []
        let text = "color {\n  colour: red;\n}"
        _ = Gsk.RenderNode.deserialize(Bytes(Array(text.utf8))) { start, end, error in
            mistakes.append("\(start.lines) \(end.lines) \(error.message)")
        }
        #expect(mistakes.count == 1)
        #expect(mistakes.first?.hasPrefix("1 1 ") == true)
    }

    @Test func constraintsComeFromTheVisualFormatLanguage() throws {
        let (layout, box) = (Gtk.ConstraintLayout(), Gtk.Box())
        box.layoutManager = layout
        let (left, right) = (Gtk.Label("left"), Gtk.Label("right"))
        box.append(left)
        box.append(right)
        let made = try layout.addConstraints(
            ["H:|-[a(==b)]-12-[b]-|", "V:|-[a]-|"], spacing: 8, views: ["a": left, "b": right])
        #expect(made.count > 4)
        #expect(layout.observeConstraints().nItems == made.count)
        #expect(made.contains { $0.constant == 12 && $0.target === right || $0.source === left })
        do throws(GLibError) {
            try layout.addConstraints(["H:|-[c]-|"], views: ["a": left])
            Issue.record("c is no view")
        } catch {
            #expect(error.is(Gtk.ConstraintVflParserError.view))
        }
    }

    @Test func anEntryRefusesText() throws {
        let entry = Gtk.Entry()
        let delegate = try #require(entry.delegate)
        delegate.onInsertText { [unowned entry] text, _ in
            if !text.allSatisfy(\.isNumber) { entry.delegate?.stopEmission("insert-text") }
        }
        entry.text = "12"
        delegate.insertText("x", length: 1, at: 2)
        delegate.insertText("3", length: 1, at: 2)
        #expect(entry.text == "123")
    }

    @Test func anAreaShowsAnError() {
        let area = Gtk.GLArea()
        area.setError(GLibError(Gdk.GLError.unsupportedFormat, "No such picture"))
        #expect(area.error?.message == "No such picture")
        #expect(area.error?.is(Gdk.GLError.unsupportedFormat) == true)
        area.setError(nil)
        #expect(area.error == nil)
    }

    @Test func dialogsTakeTheirButtonsWithTheirAnswers() {
        let dialog = Gtk.Dialog(title: "Rename", useHeaderBar: true, buttons: ["_Rename": .accept])
        #expect((dialog.button(for: .accept) as? Gtk.Button)?.label == "_Rename")
        #expect(dialog.useHeaderBar == 1)
        let chooser = Gtk.FileChooserDialog(title: "Save", action: .save, buttons: ["_Save": .accept])
        #expect(chooser.action == .save)
        let bar = Gtk.InfoBar()
        var answers: [Int] = []
        bar.onResponse { answers.append($0) }
        bar.addButton("OK", response: .ok).emit("clicked")
        #expect(answers == [Int(Gtk.ResponseType.ok.rawValue)])
        dialog.destroy()
        chooser.destroy()
    }

    @Test func aTargetOfSeveralTypesTakesAll() {
        let target = Gtk.DropTarget(of: [Gdk.FileList.self, Gdk.Texture.self, String.self], actions: .copy)
        #expect(target.types == [TypeID(Gdk.FileList.self), TypeID(Gdk.Texture.self), TypeID(String.self)])
    }

    @Test func aLabelHasAMnemonicOnlyWithTheInitializerForIt() {
        #expect(Gtk.Label(mnemonic: "_Save").useUnderline)
        #expect(!Gtk.Label("_Save").useUnderline)
    }

    @Test func equalityOfSwiftIsTheComparisonOfTheLibrary() {
        #expect(
            Pango.FontDescription(string: "Sans Bold 12") == Pango.FontDescription(string: "Sans Bold 12"))
        #expect(Pango.FontDescription(string: "Sans Bold 12") != Pango.FontDescription(string: "Sans 12"))
        #expect(Gsk.Transform().rotate(Double(20)) == Gsk.Transform.parse("rotate(20)"))
    }
}
