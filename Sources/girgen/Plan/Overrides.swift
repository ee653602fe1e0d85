// SPDX-License-Identifier: MIT

import Foundation

/// What `overrides.txt` says.
struct Overrides {
    private var skipped: [String: String] = [:]
    private var patterns: [(prefix: String, reason: String)] = []
    private var skippedFunctions: [String: String] = [:]
    private var functionPatterns: [(namespace: String, prefix: String, reason: String)] = []
    private var kept: Set<String> = []
    private(set) var handWritten: [String: String] = [:]
    private(set) var names: [String: Renaming] = [:]
    /// Functions outside types, or the beginnings of their names with a star, that belong to a type.
    private var members: [(type: String, pattern: String)] = []
    private(set) var typeNames: [String: String] = [:]
    private(set) var skippedTypes: [String: String] = [:]
    private(set) var handWrittenTypes: [String: String] = [:]
    private(set) var classInterfaces: Set<String> = []
    private(set) var plainRecords: Set<String> = []
    private(set) var opaque: [String: Bool] = [:]
    /// Functions, properties, and parameters (function or signal and parameter) that are missing at times, though GIR does not
    /// say so, and when.
    private(set) var nullable: [String: String] = [:]
    /// Functions and parameters (function and parameter) that are names of files, though GIR says they are UTF-8.
    private(set) var fileNames: Set<String> = []
    /// Function and parameter: values that C writes, though GIR says that it reads them.
    private(set) var written: Set<String> = []
    /// Function and parameter: objects, texts and structs that C always writes where the function succeeds, though out
    /// parameters of these kinds may be left out.
    private(set) var given: Set<String> = []
    /// Functions that begin something, and what ends it.
    private(set) var finishes: [String: String] = [:]
    /// Function and parameter: structs that C changes in their place, though GIR does not say so.
    private(set) var changed: Set<String> = []
    /// Properties that always have a value, though GIR does not say so.
    private(set) var present: Set<String> = []
    private(set) var untested: [String: String] = [:]
    /// Callbacks that C calls where Swift cannot be called, and why.
    private(set) var skippedCallbacks: [String: String] = [:]
    /// Classes whose objects, and those of their subclasses, need a display.
    private(set) var needDisplay: Set<String> = []
    /// The properties that make the object which a constructor makes, and their values, in order.
    private(set) var properties: [String: [(name: String, value: String)]] = [:]
    /// The beginnings of the constants that are written, by namespace.
    private(set) var constants: [String: [String]] = [:]
    /// Function and parameter: what the argument is when a call leaves it out. `*` stands for every function.
    private var defaults: [String: String] = [:]
    /// What a function answers where C returns NULL.
    private(set) var fallbacks: [String: String] = [:]
    /// Namespaces whose functions are counted in headers of C, as GIR does not know them.
    private(set) var headers: [String: [String]] = [:]
    /// Functions that C has given up, and what takes their place.
    private(set) var old: [String: String] = [:]
    private(set) var examples: [String: String] = [:]
    private(set) var areas: [Area] = []
    /// Interfaces and classes that Swift classes can implement, with the functions that have no default.
    private(set) var implemented: [String: Set<String>] = [:]
    private(set) var implementedByHand: [String: String] = [:]
    /// The functions that hand-written code lets Swift classes implement.
    private(set) var functionsByHand: [String: Set<String>] = [:]
    /// Interfaces and classes, or beginnings of their names, that Swift classes cannot implement, and why.
    private var left: [(pattern: String, reason: String)] = []

    /// Each line that says something, by its number.
    private(set) var lines: [(number: Int, words: [String])] = []

    init() {}

