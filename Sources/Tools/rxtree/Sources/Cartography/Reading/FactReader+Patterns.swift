// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactReader {
    func pattern(_ node: PatternSyntax) -> Pattern {
        var result = Pattern()
        read(node, into: &result)
        return result
    }

    private func read(_ node: PatternSyntax, into result: inout Pattern) {
        switch node.as(PatternSyntaxEnum.self) {
        case .expressionPattern(let node): read(node.expression, into: &result)
        case .valueBindingPattern(let node): read(node.pattern, into: &result)
        case .identifierPattern(let node):
            result.names.append(.init(name: node.identifier.text.unquoted, index: -1))
            result.takesAll = true
        case .isTypePattern(let node): result.types.append(typeName(node.type))
        case .wildcardPattern: result.takesAll = true
        case .tuplePattern(let node):
            for element in node.elements { read(element.pattern, into: &result) }
        default: break
        }
    }

    private func read(_ node: ExprSyntax, into result: inout Pattern) {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): addCase(member, into: &result)
        case .functionCallExpr(let call):
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
            addCase(member, into: &result)
            for (index, argument) in call.arguments.enumerated() {
                bind(argument.expression, index: index, into: &result)
            }
        case .optionalChainingExpr(let node): read(node.expression, into: &result)
        case .tupleExpr(let node):
            for element in node.elements { read(element.expression, into: &result) }
            result.takesAll = false
        case .patternExpr(let node): read(node.pattern, into: &result)
        case .discardAssignmentExpr: result.takesAll = true
        case .sequenceExpr(let node): readCast(Array(node.elements), into: &result)
        case .asExpr(let node):
            read(node.expression, into: &result)
            result.types.append(typeName(node.type))
            result.takesAll = false
        case .isExpr(let node): result.types.append(typeName(node.type))
        case .declReferenceExpr: break
        default: break
        }
    }

    /// `let step as AppStep`.
    private func readCast(_ elements: [ExprSyntax], into result: inout Pattern) {
        for element in elements {
            switch element.as(ExprSyntaxEnum.self) {
            case .typeExpr(let node): result.types.append(typeName(node.type))
            case .patternExpr(let node): read(node.pattern, into: &result)
            default: continue
            }
        }
        if !result.types.isEmpty { result.takesAll = false }
    }

    private func addCase(_ node: MemberAccessExprSyntax, into result: inout Pattern) {
        let type = node.base.map(\.trimmedDescription)
        result.cases.append(
            .init(type: type, name: node.declName.baseName.text.unquoted, line: line(of: node.declName)))
    }

    private func bind(_ node: ExprSyntax, index: Int, into result: inout Pattern) {
        guard let pattern = node.as(PatternExprSyntax.self)?.pattern else { return }
        for name in names(of: pattern) { result.names.append(.init(name: name, index: index)) }
    }
}
