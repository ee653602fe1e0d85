// SPDX-License-Identifier: MIT

import Testing

@testable import Cartography

@Suite struct FactReaderTests {
    private func facts(_ text: String) -> FileFacts {
        Array(text.utf8).withUnsafeBufferPointer(FactReader.facts)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func linesAreCountedWhateverEndsThem(_ ending: String) {
        let facts = facts(
            ["// 🌳", "", "enum AppStep: Step {", "case start", "case end }"].joined(separator: ending))
        #expect(facts.types.first?.line == 3)
        #expect(facts.types.first?.cases.map(\.line) == [4, 5])
    }

    @Test func casesSurviveComputedPropertiesBracesAndCommas() {
        let facts = facts(
            """
            enum AppStep: Equatable, Step {
                case a, b(Int)
                var isFirst: Bool { if case .a = self { return true } else { return false } }
                case c(of: [String: (Int, Double)])
            }
            """)
        #expect(facts.types.first?.cases.map(\.name) == ["a", "b", "c"])
        #expect(facts.types.first?.inherits.map(\.name) == ["Equatable", "Step"])
    }

    @Test func everySideOfAConditionalCompilationIsRead() {
        let facts = facts(
            """
            #if os(Linux)
            class A: Flow {}
            #else
            class B: Flow {}
            #endif
            """)
        #expect(facts.types.map(\.name) == ["A", "B"])
    }

    @Test func typesInsideOfTypesAndFunctionsAreNamedAfterThem() {
        let facts = facts("class A { struct B { enum C {} }; func f() { class D {} ; push(D()) } }")
        #expect(Set(facts.types.map(\.name)) == ["A", "A.B", "A.B.C", "A.D"])
    }

    @Test func codeThatDoesNotParseIsReportedAndTheRestIsRead() {
        let facts = facts(
            """
            class A: Flow {
                func broken( {
                }
            }
            class B: Flow {}
            """)
        #expect(facts.troubles.count == 1)
        #expect(facts.troubles.first?.line == 2)
        #expect(facts.types.map(\.name).contains("B"))
    }

    @Test func commentsThatAllowRulesAreFound() {
        let facts = facts(
            "// nothing\nclass A {} // rxtree:allow(unreachable-screen, unresolved) by plugins\n")
        #expect(facts.allowances.map(\.line) == [2])
        #expect(facts.allowances.first?.rules == ["unreachable-screen", "unresolved"])
    }

    @Test func typesAreFreedOfSugar() {
        let facts = facts(
            "struct S { var a: [any Flow]?; var b: (Int) -> A.B<C>; var c: some P & Q; var d: X.Type }")
        #expect(
            facts.types.first?.variables.map(\.type) == [
                TypeName(name: "Array", arguments: [TypeName(name: "Flow")]),
                TypeName(name: "->", arguments: [TypeName(name: "A.B", arguments: [TypeName(name: "C")])]),
                TypeName(name: "&", arguments: [TypeName(name: "P"), TypeName(name: "Q")]),
                TypeName(name: "Type", arguments: [TypeName(name: "X")]),
            ])
    }
}
