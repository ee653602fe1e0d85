// SPDX-License-Identifier: MIT

extension Generator {
    /// Writes, for the tests, every signal and property that has a key path, by a class that has it.
    func memberCasesText() -> String {
        let owners = plans.values.filter { !$0.keys.isEmpty }.sorted { $0.type.cType < $1.type.cType }
        let lists = owners.compactMap { plan -> (name: String, text: String, since: Release)? in
            guard let owner = classWithKeys(of: plan.type) else { return nil }
            let cases = plan.keys.map {
                (
                    text: "        MemberCase(\"\(plan.type.cType)\", \\Members<\(owner)>.\($0.name)),",
                    since: $0.mark.since <= plan.type.since ? Release.oldest : $0.mark.since
                )
            }
            let name = Naming.lowerFirst(plan.type.cType)
            let text = """
                @MainActor
                private func \(name)() -> [MemberCase] {
                    return \(table("[MemberCase]", cases))
                }
                """
            return (name, "\n" + conditioned(text, plan.type.since, in: .oldest) + "\n", plan.type.since)
        }
        let rows = lists.map {
            (text: "    (\"\(Naming.upperFirst($0.name))\", \($0.name)),", since: $0.since)
        }
        let type = "[(owner: String, cases: @MainActor () -> [MemberCase])]"
        return """
            \(Generator.notice)

            import GObject
            import Gtk

            /// Every signal and property of the binding that has a reactive member, by the class or interface that declares it.
            let memberCases: \(type) = \(table(type, rows))
            \(lists.map(\.text).joined())
            """
    }

    /// The class itself; of an interface, the first class that implements it.
    private func classWithKeys(of type: TypeDeclaration) -> String? {
        guard type.kind == .interface, !repository.overrides.classInterfaces.contains(type.qualifiedName)
        else {
            return repository.swiftName(type.qualifiedName, from: "")
        }
        let implementers = plans.values.map(\.type).filter { other in
            other.kind == .object && !other.isAbstract
                && ([other] + repository.ancestors(other)).contains {
                    $0.implements.contains(type.qualifiedName)
                }
        }
        let first = implementers.min {
            ($0.since.index, $0.namespace != "Gtk" ? 1 : 0, $0.name)
                < ($1.since.index, $1.namespace != "Gtk" ? 1 : 0, $1.name)
        }
        return first.map { repository.swiftName($0.qualifiedName, from: "") }
    }
}
