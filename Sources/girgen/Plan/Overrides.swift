// SPDX-License-Identifier: MIT

import Foundation

/// The contents of `overrides.txt`.
struct Overrides {
    private var skipped: [String: String] = [:]
    private var patterns: [(prefix: String, reason: String)] = []
    private var skippedFunctions: [String: String] = [:]
    private var functionPatterns: [(namespace: String, prefix: String, reason: String)] = []
    private var kept: Set<String> = []
    private(set) var handWritten: [String: String] = [:]
    private(set) var names: [String: Renaming] = [:]
    /// The functions outside of types, or beginnings of their names with a star, that are assigned to a type.
    private var members: [(type: String, pattern: String)] = []
    private(set) var typeNames: [String: String] = [:]
    private(set) var skippedTypes: [String: String] = [:]
    private(set) var handWrittenTypes: [String: String] = [:]
    private(set) var classInterfaces: Set<String> = []
    private(set) var plainRecords: Set<String> = []
    private(set) var opaque: [String: Bool] = [:]
    /// The functions that return a number, and the functions that end with this number what they have begun.
    private(set) var endings: [String: String] = [:]
    /// The functions, properties and parameters (function or signal, and parameter) that can be NULL although GIR does not
    /// say so, with the condition.
    private(set) var nullable: [String: String] = [:]
    /// The functions and parameters (function and parameter) that are file names, although GIR says that they are UTF-8.
    private(set) var fileNames: Set<String> = []
    /// The parameters (function and parameter) that the C function writes, although GIR says that it reads them.
    private(set) var written: Set<String> = []
    /// The parameters (function and parameter) for objects, strings and structs that the C function always writes if it succeeds, although
    /// GIR says that they are optional.
    private(set) var given: Set<String> = []
    /// The functions that start asynchronous work, and the functions that collect the result.
    private(set) var finishes: [String: String] = [:]
    /// The parameters (function and parameter) for structs that the C function changes in place, although GIR does not say so.
    private(set) var changed: Set<String> = []
    /// The properties that always have a value, although GIR does not say so.
    private(set) var present: Set<String> = []
    private(set) var untested: [String: String] = [:]
    /// The callbacks that the library calls at a time at which no Swift code can run, and the reason.
    private(set) var skippedCallbacks: [String: String] = [:]
    /// The classes whose objects, and those of their subclasses, need a display.
    private(set) var needDisplay: Set<String> = []
    /// The properties that create the same object as a constructor, and their values, in order.
    private(set) var properties: [String: [(name: String, value: String)]] = [:]
    /// The beginnings of the names of the constants that are written, by namespace.
    private(set) var constants: [String: [String]] = [:]
    /// The default value of an argument, by function and parameter. `*` stands for every function.
    private var defaults: [String: String] = [:]
    /// The Swift result of a function whose C function returns NULL.
    private(set) var fallbacks: [String: String] = [:]
    /// The namespaces whose functions are counted in C headers, because GIR does not have them.
    private(set) var headers: [String: [String]] = [:]
    /// The deprecated functions, and the functions to use instead.
    private(set) var old: [String: String] = [:]
    /// The functions that initialize the libraries, by namespace.
    private(set) var initializers: [String: String] = [:]
    private(set) var examples: [String: String] = [:]
    private(set) var areas: [Area] = []
    /// The interfaces and classes that Swift classes can implement, with the functions that have no default.
    private(set) var implemented: [String: Set<String>] = [:]
    private(set) var implementedByHand: [String: String] = [:]
    /// The functions that Swift classes can implement through hand-written code.
    private(set) var functionsByHand: [String: Set<String>] = [:]
    /// The interfaces and classes, or beginnings of their names, that Swift classes cannot implement, and the reason.
    private var left: [(pattern: String, reason: String)] = []

    /// The functions whose result belongs to the caller although GIR does not say so.
    private var giving: Set<String> = []
    /// The releases of the libraries.
    private(set) var releases = Releases()
    /// The releases of declarations of which GIR does not say it.
    private(set) var since: [String: Release] = [:]

