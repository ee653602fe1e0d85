// SPDX-License-Identifier: MIT

import PluginKit

/// A plugin: it registers flows and actions in a shell.
///
/// ```swift
/// import ShellKit
///
/// final class ContactsPlugin: Plugin {
///     func activate(in context: PluginContext) throws {
///         let store = try ContactStore(folder: context.dataFolder)
///         context.register(flow: "contacts", title: "Contacts", icon: "x-office-address-book", startingAt: .list) {
///             ContactsFlow(store: store)
///         }
///     }
/// }
/// ```
/// The same class can be linked into an application (`Shell.load(_:)`), or built as a library with a manifest in the
/// same folder. The library has one more file, in a target of its own:
/// ```swift
/// @_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer { ContactsPlugin.entry() }
/// ```
/// A plugin from a library runs in a process of its own, where it can neither end nor block the shell, unless its manifest has
/// `Process=shell`. The plugin is retained while it is active. Use it on the main thread only. The list of plugins shows an error
/// that ``activate(in:)`` throws.
@MainActor public protocol Plugin: AnyObject, SendableMetatype {
    /// The id in the plugin's manifest, by default nil. Return it from a plugin that can be both linked in and loaded, so that it is not
    /// activated twice.
    static var id: PluginID? { get }

    /// Creates the plugin. ``activate(in:)`` is called next.
    init()

    /// Registers the plugin's flows and actions. If it throws, its registrations are removed.
    func activate(in context: PluginContext) throws

    /// Called when the plugin is deactivated, after its flows and actions were removed, and before its process ends.
    /// A process that takes longer than half a second, or a second when the shell ends, is killed.
    func deactivate()
}

extension Plugin {
    public static var id: PluginID? { nil }
    public func deactivate() {}

    /// Returns the plugin's entry as a pointer. The entry function of the plugin's library returns this pointer.
    @_alwaysEmitIntoClient
    public nonisolated static func entry() -> UnsafeMutableRawPointer {
        PluginEntry { Self() }.retained()
    }
}
