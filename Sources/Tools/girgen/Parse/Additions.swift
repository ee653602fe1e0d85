// SPDX-License-Identifier: MIT

extension Element {
    /// Returns the element of a GIR file, with the declarations that only the file of a newer library has.
    /// The declarations of the older file do not change.
    ///
    /// New elements have the attribute `added` with the version of the newer library. A declaration that is
    /// deprecated only in the newer library has the attributes `outdated`, with the version that deprecated
    /// it, and `advice`.
    func adding(_ newer: Element, version: String) -> Element {
        with(
            [:],
            children: children.map { child in
                guard child.name == "repository", let other = newer.first("repository") else { return child }
                return child.with(
                    [:],
                    children: child.children.map { child in
                        guard child.name == "namespace", let other = other.first("namespace") else {
                            return child
                        }
                        return child.merging(other, version, symbols: child.symbols)
                    })
            })
    }

    /// The names in C of an element and of everything in it.
    private var symbols: Set<String> {
        children.reduce(into: Set([self["c:identifier"]].compactMap { $0 })) { $0.formUnion($1.symbols) }
    }

    private func merging(_ newer: Element, _ version: String, symbols: Set<String>) -> Element {
        let known = Dictionary(newer.children.map { ($0.identity, $0) }) { first, _ in first }
        let names = Set(children.map(\.identity))
        let old = children.map { child -> Element in
            guard let other = known[child.identity] else { return child }
            let marked = child.marked(by: other)
            return Element.containers.contains(child.name)
                ? marked.merging(other, version, symbols: symbols) : marked
        }
        let added = newer.children.filter {
            Element.members.contains($0.name) && !names.contains($0.identity)
                && !symbols.contains($0["c:identifier"] ?? "")
        }
        // A field in a struct takes the place of a reserved one, and is written for new structs only.
        return with([:], children: old + added.map { $0.with(["added": version], children: $0.children) })
    }

    /// Returns the element with its deprecation in a newer file.
    private func marked(by newer: Element) -> Element {
        guard newer.flag("deprecated"), !flag("deprecated"), self["outdated"] == nil else { return self }
        return with(
            ["outdated": newer["deprecated-version"] ?? "", "advice": newer["advice"] ?? ""],
            children: children)
    }

    private var identity: String { "\(name) \(self["name"] ?? "")" }

    private static let containers: Set<String> = [
        "class", "interface", "record", "union", "enumeration", "bitfield",
    ]
    /// The elements that are added. Macros and inline functions are not among them: Swift cannot call them.
    private static let members: Set<String> = containers.union([
        "function", "method", "constructor", "property", "glib:signal", "virtual-method", "member",
        "callback", "constant",
        "implements",
    ])
}
