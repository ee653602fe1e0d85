// SPDX-License-Identifier: MIT

/// Reads the sizes of packages. The policy of Debian has whole numbers, and dpkg reads any text, which vendors use.
enum PackageSize {
    /// The number of bytes; 0 if it is not known, as where the text is no size.
    ///
    /// - Parameter unit: The number of bytes of the unit that a number without one has.
    static func bytes(_ text: String?, unit: Int) -> Int {
        guard let text, !text.isEmpty else { return 0 }
        if let number = Int(text) { return size(Double(number) * Double(unit)) }
        // A fraction, and a unit: `706.0`, `65M`, `2400 MB`.
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard digits.first != ".", let number = Double(digits),
            let unit = units[text.dropFirst(digits.count).drop { $0 == " " }.lowercased()]
                ?? (digits == text ? unit : nil)
        else { return 0 }
        return size(number * Double(unit))
    }

    /// Units are multiples of 1,024, as that of `Installed-Size` is.
    private static let units: [String: Int] = {
        var units = ["b": 1, "bytes": 1]
        for (index, letter) in ["k", "m", "g", "t"].enumerated() {
            for end in ["", "b", "ib"] { units[letter + end] = 1 << (10 * (index + 1)) }
        }
        return units
    }()

    /// A larger number cannot be the size of a package, and a sum of such numbers would overflow.
    private static func size(_ bytes: Double) -> Int {
        (0...Double(1 << 50)).contains(bytes) ? Int(bytes) : 0
    }
}
