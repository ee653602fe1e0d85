// SPDX-License-Identifier: MIT

/// A line of a source file, counted from 1.
typealias Line = Int

/// An expression, reduced to the parts that determine the targets of navigation: names, calls, closures, branches.
/// Literals and arithmetic are `opaque`; `try`, `await`, `?` and `!` are left out.
indirect enum Expr: Sendable {
    case name(String, [TypeName], Line)
    /// `base.name`, or the implicit `.name` when there is no base.
    case member(Expr?, String, [TypeName], Line)
    /// Trailing closures come last among the arguments.
    case call(Expr, [Argument], Line)
    case closure(Closure)
    /// An array, a tuple, a dictionary, `a ?? b`, `a ? b : c`: any of these may be the value.
    case several([Expr])
    case cast(Expr, TypeName)
    case equals(Expr, Expr)
    /// An `if` or `switch` used as an expression.
    case branch(Statement)
    case opaque

    var isOpaque: Bool {
        if case .opaque = self { true } else { false }
    }

    /// Its line, if that is known.
    var line: Line? {
        switch self {
        case .name(_, _, let line), .member(_, _, _, let line), .call(_, _, let line): line
        case .cast(let inner, _): inner.line
        case .several(let inner): inner.lazy.compactMap(\.line).first
        default: nil
        }
    }

    /// How the source names it, for messages.
    var spelling: String {
        switch self {
        case .name(let name, _, _): name
        case .call(.member(let base?, "subscript", _, _), _, _): base.spelling + "[…]"
        case .member(let base?, let name, _, _): base.spelling + "." + name
        case .member(nil, let name, _, _): "." + name
        case .call(let callee, _, _): callee.spelling + "(…)"
        case .cast(let inner, _): inner.spelling
        case .closure: "{ … }"
        default: "this expression"
        }
    }
}

struct Argument: Sendable {
    var label: String?
    var value: Expr
}

struct Closure: Sendable {
    var parameters: [String]
    var body: [Statement]
}
