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
        let apart = interfaces.filter { since(interface: $0) > type.since || isOld(interface: $0) }
        let conformances =
            [parent]
            + interfaces.filter { !apart.contains($0) }.map { repository.swiftName($0, from: module) }
        planMembers()
        return classHead("class", conformances) + apart.map(conformanceText).joined() + extensionText()
            + keysText()
    }

    /// Returns the release in which the class has an interface.
    private func since(interface name: String) -> Release {
        let own = max(type.since, repository.types[name]?.since ?? .oldest)
        guard type.laterInterfaces.contains(name), own == .oldest else { return own }
        return repository.overrides.releases.all.last ?? own
    }

    /// Whether an interface is deprecated, and the class is not.
    private func isOld(interface name: String) -> Bool {
        guard let old = repository.types[name]?.old else { return false }
        return type.old.map { $0.release > old.release } ?? true
    }

    /// Writes the conformance to an interface that newer releases have, or that is deprecated.
    private func conformanceText(_ name: String) -> String {
        let text = "extension \(swiftName): \(repository.swiftName(name, from: module)) {}"
        let old = isOld(interface: name) ? repository.types[name]?.old : nil
        return "\n\n" + conditioned(marked(text, old), since(interface: name), in: type.since)
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

    /// A class of another package registers its module when it is first used.
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
        let constructors = plan.constructors.map {
            "\n" + conditioned(marked($0.constructorText, $0.mark.old), $0.mark.since, in: type.since)
        }
        return (lines + constructors + ["}"]).joined(separator: "\n")
    }

    func extensionText() -> String {
        let members = joined(plan.members, in: type.since)
        return members.isEmpty ? "" : "\n\nextension \(swiftName) {\n\(members)\n}"
    }

    private func keysText() -> String {
        let keys = joined(plan.keys, in: type.since, separator: "\n")
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
