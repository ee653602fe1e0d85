// SPDX-License-Identifier: MIT

/// Chooses the words of a Swift function by the name of the C function: `get_iter_at_offset(char_offset)` becomes `iter(atOffset:)`.
extension FunctionPlan {
    private static let prepositions: Set<String> = [
        "for", "at", "from", "with", "by", "in", "on", "to", "of", "into", "after", "before",
    ]
    private static let positions: Set<String> = ["position", "pos", "index", "idx", "n", "nth", "num", "i"]
    private static let points: Set<String> = ["pos", "position", "location", "point", "coords"]
    private static let numbers: Set<String> = [
        "Int", "Double", "Float", "Bool", "UInt", "UInt64", "Int32", "Int8", "UInt8", "UInt32",
    ]

    /// Names the function and its arguments by its C name.
    mutating func word(_ cName: String) {
        var words = cName.split(separator: "_").map(String.init)
        let isQuestion = words.first == "get" && words.count > 1 && !(parameters.isEmpty && effects.isEmpty)
        if isQuestion { words.removeFirst() }
        if isQuestion, words.count > 1, words[0] == "nth", isPosition(0) { words.removeFirst() }
        var isLabelled = false
        if let (rest, index, label) = split(words, isQuestion) ?? splitPoint(words) {
            words = rest
            relabel(index, label)
            isLabelled = index == 0
        }
        name = Naming.camel(words.joined(separator: "_"))
        for (index, label) in labels.enumerated() where ["nItems", "nChars"].contains(label) {
            relabel(index, "count")
        }
        labelRange()
        labelPositions(words, isQuestion)
        if isQuestion, !isLabelled { labelQuestion(words) }
        if let first = parameters.first, labels[0] == Naming.camel(FunctionPlan.local(of: first)) {
            unlabelFirstWhereClear()
        }
    }

    /// Splits `iter_at_offset` into the name `iter` and the label `atOffset`, and `monitor_at_surface` into `monitor` and `at`,
    /// because the type of the argument says the rest.
    private func split(_ words: [String], _ isQuestion: Bool) -> ([String], Int, String)? {
        for place in words.indices.dropLast() where FunctionPlan.prepositions.contains(words[place]) {
            guard place > 0 || isQuestion, !["set", "is", "has"].contains(words[..<place].joined()) else {
                continue
            }
            let noun = words[(place + 1)...].joined()
            guard let index = parameters.indices.first(where: { isCalled(noun, $0) }) else { continue }
            if place > 0,
                isAbout(words[place - 1], index) || labels[index].lowercased() == words.dropFirst().joined()
            {
                continue
            }
            let isClear = isPosition(index) && FunctionPlan.positions.contains(noun) || isType(noun, index)
            if place == 0 { return isClear && index == 0 ? ([words[0]], 0, "_") : nil }
            let label = isClear ? words[place] : Naming.camel(words[place...].joined(separator: "_"))
            return (Array(words[..<place]), index, label)
        }
        return nil
    }

    /// `path_at_pos(x, y)` becomes `path(atX:y:)`, `position_at(t)` becomes `position(at:)`.
    private func splitPoint(_ words: [String]) -> ([String], Int, String)? {
        guard words.count > 2 || (words.count == 2 && parameters.count > 0) else { return nil }
        let (last, before) = (words[words.count - 1], words[words.count - 2])
        if FunctionPlan.points.contains(last), FunctionPlan.prepositions.contains(before), words.count > 2,
            let index = labels.indices.dropLast().first(where: {
                labels[$0].lowercased().hasSuffix("x") && labels[$0 + 1].lowercased().hasSuffix("y")
            })
        {
            return (words.dropLast(2), index, before + "X")
        }
        guard FunctionPlan.prepositions.contains(last), !["is", "has", "set"].contains(before),
            !parameters.isEmpty
        else { return nil }
        // For example `insert_child_after(child, sibling)`.
        if parameters.count > 1, isNamed(0), typeName(0) == typeName(1) { return (words.dropLast(), 1, last) }
        let isClear = parameters.count == 1 || isNamed(0)
        return (words.dropLast(), 0, isClear ? last : last + Naming.upperFirst(labels[0]))
    }

    /// Whether an argument has the name of the word before the preposition: `index_to_pos(index)` is a conversion.
    private func isAbout(_ word: String, _ index: Int) -> Bool {
        let label = labels[index].lowercased()
        return label.hasPrefix(word) || label.hasSuffix(word)
    }

    /// Whether a noun in the function's name names an argument.
    private func isCalled(_ noun: String, _ index: Int) -> Bool {
        let label = labels[index].lowercased()
        guard index == 0 else { return label == noun || (label.count > 2 && noun.hasPrefix(label)) }
        let ends = ["", "name", "number", "id", "path", "string"]
        return ends.contains { label.hasSuffix(noun + $0) } || (label.count > 2 && noun.hasSuffix(label))
            || isType(noun, index) || (isPosition(index) && FunctionPlan.positions.contains(noun))
    }

