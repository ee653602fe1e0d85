// SPDX-License-Identifier: MIT

/// The object that a plugin's library returns to the application. It creates the plugin.
///
/// ```swift
/// let entry = PluginEntry { ContactsPlugin() }.retained()
/// ```
/// The protocol `Plugin` of ShellKit creates one for each plugin type. This class does not depend on that protocol.
public final class PluginEntry {
    /// Creates the plugin.
    public let make: @MainActor () -> AnyObject

    /// The interface of the framework that the plugin was built with.
    public let framework: FrameworkInterface

    /// Creates an entry for a plugin. This initializer is compiled into the plugin, not into the framework.
    /// So the plugin's library contains the mark of the interface.
    @_alwaysEmitIntoClient
    public convenience init(_ make: @escaping @MainActor () -> AnyObject) {
        self.init(framework: _rxShellInterface(), making: make)
    }

    /// Used by ``init(_:)`` only. A library that calls this initializer itself has no mark, and is not loaded.
    public init(framework: FrameworkInterface, making make: @escaping @MainActor () -> AnyObject) {
        self.framework = framework
        self.make = make
    }

    /// Returns the entry as a retained pointer, for the entry function of the library. The loader releases it.
    public func retained() -> UnsafeMutableRawPointer {
        // Guard: `takeRetainedValue` in `PluginLoader` balances this retain.
        Unmanaged.passRetained(self).toOpaque()
    }
}
