// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

/// The public API of the binding has no addresses: the name of each public declaration with an address, or a label in it, begins with an
/// underscore.
@Suite
struct PublicPointerTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Binding")

    /// The name that Swift's standard library uses for access to memory.
    private static let allowed = ["func withUnsafeBytes"]

    /// The public declarations of a file that mention an address without an underscore.
    static func exposed(in text: String) -> [String] {
        var found: [String] = []
        var open: String?
        var isForBindings = false
        for line in text.split(separator: "\n") {
            // Declarations that only other bindings see. A top-level declaration ends with a brace at the start of a line.
            if line.hasPrefix("@_spi(") {
                isForBindings = true
            } else if let first = line.first, first.isLetter || first == "}" {
                isForBindings = false
            }
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("public ") || line.hasPrefix("open ")
                || line.hasPrefix("@discardableResult public ")
            {
                open = line
            } else if let start = open {
                open = start + " " + line
            }
            guard !isForBindings else {
                open = nil
                continue
            }
            guard let declaration = open else { continue }
            let isDone =
                declaration.contains("{") || declaration.contains(" = ")
                || !declaration.hasSuffix("(") && !line.hasSuffix(",")
            guard isDone else { continue }
            open = nil
            let head = declaration.prefix { $0 != "{" && $0 != "=" }
            let names = [
                "OpaquePointer", "UnsafeMutable", "UnsafePointer", "UnsafeRaw", "UnsafeBuffer", "Unmanaged",
                "gpointer",
            ]
            guard names.contains(where: { head.contains($0) }),
                !allowed.contains(where: { head.contains($0) })
            else { continue }
            let isMarked = ["func _", "var _", "let _", "init(_", "class func _"].contains {
                head.contains($0) && !head.contains("init(_ ")
            }
            if !isMarked { found.append(String(head)) }
        }
        return found
    }

    @Test func anAddressIsFoundInADeclarationOfSeveralLines() {
        let text = """
            public func look(
                _ place: UnsafeMutablePointer<Int>
            ) -> Int {
            public var _raw: OpaquePointer { place }
            public init(_taking raw: UnsafeMutableRawPointer) {
            public init(_ raw: OpaquePointer) {
            package func hidden(_ place: OpaquePointer) {
            }
            @_spi(Binding) public enum C {
                public func hidden(_ place: OpaquePointer) {
                }
            }
            public struct Shown {
                public func shown(_ place: OpaquePointer) {
                @_spi(Binding) public func hidden(_ place: OpaquePointer) {
            """
        #expect(
            PublicPointerTests.exposed(in: text) == [
                "public func look( _ place: UnsafeMutablePointer<Int>",
                "public init(_ raw: OpaquePointer) ", "public func shown(_ place: OpaquePointer) ",
            ])
    }

    @Test func noPublicDeclarationHasAnAddress() throws {
        var count = 0
        let repository = Repository(overrides: Overrides())
        for module in Set(Generator.modules.map { repository.module($0.namespace) }) {
            let folder = PublicPointerTests.sources.appending(path: module)
            let files =
                FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            for file in files where file.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                count += 1
                #expect(PublicPointerTests.exposed(in: text) == [], "\(module)/\(file)")
            }
        }
        #expect(count > 900)
    }
}
