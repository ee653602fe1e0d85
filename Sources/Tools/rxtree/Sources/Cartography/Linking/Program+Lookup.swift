// SPDX-License-Identifier: MIT

extension Program {
    /// The type that a dotted name means at a position: the search begins in the scopes around it, and then
    /// continues with the nearest file.
    func resolve(_ name: String, at place: Place) -> TypeID? {
        let dot = name.utf8.firstIndex(of: UInt8(ascii: "."))
        if !place.scope.isEmpty, nestedNames.contains(dot.map { name[..<$0] } ?? name[...]) {
            var scope = Substring(place.scope)
            while !scope.isEmpty {
                if let found = lookup(scope + "." + name, from: place) { return found }
                guard let dot = scope.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
                scope = scope[..<dot]
            }
        }
        if let found = lookup(name, from: place) { return found }
        // `FlowKit.Flow`: what remains without the module.
        return dot.flatMap { lookup(String(name[$0...].dropFirst()), from: place) }
    }

    func resolve(_ name: TypeName, at place: Place) -> TypeID? {
        resolve(name.name, at: place)
    }

    private func lookup(_ name: String, from place: Place, depth: Int = 0) -> TypeID? {
        if let candidates = byName[name], let best = nearest(candidates, to: place.file) { return best }
        // Only an alias of itself, which does not compile, reaches this depth.
        guard depth < 64, let targets = aliases[name] else { return nil }
        let target = targets.max { closeness($0.file, place.file) < closeness($1.file, place.file) }
        return target.flatMap { target in
            target.target.name == name
                ? nil
                : lookup(target.target.name, from: Place(file: target.file, scope: ""), depth: depth + 1)
        }
    }

    private func nearest(_ candidates: [TypeID], to file: Int) -> TypeID? {
        if candidates.count == 1, !types[candidates[0].index].isPrivate { return candidates[0] }
        let visible = candidates.filter { !types[$0.index].isPrivate || types[$0.index].file == file }
        if visible.count < 2 { return visible.first }
        return visible.max { closeness(types[$0.index].file, file) < closeness(types[$1.index].file, file) }
    }

    /// The distance between two files: first the same file, then the same module, then the number of folders that they share.
    func closeness(_ left: Int, _ right: Int) -> Int {
        if left == right { return 100_000 }
        let (one, other) = (units[left], units[right])
        let shared = zip(one.path.split(separator: "/"), other.path.split(separator: "/")).prefix { $0 == $1 }
            .count
        return shared + (one.module == other.module ? 1_000 : 0)
    }

    /// A type with its superclasses and protocols, the nearest first.
    func lineage(of id: TypeID) -> [TypeID] { self[id].lineage }

    /// The names of all superclasses and protocols of a type, also of those that the sources do not declare.
    func ancestry(of id: TypeID) -> Set<String> {
        var names: Set<String> = []
        for ancestor in lineage(of: id) {
            for inherited in self[ancestor].inherits {
                for part in inherited.name.name == "&" ? inherited.name.arguments : [inherited.name] {
                    names.insert(part.simpleName)
                }
            }
        }
        return names
    }

    /// The functions of that name that a type has: the nearest ones that have a body, or else what a protocol requires.
    func functions(named name: String, of type: TypeID) -> [FunctionID] {
        var required: [FunctionID] = []
        for ancestor in lineage(of: type) {
            let named = self[ancestor].functions.filter { self[$0].function.name == name }
            let found = fitting(named.filter { !self[$0].function.isRequirement }, to: type) { id in
                let entry = self[id]
                return (entry.requirements, entry.file, entry.function.parameters.map(\.label))
            }
            if !found.isEmpty { return found }
            if required.isEmpty { required = named }
        }
        return required
    }

    func property(named name: String, of type: TypeID) -> (property: Property, owner: TypeID)? {
        var bare: (property: Property, owner: TypeID)?
        for ancestor in lineage(of: type) {
            let named = self[ancestor].properties.filter { $0.variable.name == name }
            for property in fitting(named, to: type, { ($0.requirements, $0.file, []) }) {
                if self[ancestor].kind != .protocol
                    || property.variable.isComputed && !property.variable.body.isEmpty
                {
                    return (property, ancestor)
                }
                bare = bare ?? (property, ancestor)
            }
        }
        return bare
    }

