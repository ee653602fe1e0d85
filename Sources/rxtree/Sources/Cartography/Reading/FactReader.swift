// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Reads the facts of one file out of its text.
///
/// It walks the syntax tree by hand instead of with a visitor: only what matters is looked at, which keeps it
/// well below the cost of parsing.
final class FactReader {
    var facts = FileFacts()
    let lines: LineTable
    /// The type that declarations read now belong to, outermost first.
    var scope: [String] = []

    static func facts(of text: UnsafeBufferPointer<UInt8>) -> FileFacts {
        let tree = Parser.parse(source: text)
        let reader = FactReader(lines: LineTable(text))
        reader.read(tree)
        reader.facts.allowances = Allowances.find(in: text, lines: reader.lines)
        return reader.facts
    }

    private init(lines: LineTable) {
        self.lines = lines
    }

    func line(of node: some SyntaxProtocol) -> Line {
        lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func read(_ tree: SourceFileSyntax) {
        facts.script = topLevel(tree.statements)
        if tree.hasError, let trouble = SyntaxTrouble.first(in: Syntax(tree)) {
            facts.troubles.append(.init(line: line(of: trouble.node), message: trouble.message))
        }
    }

    /// Declarations go to the facts; what is left is the script of the file.
    private func topLevel(_ items: CodeBlockItemListSyntax) -> [Statement] {
        var script: [Statement] = []
        for item in items {
            if case .decl(let declaration) = item.item {
                if let conditional = declaration.as(IfConfigDeclSyntax.self) {
                    for clause in conditional.clauses {
                        if case .statements(let items)? = clause.elements { script += topLevel(items) }
                    }
                } else if let variable = declaration.as(VariableDeclSyntax.self) {
                    facts.variables += variables(of: variable)
                } else if let function = declaration.as(FunctionDeclSyntax.self) {
                    facts.functions.append(self.function(function))
                } else {
                    readType(declaration)
                }
            } else if let statement = statement(item) {
                script.append(statement)
            }
        }
        return script
    }
}