    /// Whether the type of an argument has the same name as the noun.
    private func isType(_ noun: String, _ index: Int) -> Bool {
        let type = typeName(index)
        if type == "[UInt8]" { return noun == "data" || noun == "bytes" }
        guard isNamed(index) else { return false }
        let plain = type.lowercased().replacing("3d", with: "").replacing("2d", with: "")
        return plain.hasSuffix(noun) || noun.hasSuffix(plain)
    }

    /// `start: …, end: …` becomes `from: …, to: …`.
    private mutating func labelRange() {
        for index in parameters.indices.dropLast() {
            let (start, end) = (labels[index], labels[index + 1])
            guard start.hasPrefix("start"), end.hasPrefix("end"), start.dropFirst(5) == end.dropFirst(3),
                typeName(index) == typeName(index + 1)
            else { continue }
            relabel(index, "from")
            relabel(index + 1, "to")
        }
    }

    /// Places the inserted value first and the position second; a removal by position gets the label `at`.
    private mutating func labelPositions(_ words: [String], _ isQuestion: Bool) {
        if words == ["remove"], parameters.count == 1, isPosition(0) { relabel(0, "at") }
        guard words.first == "insert" else { return }
        if parameters.count == 2, isPosition(0), !isPosition(1) {
            parameters.swapAt(0, 1)
            labels.swapAt(0, 1)
        }
        for index in parameters.indices.dropFirst() where isPosition(index) { relabel(index, "at") }
    }

    /// Labels the argument of a getter: `item(at: 3)`, `string(forKey: "name")`, `page(of: child)`, `width(in: .mm)`.
    private mutating func labelQuestion(_ words: [String]) {
        guard let first = parameters.first, labels[0] == Naming.camel(FunctionPlan.local(of: first)) else {
            return
        }
        let rows = ["row", "line", "column"]
        if isPosition(0) || (typeName(0) == "Int" && rows.contains(labels[0]) && words.contains(labels[0])) {
            relabel(0, "at")
        } else if labels[0] == "key", typeName(0) == "String" {
            relabel(0, "forKey")
        } else if labels[0] == "end", isNamed(0) {
            relabel(0, "to")
        } else if labels[0] == "unit", isNamed(0) {
            relabel(0, "in")
        } else if isNamed(0), isAboutThing, !isStatic {
            relabel(0, "of")
        }
    }

    /// Whether an argument is the position of an element in a sequence.
    private func isPosition(_ index: Int) -> Bool {
        guard parameters.indices.contains(index), typeName(index) == "Int" else { return false }
        let label = labels[index]
        return FunctionPlan.positions.contains(label)
            || ["Position", "Pos", "Index", "Idx", "Num"].contains { label.hasSuffix($0) }
    }

    /// Whether the type of an argument is declared by the library.
    private func isNamed(_ index: Int) -> Bool {
        let type = typeName(index)
        let others: Set<String> = ["String", "Scalar"]
        return !type.hasPrefix("[") && !type.hasPrefix("(") && !FunctionPlan.numbers.contains(type)
            && !others.contains(type)
    }

    /// The type of an argument without its module and without its optionality.
    private func typeName(_ index: Int) -> String {
        let parameter = FunctionPlan.withoutDefault(parameters[index])
        var type = parameter.firstRange(of: ": ").map { String(parameter[$0.upperBound...]) } ?? ""
        for word in ["inout ", "@escaping ", "any "] { type = type.replacing(word, with: "") }
        type = type.filter { !"()?!".contains($0) }
        return type.hasPrefix("[") ? type : type.split(separator: ".").last.map(String.init) ?? type
    }

    /// The name of an argument in the body.
    static func local(of parameter: String) -> String {
        let head = parameter.prefix { $0 != ":" }
        return String(head.split(separator: " ").last ?? head).replacing("`", with: "")
    }

    /// Changes the label of an argument; `_` for none.
    mutating func relabel(_ index: Int, _ label: String) {
        let parameter = parameters[index]
        let head = parameter.prefix { $0 != ":" }
        let local = String(head.split(separator: " ").last ?? head)
        let shown = local == label || local == "`\(label)`" ? local : "\(label) \(local)"
        parameters[index] = shown + parameter.dropFirst(head.count)
        labels[index] = label
    }
}

/// A name of a line `rename`, with labels or without: `second`, `label(of:)`, `init(mnemonic:)`.
struct Renaming {
    let name: String
    /// The labels; nil if the rules choose them.
    let labels: [String]?

    private let line: OverridesLine

    init(_ line: OverridesLine) {
        self.line = line
        let parts = line.rest.split(separator: "(", maxSplits: 1).map(String.init)
        name = parts[0]
        labels = parts.count > 1 ? parts[1].dropLast().split(separator: ":").map(String.init) : nil
    }

    /// Sets the labels of a function. A wrong number of labels is an error in the line.
    func label(_ function: inout FunctionPlan, _ coverage: Coverage) {
        guard let labels else { return }
        guard labels.count == function.labels.count else {
            coverage.errors.append(
                line.error(
                    "“\(line.rest)” has \(labels.count) labels, and the function takes: "
                        + "\(function.parameters.joined(separator: ", ")). Write a label for each, `_` for none."
                ))
            return
        }
        for (index, label) in labels.enumerated() { function.relabel(index, label) }
    }
}