    // MARK: Requirements

    /// Whether a type is what an extension requires.
    private enum Fit: Int, Comparable {
        case no, perhaps, yes
        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// The members that a type gets, also from extensions with requirements. If some requirements are met for certain, those that
    /// may be met are left out.
    private func fitting<Member>(
        _ members: [Member], to type: TypeID,
        _ requirements: (Member) -> (names: [TypeName], file: Int, labels: [String?])
    ) -> [Member] {
        if members.allSatisfy({ requirements($0).names.isEmpty }) { return members }
        let fits = members.map { member in
            let (names, file, _) = requirements(member)
            return names.map { fit(of: type, to: $0, file: file) }.min() ?? .yes
        }
        guard let best = fits.max(), best != .no else { return [] }
        let found = zip(members, fits).filter { $0.1 == best }.map(\.0)
        guard best == .yes else { return found }
        // Of two with the same labels, the one that requires more is called.
        let special = Set(found.map(requirements).filter { !$0.names.isEmpty }.map(\.labels))
        return found.filter { member in
            let (names, _, labels) = requirements(member)
            return !names.isEmpty || !special.contains(labels)
        }
    }

    private func fit(of type: TypeID, to required: TypeName, file: Int) -> Fit {
        if required.name == "&" {
            return required.arguments.map { fit(of: type, to: $0, file: file) }.min() ?? .yes
        }
        if ["AnyObject", "Any", "Sendable", "class"].contains(required.name) { return .yes }
        let wanted = resolve(required, at: Place(file: file, scope: ""))
        let names = ancestry(of: type).union([self[type].name])
        if let wanted, lineage(of: type).contains(wanted) { return .yes }
        if names.contains(required.simpleName) { return .yes }
        if Vocabulary.controllerRoots.contains(required.simpleName), Vocabulary.isController(names) {
            return .yes
        }
        if self[type].kind == .protocol { return .perhaps }
        if let wanted, !self[wanted].isExternal { return .no }
        return isKnownWhole(type) ? .no : .perhaps
    }

    /// Whether all superclasses of a type are in the sources or in Apple's frameworks, where the name of a class shows its kind.
    private func isKnownWhole(_ type: TypeID) -> Bool {
        guard self[type].kind == .class else { return true }
        return lineage(of: type).flatMap { self[$0].inherits }.allSatisfy { inherited in
            if let parent = inherited.resolved, !self[parent].isExternal { return true }
            let name = inherited.name.simpleName
            return name.hasPrefix("UI") || name.hasPrefix("NS") || Vocabulary.isFramework(name)
        }
    }

    /// The types that a generic parameter of a base class has in a type that inherits from it.
    func argument(for parameter: String, in type: TypeID) -> TypeID? {
        var seen: Set<TypeID> = []
        return argument(for: parameter, in: type, seen: &seen)?.resolved
    }

    private func argument(
        for parameter: String, in type: TypeID, seen: inout Set<TypeID>
    ) -> (resolved: TypeID?, name: TypeName)? {
        guard seen.insert(type).inserted else { return nil }
        for inherited in self[type].inherits {
            guard let parent = inherited.resolved else { continue }
            if let index = self[parent].generics.firstIndex(where: { $0.name == parameter }),
                inherited.name.arguments.indices.contains(index)
            {
                let name = inherited.name.arguments[index]
                return (resolve(name, at: Place(file: inherited.file, scope: self[type].qualified)), name)
            }
            if let above = argument(for: parameter, in: parent, seen: &seen) {
                if above.resolved != nil { return above }
                // The parent passes its own parameter on under another name.
                if let index = self[parent].generics.firstIndex(where: { $0.name == above.name.name }),
                    inherited.name.arguments.indices.contains(index)
                {
                    let name = inherited.name.arguments[index]
                    return (resolve(name, at: Place(file: inherited.file, scope: self[type].qualified)), name)
                }
                return above
            }
        }
        return nil
    }

    /// Whether a comment `rxtree:leads(…)` on the line, or on the line above it, names the targets of the code there.
    func hasLeads(at site: Trace.Site) -> Bool {
        units[site.file].facts.leads.contains { $0.line == site.line || $0.line == site.line - 1 }
    }

    func path(of file: Int) -> String { units[file].path }
}
