// SPDX-License-Identifier: MIT

import Foundation

/// The first word of a line of overrides. The raw value is the form of the line, with the optional parts in brackets.
///
/// `README.md` of girgen explains each of them.
enum Directive: String, CaseIterable {
    case skip = "skip SYMBOL|PREFIX* reason"
    case skipType = "skip-type TYPE reason"
    case skipCallback = "skip-callback TYPE reason"
    case skipFunctions = "skip-functions NAMESPACE [PREFIX*] reason"
    case keep = "keep SYMBOL"
    case byHand = "by-hand SYMBOL file"
    case typeByHand = "type-by-hand TYPE boxed|plain"
    case headers = "headers NAMESPACE file…"

    case rename = "rename SYMBOL name"
    case renameType = "rename-type TYPE name"
    case member = "member TYPE SYMBOL|PREFIX*…"
    case registration = "registration SYMBOL SYMBOL"
    case finish = "finish SYMBOL SYMBOL"
    case defaultValue = "default SYMBOL|* parameter=value…"
    case constants = "constants NAMESPACE PREFIX…"
    case folder = "folder MODULE folder TYPE|PREFIX*|*SUFFIX…"

    case interfaceAsClass = "interface-as-class TYPE"
    case structure = "struct TYPE"
    case privateFields = "private-fields C-TYPE"
    case publicFields = "public-fields C-TYPE"

    case nullable = "nullable SYMBOL|PROPERTY when"
    case nullableParameter = "nullable-parameter SYMBOL parameter when"
    case neverNull = "never-null PROPERTY…"
    case nullResult = "null-result SYMBOL value"
    case fileName = "file-name SYMBOL [parameter]"
    case outParameter = "out-parameter SYMBOL parameter reason"
    case alwaysWritten = "always-written SYMBOL parameter…"
    case changedInPlace = "changed-in-place SYMBOL parameter…"
    case ownedResult = "owned-result SYMBOL"

    case release = "release TRAIT|oldest LIBRARY=version…"
    case since = "since SYMBOL TRAIT|oldest"
    case deprecated = "deprecated SYMBOL replacement"
    case replacement = "replacement SYMBOL|C-TYPE text"
    case initialize = "initialize NAMESPACE SYMBOL"

    case implementable = "implementable TYPE [function…]"
    case implementableByHand = "implementable-by-hand TYPE protocol function…"
    case notImplementable = "not-implementable TYPE|PREFIX*|TYPE.function reason"

    case constructProperties = "construct-properties SYMBOL name[=value]…"
    case needsDisplay = "needs-display TYPE"
    case testExample = "test-example TYPE expression"
    case notTested = "not-tested PROPERTY reason"

    /// The word itself.
    var name: String { String(rawValue.prefix { $0 != " " }) }

    /// The directives by their words.
    static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// The number of words without which a line is not complete.
    fileprivate var wordCount: Int { rawValue.split(separator: " ").count { !$0.hasPrefix("[") } }

    /// Whether several lines can be about the same name.
    var isRepeatable: Bool {
        switch self {
        case .skipFunctions, .member, .defaultValue, .constants, .folder, .nullableParameter, .neverNull,
            .fileName,
            .outParameter, .alwaysWritten, .changedInPlace:
            true
        default: false
        }
    }
}

/// A line of overrides: a directive, a name, and values.
struct OverridesLine {
    let file: String
    let number: Int
    let directive: Directive
    let name: String
    let rest: String

    /// The words after the name.
    var words: [String] { rest.split(separator: " ").map(String.init) }

    /// The first word after the name, and what follows it.
    var firstAndRest: (first: String, rest: String) {
        let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        return (words.first ?? "", words.count > 1 ? words[1] : "")
    }

    /// Whether the line is about all names with this beginning.
    var isPattern: Bool { name.hasSuffix("*") }

    init(_ text: Substring, file: String, number: Int) throws(OverridesError) {
        let words = text.split(separator: " ", maxSplits: 2).map(String.init)
        guard let word = words.first, let directive = Directive.named[word] else {
            throw OverridesError(
                file: file, line: number,
                text: "“\(words.first ?? "")” is none of the words that girgen’s README.md explains.")
        }
        (self.file, self.number, self.directive) = (file, number, directive)
        name = words.count > 1 ? words[1] : ""
        rest = words.count > 2 ? words[2].trimmingCharacters(in: .whitespaces) : ""
        guard text.split(separator: " ").count >= directive.wordCount else {
            throw error("The line is not complete. Its form is “\(directive.rawValue)”.")
        }
    }

    func error(_ text: String) -> OverridesError { OverridesError(file: file, line: number, text: text) }

    /// The parts of `name=value` in the words after the name; the value is nil without the sign.
    var pairs: [(name: String, value: String?)] {
        words.map { word in
            let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                String.init)
            return (sides[0], sides.count > 1 ? sides[1] : nil)
        }
    }
}

/// A line of overrides that is wrong or has no effect, and the reason.
struct OverridesError: Error, CustomStringConvertible {
    let file: String
    let line: Int
    let text: String

    var description: String { "\(file):\(line): \(text)" }
}
