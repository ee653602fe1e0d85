// SPDX-License-Identifier: MIT

/// What a plugin's library hands to the application: how to make the plugin.
///
/// Plugins get one from their base protocol; this is the floor below it, which knows no protocol.
public final class PluginEntry {
    /// Makes the plugin.
    public let make: @MainActor () -> AnyObject

    /// The framework that the plugin was built with.
    public let framework: FrameworkVersion

    /// Compiled into the plugin and not into the framework: that is what leaves the version mark in the plugin's library.
    @_alwaysEmitIntoClient
    public convenience init(_ make: @escaping @MainActor () -> AnyObject) {
        self.init(framework: _rxShellABI_0_1(), making: make)
    }

    /// For ``init(_:)`` alone: a library that uses this one does not say which framework it needs, and is refused.
    public init(framework: FrameworkVersion, making make: @escaping @MainActor () -> AnyObject) {
        self.framework = framework
        self.make = make
    }

    /// Hands over the entry through a C function. The loader releases it.
    public func retained() -> UnsafeMutableRawPointer {
        // Guard: the one retain is balanced by `takeRetainedValue` in `PluginLoader`.
        Unmanaged.passRetained(self).toOpaque()
    }
}

/// ``FrameworkVersion/current``, by a function whose name holds it: a plugin that refers to another name is refused.
@inline(never) @_optimize(none)
public func _rxShellABI_0_1() -> FrameworkVersion { .current }
