// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

/// Callbacks that the library calls on its own threads, on which Swift's objects cannot be used.
@Suite
struct WorkerThreadTests {
    private let callback =
        #"<callback name="Filter" c:type="GtkFilter"><return-value><type name="none" c:type="void"/></return-value><parameters>"#
        + #"<parameter name="user_data" closure="0"><type name="gpointer" c:type="gpointer"/></parameter></parameters></callback>"#

    private func method(nullable: Bool) -> String {
        Snippet.method(
            "add",
            #"<parameter name="filter" nullable="\#(nullable ? 1 : 0)" scope="notified" closure="1" destroy="2">"#
                + #"<type name="Filter" c:type="GtkFilter"/></parameter>"#
                + #"<parameter name="data" nullable="1"><type name="gpointer" c:type="gpointer"/></parameter>"#
                + #"<parameter name="notify" scope="async"><type name="GLib.DestroyNotify" c:type="GDestroyNotify"/></parameter>"#
        )
    }

    private func thing(nullable: Bool, _ overrides: String) -> Snippet {
        Snippet(
            callback
                + #"<class name="Thing" c:type="GtkThing" parent="GObject.Object" glib:get-type="gtk_thing_get_type">"#
                + method(nullable: nullable) + "</class>", overrides: overrides)
    }

    @Test func aFunctionThatNeedsSuchACallbackIsLeftOutWithItsReason() {
        let made = thing(nullable: false, "skip-callback Gtk.Filter it runs in another thread")
        #expect(!made.file("Thing").contains("gtk_thing_add"))
        #expect(made.reason("gtk_thing_add") == "it runs in another thread")
        #expect(thing(nullable: false, "").file("Thing").contains("func add(_ filter: @escaping Filter)"))
    }

    @Test func aFunctionThatCanDoWithoutIsGivenNone() {
        let text = thing(nullable: true, "skip-callback Gtk.Filter it runs in another thread").file("Thing")
        #expect(text.contains("public func add() {"))
        #expect(text.contains(", nil, nil, nil)"))
    }

    @Test func theBindingOffersNothingThatGIOCallsElsewhere() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Binding/Gio/Generated")
        let files =
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL } ?? []
        let swift = files.filter { $0.pathExtension == "swift" }
        #expect(swift.count > 200)
        for file in swift {
            let text = try String(contentsOf: file, encoding: .utf8)
            for name in [
                "DBusMessageFilterFunction", "onAuthorizeMethod", "onAllowMechanism",
                "onAuthorizeAuthenticatedPeer",
                "VfsFileLookupFunc", "SpawnChildSetupFunc", "func onRun(", "runInThread",
                "LoadableIconSubclass",
                "g_debug_controller_dbus_authorize", "handleMethodInvocationsInThread",
            ] {
                #expect(!text.contains(name), "\(file.lastPathComponent): \(name)")
            }
        }
    }
}