    /// The lines, by their number.
    private(set) var lines: [(file: String, number: Int, words: [String])] = []

    init() {}

    init(_ text: String) throws(OverridesError) { try read(text, of: "overrides.txt") }

    /// Adds the lines of a file.
    mutating func read(_ text: String, of file: String) throws(OverridesError) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.count >= 2 else {
                throw OverridesError(
                    file: file, line: index + 1, text: "“\(line)” has a word and nothing that it is about.")
            }
            lines.append((file, index + 1, words))
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
            case "registration":
                endings[words[1]] = rest
                handWritten[rest] = "GObject/Registration.swift"
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
            case "initialize": initializers[words[1]] = rest
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
            case "advice": advice[words[1]] = rest
            case "gives": giving.insert(words[1])
            case "release": releases.add(words[1], rest)
            case "since":
                guard let release = releases.named(rest) else {
                    throw OverridesError(
                        file: file, line: index + 1, text: "No line “release \(rest)” is above this one.")
                }
                since[words[1]] = release
            case "leave": left.append((words[1], rest))
            case let other:
                throw OverridesError(
                    file: file, line: index + 1,
                    text: "“\(other)” is none of the words that the head of the file explains.")
            }
        }
    }

    /// What to use instead of what a newer release deprecates, where the library does not say it.
    private(set) var advice: [String: String] = [:]

    /// Whether the result of a function belongs to the caller although GIR does not say so.
    func given(by symbol: String) -> Bool { giving.contains(symbol) }

    /// Whether a line excludes a callable from the rules.
    func isSpecial(_ symbol: String) -> Bool {
        handWritten[symbol] != nil || names[symbol] != nil || reason(toSkip: symbol) != nil
    }

    /// Returns the type to which a function outside of types is assigned, and the name of the C function there.
    func home(of function: Callable) -> (type: String, name: String)? {
        for (type, pattern) in members {
            let parts = pattern.split(separator: ":").map(String.init)
            let prefix = pattern.replacing(":", with: "").replacing("*", with: "")
            guard pattern.hasSuffix("*") ? function.symbol.hasPrefix(prefix) : function.symbol == prefix
            else { continue }
            let dropped = parts.count > 1 ? parts[0].count : pattern.hasSuffix("*") ? prefix.count : 0
            let name = dropped == 0 ? function.name : String(function.symbol.dropFirst(dropped))
            // `pango_attr_weight_new` creates a weight.
            let makes = function.result.type.isNamed(type)
            return (type, makes && name.hasSuffix("_new") ? String(name.dropLast(4)) : name)
        }
        return nil
    }

    /// Returns the default value of an argument. Empty if the argument has no default although the rules would give it one.
    func defaultValue(of parameter: String, in symbol: String) -> String? {
        defaults["\(symbol) \(parameter)"] ?? defaults["* \(parameter)"]
    }

    /// Returns the reason why Swift classes cannot implement an interface or a class.
    func reason(toLeave name: String) -> String? {
        left.first { $0.pattern == name }?.reason
            ?? left.first { $0.pattern.hasSuffix("*") && name.hasPrefix($0.pattern.dropLast()) }?.reason
    }

    /// Splits the rest of a line into its first word and what follows.
    private static func split(_ rest: String) -> (first: String, reason: String) {
        let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        return (words.first ?? "", words.count > 1 ? words[1] : "")
    }

    /// Returns the reason why a callable, a property or a signal is left out.
    func reason(toSkip symbol: String, functionOf namespace: String? = nil) -> String? {
        if kept.contains(symbol) { return nil }
        return skipped[symbol] ?? patterns.first { symbol.hasPrefix($0.prefix) }?.reason
            ?? functionPatterns.first { $0.namespace == namespace && symbol.hasPrefix($0.prefix) }?.reason
            ?? namespace.flatMap { skippedFunctions[$0] }
    }
}
