// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Synchronization
import Testing

/// A value of the program's own type, which two of its processes exchange.
struct Recipe: Equatable, Gdk.Transferable {
    struct Spoiled: Error {}

    var name: String
    var steps: [String]

    init(_ name: String, _ steps: [String] = []) { (self.name, self.steps) = (name, steps) }

    /// Throws `Spoiled` if the bytes are not a recipe.
    init(lines: [UInt8]) throws {
        let lines = String(decoding: lines, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.first == "RECIPE", lines.count > 1 else { throw Spoiled() }
        self.init(lines[1], Array(lines[2...]))
    }

    static let type = "application/x-rxshell-recipe"
    static let transferFormats: [Gdk.TransferFormat<Recipe>] = [
        .init(type) { recipe in
            guard recipe.name != "secret" else { throw Spoiled() }
            return (["RECIPE", recipe.name] + recipe.steps).joined(separator: "\n").utf8
        } read: { bytes in
            // A format may be asynchronous.
            await Task.yield()
            return try Recipe(lines: bytes)
        },
        .init("text/x-rxshell-name") { $0.name.utf8 },
    ]
}

/// The conversion of a Swift value to the formats of the clipboard, and back.
@MainActor
@Suite(.serialized, .gtk, .timeLimit(.minutes(1)))
struct TransferableTests {
    /// A class with formats.
    final class Card: Object, CustomClass, Gdk.Transferable {
        var name = "Ada"

        static let transferFormats: [Gdk.TransferFormat<Card>] = [
            .init("application/x-rxshell-card") {
                $0.name.utf8
            } read: {
                let card = Card()
                card.name = String(decoding: $0, as: UTF8.self)
                return card
            }
        ]
    }

    final class Token {}
    struct Holder: Gdk.Transferable {
        let token: Token
        static let transferFormats: [Gdk.TransferFormat<Holder>] = []
    }

    private let soup = Recipe("Soup", ["Boil", "Season"])

