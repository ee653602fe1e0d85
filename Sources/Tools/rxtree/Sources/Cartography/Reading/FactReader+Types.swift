// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FactReader {
    func typeName(_ type: TypeSyntax) -> TypeName {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let node):
            TypeName(name: node.name.text.unquoted, arguments: arguments(node.genericArgumentClause))
        case .memberType(let node):
            TypeName(
                name: typeName(node.baseType).name + "." + node.name.text.unquoted,
                arguments: arguments(node.genericArgumentClause))
        case .optionalType(let node): typeName(node.wrappedType)
        case .implicitlyUnwrappedOptionalType(let node): typeName(node.wrappedType)
        case .someOrAnyType(let node): typeName(node.constraint)
        case .attributedType(let node): typeName(node.baseType)
        case .arrayType(let node): TypeName(name: "Array", arguments: [typeName(node.element)])
        case .dictionaryType(let node):
            TypeName(name: "Dictionary", arguments: [typeName(node.key), typeName(node.value)])
        case .functionType(let node):
            TypeName(name: "->", arguments: [typeName(node.returnClause.type)])
        case .tupleType(let node):
            if node.elements.count == 1, let only = node.elements.first {
                typeName(only.type)
            } else {
                TypeName(name: "()", arguments: node.elements.map { typeName($0.type) })
            }
        case .compositionType(let node):
            TypeName(name: "&", arguments: node.elements.map { typeName($0.type) })
        case .metatypeType(let node): TypeName(name: "Type", arguments: [typeName(node.baseType)])
        case .suppressedType(let node): TypeName(name: "~", arguments: [typeName(node.type)])
        default: TypeName(name: "?")
        }
    }

    func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
        clause?.arguments.compactMap { argument in
            if case .type(let type) = argument.argument { typeName(type) } else { nil }
        } ?? []
    }
}
