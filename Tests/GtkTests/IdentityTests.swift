// SPDX-License-Identifier: MIT

import CGtk
import Dispatch
import Foundation
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk
import Testing

/// The connection between a C object and its wrapper: data of the C object under keys, whose addresses GObject stores.
@MainActor
@Suite(.serialized, .gtk)
struct IdentityTests {
    /// The key of the wrapper was once the address of a string that had been freed. Another key at the same address was taken for
    /// it, and the wrapper was returned as the data of that key.
    @Test func noOtherKeyFindsTheRuntimesData() {
        let button = Gtk.Button(label: "Save")
        var keys: [ContiguousArray<CChar>] = []
        for length in 1...120 {
            for index in 0..<200 {
                keys.append("\(index)-\(String(repeating: "x", count: length))".utf8CString)
            }
        }
        let found = keys.filter { key in
            key.withUnsafeBufferPointer { g_object_get_data(C.cast(button._raw), $0.baseAddress) != nil }
        }
        #expect(found.isEmpty)
    }

    @Test func theQuarksOfTheRuntimeHaveTheirNames() {
        _ = Gtk.Button(label: "Save")
        var names: Set<String> = []
        var quark: GQuark = 1
        while let name = g_quark_to_string(quark) {
            names.insert(
                String(decoding: UnsafeRawBufferPointer(start: name, count: strlen(name)), as: UTF8.self))
            quark += 1
        }
        #expect(names.isSuperset(of: ["rxshell-identity", "rxshell-aliases"]))
    }

    /// Releases an object on another thread, while the main thread waits.
    private func releaseElsewhere(_ holder: Holder) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            holder.object = nil
            done.signal()
        }
        thread.start()
        done.wait()
    }

    private final class Holder: @unchecked Sendable {
        // Guard: one thread uses it at a time; the other threads wait for it.
        var object: Object?

        init(_ object: Object) { self.object = object }
    }

    private func pump() {
        for _ in 0..<20 { MainQueue.iterate() }
    }

    @Test func anObjectThatCRetainedBeforeItsWrapperWasDeallocatedIsWrappedAgain() throws {
        let holder = Holder(Gtk.StringObject("a"))
        let raw = try #require(holder.object)._raw
        releaseElsewhere(holder)
        // The wrapper was deallocated. Its reference is released in a later turn of the main loop.
        g_object_ref(raw)
        pump()
        #expect(rx_reference_count(raw) == 1)
        weak var dead: Gtk.StringObject?
        do {
            let again: Gtk.StringObject = try #require(C.borrow(raw))
            #expect(again.string == "a")
            #expect(rx_reference_count(raw) == 2)
            dead = again
        }
        #expect(dead != nil)
        g_object_unref(raw)
        #expect(dead == nil)
    }

    @Test func anObjectThatCReturnsBeforeItsWrapperWasDeallocatedIsReleasedOnce() throws {
        let holder = Holder(Gtk.StringObject("a"))
        let raw = try #require(holder.object)._raw
        // Guard: the count is written on this thread, on which the object is finalised.
        nonisolated(unsafe) var ends = 0
        withUnsafeMutablePointer(to: &ends) { ends in
            let notify: GWeakNotify = { data, _ in data?.assumingMemoryBound(to: Int.self).pointee += 1 }
            g_object_weak_ref(C.cast(raw), notify, ends)
            for _ in 0..<3 {
                releaseElsewhere(holder)
                holder.object = C.borrow(raw)
            }
            pump()
            #expect(ends.pointee == 0)
            #expect((holder.object as? Gtk.StringObject)?.string == "a")
            releaseElsewhere(holder)
            pump()
            #expect(ends.pointee == 1)
        }
    }

    @Test func aWarningIsLoggedWithItsDomainAndItsText() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            C.warn("Colour has no case for 9.")
            exit(1)
        }
        try expectTrap("RxShell-WARNING **", result)
        try expectTrap("Colour has no case for 9.", result)
    }
}
