// SPDX-License-Identifier: MIT

import Foundation

/// The exceptions from the rules of the generator. `README.md` explains the lines.
struct Overrides {
    private var skipped: [String: String] = [:]
    private var patterns: [(prefix: String, reason: String)] = []
    private var skippedFunctions: [String: String] = [:]
    private var functionPatterns: [(namespace: String, prefix: String, reason: String)] = []
    private var kept: Set<String> = []
    private(set) var handWritten: [String: String] = [:]
    private(set) var names: [String: Renaming] = [:]
    /// The functions outside of types, or beginnings of their names with a star, that are assigned to a type.
    private var members: [Membership] = []
    private(set) var typeNames: [String: String] = [:]
    private(set) var skippedTypes: [String: String] = [:]
    private(set) var handWrittenTypes: [String: String] = [:]
    private(set) var classInterfaces: Set<String> = []
    private(set) var plainRecords: Set<String> = []
    private(set) var opaque: [String: Bool] = [:]
    /// The functions that return the number of a registration, and the functions that take this number and end the registration.
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
    private(set) var folders: [TypeFolder] = []
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
    /// The releases of declarations for which GIR has no version.
    private(set) var since: [String: Release] = [:]

    /// The lines, in order.
    private(set) var lines: [OverridesLine] = []
    /// The lines with directives that are used once for a name.
    private var used: [String: OverridesLine] = [:]

    init() {}

    /// Reads the lines of one text.
    init(_ text: String) throws(OverridesError) { try read(text, of: "overrides.txt") }

