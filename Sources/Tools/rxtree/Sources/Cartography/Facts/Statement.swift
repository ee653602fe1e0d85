// SPDX-License-Identifier: MIT

/// A statement, reduced to the parts that determine the targets of navigation.
indirect enum Statement: Sendable {
    /// `let a: T = value`, or `let (a, b) = value`.
    case bind([String], TypeName?, Expr?)
    case assign(Expr, Expr)
    case expression(Expr)
    /// `return`, also the implicit one of a body that is a single expression.
    case yield(Expr?, Line)
    case select(Expr, [Arm])
    case when([Condition], then: [Statement], otherwise: [Statement])
    /// `for name in sequence`.
    case loop(String?, Expr, [Statement])
    case block([Statement])
    /// A function declared inside another.
    case function(Function)
    /// A comment `rxtree:leads(…)`.
    case leads(LeadsComment)
}

/// One `case` of a `switch`.
struct Arm: Sendable {
    var patterns: [Pattern]
    var isDefault: Bool
    var body: [Statement]
    var line: Line
}

/// The pattern of a `case` or `if case`.
struct Pattern: Sendable {
    /// A named enum case, such as `.detail` or `AppStep.detail`.
    struct Case: Sendable {
        var type: String?
        var name: String
        var line: Line
    }

    var cases: [Case] = []
    /// The types of `is T` and `as T`.
    var types: [TypeName] = []
    /// The names it binds; the index is that of the associated value, or -1 for the whole value.
    var names: [Binding] = []
    /// True if it matches every value, as `_` and `let x` do.
    var takesAll = false

    struct Binding: Sendable {
        var name: String
        var index: Int
    }
}

/// One condition of an `if`, `guard` or `while`.
enum Condition: Sendable {
    case truth(Expr)
    case bind(String, Expr)
    case match(Pattern, Expr)
}
