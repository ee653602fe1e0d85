// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactReader {
    /// The body of a function, getter or closure: a single expression is what it returns.
    func body(_ items: CodeBlockItemListSyntax) -> [Statement] {
        var all = statements(items)
        if items.count == 1, case .expression(let value)? = all.first {
            all[0] = .yield(value, value.line ?? line(of: items))
        }
        return all
    }

    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
        var all: [Statement] = []
        for item in items {
            if case .decl(let declaration) = item.item {
                all += local(declaration)
            } else if let statement = statement(item) {
                all.append(statement)
            }
        }
        return all + takeLeads(within: items).map(Statement.leads)
    }

    private func local(_ declaration: DeclSyntax) -> [Statement] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): node.bindings.map(bind)
        case .functionDecl(let node): [.function(function(node))]
        case .ifConfigDecl(let node):
            node.clauses.flatMap { clause -> [Statement] in
                if case .statements(let items)? = clause.elements { statements(items) } else { [] }
            }
        default: hoist(declaration)
        }
    }

    /// A type declared inside a function is kept as a type of the scope around it.
    private func hoist(_ declaration: DeclSyntax) -> [Statement] {
        readType(declaration)
        return []
    }

    private func bind(_ binding: PatternBindingSyntax) -> Statement {
        var value = binding.initializer.map { expr($0.value) }
        if value == nil, case .getter(let items)? = binding.accessorBlock?.accessors {
            value = .call(.closure(Closure(parameters: [], body: body(items))), [], line(of: binding))
        }
        return .bind(names(of: binding.pattern), binding.typeAnnotation.map { typeName($0.type) }, value)
    }

    func names(of pattern: PatternSyntax) -> [String] {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): [node.identifier.text.unquoted]
        case .tuplePattern(let node): node.elements.flatMap { names(of: $0.pattern) }
        case .valueBindingPattern(let node): names(of: node.pattern)
        default: []
        }
    }

    func statement(_ item: CodeBlockItemSyntax) -> Statement? {
        switch item.item {
        case .expr(let node): expression(node)
        case .stmt(let node): statement(node)
        case .decl: nil
        }
    }

    private func expression(_ node: ExprSyntax) -> Statement? {
        if let sequence = node.as(SequenceExprSyntax.self), let assignment = assignment(sequence) {
            return assignment
        }
        let value = expr(node)
        return value.isOpaque ? nil : .expression(value)
    }

    private func assignment(_ node: SequenceExprSyntax) -> Statement? {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
        // A subscript returns what was assigned through it.
        var target = elements[0]
        while let element = target.as(SubscriptCallExprSyntax.self) { target = element.calledExpression }
        return .assign(expr(target), operands(elements[2...]))
    }

    private func statement(_ node: StmtSyntax) -> Statement? {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): expression(node.expression)
        case .returnStmt(let node): .yield(node.expression.map(expr), line(of: node))
        case .throwStmt(let node): expression(node.expression)
        case .yieldStmt: nil
        case .guardStmt(let node):
            .when(conditions(node.conditions), then: [], otherwise: statements(node.body.statements))
        case .forStmt(let node):
            .loop(names(of: node.pattern).first, expr(node.sequence), statements(node.body.statements))
        case .whileStmt(let node):
            .when(conditions(node.conditions), then: statements(node.body.statements), otherwise: [])
        case .repeatStmt(let node): .block(statements(node.body.statements))
        case .deferStmt(let node): .block(statements(node.body.statements))
        case .doStmt(let node):
            .block(
                statements(node.body.statements)
                    + node.catchClauses.map { .block(statements($0.body.statements)) })
        case .labeledStmt(let node): statement(node.statement)
        default: nil
        }
    }

    func conditional(_ node: IfExprSyntax) -> Statement {
        let otherwise: [Statement] =
            switch node.elseBody {
            case .codeBlock(let block): statements(block.statements)
            case .ifExpr(let next): [.expression(.branch(conditional(next)))]
            case nil: []
            }
        return .when(
            conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise)
    }

    private func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.compactMap { element in
            switch element.condition {
            case .expression(let node): return .truth(expr(node))
            case .optionalBinding(let node):
                guard let name = names(of: node.pattern).first else { return nil }
                return .bind(name, node.initializer.map { expr($0.value) } ?? .name(name, [], line(of: node)))
            case .matchingPattern(let node):
                return .match(pattern(node.pattern), expr(node.initializer.value))
            default: return nil
            }
        }
    }

    func selection(_ node: SwitchExprSyntax) -> Statement {
        .select(expr(node.subject), arms(node.cases))
    }

    private func arms(_ list: SwitchCaseListSyntax) -> [Arm] {
        list.flatMap { element -> [Arm] in
            switch element {
            case .switchCase(let node):
                var arm = Arm(patterns: [], isDefault: true, body: [], line: line(of: node))
                if case .case(let label) = node.label {
                    arm.isDefault = false
                    arm.patterns = label.caseItems.map { pattern($0.pattern) }
                }
                // A comment on the line of `case` is not among the statements.
                arm.body = statements(node.statements)
                arm.body = takeLeads(within: node).map(Statement.leads) + arm.body
                return [arm]
            case .ifConfigDecl(let node):
                return node.clauses.flatMap { clause -> [Arm] in
                    if case .switchCases(let cases)? = clause.elements { arms(cases) } else { [] }
                }
            }
        }
    }
}
