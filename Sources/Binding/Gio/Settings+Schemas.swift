// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Settings {
    /// Creates the settings of a schema that is installed.
    ///
    ///     let settings = try Gio.Settings(schemaId: "org.example.Hello")
    ///
    /// GIO itself ends the program if there is no such schema; this initializer throws an error that says what to do.
    ///
    /// - Parameters:
    ///   - backend: where the values are stored; nil for the database of the desktop.
    ///   - path: the path of the values, for a schema without a path of its own: `/org/example/hello/`.
    /// - Throws: `IOErrorEnum.notFound` if no such schema is installed, `IOErrorEnum.invalidArgument` if the path is
    ///   missing, or differs from that of the schema.
    public convenience init(
        schemaId: String, backend: SettingsBackend? = nil, path: String? = nil
    ) throws(GLibError) {
        guard let schema = SettingsSchemaSource.default?.lookup(schemaId, recursive: true) else {
            throw GLibError(
                IOErrorEnum.notFound,
                "There is no schema “\(schemaId)” on this machine: install \(schemaId).gschema.xml into "
                    + "share/glib-2.0/schemas and run glib-compile-schemas there, or set GSETTINGS_SCHEMA_DIR to the folder of the "
                    + "compiled schema. SettingsSchemaSource.default?.lookup(…) finds out whether there is a schema."
            )
        }
        if let errorMessage = Settings.errorMessage(of: path, with: schema) {
            throw GLibError(IOErrorEnum.invalidArgument, errorMessage)
        }
        self.init(schema: schema, backend: backend, path: path)
    }

    /// Throws the error for which GIO would end the program.
    private static func errorMessage(of path: String?, with schema: SettingsSchema) -> String? {
        guard let path else {
            return schema.path == nil
                ? "The schema “\(schema.id)” has no path of its own: pass the path of its values, such as path: \"/org/example/hello/\"."
                : nil
        }
        if let own = schema.path, own != path {
            return "The schema “\(schema.id)” has its values at \(own), not at \(path): leave the path out."
        }
        guard path.hasPrefix("/"), path.hasSuffix("/"), !path.contains("//") else {
            return
                "The path “\(path)” must begin and end with “/”, and must not contain “//”. An example is /org/example/hello/."
        }
        return nil
    }
}
