// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk
import Testing

@testable import GtkBackend

extension OnDisplay {
    /// Reads each value that GIR says is never NULL, from an object of each class: the one that `init()` creates, if there is one.
    @MainActor struct PromiseTests {
        private typealias Question = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

        init() { Stage.gtk.enter() }

        @Test func propertiesThatAreDeclaredNonOptionalAreNotNil() {
            // GLib logs warnings for incomplete objects.
            let fatal = g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
            g_log_set_default_handler({ _, _, _, _ in }, nil)
            defer {
                g_log_set_default_handler(g_log_default_handler, nil)
                g_log_set_always_fatal(fatal)
            }
            // Retained until the end of the process, since GIO never releases some incomplete objects.
            var missing: Set<String> = []
            var asked: Set<String> = []
            for (type, hasDefault) in concreteTypes.map({ ($0.type(), $0.hasDefault) }) {
                let name = String(cString: g_type_name(type))
                let isBare = hasDefault && !Specimen.needy.contains(name)
                guard let object = isBare ? Specimen.bare(type) : Specimen.whole(name) else {
                    continue
                }
                Self.kept.append(object)
                for promise in promises where g_type_is_a(type, promise.type()) != 0 {
                    let label =
                        promise.symbol
                        ?? "\(String(cString: g_type_name(promise.type()))):\(promise.property ?? "")"
                    asked.insert(label)
                    if !keeps(promise.symbol, promise.property, object) { missing.insert(label) }
                }
            }
            #expect(asked.count > 100)
            #expect(
                missing.sorted() == [],
                "These return NULL though GIR says they never do: give each a line `nullable` in girgen's overrides."
            )
        }

        private static var kept: [Object] = []

        private func keeps(_ symbol: String?, _ property: String?, _ object: Object) -> Bool {
            if let symbol, let address = rx_symbol(symbol) {
                // Guard: girgen lists functions that take an object alone and return an address.
                let answer = unsafeBitCast(address, to: Question.self)(object._raw)
                if answer == nil { return false }
            }
            guard let property,
                let spec = g_object_class_find_property(C.cast(rx_class_of(object._raw)), property),
                spec.pointee.flags.rawValue & G_PARAM_READABLE.rawValue != 0
            else { return true }
            var value = GValue()
            g_object_get_property(C.cast(object._raw), property, &value)
            defer { g_value_unset(&value) }
            return g_value_peek_pointer(&value) != nil
        }
    }
}
