// SPDX-License-Identifier: MIT

/// The names of fields that one side has sent. A name is sent once, with the first message that has it, and is a number from then on.
struct NameTable {
    private(set) var names: [String] = []
    private var numbers: [String: Int] = [:]
    /// The number after the one that was found last: the fields of a type are written in the same order each time.
    private var next = 0

    /// Returns the number of a name, and adds the name where there is room. Returns nil if there is none.
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
