// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactReader {
    /// Reads a declaration if it is a type.
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
        type.generics = self.generics(generics)
        // In a protocol this holds for all types that conform; in an extension it selects the types that get its members.
        let ofSelf = bounds(in: requirements, of: &type.generics)
        if kind == .extension { type.requirements = ofSelf } else { type.inherits += ofSelf }
        type.isPrivate = node.modifiers.contains {
            $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
        }
        type.isMain = node.attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            return ["main", "UIApplicationMain", "NSApplicationMain"]
                .contains(attribute.attributeName.trimmedDescription)
        }
        read(node.memberBlock.members, into: &type)
        type.leads = takeLeads(within: node)
        facts.types.append(type)
    }

    /// Adds the requirements of a `where` clause to the generic parameters, and returns those on `Self`.
    private func bounds(
        in clause: GenericWhereClauseSyntax?, of generics: inout [TypeFact.Generic]
    ) -> [TypeName] {
        var ofSelf: [TypeName] = []
        for requirement in clause?.requirements ?? [] {
            let left: TypeName
            let right: TypeName
            switch requirement.requirement {
            case .conformanceRequirement(let bound):
                (left, right) = (typeName(bound.leftType), typeName(bound.rightType))
            case .sameTypeRequirement(let same):
                guard let one = same.leftType.as(TypeSyntax.self),
                    let other = same.rightType.as(TypeSyntax.self)
                else { continue }
                (left, right) = (typeName(one), typeName(other))
            default: continue
            }
            if left.name == "Self" { ofSelf.append(right) }
            if let index = generics.firstIndex(where: { $0.name == left.name }) {
                generics[index].bound = right
            }
        }
        return ofSelf
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
            case .associatedTypeDecl(let node):
                type.generics.append(.init(name: node.name.text, bound: node.inheritanceClause.map(bound)))
            case .subscriptDecl(let node): type.functions.append(subscription(node))
            case .deinitializerDecl: break
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
        var generics = generics(node.genericParameterClause)
        let requirements = bounds(in: node.genericWhereClause, of: &generics)
        return Function(
            name: node.name.text.unquoted,
            generics: generics,
            requirements: requirements,
            parameters: parameters(node.signature.parameterClause),
            result: node.signature.returnClause.map { typeName($0.type) },
            body: (node.body.map(body) ?? []) + takeLeads(within: node).map(Statement.leads),
            line: line(of: node.funcKeyword),
            isStatic: isStatic(node.modifiers),
            isRequirement: node.body == nil)
    }

    private func subscription(_ node: SubscriptDeclSyntax) -> Function {
        var statements: [Statement] = []
        switch node.accessorBlock?.accessors {
        case .getter(let items): statements = body(items)
        case .accessors(let list):
            for accessor in list where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
                statements += accessor.body.map { body($0.statements) } ?? []
            }
        case nil: break
        }
        var generics = generics(node.genericParameterClause)
        let requirements = bounds(in: node.genericWhereClause, of: &generics)
        return Function(
            name: "subscript",
            generics: generics,
            requirements: requirements,
            // Without a second name, a parameter of a subscript has no label.
            parameters: parameters(node.parameterClause, labelsByDefault: false),
            result: typeName(node.returnClause.type),
            body: statements + takeLeads(within: node).map(Statement.leads),
            line: line(of: node.subscriptKeyword),
            isStatic: isStatic(node.modifiers),
            isRequirement: statements.isEmpty)
    }

    private func generics(_ clause: GenericParameterClauseSyntax?) -> [TypeFact.Generic] {
        clause?.parameters.map { .init(name: $0.name.text, bound: $0.inheritedType.map(typeName)) } ?? []
    }

    private func bound(_ clause: InheritanceClauseSyntax) -> TypeName {
        let names = clause.inheritedTypes.map { typeName($0.type) }
        return names.count == 1 ? names[0] : TypeName(name: "&", arguments: names)
    }

    /// The statements of a function.
    private func body(_ block: CodeBlockSyntax) -> [Statement] {
        let brace = block.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        return skeletons[brace] ?? body(block.statements)
    }

    /// Reads a body if the scan of its text does not suffice.
    private func glance(_ items: CodeBlockItemListSyntax) -> [Statement] {
        let start = items.position.utf8Offset
        let scan = BodyScan(text, start..<(start + items.totalLength.utf8Length), lines)
        return scan.needsReading ? body(items) : scan.skeleton
    }

    private func initialiser(_ node: InitializerDeclSyntax) -> Function {
        var generics = generics(node.genericParameterClause)
        let requirements = bounds(in: node.genericWhereClause, of: &generics)
        return Function(
            name: "init",
            generics: generics,
            requirements: requirements,
            parameters: parameters(node.signature.parameterClause),
            result: nil,
            body: (node.body.map { statements($0.statements) } ?? [])
                + takeLeads(within: node).map(Statement.leads),
            line: line(of: node.initKeyword),
            isRequirement: node.body == nil)
    }

    private func parameters(
        _ clause: FunctionParameterClauseSyntax, labelsByDefault: Bool = true
    ) -> [Function.Parameter] {
        clause.parameters.map { parameter in
            let first = parameter.firstName.text.unquoted
            let hasLabel = first != "_" && (labelsByDefault || parameter.secondName != nil)
            return Function.Parameter(
                label: hasLabel ? first : nil,
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
