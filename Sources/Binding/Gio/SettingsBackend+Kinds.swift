// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension SettingsBackend {
    /// Stores settings in memory, each backend its own: for tests. `g_memory_settings_backend_new()`.
    ///
    ///     let settings = try Gio.Settings(schemaId: "org.example.Hello", backend: .memory())
    public static func memory() -> SettingsBackend {
        C.present(C.adopt(g_memory_settings_backend_new()), "g_memory_settings_backend_new")
    }

    /// Returns the defaults of the schema, and writes nothing. `g_null_settings_backend_new()`.
    public static func null() -> SettingsBackend {
        C.present(C.adopt(g_null_settings_backend_new()), "g_null_settings_backend_new")
    }

    /// Stores settings in a key file. `rootPath` is the beginning of the paths of all its settings, and `rootGroup`
    /// the group of the keys directly below it, if there are any. `g_keyfile_settings_backend_new()`.
    public static func keyFile(path: String, rootPath: String, rootGroup: String? = nil) -> SettingsBackend {
        C.present(
            C.adopt(g_keyfile_settings_backend_new(C.bytes(path), rootPath, rootGroup)),
            "g_keyfile_settings_backend_new")
    }
}
