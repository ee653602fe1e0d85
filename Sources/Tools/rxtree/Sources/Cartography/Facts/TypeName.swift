// SPDX-License-Identifier: MIT

/// A type as the source spells it, without syntactic sugar: `[any Flow]?` is `Array<Flow>`.
struct TypeName: Hashable, Sendable {
    /// The dotted name, such as `AppFlow.Route`; `()` for a tuple, `->` for a function, `&` for a composition.
    var name: String
    var arguments: [TypeName] = []

    /// The last part of the dotted name.
    var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The types inside of a collection, tuple or composition; otherwise the type itself.
    var flattened: [TypeName] {
        switch name {
        case "Array", "Set", "Dictionary", "()", "&", "Optional", "Single", "Observable":
            arguments.flatMap(\.flattened)
        default: [self]
        }
    }
}
