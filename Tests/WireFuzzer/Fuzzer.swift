// SPDX-License-Identifier: MIT

import WireKit

/// Called by libFuzzer with bytes that reach new code. The decoder must throw an error for malformed bytes; a trap, a hang, or memory above
/// the limit ends the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let selector = bytes.first else { return 0 }
    let message = Array(bytes.dropFirst())
    switch selector % 4 {
    case 0: check(Everything.self, message, Everything())
    case 1: check(ButtonSample.self, message, ButtonSample())
    case 2: check(Shape.self, message, .none)
    default: check([String: [Int?]].self, message, [:])
    }
    return 0
}

/// What is decoded has a form that is decoded as the same value.
private func check<Value: Codable>(_ type: Value.Type, _ message: [UInt8], _ defaults: Value) {
    let decoder = WireDecoder()
    for value in [
        try? decoder.decode(type, from: message),
        try? decoder.decode(type, from: message, defaults: defaults),
    ] {
        // A value may have more bytes than the message that it came from: one with default values, for example.
        guard let value, let first = try? WireEncoder().encode(value) else { continue }
        guard let again = try? decoder.decode(type, from: first),
            let second = try? WireEncoder().encode(again)
        else { fatalError("a value that was encoded cannot be decoded: \(value)") }
        // The order of a set or a dictionary may differ.
        precondition(
            first.count == second.count, "the value \(value) is another one when it is decoded again")
    }
}
