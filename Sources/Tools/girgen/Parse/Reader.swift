// SPDX-License-Identifier: MIT

/// Reads the elements of one GIR file into the model.
struct Reader {
    let namespace: String
    /// Corrections of errors in GIR files.
    let overrides: Overrides
    /// The release that has the type whose members are read.
    private(set) var release = Release.oldest

    static let primitives: Set<String> = [
        "none", "gboolean", "gint", "guint", "gint8", "guint8", "gint16", "guint16", "gint32", "guint32",
        "gint64",
        "guint64", "glong", "gulong", "gsize", "gssize", "gdouble", "gfloat", "gchar", "guchar", "gunichar",
        "utf8",
        "filename", "gpointer", "gconstpointer", "GType", "gintptr", "guintptr", "time_t", "pid_t", "uid_t",
        "goffset",
        "long double", "va_list", "gushort", "gshort", "off_t", "dev_t", "gid_t", "socklen_t", "FILE", "tm",
        "passwd",
        "stat", "Gdk.Keyval",
    ]

    static func read(_ root: Element, _ overrides: Overrides) -> Namespace {
        guard let element = root.first("repository")?.first("namespace"), let name = element["name"] else {
            fatalError("The GIR file has no namespace.")
        }
        let reader = Reader(namespace: name, overrides: overrides)
        let kinds: [String: TypeDeclaration.Kind] = [
            "class": .object, "interface": .interface, "record": .record, "union": .union,
            "enumeration": .enumeration, "bitfield": .flags, "alias": .alias, "callback": .callback,
        ]
        let callbacks = element.all("callback").map {
            ($0["name"] ?? "", reader.callable($0, kind: .callback))
        }
        return Namespace(
            name: name,
            types: element.children.compactMap { child in
                kinds[child.name].map { TypeDeclaration(child, $0, reader) }
            },
            functions: element.children.compactMap { reader.callable($0, owner: nil) },
            callbacks: Dictionary(callbacks) { first, _ in first },
            constants: element.all("constant").map {
                (
                    $0["name"] ?? "", $0["c:type"] ?? "", reader.type(in: $0), $0["value"] ?? "",
                    reader.since($0, $0["c:type"] ?? "")
                )
            })
    }

    /// Returns the reader of a type's members.
    func inside(_ release: Release) -> Reader {
        var copy = self
        copy.release = release
        return copy
    }

    /// Returns the release that has a declaration.
    func since(_ element: Element, _ symbol: String) -> Release {
        if let known = overrides.since[symbol] { return known }
        if element["added"] != nil {
            return max(release, overrides.releases.release(of: namespace, element["version"]))
        }
        guard release > .oldest, let version = element["version"] else { return release }
        return max(release, overrides.releases.release(of: namespace, version))
    }

    /// Returns what a newer library says about a declaration; nil if it is not deprecated.
    func deprecation(_ element: Element, _ symbol: String) -> Deprecation? {
        guard let version = element["outdated"] else { return nil }
        let release = overrides.releases.release(of: namespace, version.isEmpty ? nil : version)
        // The file of the oldest release does not call it deprecated.
        guard release > .oldest else { return nil }
        let advice = overrides.advice[symbol] ?? element["advice"] ?? ""
        return Deprecation(release: release, advice: advice)
    }

    func qualify(_ name: String) -> String {
        name.contains(".") || Reader.primitives.contains(name) ? name : "\(namespace).\(name)"
    }

    func type(in element: Element) -> TypeReference {
        if let array = element.first("array") { return type(array) }
        if let type = element.first("type") { return self.type(type) }
        if let callback = element.first("callback") {
            return .named(qualify(callback["name"] ?? ""), c: callback["c:type"] ?? "")
        }
        return .unknown
    }

    /// Returns the type of a declaration by its name: the key codes of GDK have a type of their own.
    func type(in element: Element, of name: String) -> TypeReference {
        let type = type(in: element)
        let names = [
            "keyval", "accelerator_key", "get_keyval", "keyval_from_name", "keyval_to_lower",
            "keyval_to_upper",
        ]
        guard names.contains(name), case .named("guint", let c) = type else { return type }
        return .named("Gdk.Keyval", c: c)
    }

    private func type(_ element: Element) -> TypeReference {
        let c = element["c:type"] ?? ""
        let inner = (element.first("type") ?? element.first("array")).map { type($0) }
        if element.name == "array" {
            if let name = element["name"] { return .container(name, inner, c: c) }
            let length = element["length"].flatMap { Int($0) }
            let fixed = element["fixed-size"].flatMap { Int($0) }
            let zero = element["zero-terminated"].map { $0 == "1" } ?? (length == nil && fixed == nil)
            return .array(inner ?? .unknown, length: length, fixed: fixed, zeroTerminated: zero, c: c)
        }
        let name = element["name"] ?? "none"
        if ["GLib.List", "GLib.SList", "GLib.HashTable", "GLib.PtrArray", "GLib.Array"].contains(
            qualify(name))
        {
            return .container(qualify(name), inner, c: c)
        }
        return .named(qualify(name), c: c)
    }
}
