// SPDX-License-Identifier: MIT

extension CStruct {
    /// The name and the fields: `Rectangle(x: 0, y: 0, width: 8, height: 4)`.
    public var description: String { "\(Self.self)\(fields(of: _c))" }
}

/// The fields of a C struct in parentheses, without addresses and reserved fields.
private func fields(of value: Any) -> String {
    let texts = Mirror(reflecting: value).children.compactMap { child -> String? in
        // Elements of an array are numbered.
        let name = child.label?.hasPrefix(".") == false ? child.label : nil
        let isPrivate = ["dummy", "private", "reserved", "pad"].contains { name?.hasPrefix($0) == true }
        guard !isPrivate, let text = text(of: child.value) else { return nil }
        return name.map { "\(camel($0)): \(text)" } ?? text
    }
    return "(\(texts.joined(separator: ", ")))"
}

/// Returns a field as text: a struct or an array with its own fields, an address not at all.
private func text(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return nil
    case .struct where mirror.children.first?.label == "rawValue":
        return "\(mirror.children.first?.value ?? "")"
    case .struct, .tuple: return fields(of: value)
    default: return "\(value)"
    }
}

/// Returns `x_offset` as it is spelled in Swift.
private func camel(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.prefix(1).joined()
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
