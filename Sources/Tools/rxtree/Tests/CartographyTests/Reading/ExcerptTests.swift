// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Cartography

@Suite struct ExcerptTests {
    private func excerpt(_ text: String) -> String {
        Array(text.utf8).withUnsafeBufferPointer { text in
            let excerpt = Excerpt(of: text, lines: LineTable(text))
            return String(decoding: excerpt.text ?? Array(text), as: UTF8.self)
        }
    }

    @Test func aBodyThatCannotMatterIsBlankAndEverythingElseStaysInItsPlace() {
        let text =
            "class A {\n  func f(x: Int = { 1 }()) -> Int {\n    return x + 1 // }\n  }\n  func g() { push(b) }\n}\n"
        #expect(
            excerpt(text)
                == "class A {\n  func f(x: Int = { 1 }()) -> Int {\n                     \n  }\n  func g() { push(b) }\n}\n"
        )
    }

    @Test(arguments: [
        "func f() -> UIViewController { a }", "func f() -> any Flow { a }", "func f() -> [AppStep] { a }",
        "func f<T>() -> T { a }", "func f() -> () -> Void { a }", "func f() { steps.accept(.a) }",
        "protocol P { func f() }", "let s = \"func f() { a }\"", "// func f() { a }", "/* func f() { a } */",
        "let s = #\"func f() { \"# ; func g() { a }", "x.func { a }",
    ])
    func whatMayMatterIsLeftAsItIs(_ text: String) {
        #expect(excerpt(text) == text)
    }

    @Test(arguments: [
        ("func f() { let a = \"}\" }", "func f() {             }"),
        ("func f() { g(\"\\(h(\"}\"))\") }", "func f() {                }"),
        ("func f() { let a = \"\"\"\n}\n\"\"\" }", "func f() {            \n \n    }"),
        ("func f() -> [any View] { [a] }", "func f() -> [any View] {     }"),
        ("func f()\n{ a }", "func f()\n{   }"),
    ])
    func stringsHideBraces(_ text: String, _ expected: String) {
        #expect(excerpt(text) == expected)
    }

    /// The lines that rxtree prints are those of the file.
    @Test(arguments: CorpusTests.projects) func noLineOfTheCorpusMoves(_ project: String) throws {
        let files = FileManager.default.enumerator(
            at: CorpusTests.corpus.appending(path: project), includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines = excerpt(text).split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
        }
    }
}