    /// Reads all files of a folder: first `All.txt`, which has the releases, and then one file for each library.
    init(folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".txt")
        }
        for file in files.sorted() { try read(file: folder.appending(path: file)) }
    }

    /// Adds the lines of a file.
    mutating func read(file: URL) throws {
        try read(try String(contentsOf: file, encoding: .utf8), of: file.lastPathComponent)
    }

    /// Adds the lines of a text.
    mutating func read(_ text: String, of file: String) throws(OverridesError) {
        for (index, text) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            let line = try OverridesLine(text, file: file, number: index + 1)
            if !line.directive.isRepeatable {
                let key = "\(line.directive.name) \(line.name)"
                if let first = used.updateValue(line, forKey: key) {
                    throw line.error("“\(key)” is already in \(first.file):\(first.number).")
                }
            }
            lines.append(line)
            try add(line)
        }
    }

    private mutating func add(_ line: OverridesLine) throws(OverridesError) {
        let (name, rest, words) = (line.name, line.rest, line.words)
        switch line.directive {
        case .skip where line.isPattern: patterns.append((String(name.dropLast()), rest))
        case .skip: skipped[name] = rest
        case .skipFunctions where line.firstAndRest.first.hasSuffix("*"):
            let (pattern, reason) = line.firstAndRest
            guard !reason.isEmpty else { throw line.error("The line has no reason.") }
            functionPatterns.append((name, String(pattern.dropLast()), reason))
        case .skipFunctions: skippedFunctions[name] = rest
        case .keep: kept.insert(name)
        case .skipType: skippedTypes[name] = rest
        case .skipCallback: skippedCallbacks[name] = rest
        case .byHand: handWritten[name] = rest
        case .typeByHand: handWrittenTypes[name] = rest
        case .registration:
            endings[name] = rest
            handWritten[rest] = "GObject/Registration.swift"
        case .rename: names[name] = Renaming(line)
        case .member: members += words.map { Membership(type: name, pattern: $0) }
        case .renameType: typeNames[name] = rest
        case .interfaceAsClass: classInterfaces.insert(name)
        case .structure: plainRecords.insert(name)
        case .privateFields: opaque[name] = true
        case .publicFields: opaque[name] = false
        case .neverNull: present.formUnion([name] + words)
        case .nullable: nullable[name] = rest
        case .nullableParameter: nullable["\(name) \(line.firstAndRest.first)"] = line.firstAndRest.rest
        case .fileName: fileNames.insert(([name] + words).joined(separator: " "))
        case .outParameter: written.insert("\(name) \(line.firstAndRest.first)")
        case .alwaysWritten: given.formUnion(words.map { "\(name) \($0)" })
        case .finish: finishes[name] = rest
        case .changedInPlace: changed.formUnion(words.map { "\(name) \($0)" })
        case .headers: headers[name] = words
        case .notTested: untested[name] = rest
        case .needsDisplay: needDisplay.insert(name)
        case .constructProperties:
            properties[name] = line.pairs.map { ($0.name, $0.value ?? Naming.local($0.name)) }
        case .defaultValue:
            for pair in line.pairs {
                guard let value = pair.value else {
                    throw line.error("“\(pair.name)” has no value. Its form is “\(line.directive.rawValue)”.")
                }
                defaults["\(name) \(pair.name)"] = value
            }
        case .constants: constants[name] = words
        case .nullResult: fallbacks[name] = rest
        case .initialize: initializers[name] = rest
        case .deprecated: old[name] = rest
        case .testExample: examples[name] = rest
        case .folder: folders.append(TypeFolder(line))
        case .implementable: implemented[name] = Set(words)
        case .implementableByHand:
            let (hand, functions) = line.firstAndRest
            implementedByHand[name] = hand
            functionsByHand[name] = Set(functions.split(separator: " ").map(String.init))
        case .replacement: advice[name] = rest
        case .ownedResult: giving.insert(name)
        case .release: try releases.add(line)
        case .since:
            guard let release = releases.named(rest) else {
                throw line.error("No line “release \(rest)” is above this one.")
            }
            since[name] = release
        case .notImplementable: left.append((name, rest))
        }
    }

    /// The replacements for declarations that a newer release deprecates, if the library does not name one.
    private(set) var advice: [String: String] = [:]

    /// Whether the result of a function belongs to the caller although GIR does not say so.
    func given(by symbol: String) -> Bool { giving.contains(symbol) }

    /// Whether a line excludes a callable from the rules.
    func isSpecial(_ symbol: String) -> Bool {
        handWritten[symbol] != nil || names[symbol] != nil || reason(toSkip: symbol) != nil
    }

    /// Returns the type to which a function outside of types is assigned, and the name of the C function there.
    func home(of function: Callable) -> (type: String, name: String)? {
        guard let member = members.first(where: { $0.matches(function.symbol) }) else { return nil }
        let name = member.dropped == 0 ? function.name : String(function.symbol.dropFirst(member.dropped))
        // `pango_attr_weight_new` creates a weight.
        let makes = function.result.type.isNamed(member.type)
        return (member.type, makes && name.hasSuffix("_new") ? String(name.dropLast(4)) : name)
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

    /// Returns the reason why a callable, a property or a signal is left out.
    func reason(toSkip symbol: String, functionOf namespace: String? = nil) -> String? {
        kept.contains(symbol) ? nil : reason(ofLineThatSkips: symbol, functionOf: namespace)
    }

    /// Returns the reason of the line that skips a callable, also if another line keeps it.
    func reason(ofLineThatSkips symbol: String, functionOf namespace: String?) -> String? {
        skipped[symbol] ?? patterns.first { symbol.hasPrefix($0.prefix) }?.reason
            ?? functionPatterns.first { $0.namespace == namespace && symbol.hasPrefix($0.prefix) }?.reason
            ?? namespace.flatMap { skippedFunctions[$0] }
    }
}

/// The functions outside of types that a word of a line `member` assigns to a type.
private struct Membership {
    let type: String
    /// The number of characters at the beginning of the C name that the name of the member does not have; 0 if it is that of GIR.
    let dropped: Int
    private let isPrefix: Bool
    private let symbol: String

    init(type: String, pattern: String) {
        self.type = type
        isPrefix = pattern.hasSuffix("*")
        symbol = pattern.replacing(":", with: "").replacing("*", with: "")
        let parts = pattern.split(separator: ":")
        dropped = parts.count > 1 ? parts[0].count : isPrefix ? symbol.count : 0
    }

    func matches(_ name: String) -> Bool { isPrefix ? name.hasPrefix(symbol) : name == symbol }
}
