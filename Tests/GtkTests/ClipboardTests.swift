// SPDX-License-Identifier: MIT

import Foundation
import GLib
import GObject
import Glibc
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk, .timeLimit(.minutes(1)))
struct ClipboardTests {
    final class Card: Object, CustomClass {
        var name = "Ada"
    }

    private func clipboard() throws -> Gdk.Clipboard {
        try #require(Gdk.Display.default).clipboard
    }

    @Test func textIsPastedAsItWasCopied() async throws {
        let clipboard = try clipboard()
        clipboard.set(Value("Grüße 👋"))
        #expect(clipboard.isLocal)
        #expect(try await clipboard.readText() == "Grüße 👋")
    }

    @Test func aUnionOfProvidersOffersTheirFormatsAndReleasesThem() throws {
        weak var dead: Gdk.ContentProvider?
        weak var deadPart: Gdk.ContentProvider?
        do {
            let html = Gdk.ContentProvider(mimeType: "text/html", bytes: Bytes(Array("<b>rich</b>".utf8)))
            let both = Gdk.ContentProvider(union: [Gdk.ContentProvider("plain"), html])
            (dead, deadPart) = (both, html)
            #expect(both.formats.contains(mimeType: "text/html"))
            #expect(try both.get(String.self) == "plain")
            #expect("\(html.formats)".contains("text/html"))
        }
        #expect(dead == nil && deadPart == nil)
    }

    @Test func aPictureIsPastedAsItWasCopied() async throws {
        let clipboard = try clipboard()
        let pixels = Bytes([UInt8](repeating: 200, count: 4 * 3 * 2))
        let texture = Gdk.MemoryTexture(width: 3, height: 2, format: .r8g8b8a8, bytes: pixels, stride: 12)
        clipboard.set(Value(texture as Gdk.Texture))
        let pasted = try #require(try await clipboard.readTexture())
        #expect((pasted.width, pasted.height) == (3, 2))
    }

    @Test func anObjectOfOnesOwnIsPastedAsItself() async throws {
        let clipboard = try clipboard()
        let card = Card()
        card.name = "Grace"
        clipboard.set(Value(card))
        let value = try await clipboard.readValue(Card.self)
        #expect(value.get(Card.self) === card)
        #expect(value.get(Card.self)?.name == "Grace")
    }

    @Test func bytesOfOnesOwnTypeArePasted() async throws {
        let clipboard = try clipboard()
        let copied = Bytes(Array("BEGIN:VCARD".utf8))
        let provider = Gdk.ContentProvider(mimeType: "text/vcard", bytes: copied)
        #expect(clipboard.setContent(provider))
        #expect(clipboard.formats.contains(mimeType: "text/vcard"))
        let (stream, type) = try await clipboard.read(["text/vcard", "text/plain"], priority: 0)
        #expect(type == "text/vcard")
        #expect(try await stream?.readBytes(count: 100, priority: 0).array == copied.array)
    }

    @Test func aClipboardWithoutTextSaysSo() async throws {
        let clipboard = try clipboard()
        clipboard.setContent(Gdk.ContentProvider(mimeType: "text/vcard", bytes: Bytes([1])))
        await #expect(throws: GLibError.self) { try await clipboard.readText() }
    }

    @Test func cancellingATaskThatReadsTheClipboardThrows() async throws {
        let clipboard = try clipboard()
        clipboard.set(Value("late"))
        let reading = Task { @MainActor in
            do throws(GLibError) {
                _ = try await clipboard.readText()
                return false
            } catch {
                return error.is(Gio.IOErrorEnum.cancelled)
            }
        }
        reading.cancel()
        #expect(await reading.value)
    }

    @Test func anObserverOfTheClipboardReceivesEachCopy() throws {
        let clipboard = try clipboard()
        var count = 0
        let connection = clipboard.onChanged { count += 1 }
        clipboard.set(Value("one"))
        clipboard.set(Value("two"))
        connection.disconnect()
        clipboard.set(Value("three"))
        #expect(count == 2)
    }

    @Test func textCrossesToAnotherProcess() async throws {
        try clipboard().set(Value("between processes"))
        await #expect(processExitsWith: .success) { try await expectPaste("between processes") }
    }

    @Test func bytesOfOnesOwnTypeCrossToAnotherProcess() async throws {
        try clipboard().setContent(
            Gdk.ContentProvider(mimeType: "text/vcard", bytes: Bytes(Array("BEGIN:VCARD".utf8))))
        await #expect(processExitsWith: .success) { try await expectPaste("BEGIN:VCARD", of: "text/vcard") }
    }
}

/// In a process of its own: that the clipboard has this, which another process put there.
@MainActor
private func expectPaste(_ expected: String, of type: String? = nil) async throws {
    let clipboard = try await othersClipboard { $0.contains(mimeType: type ?? "text/plain;charset=utf-8") }
    if let type {
        let (stream, _) = try await clipboard.read([type], priority: 0)
        #expect(try await stream?.readBytes(count: 100, priority: 0).array == Array(expected.utf8))
    } else {
        #expect(try await clipboard.readText() == expected)
    }
}

/// In a process of its own: the clipboard, once it has the formats of what another process put there.
@MainActor
func othersClipboard(_ hasFormats: (Gdk.ContentFormats) -> Bool) async throws -> Gdk.Clipboard {
    _ = Gtk.initialize()
    // The child process of a test has no time limit of its own: the alarm ends it.
    alarm(60)
    let clipboard = try #require(Gdk.Display.default).clipboard
    // The display server sends the formats after the program has requested them.
    while !hasFormats(clipboard.formats) {
        await withCheckedContinuation { continuation in
            let connection = Once<SignalConnection>()
            connection.value = clipboard.onChanged {
                connection.value?.disconnect()
                connection.value = nil
                continuation.resume()
            }
        }
    }
    #expect(!clipboard.isLocal)
    return clipboard
}

@MainActor
private final class Once<Value> {
    var value: Value?
}
