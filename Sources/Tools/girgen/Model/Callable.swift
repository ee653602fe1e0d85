// SPDX-License-Identifier: MIT

enum Transfer: String { case none, container, full, floating }

/// The direction of a parameter. `changed` is a pointer to a struct that the C function changes in place.
enum Direction: String { case `in`, out, `inout`, changed }

struct Parameter {
    var name: String
    var type: TypeReference
    let direction: Direction
    let transfer: Transfer
    let nullable: Bool
    let callerAllocates: Bool
    let scope: String?
    var closure: Int?
    var destroy: Int?
    let isVarargs: Bool
}

struct Callable {
    enum Kind { case method, constructor, function, callback, signal, virtualMethod }

    var kind: Kind
    var name: String
    var symbol: String
    let owner: String?
    var instance: Parameter?
    var parameters: [Parameter]
    var result: Parameter
    let throwsError: Bool
    let introspectable: Bool
    let deprecated: Bool
    let shadowedBy: String?
    let shadows: String?
    let movedTo: String?
    let detailed: Bool
    let isAction: Bool
    /// The function that collects the result of this one, if its name does not follow the pattern `…_finish`.
    let finish: String?
    /// The release that has the function.
    var since = Release.oldest
    /// Since when the function is deprecated, if the oldest release does not say so.
    var old: Deprecation?
}

extension Callable {
    /// Returns the same function as a constructor.
    var asConstructor: Callable {
        var copy = self
        copy.kind = .constructor
        return copy
    }

    /// Returns the same function without its result, for a function whose result no caller needs.
    var answeringNothing: Callable {
        var copy = self
        copy.result.type = .named("none", c: "void")
        return copy
    }

    /// Returns the same function with another name for its only parameter.
    func renamingParameter(to name: String) -> Callable {
        var copy = self
        copy.parameters[0].name = name
        return copy
    }

    /// Returns the same function as a member of a type: a method if its first parameter has that type.
    func asMember(of type: String, named name: String) -> Callable {
        var copy = self
        copy.name = name
        guard instance == nil, let first = parameters.first, first.type.isNamed(type), !first.nullable,
            [.in, .changed].contains(first.direction)
        else { return copy }
        copy.kind = .method
        copy.instance = first
        copy.parameters = parameters.dropFirst().map(\.afterInstance)
        copy.result = result.afterInstance
        return copy
    }
}

extension Transfer: CustomStringConvertible {
    var description: String { self == .floating ? "none" : rawValue }
}

extension Callable {
    /// Returns the same function, called by another expression.
    func calling(_ symbol: String) -> Callable {
        var copy = self
        copy.symbol = symbol
        return copy
    }

    /// Whether the function is counted among those that can be bound.
    var isCounted: Bool { introspectable && !deprecated && movedTo == nil }

    /// Whether the function is bound under its own name.
    var isWanted: Bool { isCounted && shadowedBy == nil }
}

extension Parameter {
    /// Returns the same function with the first parameter as the instance, which GIR does not count among the parameters.
    fileprivate var afterInstance: Parameter {
        var copy = self
        copy.closure = closure.map { $0 - 1 }
        copy.destroy = destroy.map { $0 - 1 }
        if case .array(let item, let length?, let fixed, let zero, let c) = type {
            copy.type = .array(item, length: length - 1, fixed: fixed, zeroTerminated: zero, c: c)
        }
        return copy
    }
}

extension [Callable] {
    /// The name of the function that collects the result of an asynchronous function.
    func finish(of callable: Callable) -> Callable? {
        guard callable.parameters.contains(where: { $0.type.isNamed("Gio.AsyncReadyCallback") }) else {
            return nil
        }
        if let finish = callable.finish { return first { $0.symbol == finish } }
        let stem = callable.name.hasSuffix("_async") ? String(callable.name.dropLast(6)) : callable.name
        return first { $0.name == stem + "_finish" } ?? first { $0.name == stem + "_async_finish" }
    }

    /// Whether the function collects the result of another one.
    func isFinish(_ callable: Callable) -> Bool {
        guard callable.name.hasSuffix("_finish") else { return false }
        let stem = String(callable.name.dropLast(7))
        return contains {
            ($0.name == stem || $0.name == stem + "_async" || $0.finish != nil)
                && finish(of: $0)?.symbol == callable.symbol
        }
    }
}
