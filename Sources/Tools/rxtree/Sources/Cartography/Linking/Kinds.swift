// SPDX-License-Identifier: MIT

/// Which types are flows, controllers, view models and steps.
struct Kinds: Sendable {
    private(set) var flows: Set<TypeID> = []
    private(set) var controllers: Set<TypeID> = []
    private(set) var viewModels: Set<TypeID> = []
    private(set) var steps: Set<TypeID> = []

    init(_ program: Program) {
        for id in program.typeIDs {
            let entry = program[id]
            if entry.isExternal {
                if entry.name == "RxFlowStep" { steps.insert(id) }
                continue
            }
            guard !entry.inherits.isEmpty else { continue }
            if Vocabulary.isFramework(entry.name) { continue }
            let ancestry = program.ancestry(of: id)
            if ancestry.contains(Vocabulary.step) { steps.insert(id) }
            guard entry.kind == .class || entry.kind == .actor else { continue }
            if !ancestry.isDisjoint(with: Vocabulary.flows) {
                flows.insert(id)
            } else if Vocabulary.isController(ancestry) {
                controllers.insert(id)
            } else if !ancestry.isDisjoint(with: Vocabulary.viewModels) {
                viewModels.insert(id)
            }
        }
    }

    /// Adds types that are contributed as presentables without being declared as controllers.
    mutating func add(presented: Set<TypeID>) {
        controllers.formUnion(presented.subtracting(flows))
        viewModels.subtract(controllers)
    }

    func isFlow(_ id: TypeID) -> Bool { flows.contains(id) }
    func isNode(_ id: TypeID) -> Bool { flows.contains(id) || controllers.contains(id) }
    /// Whether a type is a flow, a controller or a view model.
    func isOfScreen(_ id: TypeID) -> Bool { isNode(id) || viewModels.contains(id) }
    func isStep(_ id: TypeID) -> Bool { steps.contains(id) }
}
