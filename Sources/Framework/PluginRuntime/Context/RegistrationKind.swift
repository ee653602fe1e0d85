// SPDX-License-Identifier: MIT

/// What a plugin registers under an id, and its manifest may declare: the warnings about it, which are the same in the shell's process
/// and in a process of the plugin's own.
package struct RegistrationKind: Sendable {
    /// The group of the manifest.
    let group: String
    let article: String
    let noun: String

    package static let page = Self(group: "Page", article: "A", noun: "flow")
    package static let action = Self(group: "Action", article: "An", noun: "action")
    package static let inspectorPage = Self(group: "Inspector", article: "An", noun: "inspector page")

    /// The warning about one that a plugin registers twice.
    package func registeredTwice(_ id: String) -> String {
        "\(article) \(noun) with the id \"\(id)\" is already registered and stays in use. Choose another id."
    }

    /// The warning about one that the manifest declares, and the plugin does not register.
    package func notRegistered(_ id: String) -> String {
        "[\(group) \(id)] is in the manifest, but the plugin does not register \(article.lowercased()) \(noun) with this id."
    }
}
