// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GSpawnChildSetupFunc`.
public typealias SpawnChildSetupFunc = @MainActor () -> Void

/// How C calls a ``SpawnChildSetupFunc``.
package enum SpawnChildSetupFuncThunk {
    private typealias Function = () -> Void

    package static let once: GSpawnChildSetupFunc = { data in
        Callback<Function>.once(data)()
    }

    package static func retained(_ function: SpawnChildSetupFunc?) -> UnsafeMutableRawPointer? {
        // Guard: C calls it from the main loop or from a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}
