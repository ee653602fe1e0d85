// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct AsyncInitableTests {
    final class Catalogue: GObject.Object, AsyncInitableSubclass {
        var lines = 0
        var isBroken = false
        var waits = false
        func doInitialize() async throws(GLibError) {
            if waits {
                do { try await Task.sleep(for: .seconds(1_000_000)) } catch {
                    throw GLibError(
                        domain: Gio.IOErrorEnum.domain, code: Int(Gio.IOErrorEnum.cancelled.rawValue),
                        message: "Enough.")
                }
            }
            if isBroken { throw GLibError(domain: "tests", code: 7, message: "It broke.") }
            await Task.yield()
            lines = 3
        }
    }

    @Test func anObjectIsInitializedInTheBackground() async throws {
        let catalogue = Catalogue()
        try await catalogue.initialize()
        #expect(catalogue.lines == 3)
    }

    @Test func anInitializationFailsWithItsError() async {
        let catalogue = Catalogue()
        catalogue.isBroken = true
        let error = await #expect(throws: GLibError.self) { try await catalogue.initialize() }
        #expect(error?.domain == "tests")
        #expect(error?.code == 7)
    }

    @Test func cancellingTheTaskCancelsTheInitialization() async {
        let catalogue = Catalogue()
        catalogue.waits = true
        let task = Task { try await catalogue.initialize() }
        await Task.yield()
        task.cancel()
        let error = await #expect(throws: GLibError.self) { try await task.value }
        #expect(error?.is(Gio.IOErrorEnum.cancelled) == true)
    }

    @Test func anObjectIsDeallocatedAfterItsAsynchronousInitialization() async throws {
        weak var dead: Catalogue?
        do {
            let catalogue = Catalogue()
            dead = catalogue
            try await catalogue.initialize()
        }
        await pump { dead == nil }
        #expect(dead == nil)
    }
}
