// SPDX-License-Identifier: MIT

@testable import Cartography

extension AppMap {
    /// The map of an application that is one file.
    init(of text: String) {
        let facts = Array(text.utf8).withUnsafeBufferPointer(FactReader.facts)
        self = Linker(units: [FileUnit(path: "App.swift", module: "", facts: facts)], root: "/").map()
    }

    /// The map of a flow whose `navigate(to:)` has these cases, in an application that starts it with the first
    /// step; a view model emits the others.
    init(ofCases cases: [(step: String, body: String)], _ declarations: String) {
        let names = cases.map(\.step).joined(separator: ", ")
        let bodies = cases.map { "case .\($0.step): \($0.body)\n" }.joined()
        self.init(
            of: """
                enum AppStep: Step { case \(names) }
                final class AppFlow: Flow {
                    let navigation = UINavigationController()
                    var root: Presentable { navigation }
                    func navigate(to step: AppStep) -> FlowContributors {
                        switch step {
                \(bodies)
                        }
                        return .none
                    }
                }
                \(declarations)
                final class AppModel: RxViewModel {
                    func emit() {
                \(cases.map { "steps.accept(AppStep.\($0.step))\n" }.joined())
                    }
                }
                FlowCoordinator().coordinate(flow: AppFlow(), with: OneStepper(AppStep.\(cases[0].step)))
                """)
    }

    /// What a flow or controller leads to, by name.
    func targets(of name: String) -> [String] {
        guard let index = nodes.firstIndex(where: { $0.name == name }) else { return [] }
        return edges.filter { $0.from == index }.map { nodes[$0.to].name }
    }

    /// The rules that are broken, and by which messages.
    func messages(_ rule: Finding.Rule) -> [String] {
        findings().filter { $0.rule == rule }.map(\.message)
    }
}
