// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactReader {
    /// Reads a declaration that is a type; others are left alone.
    func readType(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let node):
            read(node, .class, node.name.text, node.genericParameterClause, node.genericWhereClause)
        case .structDecl(let node):
            read(node, .struct, node.name.text, node.genericParameterClause, node.genericWhereClause)
        case .enumDecl(let node):
            read(node, .enum, node.name.text, node.genericParameterClause, node.genericWhereClause)
        case .actorDecl(let node):
            read(node, .actor, node.name.text, node.genericParameterClause, node.genericWhereClause)
        case .protocolDecl(let node):
            read(node, .protocol, node.name.text, nil, node.genericWhereClause)
        case .extensionDecl(let node):
            read(node, .extension, typeName(node.extendedType).name, nil, node.genericWhereClause)
        default: break
        }
    }

    private func read(
        _ node: some DeclGroupSyntax, _ kind: TypeFact.Kind, _ name: String,
        _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) {
        scope.append(name)
        defer { scope.removeLast() }
        var type = TypeFact(kind: kind, name: scope.joined(separator: "."), line: line(of: node.introducer))
        type.inherits = node.inheritanceClause?.inheritedTypes.map { typeName($0.type) } ?? []
        type.generics =
            generics?.parameters.map { .init(name: $0.name.text, bound: $0.inheritedType.map(typeName)) }
            ?? []
        for requirement in requirements?.requirements ?? [] {
            guard case .conformanceRequirement(let bound) = requirement.requirement else { continue }
            let left = typeName(bound.leftType)
            if left.name == "Self" { type.inherits.append(typeName(bound.rightType)) }
            if let index = type.generics.firstIndex(where: { $0.name == left.name }) {
                type.generics[index].bound = typeName(bound.rightType)
            }
        }
        type.isPrivate = node.modifiers.contains {
            $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
        }
        type.isMain = node.attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            return ["main", "UIApplicationMain", "NSApplicationMain"]
                .contains(attribute.attributeName.trimmedDescription)
        }
        read(node.memberBlock.members, into: &type)
        facts.types.append(type)
    }

    private func read(_ members: MemberBlockItemListSyntax, into type: inout TypeFact) {
        for member in members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let node): type.functions.append(function(node))
            case .initializerDecl(let node): type.functions.append(initialiser(node))
            case .variableDecl(let node): type.variables += variables(of: node)
            case .enumCaseDecl(let node): type.cases += cases(of: node)
            case .typeAliasDecl(let node):
                type.aliases.append(.init(name: node.name.text, target: typeName(node.initializer.value)))
            case .associatedTypeDecl: break
            case .subscriptDecl, .deinitializerDecl: break
            case .ifConfigDecl(let node):
                for clause in node.clauses {
                    if case .decls(let members)? = clause.elements { read(members, into: &type) }
                }
            default: readType(member.decl)
            }
        }
    }

    private func cases(of node: EnumCaseDeclSyntax) -> [TypeFact.Case] {
        node.elements.map { element in
            TypeFact.Case(
                name: element.name.text.unquoted,
                payload: element.parameterClause?.parameters.map { typeName($0.type) } ?? [],
                line: line(of: element))
        }
    }

    func function(_ node: FunctionDeclSyntax) -> Function {
        let result = node.signature.returnClause.map { typeName($0.type) }
        return Function(
            name: node.name.text.unquoted,
            parameters: parameters(node.signature.parameterClause),
            result: result,
            body: node.body.map(body) ?? [],
            line: line(of: node.funcKeyword),
            isStatic: isStatic(node.modifiers))
    }

    /// The body of a function, or what is kept of one that is blank.
    private func body(_ block: CodeBlockSyntax) -> [Statement] {
        let brace = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        return skeletons[brace] ?? body(block.statements)
    }

    /// Reads a body only if a look at its words does not tell enough.
    private func glance(_ items: CodeBlockItemListSyntax) -> [Statement] {
        let start = items.position.utf8Offset
        let scan = BodyScan(text, start..<(start + items.totalLength.utf8Length), lines)
        return scan.needsReading ? body(items) : scan.skeleton
    }

    private func initialiser(_ node: InitializerDeclSyntax) -> Function {
        Function(
            name: "init",
            parameters: parameters(node.signature.parameterClause),
            result: nil,
            body: node.body.map { statements($0.statements) } ?? [],
            line: line(of: node.initKeyword))
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Function.Parameter] {
        clause.parameters.map { parameter in
            let first = parameter.firstName.text.unquoted
            return Function.Parameter(
                label: first == "_" ? nil : first,
                name: parameter.secondName?.text.unquoted ?? first,
                type: typeName(parameter.type),
                standard: parameter.defaultValue.map { expr($0.value) })
        }
    }

    func variables(of node: VariableDeclSyntax) -> [Variable] {
        var found: [Variable] = []
        let isStatic = isStatic(node.modifiers)
        for binding in node.bindings {
            let names = names(of: binding.pattern)
            let type = binding.typeAnnotation.map { typeName($0.type) }
            let (body, isComputed) = accessors(of: binding, isOpen: type.map(BodyScan.matters) ?? true)
            for name in names {
                found.append(
                    Variable(
                        name: name,
                        type: type,
                        value: binding.initializer.map { expr($0.value) },
                        body: body,
                        line: line(of: binding),
                        isStatic: isStatic,
                        isComputed: isComputed))
            }
        }
        return found
    }

    private func accessors(
        of binding: PatternBindingSyntax, isOpen: Bool
    ) -> (body: [Statement], isComputed: Bool) {
        switch binding.accessorBlock?.accessors {
        case .getter(let items): return (isOpen ? body(items) : glance(items), true)
        case .accessors(let list):
            var statements: [Statement] = []
            var isComputed = false
            for accessor in list {
                statements += accessor.body.map { isOpen ? body($0.statements) : glance($0.statements) } ?? []
                isComputed = isComputed || accessor.accessorSpecifier.tokenKind == .keyword(.get)
            }
            return (statements, isComputed)
        case nil: return ([], false)
        }
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains {
            $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
        }
    }
}

extension String {
    /// The name without the backticks that let it be a keyword.
    var unquoted: String {
        utf8.first == UInt8(ascii: "`") ? filter { $0 != "`" } : self
    }
}
