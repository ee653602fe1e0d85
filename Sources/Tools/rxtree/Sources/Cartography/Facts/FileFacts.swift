// SPDX-License-Identifier: MIT

/// The parts of one Swift file that concern navigation. Reading it needs the text of that file only, so files are read
/// in parallel.
struct FileFacts: Sendable {
    var types: [TypeFact] = []
    var functions: [Function] = []
    var variables: [Variable] = []
    var aliases: [TypeFact.Alias] = []
    /// Statements at the top level of a `main.swift` or a script.
    var script: [Statement] = []
    /// Where the file does not parse.
    var troubles: [Trouble] = []
    /// The lines with a comment `rxtree:allow(rule, …)`, and the rules that the comments name.
    var allowances: [Allowance] = []
    /// The lines with a comment `rxtree:leads(name, …)`, and the flows and controllers that the comments name.
    var leads: [LeadsComment] = []

    struct Trouble: Sendable {
        var line: Line
        var message: String
    }

    struct Allowance: Sendable {
        var line: Line
        var rules: [String]
    }
}

/// A comment `// rxtree:leads(DetailFlow)`: it names the targets of code that cannot be followed.
struct LeadsComment: Sendable {
    var line: Line
    var names: [String]
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
    /// The requirements of `extension P where Self: X` on the types that get its members.
    var requirements: [TypeName] = []
    var cases: [Case] = []
    var functions: [Function] = []
    var variables: [Variable] = []
    var aliases: [Alias] = []
    /// Whether it is visible in its file only.
    var isPrivate = false
    /// Whether it is marked with `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
    var isMain = false
    /// Comments that are not inside any function of the type.
    var leads: [LeadsComment] = []

    /// A generic parameter, or an associated type of a protocol.
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
    /// `init` for initializers, `subscript` for subscripts.
    var name: String
    var generics: [TypeFact.Generic] = []
    /// The requirements of `where Self: X` on the type that the function is called on.
    var requirements: [TypeName] = []
    var parameters: [Parameter]
    var result: TypeName?
    var body: [Statement]
    var line: Line
    var isStatic = false
    /// Whether it is declared in a protocol, without a body.
    var isRequirement = false

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
