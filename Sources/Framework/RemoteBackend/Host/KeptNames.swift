// SPDX-License-Identifier: MIT

import ViewKit

/// The names that a plugin has used of a kind for which a toolkit keeps memory as long as the program runs.
@MainActor final class KeptNames {
    private let maximumBytes: Int
    private var names: Set<String> = []
    private var bytes = 0

    init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// Returns whether the plugin may use a name: it has used it before, or all names are short enough together.
    func admit(_ name: String) -> Bool {
        if names.contains(name) { return true }
        // A toolkit has some bytes beside the name.
        let count = name.utf8.count + 32
        guard bytes + count <= maximumBytes else { return false }
        bytes += count
        names.insert(name)
        return true
    }
}

extension RemoteHost {
    /// Throws an error unless the toolkit and the desktop accept the names of types of content.
    func check(_ types: some Sequence<TransferType>) throws(MessageRefusal) {
        for case .value(let name) in types {
            guard (1...255).contains(name.utf8.count), name.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
            else {
                throw MessageRefusal(
                    "the type of a content is \"\(name.prefix(100))\"; it must have 1 to 255 printable characters of ASCII"
                )
            }
            guard transferTypes.admit(name) else {
                throw MessageRefusal("the plugin has used too many types of content; use few for all values")
            }
        }
    }

    /// Returns properties without an identifier if the plugin has used too many.
    func withAdmittedIdentifier(_ properties: ViewProperties) -> ViewProperties {
        guard let identifier = properties.identifier, !identifiers.admit(identifier) else {
            return properties
        }
        if !hasDeniedIdentifier {
            hasDeniedIdentifier = true
            deny(
                "The identifiers of further views were left out, because there were too many. Use few of them."
            )
        }
        var properties = properties
        properties.identifier = nil
        return properties
    }
}
