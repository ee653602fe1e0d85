// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Builder {
    /// Creates objects from the XML of GtkBuilder, which Blueprint produces, too.
    public convenience init(xml: String) throws(GLibError) {
        C.requireDisplay(Self.self)
        self.init()
        try add(fromString: xml, length: xml.utf8.count)
    }

    /// Returns an object by its id.
    ///
    ///     let button = try builder.object("save", as: Gtk.Button.self)
    public func object<Found: Object>(_ id: String, as type: Found.Type = Found.self) throws(GLibError)
        -> Found
    {
        guard let object = object(id) else {
            throw GLibError(BuilderError.invalidId, "The interface has no object “\(id)”.")
        }
        guard let found = object as? Found else {
            throw GLibError(
                BuilderError.objectTypeRefused, "“\(id)” is a \(object.typeName), not a \(Found.self).")
        }
        return found
    }
}
