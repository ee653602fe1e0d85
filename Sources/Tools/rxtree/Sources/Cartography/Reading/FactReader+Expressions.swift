// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactReader {
    func expr(_ node: ExprSyntax) -> Expr {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): .name(node.baseName.text.unquoted, [], line(of: node))
        case .memberAccessExpr(let node): member(node)
        case .functionCallExpr(let node): call(node)
        case .closureExpr(let node): .closure(closure(node))
        case .tupleExpr(let node): several(node.elements.map { expr($0.expression) })
        case .arrayExpr(let node): .several(node.elements.map { expr($0.expression) })
        case .dictionaryExpr(let node): dictionary(node)
        case .sequenceExpr(let node): operands(node.elements)
        case .tryExpr(let node): expr(node.expression)
        case .awaitExpr(let node): expr(node.expression)
        case .unsafeExpr(let node): expr(node.expression)
        case .copyExpr(let node): expr(node.expression)
        case .consumeExpr(let node): expr(node.expression)
        case .borrowExpr(let node): expr(node.expression)
        case .inOutExpr(let node): expr(node.expression)
        case .prefixOperatorExpr(let node): expr(node.expression)
        case .postfixOperatorExpr(let node): expr(node.expression)
        case .forceUnwrapExpr(let node): expr(node.expression)
        case .optionalChainingExpr(let node): expr(node.expression)
        case .subscriptCallExpr(let node): element(of: node)
        case .genericSpecializationExpr(let node): specialised(node)
        case .superExpr(let node): .name("super", [], line(of: node))
        case .ifExpr(let node): .branch(conditional(node))
        case .switchExpr(let node): .branch(selection(node))
        case .macroExpansionExpr(let node): macro(node)
        case .stringLiteralExpr(let node): interpolation(node)
        case .asExpr(let node): .cast(expr(node.expression), typeName(node.type))
        case .ternaryExpr(let node): several([expr(node.thenExpression), expr(node.elseExpression)])
        case .infixOperatorExpr(let node): several([expr(node.leftOperand), expr(node.rightOperand)])
        default: .opaque
        }
    }

    private func several(_ values: [Expr]) -> Expr {
        let known = values.filter { !$0.isOpaque }
        return values.count == 1 ? values[0] : known.isEmpty ? .opaque : .several(known)
    }

    private func member(_ node: MemberAccessExprSyntax) -> Expr {
        let name = node.declName.baseName.text.unquoted
        guard let base = node.base else { return .member(nil, name, [], line(of: node.declName)) }
        let value = expr(base)
        return .member(value, name, [], line(of: node.declName))
    }

    private func call(_ node: FunctionCallExprSyntax) -> Expr {
        var values = arguments(node.arguments)
        if let trailing = node.trailingClosure {
            values.append(Argument(label: nil, value: .closure(closure(trailing))))
        }
        for trailing in node.additionalTrailingClosures {
            values.append(Argument(label: trailing.label.text, value: .closure(closure(trailing.closure))))
        }
        let callee = expr(node.calledExpression)
        return .call(callee, values, callee.line ?? line(of: node))
    }

    func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
        list.map { Argument(label: $0.label?.text.unquoted, value: expr($0.expression)) }
    }

    private func element(of node: SubscriptCallExprSyntax) -> Expr {
        let base = expr(node.calledExpression)
        let line = base.line ?? line(of: node)
        return .call(.member(base, "subscript", [], line), arguments(node.arguments), line)
    }

    private func specialised(_ node: GenericSpecializationExprSyntax) -> Expr {
        let arguments = arguments(node.genericArgumentClause)
        return switch expr(node.expression) {
        case .name(let name, _, let line): .name(name, arguments, line)
        case .member(let base, let name, _, let line): .member(base, name, arguments, line)
        case let other: other
        }
    }

    private func dictionary(_ node: DictionaryExprSyntax) -> Expr {
        guard case .elements(let elements) = node.content else { return .opaque }
        return several(elements.map { expr($0.value) })
    }

    private func macro(_ node: MacroExpansionExprSyntax) -> Expr {
        several(arguments(node.arguments).map(\.value))
    }

    private func interpolation(_ node: StringLiteralExprSyntax) -> Expr {
        var calls: [Expr] = []
        for case .expressionSegment(let segment) in node.segments {
            calls += segment.expressions.map { expr($0.expression) }.filter(\.isCall)
        }
        return calls.isEmpty ? .opaque : .several(calls)
    }

    func closure(_ node: ClosureExprSyntax) -> Closure {
        let parameters: [String] =
            switch node.signature?.parameterClause {
            case .simpleInput(let list): list.map { $0.name.text.unquoted }
            case .parameterClause(let clause):
                clause.parameters.map { ($0.secondName ?? $0.firstName).text.unquoted }
            case nil: []
            }
        return Closure(parameters: parameters, body: body(node.statements))
    }

    /// Operators are not folded by precedence: only the operands matter.
    func operands(_ list: some Sequence<ExprSyntax>) -> Expr {
        var operands: [Expr] = []
        var comparison: Expr?
        for element in list {
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr(let node):
                let name = node.operator.text
                if name == "==" || name == "~=", let left = operands.last { comparison = left }
            case .unresolvedAsExpr, .unresolvedIsExpr: break
            case .typeExpr(let node):
                if let last = operands.popLast() { operands.append(.cast(last, typeName(node.type))) }
            case .unresolvedTernaryExpr(let node): operands.append(expr(node.thenExpression))
            case .assignmentExpr, .arrowExpr: break
            default:
                let value = expr(element)
                if let left = comparison {
                    operands.removeLast()
                    operands.append(.equals(left, value))
                    comparison = nil
                } else {
                    operands.append(value)
                }
            }
        }
        return several(operands)
    }
}

extension Expr {
    fileprivate var isCall: Bool {
        if case .call = self { true } else { false }
    }
}
