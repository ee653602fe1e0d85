// SPDX-License-Identifier: MIT

import ViewKit

/// An object of the host that a plugin's process refers to by its number.
@MainActor class HostedObject {
    final let id: UInt64
    /// The counters of the plugin's objects. They may live longer than the host.
    final let account: Account
    /// Whether the plugin has released the object. The object stays as long as another object contains it.
    final var isReleased = false
    /// The size of its last state in bytes.
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

    /// Called when the view that it contains is moved to another container.
    func dropContent() {}

    /// Counts the bytes of a new state, and throws an error if the states of all views are too large.
    final func count(bytes new: Int) throws(Refusal) {
        account.bytes += new - bytes
        bytes = new
        if account.bytes > account.policy.maximumBytes {
            throw Refusal("the states of all views have more than \(account.policy.maximumBytes >> 20) MB")
        }
    }
}

/// Counts the objects of a plugin's process, and the bytes of their states.
@MainActor final class Account {
    let policy: RemotePolicy
    var objects = 0
    var bytes = 0

    init(_ policy: RemotePolicy) { self.policy = policy }
}
