// SPDX-License-Identifier: MIT

/// A possible value of an expression, as far as the sources show.
indirect enum Value: Hashable {
    /// An object or value of a type of the sources.
    case instance(TypeID)
    /// An object of a type outside of the sources, and the flows and controllers that it was given.
    case external(String, contents: [Value])
    case metatype(TypeID)
    /// A value of a generic type of the sources, and the types of its parameters.
    case bound(Value, [String: Generic])
    case externalType(String)
    /// The root of a flow.
    case root(of: TypeID)
    /// The step that is being navigated to, and its type once that is known.
    case incoming(TypeID?)
    case step(StepCase)
    /// One of the functions with one name, not called yet.
    case functions([FunctionID], of: TypeID?)
    case closure(ClosureValue)
    /// A contributor, which has been recorded.
    case contributor
    /// A parameter or property of which only a general type is known.
    case general(String, type: String)
    case unknown

    /// The values that are shown when this one is shown.
    var shown: [Value] {
        switch self {
        case .external(_, let contents): contents.flatMap(\.shown)
        default: [self]
        }
    }
}

/// The types of a generic parameter; without types, only the bound is known.
struct Generic: Hashable {
    var types: [TypeID]
    var bound: TypeName?
}

/// The position of the name of a type, and the types of `Self` and of generic parameters there.
struct TypeScope {
    var place: Program.Place
    /// What `Self` is: the type that the function was called on.
    var receiver: TypeID?
    var generics: [String: Generic] = [:]
}

/// A closure, or a function that is declared inside a body, with the frame around it.
final class ClosureValue: Hashable {
    let closure: Closure
    /// The declaration, if it is a function.
    let function: Function?
    let frame: Frame

    init(_ closure: Closure, in frame: Frame) {
        self.closure = closure
        function = nil
        self.frame = frame
    }

    init(_ function: Function, in frame: Frame) {
        closure = Closure(parameters: function.parameters.map(\.name), body: function.body)
        self.function = function
        self.frame = frame
    }

    static func == (left: ClosureValue, right: ClosureValue) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The names that are known while a body is followed.
final class Frame {
    let place: Program.Place
    /// The type whose member the body is.
    let type: TypeID?
    let isStatic: Bool
    let generics: [String: Generic]
    let parent: Frame?
    var locals: [String: [Value]] = [:]
    var returns: [Value] = []
    /// True in a function that returns contributors.
    var answers = false

    init(
        place: Program.Place, type: TypeID?, isStatic: Bool = false, generics: [String: Generic] = [:],
        parent: Frame? = nil
    ) {
        self.place = place
        self.type = type
        self.isStatic = isStatic
        self.generics = generics
        self.parent = parent
    }

    var scope: TypeScope { TypeScope(place: place, receiver: type, generics: generics) }

    func lookup(_ name: String) -> [Value]? {
        locals[name] ?? parent?.lookup(name)
    }

    /// Whether it is another frame or that of a closure inside of it.
    func isInside(_ other: Frame) -> Bool { self === other || parent?.isInside(other) ?? false }

    /// Adds values to a local name; returns false if there is no such name.
    func assign(_ name: String, _ values: [Value]) -> Bool {
        if let known = locals[name] {
            locals[name] = known + values.filter { !known.contains($0) }
            return true
        }
        return parent?.assign(name, values) ?? false
    }
}
