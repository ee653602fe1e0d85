// SPDX-License-Identifier: MIT

import FileKit

/// The description of a plugin in its `.plugin` file. It is read without running code of the plugin.
///
/// ```
/// [Plugin]
/// Id=org.example.contacts
/// Name=Contacts
/// Name[de]=Kontakte
/// Version=1.0
/// Library=libContactsPlugin.so
/// Framework=0.1
///
/// [Page contacts]
/// Title=Contacts
/// Icon=x-office-address-book
/// ```
/// The group `[Plugin]` describes the plugin. Each other group describes a part of it that a shell shows
/// before the plugin runs, such as a page, an action or a setting. <doc:ManifestReference> lists all groups
/// and keys. The name of the file is the id or its last part, as in `contacts.plugin`, and the library is in
/// the same folder.
///
/// **Errors**: ``init(contentsOf:)`` throws all mistakes at once, each with its line and how to fix it.
/// Unknown groups and keys are ``warnings``, except those that begin with `X-`, which are ignored.
/// **Threading**: it is a value; read it on any thread.
public struct PluginManifest: Hashable, Sendable, Codable {
    /// The process in which a plugin runs.
    public enum Process: String, Hashable, Sendable, Codable {
        /// A process of the plugin's own: the default.
        case own
        /// The process of the shell, for a plugin that uses widgets of GTK.
        case shell
    }

    /// The globally unique id of the plugin.
    public internal(set) var id: PluginID
    /// The name that users see.
    public internal(set) var name: LocalizedText
    /// The plugin's version. If other plugins depend on a range of its versions, it must have the form of ``PluginVersion``.
    public internal(set) var version: String
    /// A sentence that describes the plugin; empty if the manifest has none.
    public internal(set) var summary: LocalizedText = ""
    /// The name of an icon in the icon theme; nil if the manifest has none.
    public internal(set) var icon: String?
    /// The URI of a page about the plugin; nil if the manifest has none.
    public internal(set) var website: String?
    /// The SPDX id of the plugin's licence; nil if the manifest has none.
    public internal(set) var license: String?
    /// The names of the authors.
    public internal(set) var authors: [String] = []
    /// The file name of the library.
    public internal(set) var library: String
    /// The framework version that the plugin was written for.
    public internal(set) var framework: FrameworkVersion
    /// The process in which the plugin runs if it is loaded from its library.
    public internal(set) var process: Process = .own
    /// The plugins that it requires. It does not start without them.
    public internal(set) var requirements: [PluginRequirement] = []
    /// The plugins that start before it if they are installed.
    public internal(set) var optionalRequirements: [PluginRequirement] = []
    /// The plugins with which it is in conflict. It does not start together with them.
    public internal(set) var conflicts: [PluginRequirement] = []

    /// The pages of the side bar, in the order of the file.
    public internal(set) var pages: [Page] = []
    /// The actions of the window, in the order of the file.
    public internal(set) var actions: [Action] = []
    /// The settings, in the order of the file.
    public internal(set) var settings: [Setting] = []
    /// The URI schemes that it opens.
    public internal(set) var schemes: [Scheme] = []
    /// The types of the files that it opens.
    public internal(set) var fileTypes: [FileType] = []
    /// The items of the status bar.
    public internal(set) var statusItems: [StatusItem] = []
    /// The pages of the inspector.
    public internal(set) var inspectorPages: [InspectorPage] = []
    /// The permissions that it requests.
    public internal(set) var permissions: [Permission] = []
    /// The points at which other plugins can extend it.
    public internal(set) var extensionPoints: [ExtensionPoint] = []
    /// The extensions with which it extends other plugins.
    public internal(set) var extensions: [Extension] = []

    /// The manifest's path.
    public internal(set) var file: String
    /// Mistakes that do not make the manifest invalid, such as unknown groups and keys.
    public internal(set) var warnings: [ManifestDiagnostic] = []

    /// The library's path.
    public var libraryPath: String { "\(file.parentPath)/\(library)" }

    /// The ids of the plugins that it requires.
    public var dependencies: [PluginID] { requirements.map(\.id) }
}
