// SPDX-License-Identifier: MIT

/// The members of a type, as they are written in Swift.
protocol Written {
    var text: String { get }
    var mark: Mark { get set }
}

/// The release that has a member, and since when it is deprecated.
struct Mark {
    var since = Release.oldest
    var old: Deprecation?
}

/// A Swift property for a property of a C class.
struct PropertyPlan {
    /// The C name.
    let symbol: String
    let name: String
    let type: String
    /// The C function that returns the value, for the documentation.
    let getter: String?
    let get: [String]
    /// Nil if the property cannot be written.
    let set: [String]?
    /// False if the property is only written: no function reads it, or an ancestor declares the getter.
    var isReadable: Bool
    var mark = Mark()

    /// The type as a generic argument, without implicit unwrapping.
    var keyType: String { type.hasSuffix("!") ? type.dropLast() + "?" : type }
}

/// A Swift property for a C function without arguments, and the C function that sets the value.
struct QuestionPlan {
    let symbol: String
    let name: String
    let type: String
    let body: [String]
    /// Nil if no function sets the value.
    let set: [String]?
    let isStatic: Bool
    var mark = Mark()
}

/// A Swift function that connects a handler to a signal.
struct SignalPlan {
    struct Argument {
        let name: String
        let type: String
        /// The conversion of the arguments.
        let value: String
    }

    /// The C name.
    let signal: String
    /// The Swift name, such as `onClicked`.
    let name: String
    let arguments: [Argument]
    let result: String
    let isDetailed: Bool
    let isAction: Bool
    var mark = Mark()
}

/// A Swift property for a field of a C struct.
struct FieldPlan {
    let symbol: String
    let name: String
    let type: String
    let get: String
    /// Nil if the field cannot be written.
    let set: String?
    var mark = Mark()
}

/// The name of a property or a signal as a value, in `Members`.
struct KeyPlan {
    let name: String
    let type: String
    let value: String
    var mark = Mark()
}

/// All members that are written for one type.
struct TypePlan {
    let type: TypeDeclaration
    let swiftName: String
    var constructors: [FunctionPlan] = []
    var members: [any Written] = []
    var keys: [KeyPlan] = []
    /// Statements that use every property and signal of an object named `object`, for the tests.
    var exercises: [(text: String, since: Release)] = []
    /// The C functions without arguments, and the properties, whose value is never missing according to GIR and the overrides, for
    /// the tests.
    var promises: [(symbol: String?, property: String?, since: Release)] = []
}
