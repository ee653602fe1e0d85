// SPDX-License-Identifier: MIT

/// Visits every expression of a body, patterns left out. A comment `rxtree:leads(…)` counts as the names in it.
enum Mentions {
    static func visit(_ statements: [Statement], _ body: (Expr) -> Void) {
        for statement in statements { visit(statement, body) }
    }

    static func visit(_ statement: Statement, _ body: (Expr) -> Void) {
        switch statement {
        case .bind(_, _, let value): if let value { visit(value, body) }
        case .assign(let target, let value):
            visit(target, body)
            visit(value, body)
        case .expression(let value): visit(value, body)
        case .yield(let value, _): if let value { visit(value, body) }
        case .select(let subject, let arms):
            visit(subject, body)
            for arm in arms { visit(arm.body, body) }
        case .when(let conditions, let then, let otherwise):
            for condition in conditions {
                switch condition {
                case .truth(let value), .bind(_, let value), .match(_, let value): visit(value, body)
                }
            }
            visit(then, body)
            visit(otherwise, body)
        case .loop(_, let sequence, let statements):
            visit(sequence, body)
            visit(statements, body)
        case .block(let statements): visit(statements, body)
        case .function(let function): visit(function.body, body)
        case .leads(let comment):
            for name in comment.names { body(.name(name, [], comment.line)) }
        }
    }

    static func visit(_ expr: Expr, _ body: (Expr) -> Void) {
        body(expr)
        switch expr {
        case .member(let base, _, _, _): if let base { visit(base, body) }
        case .call(let callee, let arguments, _):
            visit(callee, body)
            for argument in arguments { visit(argument.value, body) }
        case .closure(let closure): visit(closure.body, body)
        case .several(let all): for inner in all { visit(inner, body) }
        case .cast(let inner, _): visit(inner, body)
        case .equals(let left, let right):
            visit(left, body)
            visit(right, body)
        case .branch(let statement): visit(statement, body)
        case .name, .opaque: break
        }
    }

    /// The names that a body assigns to, bare or behind `self`.
    static func assignedNames(_ statements: [Statement]) -> Set<String> {
        var names: Set<String> = []
        func scan(_ statements: [Statement]) {
            for statement in statements {
                switch statement {
                case .assign(.name(let name, _, _), _): names.insert(name)
                case .assign(.member(let base?, let name, _, _), _) where base.isSelf: names.insert(name)
                case .select(_, let arms): for arm in arms { scan(arm.body) }
                case .when(_, let then, let otherwise):
                    scan(then)
                    scan(otherwise)
                case .loop(_, _, let body), .block(let body): scan(body)
                case .function(let function): scan(function.body)
                case .expression(let value), .yield(let value?, _), .bind(_, _, let value?):
                    visit(value) { expr in
                        switch expr {
                        case .closure(let closure): scan(closure.body)
                        case .branch(let statement): scan([statement])
                        default: break
                        }
                    }
                default: break
                }
            }
        }
        scan(statements)
        return names
    }
}
