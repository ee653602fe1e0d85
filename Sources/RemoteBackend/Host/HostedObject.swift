// SPDX-License-Identifier: MIT

import ViewKit

/// An object of the host that a plugin's process has a number for.
@MainActor class HostedObject {
    final let id: UInt64
    /// What counts the objects, and outlives the host.
    final let account: Account
    /// Whether the plugin has released its object. It stays as long as another one contains it.
    final var isReleased = false
    /// The bytes of its last state.
    private final var bytes = 0

    init(_ id: UInt64, _ account: Account) {
        self.id = id
        self.account = account
        account.objects += 1
    }

    isolated deinit {
        account.objects -= 1
        account.bytes -= bytes
    }

    /// Called when the plugin has released its object, or the connection has ended.
    func release() { isReleased = true }

    /// Called when the view in it goes elsewhere.
    func dropContent() {}

    /// Counts a new state.
    final func count(bytes new: Int) throws(Refusal) {
        account.bytes += new - bytes
        bytes = new
        if account.bytes > account.policy.maximumBytes {
            throw Refusal("the states of all views have more than \(account.policy.maximumBytes >> 20) MB")
        }
    }
}

/// What a plugin's process has in the host.
@MainActor final class Account {
    let policy: RemotePolicy
    var objects = 0
    var bytes = 0

    init(_ policy: RemotePolicy) { self.policy = policy }
}
