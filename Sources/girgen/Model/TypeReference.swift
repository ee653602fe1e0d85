// SPDX-License-Identifier: MIT

/// The type of a parameter, result, property or field.
indirect enum TypeReference {
    /// A name, qualified by its namespace unless C's own, and the C spelling.
    case named(String, c: String)
    /// A C array.
    case array(TypeReference, length: Int?, fixed: Int?, zeroTerminated: Bool, c: String)
    /// A container of GLib: its name, its item.
    case container(String, TypeReference?, c: String)
    /// Varargs, or a type GIR cannot describe.
    case unknown
}

extension TypeReference {
    var isVoid: Bool {
        if case .named("none", let c) = self { return !c.hasSuffix("*") }
        return false
    }

    /// Where in the list of parameters the length of an array is.
    var lengthIndex: Int? {
        if case .array(_, let length, _, _, _) = self { return length }
        return nil
    }

    func isNamed(_ name: String) -> Bool {
        if case .named(name, _) = self { return true }
        return false
    }

    /// Bytes that need not be UTF-8.
    var isFileName: Bool { isNamed("filename") }

    /// C's own `bool`, which Swift imports as `Bool`.
    var isCBool: Bool {
        if case .named("gboolean", let c) = self { return c == "bool" || c == "_Bool" }
        return false
    }
}
