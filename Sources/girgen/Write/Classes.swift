// SPDX-License-Identifier: MIT

extension TypePlanner {
    func classText() -> String {
        let parent =
            type.parent == nil || type.parent == "GObject.InitiallyUnowned"
            ? "Object" : repository.swiftName(type.parent ?? "", from: module)
        let inherited = Set(repository.ancestors(type).flatMap(\.implements))
        let interfaces = type.implements.filter {
            !inherited.contains($0) && !repository.overrides.classInterfaces.contains($0)
                && repository.types[$0] != nil && repository.overrides.skippedTypes[$0] == nil
        }
        let conformances = [parent] + interfaces.map { repository.swiftName($0, from: module) }
        planMembers()
        return classHead("class", conformances) + extensionText() + keysText()
    }

    /// Writes a protocol for an interface, and the class for objects of which only the interface is known.
    func interfaceText() -> String {
        planMembers()
        if repository.overrides.classInterfaces.contains(type.qualifiedName) {
            return classHead("iface", ["Object"]) + extensionText() + keysText()
        }
        let prerequisites = type.prerequisites.map { repository.swiftName($0, from: module) }
        let parents = prerequisites.isEmpty ? ["Object"] : prerequisites
        let root =
            type.prerequisites.first { repository.types[$0]?.kind == .object }
            .map { repository.swiftName($0, from: module) } ?? "Object"
        let any = repository.anyName(type.qualifiedName, from: module)
        let text = """
            \(comment("iface"))
            @MainActor
            public protocol \(swiftName): \(parents.joined(separator: ", ")) {}

            /// Some object with the interface ``\(swiftName)``, of a class that is private to its library.
            public final class \(any): \(root), \(swiftName) {
            \(identity(of: any, access: "public").joined(separator: "\n"))
            }
            """
        // Functions that need no object are called on a class with the interface: Swift cannot call them on a protocol.
        return text + extensionText() + keysText()
    }

    private func classHead(_ page: String, _ conformances: [String]) -> String {
        closed(
            [
                comment(page), "open class \(swiftName): \(conformances.joined(separator: ", ")) {",
            ] + identity(of: swiftName, access: "open") + withoutDefault)
    }

    /// Makes `init()` unavailable if it would create an object that cannot be used.
    private var withoutDefault: [String] {
        guard let why = repository.incompleteness(of: type),
            !repository.ancestors(type).contains(where: { repository.incompleteness(of: $0) != nil })
        else { return [] }
        return [
            "    @available(*, unavailable, message: \"\(why.rawValue)\") public convenience override init() { "
                + "self.init(properties: [:]) }"
        ]
    }

    /// A class of another package makes its module known when it is first used.
    private var registration: String {
        repository.library?.namespace == type.namespace ? "_ = \(module)Module.isRegistered; return " : ""
    }

    private func identity(of name: String, access: String) -> [String] {
        let type = type.getType.map {
            "    \(access) override nonisolated class var gtype: UInt { \(registration)\($0)() }"
        }
        return (type.map { [$0] } ?? []) + [
            "    \(access) override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { "
                + "\(name)(_borrowed: raw) }"
        ]
    }

    /// Writes the class with its constructors. In extensions they would conflict with those of its ancestors.
    func closed(_ lines: [String]) -> String {
        (lines + plan.constructors.map { "\n" + $0.constructorText } + ["}"]).joined(separator: "\n")
    }

    func extensionText() -> String {
        let members = plan.members.map(\.text).joined(separator: "\n\n")
        return members.isEmpty ? "" : "\n\nextension \(swiftName) {\n\(members)\n}"
    }

    private func keysText() -> String {
        let keys = plan.keys.map(\.text).joined(separator: "\n")
        return keys.isEmpty ? "" : "\n\nextension Members where Owner: \(swiftName) {\n\(keys)\n}"
    }

    /// Writes the name of the C type and the link to its page.
    func comment(_ page: String) -> String {
        let sites = [
            "Gtk": "gtk4", "Gdk": "gdk4", "Gsk": "gsk4", "Gio": "gio", "GLib": "glib", "GObject": "gobject",
            "Pango": "Pango", "GdkPixbuf": "gdk-pixbuf",
        ]
        let symbol = type.cType.isEmpty ? type.typeName ?? type.name : type.cType
        guard let site = sites[type.namespace] else { return "/// `\(symbol)`." }
        return "/// `\(symbol)`. <https://docs.gtk.org/\(site)/\(page).\(type.name).html>"
    }
}
