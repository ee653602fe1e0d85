// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Reads the facts of one file.
///
/// It walks the syntax tree itself instead of with a visitor and skips what does not concern navigation: this takes much less
/// time than parsing.
final class FactReader {
    var facts = FileFacts()
    let text: UnsafeBufferPointer<UInt8>
    let lines: LineTable
    /// The statements of the bodies that are blank in the tree, by the offset of their opening brace.
    private(set) var skeletons: [Int: [Statement]]
    /// The names of the types around the current declaration, outermost first.
    var scope: [String] = []
    /// The comments `rxtree:leads(…)` that no declaration or block has taken yet, by their offsets.
    private var pendingLeads: [(offset: Int, comment: LeadsComment)] = []

    static func facts(of text: UnsafeBufferPointer<UInt8>) -> FileFacts {
        let lines = LineTable(text)
        let excerpt = Excerpt(of: text, lines: lines)
        let reader = FactReader(text: text, lines: lines, skeletons: excerpt.skeletons)
        let leads = Comments.find("leads", in: text, lines: lines)
        reader.facts.leads = leads.map { LeadsComment(line: $0.line, names: $0.arguments) }
        reader.facts.allowances = Comments.find("allow", in: text, lines: lines)
            .map { .init(line: $0.line, rules: $0.arguments) }
        reader.pendingLeads = zip(leads.map(\.offset), reader.facts.leads).map { ($0, $1) }
        let tree = excerpt.text?.withUnsafeBufferPointer { Parser.parse(source: $0) }
        if let tree, !tree.hasError {
            reader.read(tree)
        } else {
            reader.skeletons = [:]
            reader.read(Parser.parse(source: text))
        }
        return reader.facts
    }

    private init(text: UnsafeBufferPointer<UInt8>, lines: LineTable, skeletons: [Int: [Statement]]) {
        self.text = text
        self.lines = lines
        self.skeletons = skeletons
    }

    func line(of node: some SyntaxProtocol) -> Line {
        lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The comments `rxtree:leads(…)` in a part of the file that nothing inside of that part has taken.
    func takeLeads(within node: some SyntaxProtocol) -> [LeadsComment] {
        guard !pendingLeads.isEmpty else { return [] }
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        let taken = pendingLeads.filter { range.contains($0.offset) }
        pendingLeads.removeAll { range.contains($0.offset) }
        return taken.map(\.comment)
    }

    private func read(_ tree: SourceFileSyntax) {
        facts.script = topLevel(tree.statements)
        facts.script += pendingLeads.map { .leads($0.comment) }
        if tree.hasError, let trouble = SyntaxTrouble.first(in: Syntax(tree)) {
            facts.troubles.append(
                .init(
                    line: line(of: trouble.node),
                    message: "\(trouble.message); the rest of the file was read where possible"))
        }
    }

    /// Adds declarations to the facts, and returns the other statements.
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
                } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
                    facts.aliases.append(
                        .init(name: alias.name.text, target: typeName(alias.initializer.value)))
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
