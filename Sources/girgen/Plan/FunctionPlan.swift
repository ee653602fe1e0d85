// SPDX-License-Identifier: MIT

/// A Swift function or initializer that stands for a C function, ready to be written.
struct FunctionPlan {
    var name = ""
    /// What a call says before each argument; `_` for nothing.
    var labels: [String] = []
    /// Each parameter as it is declared.
    var parameters: [String] = []
    var result = "Void"
    /// ` async throws(GLibError)` or part of it.
    var effects = ""
    var body: [String] = []
    /// The C functions that it calls.
    var symbols: [String] = []
    var isStatic = false
    var isMutating = false
    /// Whether it is an initializer of a struct.
    var isInitializer = false
    /// What takes its place, where C has given it up.
    var replacement: String?
    /// Whether a caller may ignore the result.
    var isDiscardable = false
    /// Whether its first argument is a thing with an identity or a value of several parts, rather than a choice.
    var isAboutThing = false

    /// Name, labels and types: what must be unique in a class.
    /// A function that suspends is another one than one that blocks.
    var signature: String {
        "\(name)(\(parameters.map(FunctionPlan.withoutDefault).joined(separator: ", ")))"
            + (effects.hasPrefix(" async") ? " async" : "")
    }

    /// Whether it only asks an object for something that GIR says is never missing.
    var isPromised: Bool {
        parameters.isEmpty && effects.isEmpty && body.count == 1 && body[0].hasPrefix("C.present(C.")
    }

    static func withoutDefault(_ parameter: String) -> String {
        String(parameter[..<(parameter.firstRange(of: " = ")?.lowerBound ?? parameter.endIndex)])
    }

    /// Takes the label off the first argument, unless it is one of several numbers.
    mutating func unlabelFirstUnlessNumbers() {
        let numbers = ["Int", "Double", "Float", "Bool", "UInt", "UInt64", "Int32", "UInt8"]
        let type = parameters.first?.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        if !(parameters.count > 1 && numbers.contains(type)) { unlabelFirst() }
    }

    /// Takes the label off the first argument.
    mutating func unlabelFirst() {
        guard let first = parameters.first else { return }
        parameters[0] = "_ " + first
        labels[0] = "_"
    }
}
