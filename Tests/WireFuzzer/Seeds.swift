// SPDX-License-Identifier: MIT

import Glibc
import WireKit

/// Writes messages into the folder that the environment variable WIRE_SEEDS names, from which the fuzzer begins.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>
) -> CInt {
    guard let folder = getenv("WIRE_SEEDS").map({ String(cString: $0) }) else { return 0 }
    let encoder = WireEncoder()
    let messages = [
        try? encoder.encode(Everything()), try? encoder.encode(ButtonSample()),
        try? encoder.encode(Shape.both(.circle(radius: 2), .named("a", sides: 3))),
        try? encoder.encode(["a": [1, nil, 300]]),
    ]
    for (index, message) in messages.enumerated() {
        guard let message, let file = fopen("\(folder)/\(index)", "w") else { continue }
        let bytes = [UInt8(index)] + message
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }
    return 0
}
