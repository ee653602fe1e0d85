// SPDX-License-Identifier: MIT

import ControllerKit
public import PluginKit
public import ViewKit

extension PluginContext {
    /// Lets the user decide about a permission that the plugin does not have: the shell asks the user, with the reason that the manifest
    /// gives. Call it when the user has pressed a button that says so, such as ``permissionButton(for:)``.
    ///
    /// If the user grants the permission, the process of the plugin is started again, and its pages are restored. If not, nothing happens.
    /// If the plugin has the permission `userFolders` already, its settings are shown, in which the
    /// user chooses the folders.
    ///
    /// A plugin in a process of its own can request a permission once after each input of the user in one of its pages. The shell asks
    /// three times for each permission until it is started again, so that a plugin cannot pester the user; later on, and for a permission
    /// that the manifest does not request, there is a warning in the list of plugins instead. In the shell's process, a plugin has all
    /// permissions.
    public func requestPermission(_ kind: PluginManifest.Permission.Kind) {
        onRequest?(kind)
        owner?.request(kind)
    }

    /// Returns a button with which the user can grant a permission: see ``requestPermission(_:)``.
    public func permissionButton(for kind: PluginManifest.Permission.Kind) -> Button {
        let button = Button(localized("Grant Permission…"), style: .suggested)
        // The subscription ends with the button.
        _ = button.rx.tap.subscribe(onNext: { [weak self] in self?.requestPermission(kind) })
        return button
    }

    /// Returns a view for a page that cannot show its content without a permission. It names the permission, and has a button with which
    /// the user can grant it: its `StatusView.action`.
    ///
    /// ```swift
    /// guard context.permissions.contains(.systemFiles) else { return [context.permissionView(for: .systemFiles)] }
    /// ```
    /// - Parameters:
    ///   - kind: The permission.
    ///   - title: What cannot be shown, in a few words; unless given, "A Permission Is Missing" in the user's language.
    public func permissionView(for kind: PluginManifest.Permission.Kind, title: String? = nil) -> StatusView {
        StatusView(
            icon: "dialog-password-symbolic", title: title ?? localized("A Permission Is Missing"),
            message: localized("This needs the permission “%1”.", permissionError(kind).title),
            action: permissionButton(for: kind))
    }

    func permissionError(_ kind: PluginManifest.Permission.Kind) -> PluginPermissionError {
        let title = manifest?.permissions.first { $0.kind == kind }?.title
        return PluginPermissionError(kind: kind, title: title ?? kind.title)
    }
}

/// A plugin lacks a permission, since its manifest does not request it, or since the user has refused it or has taken it back.
public struct PluginPermissionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the permission.
    public let kind: PluginManifest.Permission.Kind
    /// The name of the permission that users see.
    public let title: String

    @MainActor init(kind: PluginManifest.Permission.Kind, title: String) {
        self.kind = kind
        self.title = title
        description = localized(
            "This needs the permission “%1”, which you grant on the page of the plugin in the list of plugins.",
            title)
    }

    /// A sentence for the user, in the language of the program.
    public let description: String
}
