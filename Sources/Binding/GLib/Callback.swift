// SPDX-License-Identifier: MIT

import CGtk

/// A Swift closure that a C library stores as `user_data`.
@_spi(Binding) public final class Callback<Function> {
    public let function: Function

    public init(_ function: Function) { self.function = function }

    /// The `user_data` for the C library, which passes it to `destroy` when it does not need the closure any more.
    public static func retained(_ function: Function) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Callback(function)).toOpaque()
    }

    public static func retained(_ function: Function?) -> UnsafeMutableRawPointer? {
        function.map { retained($0) }
    }

    /// Returns the closure behind `user_data`.
    public static func at(_ data: UnsafeMutableRawPointer?) -> Function {
        // Guard: the C library passes the address that it was given, and only before it calls `destroy`.
        Unmanaged<Callback>.fromOpaque(C.present(data, "user_data")).takeUnretainedValue().function
    }

    /// Returns the closure behind the `user_data` of a callback that is called once, and frees it.
    public static func once(_ data: UnsafeMutableRawPointer?) -> Function {
        // Guard: balances `retained`; the C library calls such a callback exactly once.
        Unmanaged<Callback>.fromOpaque(C.present(data, "user_data")).takeRetainedValue().function
    }
}

/// Frees the closure behind `user_data`.
@_spi(Binding) public let releaseCallback: GDestroyNotify = { data in
    // Guard: balances Callback.retained.
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

@_spi(Binding) extension C {
    /// Passes a closure to a C function for the duration of one call.
    public static func withTemporary<Function, R>(
        _ function: Function, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        let callback = Callback(function)
        return try withExtendedLifetime(callback) {
            try body(Unmanaged.passUnretained(callback).toOpaque())
        }
    }
}