    private func clipboard() throws -> Gdk.Clipboard { try #require(Gdk.Display.default).clipboard }

    /// Puts bytes on the clipboard as another program would.
    private func paste<Pasted: ValueConvertible>(
        _ type: Pasted.Type, from bytes: String, _ mimeType: String
    ) async throws -> Pasted {
        let clipboard = try clipboard()
        clipboard.setContent(Gdk.ContentProvider(mimeType: mimeType, bytes: Bytes(Array(bytes.utf8))))
        return try await clipboard.read(type)
    }

    /// The bytes that another program would receive.
    private func written<Copied: ValueConvertible>(_ value: Copied, as mimeType: String) async throws
        -> [UInt8]?
    {
        let stream = Gio.MemoryOutputStream.resizable()
        try await stream.write(value, as: mimeType)
        try await stream.close()
        return stream.stealAsBytes()?.array
    }

    /// Waits until a condition is true. The time limit of the suite applies.
    private func until(_ isSo: () -> Bool) async throws {
        while !isSo() {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test func withinAProgramAValueArrivesAsItIs() async throws {
        let clipboard = try clipboard()
        // No format can write this value: it is passed without a format.
        clipboard.set(Recipe("secret"))
        #expect(try await clipboard.read(Recipe.self) == Recipe("secret"))
    }

    @Test func aValueIsOfferedInEachOfItsFormats() async throws {
        let formats = Gdk.ContentProvider(soup).formats.unionSerializeMimeTypes()
        #expect(formats.mimeTypes == [Recipe.type, "text/x-rxshell-name"])
        for (type, text) in [(Recipe.type, "RECIPE\nSoup\nBoil\nSeason"), ("text/x-rxshell-name", "Soup")] {
            #expect(try await written(soup, as: type) == Array(text.utf8))
        }
    }

    @Test func bytesOfAnotherProgramBecomeTheValue() async throws {
        #expect(try await paste(Recipe.self, from: "RECIPE\nSoup\nBoil\nSeason", Recipe.type) == soup)
    }

    @Test func anObjectIsItselfWithinAProgramAndAnotherOneBetweenTwo() async throws {
        let card = Card()
        try clipboard().set(card)
        #expect(try await clipboard().read(Card.self) === card)
        let pasted = try await paste(Card.self, from: "Grace", "application/x-rxshell-card")
        #expect(pasted.name == "Grace")
    }

    @Test func theClipboardReportsWhetherItHasAValueOfAType() throws {
        let clipboard = try clipboard()
        clipboard.set("text")
        #expect(clipboard.has(String.self) && !clipboard.has(Recipe.self))
        clipboard.set(soup)
        #expect(!clipboard.has(String.self) && clipboard.has(Recipe.self))
        clipboard.setContent(Gdk.ContentProvider(mimeType: Recipe.type, bytes: Bytes([])))
        #expect(clipboard.has(Recipe.self))
        // This format can only be written.
        clipboard.setContent(Gdk.ContentProvider(mimeType: "text/x-rxshell-name", bytes: Bytes([])))
        #expect(!clipboard.has(Recipe.self))
    }

    @Test func bytesThatAreNoSuchValueAreAnErrorWithItsReason() async throws {
        let log = LogRecord()
        defer { log.end() }
        let error = await #expect(throws: GLibError.self) {
            try await paste(Recipe.self, from: "eggs", Recipe.type)
        }
        let message = "Recipe was not read from application/x-rxshell-recipe: Spoiled()"
        #expect(error?.message == message)
        #expect(log.entries == [.init(level: .message, message: message)])
    }

    @Test func aValueThatCannotBeWrittenIsAnErrorThatIsLogged() async throws {
        let log = LogRecord()
        defer { log.end() }
        let error = await #expect(throws: GLibError.self) {
            try await written(Recipe("secret"), as: Recipe.type)
        }
        let message = "Recipe was not written as application/x-rxshell-recipe: Spoiled()"
        #expect(error?.message == message)
        #expect(log.entries == [.init(level: .warning, message: message)])
    }

    @Test func cancellingAReadCancelsTheFormat() async throws {
        /// A format whose read ends by cancellation only.
        struct Slow: Gdk.Transferable {
            @MainActor static var hasBegun = false
            @MainActor static var wasCancelled = false
            static let transferFormats: [Gdk.TransferFormat<Slow>] = [
                .init(
                    "application/x-rxshell-slow",
                    read: { _ in
                        hasBegun = true
                        do { try await Task.sleep(for: .seconds(1_000_000)) } catch {
                            wasCancelled = true
                            throw error
                        }
                        return Slow()
                    })
            ]
        }
        let reading = Task {
            do {
                _ = try await paste(Slow.self, from: "", "application/x-rxshell-slow")
                return false
            } catch {
                return (error as? GLibError)?.is(Gio.IOErrorEnum.cancelled) == true
            }
        }
        try await until { Slow.hasBegun }
        reading.cancel()
        #expect(await reading.value)
        try await until { Slow.wasCancelled }
    }

    @Test func aValueIsReleasedWithItsValueAndItsProvider() throws {
        weak var dead: Token?
        do {
            let token = Token()
            dead = token
            let value = Value(Holder(token: token))
            let provider = Gdk.ContentProvider(value: value)
            #expect(try provider.get(Holder.self)?.token === token)
            #expect(value.get(Holder.self)?.token === token)
            #expect(value.get(Recipe.self) == nil)
        }
        #expect(dead == nil)
    }

    @Test func aValueIsReadFromAStreamInAFormatThatItHas() async throws {
        let bytes = try #require(try await written(soup, as: Recipe.type))
        let source = Gio.MemoryInputStream(bytes: Bytes(bytes))
        #expect(try await source.read(Recipe.self, from: Recipe.type) == soup)
        await #expect(throws: GLibError.self) { try await written(soup, as: "image/png") }
        await #expect(throws: GLibError.self) { try await source.read(Recipe.self, from: "image/png") }
    }

    @Test func aTypeOfALibraryGetsAnotherFormat() async throws {
        let type = "text/x-rxshell-colour"
        Gdk.TransferFormat<Gdk.RGBA>(
            type, writeTo: { try await $1.writeAll(Array("\($0.red)".utf8)) },
            readFrom: { stream in
                let red = Double(String(decoding: try await stream.readToEnd(), as: UTF8.self)) ?? 0
                return Gdk.RGBA(red: red, green: 0, blue: 0, alpha: 1)
            }
        ).register()
        let pasted = try await paste(Gdk.RGBA.self, from: "0.5", type)
        #expect(pasted.red == 0.5)
        #expect(try await written(pasted, as: type) == Array("0.5".utf8))
    }

    @Test func aValueIsPastedInAnotherProcess() async throws {
        // More than the capacity of a pipe.
        let long = Recipe("Stew", (1...20_000).map { "Step \($0)" })
        try clipboard().set(long)
        await #expect(processExitsWith: .success) {
            let clipboard = try await othersClipboard { $0.contains(mimeType: Recipe.type) }
            let stew = try await clipboard.read(Recipe.self)
            #expect(stew.name == "Stew" && stew.steps.count == 20_000 && stew.steps.last == "Step 20000")
        }
    }

    @Test func aValueThatCannotBeWrittenIsNotPastedInAnotherProcess() async throws {
        let log = LogRecord()
        defer { log.end() }
        try clipboard().set(Recipe("secret"))
        await #expect(processExitsWith: .success) {
            let log = await LogRecord()
            let clipboard = try await othersClipboard { $0.contains(mimeType: Recipe.type) }
            await #expect(throws: GLibError.self) { try await clipboard.read(Recipe.self) }
            #expect(await log.entries.count == 1)
        }
        #expect(log.entries.map(\.level) == [.warning])
    }
}

/// The entries of GLib's log, from the creation of this object until it is ended.
@MainActor
private final class LogRecord {
    struct Line: Equatable {
        let level: Log.Level
        let message: String
    }

    private let lines = SharedLines()
    var entries: [Line] { lines.all.withLock { $0 } }

    init() {
        Log.setWriter { [lines] entry in
            guard entry.domain == "RxShell" else { return .unhandled }
            lines.all.withLock { $0.append(Line(level: entry.level, message: entry.message)) }
            return .handled
        }
    }

    func end() { Log.setWriter(nil) }

    private final class SharedLines: Sendable {
        let all = Mutex<[Line]>([])
    }
}
