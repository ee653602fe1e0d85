// SPDX-License-Identifier: MIT

import ViewKit

/// The reason why a message is refused: the field, and what is wrong with it. It ends the connection.
package struct MessageRefusal: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// Throws an error with the message `error`, unless it is nil.
    static func unless(_ error: String?) throws(MessageRefusal) {
        if let error { throw MessageRefusal(error) }
    }

    /// Throws an error unless `index` is from 0 to `count - 1`.
    static func unless(_ name: String, _ index: Int, isBelow count: Int) throws(MessageRefusal) {
        if (0..<count).contains(index) { return }
        throw MessageRefusal(
            "\(name) is \(index), "
                + (count == 0 ? "but there are none" : "and must be from 0 to \(count - 1)"))
    }

    /// Throws an error if there are more than `limit` of what a field has.
    static func unless(
        _ name: String, _ count: Int, _ things: String, atMost limit: Int
    ) throws(MessageRefusal) {
        guard count > limit else { return }
        throw MessageRefusal("\(name) has \(count) \(things); at most \(limit) are allowed")
    }
}
