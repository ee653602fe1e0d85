// SPDX-License-Identifier: MIT

import PluginKit

/// Something that brings flows and actions to a shell.
///
/// ```swift
/// import ShellKit
///
/// final class ContactsPlugin: Plugin {
///     func activate(in shell: Shell) throws {
///         shell.register(flow: "contacts", title: "Contacts", icon: "x-office-address-book", startingAt: .list) {
///             ContactsFlow(store: .onDisk)
///         }
///     }
/// }
/// ```
/// The same class is linked into an application (`Shell.load(_:)`), or lies in a library with a manifest
/// beside it. The library has one more file, in a target of its own:
/// ```swift
/// @_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer { ContactsPlugin.entry() }
/// ```
/// A plugin lives while it is active. Main thread only. Whatever ``activate(in:)`` throws is shown beside the
/// plugin's name.
@MainActor public protocol Plugin: AnyObject, SendableMetatype {
    /// The id in its manifest. A plugin that may be linked in as well as loaded says it, so that it is not there twice.
    static var id: PluginID? { get }

    /// Makes the plugin, before it is activated.
    init()

    /// Registers what the plugin brings. When it throws, what it has registered is taken back.
    func activate(in shell: Shell) throws

    /// The plugin is being turned off. What it registered is gone already.
    func deactivate()
}

extension Plugin {
    public static var id: PluginID? { nil }
    public func deactivate() {}

    /// For the entry function of the plugin's library, which returns it.
    @_alwaysEmitIntoClient
    public nonisolated static func entry() -> UnsafeMutableRawPointer {
        PluginEntry { Self() }.retained()
    }
}
