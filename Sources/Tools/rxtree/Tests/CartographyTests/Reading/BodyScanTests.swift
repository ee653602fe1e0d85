// SPDX-License-Identifier: MIT

import Testing

@testable import Cartography

@Suite struct BodyScanTests {
    private func scan(_ body: String) -> BodyScan {
        Array(body.utf8).withUnsafeBufferPointer { BodyScan($0, 0..<$0.count, LineTable($0)) }
    }

    private func mentions(_ body: String) -> [String] {
        var names: [String] = []
        for case .expression(let expr) in scan(body).skeleton { names.append(expr.spelling) }
        return names
    }

    @Test(arguments: [
        "navigation.push(list)", "addChild(header)", "let x = [a, b]; x.forEach(addChild)",
        "window.rootViewController = a",
        "steps.accept(.detail)", "relay.accept( .detail(1))", "picker = PickerController()",
        "if case AppStep.start = step { return true }", "switch x { case Route.help: return 1 }",
        "Flows.use(a, when: .created) { _ in }", "try await run(child)", "#selector(open)",
    ])
    func aBodyThatMayNavigateIsRead(_ body: String) {
        #expect(scan(body).needsReading)
    }

    @Test(arguments: [
        "label.text = title", "let x = Model(name: \"push(list)\")",
        "// navigation.push(list)\nlabel.clear()",
        "[label, field]", "changes.accept(changes.value + [1])",
        "x.map { $0.lowercased() }\n    .filter { !$0.isEmpty }",
    ])
    func aBodyThatCannotNavigateIsNotRead(_ body: String) {
        #expect(!scan(body).needsReading)
    }

    @Test func typesAndCallsThatItMentionsAreKept() {
        #expect(mentions("steps.accept(AppStep.detail(1))") == ["steps.accept(…)", "AppStep.detail(…)"])
        #expect(
            mentions("showDetails()\nself.router.open2(id)") == ["showDetails(…)", "self.router.open2(…)"])
        #expect(mentions("return a.b.c.d(Foo.bar)") == ["Foo.bar"])
        #expect(mentions("let text = \"Foo.bar\" // Foo.bar") == [])
    }

    @Test func whatItKeepsHasItsLine() {
        let lines = scan("first()\n\nAppStep.start").skeleton.compactMap { statement -> Int? in
            if case .expression(let expr) = statement { expr.line } else { nil }
        }
        #expect(lines == [1, 3])
    }
}
