// SPDX-License-Identifier: MIT

/// The type of a parameter, a result, a property or a field.
indirect enum TypeReference {
    /// A named type, with its namespace unless it is a basic C type, and its C spelling.
    case named(String, c: String)
    /// A C array.
    case array(TypeReference, length: Int?, fixed: Int?, zeroTerminated: Bool, c: String)
    /// A container of GLib: its name, and the type of its elements.
    case container(String, TypeReference?, c: String)
    /// Variable arguments, or a type that GIR cannot describe.
    case unknown
}

extension TypeReference {
    var isVoid: Bool {
        if case .named("none", let c) = self { return !c.hasSuffix("*") }
        return false
    }

    /// The index of the parameter with the length of an array.
    var lengthIndex: Int? {
        if case .array(_, let length, _, _, _) = self { return length }
        return nil
    }

    func isNamed(_ name: String) -> Bool {
        if case .named(name, _) = self { return true }
        return false
    }

    /// Whether it is a file name: bytes that need not be UTF-8.
    var isFileName: Bool { isNamed("filename") }

    /// Whether it is the type `bool` of C, which Swift imports as `Bool`.
    var isCBool: Bool {
        if case .named("gboolean", let c) = self { return c == "bool" || c == "_Bool" }
        return false
    }
}
