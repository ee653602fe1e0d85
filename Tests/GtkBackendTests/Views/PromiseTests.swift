// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gtk
import Testing

@testable import GtkBackend

extension OnDisplay {
    /// What GIR says is never missing, asked of an object of each class as `init()` makes it.
    @MainActor struct PromiseTests {
        private typealias Question = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

        init() { Stage.gtk.enter() }

        @Test func whatIsNeverMissingIsThere() {
            // Objects that are not whole make GLib complain.
            let fatal = g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
            g_log_set_default_handler({ _, _, _, _ in }, nil)
            defer {
                g_log_set_default_handler(g_log_default_handler, nil)
                g_log_set_always_fatal(fatal)
            }
            // Kept to the end of the process: GIO does not let go of some objects that are not whole.
            var missing: Set<String> = []
            var asked: Set<String> = []
            for type in concreteTypes.map({ $0() }) {
                let name = String(cString: g_type_name(type))
                guard let object = Specimen.needy.contains(name) ? Specimen.whole(name) : Specimen.bare(type)
                else {
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
                missing.subtracting(Self.unwhole).sorted() == [],
                "These return NULL though GIR says they never do: give each a line `nullable` in girgen's overrides.txt."
            )
            #expect(
                Self.unwhole.subtracting(missing).sorted() == [],
                "These are kept: take them off the list below.")
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

        /// What objects lack that were made without what they are about, which `init()` cannot give them: their own initializers
        /// do, or they are made by a function of another class.
        private static let unwhole: Set<String> = [
            "g_bytes_icon_get_bytes", "g_converter_input_stream_get_converter",
            "g_converter_output_stream_get_converter", "g_dbus_connection_get_stream",
            "g_dbus_message_new_method_reply", "g_dbus_method_invocation_get_connection",
            "g_dbus_method_invocation_get_message", "g_dbus_method_invocation_get_parameters",
            "g_dbus_object_proxy_get_connection", "GDBusProxy:g-connection", "g_dbus_proxy_get_connection",
            "g_emblem_get_icon",
            "g_emblemed_icon_get_icon", "g_file_enumerator_get_container",
            "g_filter_input_stream_get_base_stream",
            "g_filter_output_stream_get_base_stream", "g_inet_address_mask_get_address",
            "g_inet_socket_address_get_address", "g_io_stream_get_input_stream",
            "g_io_stream_get_output_stream",
            "gdk_app_launch_context_get_display", "gdk_content_deserializer_get_input_stream",
            "gdk_content_serializer_get_output_stream", "gdk_monitor_get_display",
            "gtk_assistant_page_get_child",
            "gtk_builder_list_item_factory_get_bytes", "gtk_layout_child_get_child_widget",
            "gtk_layout_child_get_layout_manager", "gtk_notebook_page_get_child",
            "gtk_print_context_get_cairo_context", "gtk_print_context_get_page_setup",
            "gtk_tree_list_model_get_model", "gtk_tree_model_filter_get_model",
            "gtk_tree_model_sort_get_model",
        ]
    }
}
