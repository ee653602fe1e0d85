// SPDX-License-Identifier: MIT

/// All that one Swift file says about navigation. It needs nothing but the text of that file, so that it can
/// be read in parallel and kept in a cache.
struct FileFacts: Sendable {
    var types: [TypeFact] = []
    var functions: [Function] = []
    var variables: [Variable] = []
    var aliases: [TypeFact.Alias] = []
    /// Statements at the top level of a `main.swift` or a script.
    var script: [Statement] = []
    /// Where the file does not parse.
    var troubles: [Trouble] = []
    /// Lines with a comment `rxtree:allow(rule, …)`, and the rules they name.
    var allowances: [Allowance] = []

    struct Trouble: Sendable {
        var line: Line
        var message: String
    }

    struct Allowance: Sendable {
        var line: Line
        var rules: [String]
    }
}

/// A class, struct, enum, actor, protocol or extension.
struct TypeFact: Sendable {
    enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    }

    var kind: Kind
    /// Its name with the names of the types around it, such as `AppFlow.Route`.
    var name: String
    var line: Line
    var generics: [Generic] = []
    var inherits: [TypeName] = []
    var cases: [Case] = []
    var functions: [Function] = []
    var variables: [Variable] = []
    var aliases: [Alias] = []
    /// Visible in its file only.
    var isPrivate = false
    /// Marked `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
    var isMain = false

    struct Generic: Sendable {
        var name: String
        var bound: TypeName?
    }

    /// A case of an enum and the types of its associated values.
    struct Case: Sendable {
        var name: String
        var payload: [TypeName]
        var line: Line
    }

    struct Alias: Sendable {
        var name: String
        var target: TypeName
    }
}

struct Function: Sendable {
    /// `init` for initialisers.
    var name: String
    var parameters: [Parameter]
    var result: TypeName?
    var body: [Statement]
    var line: Line
    var isStatic = false

    struct Parameter: Sendable {
        var label: String?
        var name: String
        var type: TypeName?
        var standard: Expr?
    }
}

struct Variable: Sendable {
    var name: String
    var type: TypeName?
    var value: Expr?
    /// The body of the getter of a computed property, of observers and of setters.
    var body: [Statement]
    var line: Line
    var isStatic = false
    var isComputed = false
}
