// SPDX-License-Identifier: MIT

import Testing

@testable import interfacemark

/// Which changes of a framework make another mark: those after which a plugin that is not rebuilt would go wrong, and no change of a body.
struct InterfaceTests {
    private static let framework = """
        import Glibc

        /// How large something is.
        public struct Size: Codable {
            public var width = 0
            public var height = 0
            private var cache: Int = { 0 }()
            public init() {}
            public var area: Int { width * height }
            func grow() { width += 1 }
        }
        public enum Scheme { case light, dark }
        open class Screen {
            public private(set) var title = "a \\("quoted \\"}\\"")" { didSet { show() } }
            open func first() { print("{") }
            open func second() -> Int { 2 }
            func third() {}
            private func show() {}
        }
        public protocol Shown {
            var name: String { get }
            func show(_ size: Size)
        }
        extension Screen: Shown where Size == Size {
            public var name: String { "screen" }
            public func show(_ size: Size) {}
            func hidden() {}
        }
        final class Private {
            var count = 0
            func work() {}
        }
        public func start(at size: Size = Size()) throws -> Screen { Screen() }
        func helper() { /* } /* nested */ */ }
        """

    private func mark(_ source: String) -> String { Interface([source]).mark }

    private func mark(replacing old: String, with new: String) throws -> String {
        try #require(Self.framework.contains(old), "\(old) is not in the sample")
        return mark(Self.framework.replacing(old, with: new))
    }

    @Test(arguments: [
        // A changed signature.
        ("start(at size: Size = Size()) throws", "start(at size: Size = Size())"),
        ("show(_ size: Size)\n", "show(_ size: Size, animated: Bool)\n"),
        ("second() -> Int", "second() -> Double"),
        // A removed function.
        ("    public func show(_ size: Size) {}\n", ""),
        ("public func start", "func start"),
        // Another layout.
        (
            "public var width = 0\n    public var height = 0",
            "public var height = 0\n    public var width = 0"
        ),
        ("private var cache: Int", "private var cache: Int32"),
        ("    private var cache: Int = { 0 }()\n", ""),
        ("case light, dark", "case dark, light"),
        // Another order in the table of methods.
        (
            "    open func first() { print(\"{\") }\n    open func second() -> Int { 2 }",
            "    open func second() -> Int { 2 }\n    open func first() { print(\"{\") }"
        ),
        ("    func third() {}\n", ""),
        (
            "    var name: String { get }\n    func show(_ size: Size)\n",
            "    func show(_ size: Size)\n    var name: String { get }\n"
        ),
        ("var name: String { get }", "var name: String { get set }"),
        ("public struct Size: Codable", "public struct Size: Codable, Hashable"),
    ])
    func aChangeThatAPluginDependsOnChangesTheMark(old: String, new: String) throws {
        #expect(try mark(replacing: old, with: new) != mark(Self.framework))
    }

    @Test(arguments: [
        ("width * height", "height * width"), ("/// How large something is.\n", ""), ("import Glibc\n", ""),
        ("func grow() { width += 1 }", "func shrink(by count: Int) { width -= count }"),
        ("    private func show() {}\n", "    private func display() {}\n"), ("    func hidden() {}\n", ""),
        ("    func work() {}\n", "    func rest() {}\n"), ("var count = 0", "var count: Double = 0"),
        ("func helper() { /* } /* nested */ */ }", ""), ("{ didSet { show() } }", "{ didSet { helper() } }"),
        ("print(\"{\")", "print(\"}\")"),
    ])
    func aChangeThatNoPluginDependsOnDoesNot(old: String, new: String) throws {
        #expect(try mark(replacing: old, with: new) == mark(Self.framework))
    }

    @Test func theFileAndTheOrderOfFilesMakeNoDifference() {
        let parts = ["public struct A { var a = 1 }", "public func b() {}"]
        #expect(Interface(parts).mark == Interface(parts.reversed()).mark)
        #expect(Interface(parts).mark == mark(parts.joined(separator: "\n")))
    }

    @Test func theMarkIsInTheNameOfAFunction() {
        let mark = mark("public func a() {}")
        #expect(mark.utf8.count == 16)
        #expect(
            InterfaceMark.source(for: mark).contains(
                "public func _rxShellInterface_\(mark)() -> FrameworkInterface"))
    }

    @Test func sourcesThatAreNoSwiftEnd() {
        for source in [
            "}", "{", "(", "\"", "\"\"\"", "/*", "#\"", "func", "struct A {", "@", "\"\\(", "]}])",
        ] {
            #expect(mark(source).utf8.count == 16)
        }
    }
}
