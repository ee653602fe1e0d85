// SPDX-License-Identifier: MIT

/// A Swift function or initializer for a C function, ready to be written.
struct FunctionPlan {
    var name = ""
    /// The argument labels; `_` for none.
    var labels: [String] = []
    /// The declaration of each parameter.
    var parameters: [String] = []
    var result = "Void"
    /// The effects: ` async throws(GLibError)`, or a part of it.
    var effects = ""
    var body: [String] = []
    /// The C functions that it calls.
    var symbols: [String] = []
    var isStatic = false
    var isMutating = false
    /// Whether it is an initializer of a struct.
    var isInitializer = false
    /// The function to use instead, for a deprecated C function.
    var replacement: String?
    /// Whether a caller may ignore the result.
    var isDiscardable = false
    /// Whether the first argument is an object or a value of several parts, not an enumeration or a set of flags.
    var isAboutThing = false

    /// The name, the labels and the types, which must be unique in a class.
    /// A function that suspends differs from one that blocks.
    var signature: String {
        "\(name)(\(parameters.map(FunctionPlan.withoutDefault).joined(separator: ", ")))"
            + (effects.hasPrefix(" async") ? " async" : "")
    }

    /// Whether the function only returns something from an object, and GIR says that it never returns NULL.
    var isPromised: Bool {
        parameters.isEmpty && effects.isEmpty && body.count == 1 && body[0].hasPrefix("C.present(C.")
    }

    static func withoutDefault(_ parameter: String) -> String {
        String(parameter[..<(parameter.firstRange(of: " = ")?.lowerBound ?? parameter.endIndex)])
    }

    /// Removes the label of the first argument, unless it is one of several numbers.
    mutating func unlabelFirstUnlessNumbers() {
        let numbers = ["Int", "Double", "Float", "Bool", "UInt", "UInt64", "Int32", "UInt8"]
        let type = parameters.first?.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        if !(parameters.count > 1 && numbers.contains(type)) { unlabelFirst() }
    }

    /// Removes the label of the first argument.
    mutating func unlabelFirst() {
        guard let first = parameters.first else { return }
        parameters[0] = "_ " + first
        labels[0] = "_"
    }
}
