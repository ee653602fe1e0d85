// SPDX-License-Identifier: MIT

import ViewKit

/// The reason why a message makes no sense: the field, and what is wrong with it. It ends the connection.
struct Refusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Throws unless `error` is nil.
    static func unless(_ error: String?) throws(Refusal) {
        if let error { throw Refusal(error) }
    }

    /// Throws unless `index` is below `count`.
    static func unless(_ name: String, _ index: Int, isBelow count: Int) throws(Refusal) {
        if (0..<count).contains(index) { return }
        throw Refusal(
            "\(name) is \(index), "
                + (count == 0 ? "but there are none" : "and must be from 0 to \(count - 1)"))
    }

    /// Throws unless a text is short enough to be measured and drawn in no time.
    static func unless(_ name: String, _ text: String?, isBelow limit: Int) throws(Refusal) {
        guard let count = text?.utf8.count, count > limit else { return }
        throw Refusal("\(name) has \(count) bytes; at most \(limit) are allowed")
    }
}
