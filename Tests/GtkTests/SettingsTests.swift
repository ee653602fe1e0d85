// SPDX-License-Identifier: MIT

import Foundation
import GLib
import Gtk
import Testing

/// Settings of schemas that may not be installed.
@MainActor
@Suite(.serialized)
struct SettingsTests {
    private func message(_ body: () throws(GLibError) -> Gio.Settings) -> String {
        do throws(GLibError) {
            _ = try body()
            return "nothing was thrown"
        } catch {
            return "\(error)"
        }
    }

    @Test func anUnknownSchemaIsAnErrorThatSaysWhatToDo() {
        let text = message { () throws(GLibError) in try Gio.Settings(schemaId: "org.example.None") }
        #expect(
            text.hasPrefix(
                "There is no schema “org.example.None” on this machine: install org.example.None.gschema.xml into "
                    + "share/glib-2.0/schemas and run glib-compile-schemas there, or set GSETTINGS_SCHEMA_DIR to the folder of the "
                    + "compiled schema."))
        #expect(throws: GLibError.self) { try Gio.Settings(schemaId: "org.example.None", backend: .memory()) }
        #expect(throws: GLibError.self) { try Gio.Settings(schemaId: "org.example.None", path: "/a/") }
    }

    @Test func aSchemaThatIsThereIsRead() throws {
        let id = try #require(
            Gio.SettingsSchemaSource.default?.listSchemas(recursive: true).nonRelocatable.first {
                $0 == "org.gtk.gtk4.Settings.FileChooser"
            })
        let settings = try Gio.Settings(schemaId: id, backend: .memory())
        #expect(settings.schemaId == id)
        let path = try #require(settings.path)
        #expect(try Gio.Settings(schemaId: id, backend: .memory(), path: path).path == path)
        let text = message { () throws(GLibError) in try Gio.Settings(schemaId: id, path: "/elsewhere/") }
        #expect(
            text.hasPrefix(
                "The schema “\(id)” has its values at \(path), not at /elsewhere/: leave the path out."))
    }

    @Test func aSchemaWithoutAPathNeedsOne() async throws {
        let folder = Gio.File(path: "\(GLib.tmpDir)/rxshell-\(UInt64.random(in: 0 ... .max))")
        try await folder.makeDirectory()
        defer { if let path = folder.path { try? FileManager.default.removeItem(atPath: path) } }
        let xml = """
            <schemalist><schema id="org.example.movable"><key name="size" type="i"><default>3</default></key></schema></schemalist>
            """
        try await folder.child("t.gschema.xml").replaceContents(Array(xml.utf8), makeBackup: false)
        try await Gio.Subprocess(argv: ["glib-compile-schemas", folder.path ?? ""]).waitCheck()
        // GLib reads the schemas once in each process.
        let path = folder.path ?? ""
        await #expect(processExitsWith: .success) { [path = path as String] in
            setenv("GSETTINGS_SCHEMA_DIR", path, 1)
            await MainActor.run {
                @MainActor func text(_ path: String?) -> String {
                    do {
                        return
                            "\(try Gio.Settings(schemaId: "org.example.movable", backend: .memory(), path: path).int(forKey: "size"))"
                    } catch { return "\(error)" }
                }
                precondition(text("/org/example/one/") == "3")
                precondition(
                    text(nil).contains("has no path of its own: pass the path of its values"), text(nil))
                precondition(text("org/example").contains("must begin and end with “/”"))
                precondition(text("/org//example/").contains("must not contain “//”"))
            }
        }
    }
}
