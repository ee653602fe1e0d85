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
    var mark = Mark()

    /// The name, the labels and the types, which must be unique in a class and those below it, however a
    /// parameter is named in the function. Another module writes a type with the name of its module. A
    /// function that suspends differs from one that blocks.
    var signature: String {
        let types = zip(labels, parameters).map { label, parameter in
            let type = FunctionPlan.withoutDefault(parameter).split(separator: ": ", maxSplits: 1).last ?? ""
            return "\(label): \(type.replacing(/\b[A-Z]\w*\./, with: ""))"
        }
        return "\(name)(\(types.joined(separator: ", ")))" + (effects.hasPrefix(" async") ? " async" : "")
    }

    /// Whether the function only returns something from an object, and GIR says that it never returns NULL.
    var isPromised: Bool {
        parameters.isEmpty && effects.isEmpty && body.count == 1 && body[0].hasPrefix("C.present(C.")
    }

    static func withoutDefault(_ parameter: String) -> String {
        String(parameter[..<(parameter.firstRange(of: " = ")?.lowerBound ?? parameter.endIndex)])
    }

    /// Removes the label of the first argument, unless the value alone does not say what it means: one of several numbers, flags, a
    /// priority or a cancellable that can be left out, or a Boolean that the function's name does not explain.
    mutating func unlabelFirstWhereClear() {
        let numbers = ["Int", "Double", "Float", "Bool", "UInt", "UInt64", "Int32", "UInt8"]
        guard let first = parameters.first else { return }
        let words = first.split(separator: " ").drop { !$0.hasSuffix(":") }
        let type = words.dropFirst().first.map(String.init) ?? ""
        if parameters.count > 1, numbers.contains(type) { return }
        let isSetter = name.hasPrefix("set") || name.hasPrefix("doSet") || name.hasPrefix("parentSet")
        if !isSetter, first.contains(" = "),
            type.hasSuffix("Flags") || type.hasSuffix("Cancellable?") || numbers.contains(type)
        {
            return
        }
        if labels[0] == "parent", type.hasSuffix("Window?") { return }
        if !isSetter, type == "Bool", !isExplainedByName(labels[0]) { return }
        unlabelFirst()
    }

    /// Whether the name of the function contains the label, or the label contains the name: `allowBreaks(_ allowBreaks:)`.
    private func isExplainedByName(_ label: String) -> Bool {
        let (name, label) = (name.lowercased(), label.lowercased())
        return name.contains(label) || label.contains(name) || name.hasPrefix("return")
    }

    /// Removes the label of the first argument.
    mutating func unlabelFirst() {
        if !parameters.isEmpty { relabel(0, "_") }
    }
}
