// SPDX-License-Identifier: MIT

/// Reads a line in the visual format language.
///
///     line       = ["H:" | "V:"] ["|" connection] view {connection view} [connection "|"]
///     connection = "" | "-" | "-" distance "-"
///     distance   = operand ["@" priority] | list
///     view       = "[" name [list] "]"
///     list       = "(" predicate {"," predicate} ")"
///     predicate  = ["==" | ">=" | "<="] operand ["@" priority]
///     operand    = number | metric | view ["." ("width" | "height")] ["*" number] [("+" | "-") number]
@MainActor struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private let views: [String: any LayoutItem]
    private let metrics: [String: Double]
    private var position = 0
    private var isVertical = false
    private var constraints: [LayoutConstraint] = []

    /// What ends a line, a view or a distance.
    private struct Predicate {
        var relation = LayoutRelation.equal
        var constant = 0.0
        var item: (any LayoutItem)?
        var attribute: LayoutAttribute?
        var multiplier = 1.0
        var priority = LayoutPriority.required
    }

    private enum Neighbour {
        case container
        case item(any LayoutItem)
    }

    init(_ format: String, _ views: [String: any LayoutItem], _ metrics: [String: Double]) {
        self.format = format
        characters = Array(format)
        self.views = views
        self.metrics = metrics
    }

    mutating func parse() throws(VisualFormatError) -> [LayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var previous: Neighbour?
        var isAtEnd = false
        if take("|") { previous = .container }
        repeat {
            let start = position
            var distances: [Predicate]?
            if previous != nil { distances = try connection() }
            if take("|") {
                guard case .item(let item) = previous else {
                    throw error("a view such as [name] is expected between two |", at: start)
                }
                try connect(item, to: nil, distances ?? [], at: start)
                isAtEnd = true
                break
            }
            let item = try view()
            switch previous {
            case .container: try connect(nil, to: item, distances ?? [], at: start)
            case .item(let before): try connect(before, to: item, distances ?? [], at: start)
            case nil: break
            }
            previous = .item(item)
        } while position < characters.count
        if isAtEnd, position < characters.count { throw error("nothing can follow the last |") }
        return constraints
    }

    // MARK: Parts

    /// The distances between two neighbours.
    private mutating func connection() throws(VisualFormatError) -> [Predicate] {
        guard take("-") else { return [Predicate()] }
        if next == "[" || next == "|" { return [Predicate(constant: 8)] }
        if next == nil { throw error("a view such as [name], | or a distance is expected after -") }
        let isList = next == "("
        let distances = isList ? try list(lengthOf: nil) : [try predicate(lengthOf: nil)]
        guard take("-") else { throw error("- is expected after a distance\(found)") }
        return distances
    }

    private mutating func view() throws(VisualFormatError) -> any LayoutItem {
        guard take("[") else { throw error("a view such as [name] is expected\(found)") }
        let start = position
        guard let name = name() else { throw error("the name of a view is expected after [\(found)") }
        guard let item = views[name] else {
            throw error("views has no \"\(name)\"; it has \(Self.list(views.keys))", at: start)
        }
        if next == "(" {
            for length in try list(lengthOf: item) { add(length, to: dimension(of: item)) }
        }
        guard take("]") else { throw error("] is expected after the view \(name)\(found)") }
        return item
    }

    /// - Parameter item: the view whose length is described; nil for a distance.
    private mutating func list(lengthOf item: (any LayoutItem)?) throws(VisualFormatError) -> [Predicate] {
        _ = take("(")
        var predicates = [try predicate(lengthOf: item)]
        while take(",") { predicates.append(try predicate(lengthOf: item)) }
        guard take(")") else { throw error(") or , is expected\(found)") }
        return predicates
    }

    private mutating func predicate(
        lengthOf item: (any LayoutItem)?
    ) throws(VisualFormatError) -> Predicate {
        var predicate = Predicate()
        if take(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if take("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        try operand(&predicate, lengthOf: item)
        if take("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func operand(
        _ predicate: inout Predicate, lengthOf item: (any LayoutItem)?
    ) throws(VisualFormatError) {
        let start = position
        if let number = number() {
            predicate.constant = number
            return
        }
        guard let name = name() else {
            throw error("a number, a metric\(item == nil ? "" : " or a view") is expected\(found)")
        }
        if let metric = metrics[name] {
            predicate.constant = metric
            return
        }
        guard item != nil else {
            throw error("metrics has no \"\(name)\"; it has \(Self.list(metrics.keys))", at: start)
        }
        guard let other = views[name] else {
            throw error(
                "neither metrics nor views has \"\(name)\"; they have "
                    + Self.list(Array(metrics.keys) + Array(views.keys)), at: start)
        }
        predicate.item = other
        predicate.attribute = isVertical ? .height : .width
        if take(".") { predicate.attribute = try attribute() }
        if take("*") { predicate.multiplier = try value(after: "*") }
        if take("+") {
            predicate.constant = try value(after: "+")
        } else if take("-") {
            predicate.constant = -(try value(after: "-"))
        }
    }

    private mutating func attribute() throws(VisualFormatError) -> LayoutAttribute {
        let start = position
        switch name() {
        case "width": return .width
        case "height": return .height
        default: throw error("width or height is expected", at: start)
        }
    }

    private mutating func value(after sign: String) throws(VisualFormatError) -> Double {
        let start = position
        if let number = number() { return number }
        guard let name = name() else { throw error("a number is expected after \(sign)\(found)") }
        guard let metric = metrics[name] else {
            throw error("metrics has no \"\(name)\"; it has \(Self.list(metrics.keys))", at: start)
        }
        return metric
    }

    private mutating func priority() throws(VisualFormatError) -> LayoutPriority {
        let start = position
        switch name() {
        case "required": return .required
        case "high", "strong": return .high
        case "medium": return .medium
        case "low", "weak": return .low
        default: throw error("a priority is expected: required, high, medium or low", at: start)
        }
    }

    // MARK: Constraints

    /// Relates the end of `first` to the beginning of `second`; nil is the container.
    private mutating func connect(
        _ first: (any LayoutItem)?, to second: (any LayoutItem)?, _ distances: [Predicate], at start: Int
    ) throws(VisualFormatError) {
        let inner = first ?? second
        guard let container = inner?.layoutContainer ?? inner else { return }
        guard first != nil && second != nil || inner?.layoutContainer != nil else {
            throw error("| is the container, but the view beside it is in none yet; add it first", at: start)
        }
        let begin: LayoutAttribute = isVertical ? .top : .leading
        let end: LayoutAttribute = isVertical ? .bottom : .trailing
        for distance in distances {
            // The later edge is the first side, so that a distance is a positive constant.
            let constraint = LayoutConstraint(
                second ?? container, second == nil ? end : begin, distance.relation, first ?? container,
                first == nil ? begin : end, multiplier: 1, constant: distance.constant)
            constraint.priority = distance.priority
            constraints.append(constraint)
        }
    }

    private func dimension(of item: any LayoutItem) -> LayoutDimension {
        isVertical ? item.heightAnchor : item.widthAnchor
    }

    private mutating func add(_ length: Predicate, to dimension: LayoutDimension) {
        let constraint = LayoutConstraint(
            dimension.item, dimension.attribute, length.relation, length.item, length.attribute,
            multiplier: length.item == nil ? 0 : length.multiplier, constant: length.constant)
        constraint.priority = length.priority
        constraints.append(constraint)
    }

    // MARK: Characters

    private var next: Character? { position < characters.count ? characters[position] : nil }

    /// What is there instead of what is expected, for an error message.
    private var found: String { next.map { ", not \"\($0)\"" } ?? ", but the line ends" }

    private mutating func take(_ text: String) -> Bool {
        guard characters[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    private mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        return prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private mutating func number() -> Double? {
        guard let first = next, first.isASCII, first.isNumber else { return nil }
        return Double(prefix { $0.isASCII && $0.isNumber || $0 == "." })
    }

    private mutating func prefix(while belongs: (Character) -> Bool) -> String {
        let text = characters[position...].prefix(while: belongs)
        position += text.count
        return String(text)
    }

    private func error(_ message: String, at position: Int? = nil) -> VisualFormatError {
        VisualFormatError(message: message, format: format, position: position ?? self.position)
    }

    private static func list(_ names: some Sequence<String>) -> String {
        let names = names.sorted()
        return names.isEmpty ? "none" : names.joined(separator: ", ")
    }
}
