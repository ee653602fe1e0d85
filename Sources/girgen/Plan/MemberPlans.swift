// SPDX-License-Identifier: MIT

/// What can be written as Swift.
protocol Written {
    var text: String { get }
}

/// A Swift property that stands for a property of a C class.
struct PropertyPlan {
    /// The C name.
    let symbol: String
    let name: String
    let type: String
    /// The C function that reads it, for the comment.
    let getter: String?
    let get: [String]
    /// Nil when it cannot be written.
    let set: [String]?
    /// False where it is only written, for nothing reads it or an ancestor does.
    var isReadable: Bool

    /// The type as a type argument, where nothing is unwrapped implicitly.
    var keyType: String { type.hasSuffix("!") ? type.dropLast() + "?" : type }
}

/// A Swift property that asks a C function without arguments, and tells another one.
struct QuestionPlan {
    let symbol: String
    let name: String
    let type: String
    let body: [String]
    /// Nil when no function writes it.
    let set: [String]?
    let isStatic: Bool
}

/// A Swift function that connects a handler to a signal.
struct SignalPlan {
    struct Argument {
        let name: String
        let type: String
        /// How it is read from what C hands over.
        let value: String
    }

    /// The C name.
    let signal: String
    /// `onClicked`.
    let name: String
    let arguments: [Argument]
    let result: String
    let isDetailed: Bool
    let isAction: Bool
}

/// A Swift property that stands for a field of a C struct.
struct FieldPlan {
    let symbol: String
    let name: String
    let type: String
    let get: String
    /// Nil when it cannot be written.
    let set: String?
}

/// Names a property or a signal as a value, in `Members`.
struct KeyPlan {
    let name: String
    let type: String
    let value: String
}

/// All that is written for one type.
struct TypePlan {
    let type: TypeDeclaration
    let swiftName: String
    var constructors: [FunctionPlan] = []
    var members: [any Written] = []
    var keys: [KeyPlan] = []
    /// Statements that use every property and signal of an object called `object`, for the tests.
    var exercises: [String] = []
    /// C functions without arguments and properties whose answer is never missing, if GIR and `overrides.txt` are right, for
    /// the tests.
    var promises: [(symbol: String?, property: String?)] = []
}
