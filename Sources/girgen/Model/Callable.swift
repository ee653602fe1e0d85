// SPDX-License-Identifier: MIT

enum Transfer: String { case none, container, full, floating }

/// Which way a value goes. `changed` goes in as a pointer to a struct that C changes in its place.
enum Direction: String { case `in`, out, `inout`, changed }

struct Parameter {
    let name: String
    let type: TypeReference
    let direction: Direction
    let transfer: Transfer
    let nullable: Bool
    let callerAllocates: Bool
    let scope: String?
    let closure: Int?
    let destroy: Int?
    let isVarargs: Bool
}

struct Callable {
    enum Kind { case method, constructor, function, callback, signal, virtualMethod }

    var kind: Kind
    let name: String
    var symbol: String
    let owner: String?
    let instance: Parameter?
    var parameters: [Parameter]
    let result: Parameter
    let throwsError: Bool
    let introspectable: Bool
    let deprecated: Bool
    let shadowedBy: String?
    let shadows: String?
    let movedTo: String?
    let detailed: Bool
    let isAction: Bool
}

extension Callable {
    /// The same function as one that makes an object.
    var asConstructor: Callable {
        var copy = self
        copy.kind = .constructor
        return copy
    }

    /// The same function with another name for its only parameter.
    func renamingParameter(to name: String) -> Callable {
        let old = parameters[0]
        var copy = self
        copy.parameters = [
            Parameter(
                name: name, type: old.type, direction: old.direction, transfer: old.transfer,
                nullable: old.nullable, callerAllocates: old.callerAllocates, scope: old.scope,
                closure: old.closure, destroy: old.destroy, isVarargs: old.isVarargs)
        ]
        return copy
    }
}

extension Transfer: CustomStringConvertible {
    var description: String { self == .floating ? "none" : rawValue }
}

extension Callable {
    /// The same function by another expression.
    func calling(_ symbol: String) -> Callable {
        var copy = self
        copy.symbol = symbol
        return copy
    }

    /// Whether the binding's denominator has it.
    var isCounted: Bool { introspectable && !deprecated && movedTo == nil }

    /// Whether it is bound under its own name.
    var isWanted: Bool { isCounted && shadowedBy == nil }
}
