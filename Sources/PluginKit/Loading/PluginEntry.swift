// SPDX-License-Identifier: MIT

/// What a plugin's library hands to the application: how to make the plugin.
///
/// Plugins get one from their base protocol; this is the floor below it, which knows no protocol.
public final class PluginEntry {
    /// Makes the plugin.
    public let make: @MainActor () -> AnyObject

    /// Compiled into the plugin and not into the framework: that is what leaves the version mark in the plugin's library.
    @_alwaysEmitIntoClient
    public convenience init(_ make: @escaping @MainActor () -> AnyObject) {
        _rxShellABI_0_1()
        self.init(making: make)
    }

    /// For ``init(_:)`` alone: an entry made by this one says nothing of its framework, and is refused.
    public init(making make: @escaping @MainActor () -> AnyObject) {
        self.make = make
    }

    /// Hands over the entry through a C function. The loader releases it.
    public func retained() -> UnsafeMutableRawPointer {
        // Guard: the one retain is balanced by `takeRetainedValue` in `PluginLoader`.
        Unmanaged.passRetained(self).toOpaque()
    }
}

/// Its name holds ``FrameworkVersion/current``: the dynamic linker refuses a plugin that refers to another name.
@inline(never)
public func _rxShellABI_0_1() {}
