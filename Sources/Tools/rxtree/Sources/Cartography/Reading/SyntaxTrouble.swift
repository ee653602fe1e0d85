// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The first syntax error in a file.
struct SyntaxTrouble {
    var node: Syntax
    var message: String

    static func first(in node: Syntax) -> SyntaxTrouble? {
        if node.is(UnexpectedNodesSyntax.self) {
            return SyntaxTrouble(
                node: node, message: "'\(excerpt(node.trimmedDescription))' is not expected here")
        }
        if let token = node.as(TokenSyntax.self), token.presence == .missing {
            return SyntaxTrouble(node: node, message: "\(name(of: token)) is missing here")
        }
        if node.kind.isMissing {
            return SyntaxTrouble(node: node, message: "something is missing here")
        }
        guard node.hasError else { return nil }
        for child in node.children(viewMode: .all) where child.hasError || child.is(TokenSyntax.self) {
            if let trouble = first(in: child) { return trouble }
        }
        return nil
    }

    private static func name(of token: TokenSyntax) -> String {
        token.text.isEmpty ? "a name" : "'\(token.text)'"
    }

    private static func excerpt(_ text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count > 40 ? line.prefix(40) + "…" : String(line)
    }
}
