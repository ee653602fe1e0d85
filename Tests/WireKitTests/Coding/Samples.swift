// SPDX-License-Identifier: MIT

@testable import WireKit

enum Look: String, Codable, Hashable { case plain, suggested, destructive }

indirect enum Shape: Codable, Hashable {
    case none
    case circle(radius: Double)
    case named(String, sides: Int)
    case both(Shape, Shape)
}

struct Margins: Codable, Hashable {
    var top = 0.0
    var bottom = 0.0
    var start: Double? = 4
}

/// A state as small views have it.
struct ButtonSample: Codable, Hashable {
    var title = ""
    var icon: String?
    var isEnabled = true
    var isVisible = true
    var tooltip = ""
    var look = Look.plain
    var classes: [String] = []
    var margins = Margins()
}

/// One field for each kind of value that Codable encodes.
struct Everything: Codable, Hashable {
    var bool = true
    var int8 = Int8.min
    var int16 = Int16.max
    var int32 = Int32.min
    var int64 = Int64.min
    var int = Int.max
    var uint8 = UInt8.max
    var uint16 = UInt16.max
    var uint32 = UInt32.max
    var uint64 = UInt64.max
    var uint = UInt.max
    var int128 = Int128.min
    var uint128 = UInt128.max
    var float = Float.pi
    var double = -0.0
    var text = "Grüße, 世界 \u{1F469}\u{200D}\u{1F680} \0"
    var missing: Int?
    var present: Int? = -33
    var nestedOptional: Int?? = .some(7)
    var look = Look.destructive
    var shape = Shape.both(.circle(radius: 1.5), .both(.none, .named("a", sides: 3)))
    var rows = [[1, -1], [], [300, -300]]
    var optionals: [String?] = ["a", nil, ""]
    var set: Set<Int> = [1, 2, 3]
    var byName = ["": [1], "ключ": [], "b": [2, 3]]
    var byNumber = [-5: "a", 1 << 40: "b"]
    var byShape = [Shape.none: Margins()]
    var bytes: [UInt8] = [0, 255, 128]
    var button = ButtonSample(title: "Save", classes: ["flat"])
}

/// A generator with a seed.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// What `body` throws as an error of the wire.
func wireError(_ body: () throws -> Void) -> WireError? {
    do {
        try body()
        return nil
    } catch {
        return error as? WireError
    }
}
