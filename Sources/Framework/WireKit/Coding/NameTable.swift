// SPDX-License-Identifier: MIT

/// The names of fields that one side has sent. A name is sent once, with the first message that uses it. Later messages refer to it by
/// its number.
struct NameTable {
    private(set) var names: [String] = []
    private var numbers: [String: Int] = [:]
    /// The number after the one that was found last. It is tried first, because a type always writes its fields in the same order.
    private var next = 0

    /// Returns the number of a name, and adds the name if it is new. Returns nil if the table is full.
    mutating func number(of name: String, limits: WireLimits) -> Int? {
        if next < names.count, names[next] == name {
            next += 1
            return next - 1
        }
        if let known = numbers[name] {
            next = known + 1
            return known
        }
        guard names.count < limits.names else { return nil }
        numbers[name] = names.count
        names.append(name)
        next = names.count
        return names.count - 1
    }

    mutating func append(_ name: String) { names.append(name) }
}