    init(_ text: String) throws(OverridesProblem) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.count >= 2 else {
                throw OverridesProblem(
                    line: index + 1, text: "“\(line)” has a word and nothing that it is about.")
            }
            lines.append((index + 1, words))
            let rest = words.count > 2 ? words[2].trimmingCharacters(in: .whitespaces) : ""
            switch words[0] {
            case "skip" where words[1].hasSuffix("*"): patterns.append((String(words[1].dropLast()), rest))
            case "skip": skipped[words[1]] = rest
            case "skip-functions" where rest.prefix(while: { $0 != " " }).hasSuffix("*"):
                let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
                functionPatterns.append((words[1], String(parts[0].dropLast()), parts[1]))
            case "skip-functions": skippedFunctions[words[1]] = rest
            case "keep": kept.insert(words[1])
            case "skip-type": skippedTypes[words[1]] = rest
            case "skip-callback": skippedCallbacks[words[1]] = rest
            case "hand": handWritten[words[1]] = rest
            case "hand-type": handWrittenTypes[words[1]] = rest
            case "rename": names[words[1]] = Renaming(rest, line: index + 1)
            case "member": members += rest.split(separator: " ").map { (words[1], String($0)) }
            case "rename-type": typeNames[words[1]] = rest
            case "class-interface": classInterfaces.insert(words[1])
            case "plain": plainRecords.insert(words[1])
            case "opaque": opaque[words[1]] = true
            case "complete": opaque[words[1]] = false
            case "present":
                present.formUnion(words.dropFirst().flatMap { $0.split(separator: " ") }.map(String.init))
            case "nullable": nullable[words[1]] = rest
            case "nullable-argument":
                let (name, reason) = Overrides.split(rest)
                nullable["\(words[1]) \(name)"] = reason
            case "file-name": fileNames.insert(words.dropFirst().joined(separator: " "))
            case "written": written.insert("\(words[1]) \(Overrides.split(rest).first)")
            case "given": given.formUnion(rest.split(separator: " ").map { "\(words[1]) \($0)" })
            case "finish": finishes[words[1]] = rest
            case "changes": changed.formUnion(rest.split(separator: " ").map { "\(words[1]) \($0)" })
            case "headers": headers[words[1]] = rest.split(separator: " ").map(String.init)
            case "untested": untested[words[1]] = rest
            case "needs-display": needDisplay.insert(words[1])
            case "properties":
                properties[words[1]] = rest.split(separator: " ").map { pair in
                    let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
                    return (sides[0], sides.count > 1 ? sides[1] : Naming.local(sides[0]))
                }
            case "default":
                for pair in rest.split(separator: " ") {
                    let sides = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
                    defaults["\(words[1]) \(sides[0])"] = sides[1]
                }
            case "constants": constants[words[1]] = rest.split(separator: " ").map(String.init)
            case "else": fallbacks[words[1]] = rest
            case "old": old[words[1]] = rest
            case "example": examples[words[1]] = rest
            case "area":
                let rest = rest.split(separator: " ").map(String.init)
                areas.append(Area(module: words[1], folder: rest[0], patterns: Array(rest.dropFirst())))
            case "implement": implemented[words[1]] = Set(rest.split(separator: " ").map(String.init))
            case "implement-hand":
                let (name, functions) = Overrides.split(rest)
                implementedByHand[words[1]] = name
                functionsByHand[words[1]] = Set(functions.split(separator: " ").map(String.init))
            case "leave": left.append((words[1], rest))
            case let other:
                throw OverridesProblem(
                    line: index + 1,
                    text: "“\(other)” is none of the words that the head of the file explains.")
            }
        }
    }

    /// Whether a callable is not bound by the rules alone.
    func isSpecial(_ symbol: String) -> Bool {
        handWritten[symbol] != nil || names[symbol] != nil || reason(toSkip: symbol) != nil
    }

    /// The type that a function outside types belongs to, and the function’s C name there.
    func home(of function: Callable) -> (type: String, name: String)? {
        for (type, pattern) in members {
            let parts = pattern.split(separator: ":").map(String.init)
            let prefix = pattern.replacing(":", with: "").replacing("*", with: "")
            guard pattern.hasSuffix("*") ? function.symbol.hasPrefix(prefix) : function.symbol == prefix
            else { continue }
            let dropped = parts.count > 1 ? parts[0].count : pattern.hasSuffix("*") ? prefix.count : 0
            let name = dropped == 0 ? function.name : String(function.symbol.dropFirst(dropped))
            // `pango_attr_weight_new` makes a weight.
            let makes = function.result.type.isNamed(type)
            return (type, makes && name.hasSuffix("_new") ? String(name.dropLast(4)) : name)
        }
        return nil
    }

    /// What an argument is when a call leaves it out. Empty where it cannot be left out against the rules.
    func defaultValue(of parameter: String, in symbol: String) -> String? {
        defaults["\(symbol) \(parameter)"] ?? defaults["* \(parameter)"]
    }

    /// Why Swift classes cannot implement an interface or a class.
    func reason(toLeave name: String) -> String? {
        left.first { $0.pattern == name }?.reason
            ?? left.first { $0.pattern.hasSuffix("*") && name.hasPrefix($0.pattern.dropLast()) }?.reason
    }

    /// The first word of a line's rest, and what follows it.
    private static func split(_ rest: String) -> (first: String, reason: String) {
        let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        return (words.first ?? "", words.count > 1 ? words[1] : "")
    }

    /// Why a callable, property or signal is left out.
    func reason(toSkip symbol: String, functionOf namespace: String? = nil) -> String? {
        if kept.contains(symbol) { return nil }
        return skipped[symbol] ?? patterns.first { symbol.hasPrefix($0.prefix) }?.reason
            ?? functionPatterns.first { $0.namespace == namespace && symbol.hasPrefix($0.prefix) }?.reason
            ?? namespace.flatMap { skippedFunctions[$0] }
    }
}
