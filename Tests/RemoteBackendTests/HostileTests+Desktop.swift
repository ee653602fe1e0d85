// SPDX-License-Identifier: MIT

import HeadlessBackend
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// The invalid messages about what is beside the views.
extension HostileTests {
    nonisolated static let desktop: [Attack] = [
        Attack(Operations.copy, to: 0, Array(repeating: .text("a"), count: 17), "there are 17 items"),
        Attack(
            Operations.copy, to: 0, [.value(type: "a\u{0}b", json: [])],
            "the type of a content is \"a"),
        Attack(
            Operations.requestInput, to: label,
            InputRequest { $0.dropTypes = [.value(String(repeating: "a", count: 256))] },
            "the type of a content is \"aaa"),
        Attack(
            Operations.readClipboard, to: 60, .value("text/plain\r\n"),
            "the type of a content is \"text/plain"),
        Attack("the plugin has used too many types of content") {
            for number in 0..<200 {
                let name = String(repeating: "a", count: 200) + "\(number)"
                $0.connection.send(
                    Operations.requestInput, to: label, InputRequest { $0.dropTypes = [.value(name)] })
            }
        },
        Attack(Operations.open, to: 0, "javascript:alert(1)", "uri has the scheme \"javascript\""),
        Attack(Operations.open, to: 0, "file:///etc/passwd", "uri has the scheme \"file\""),
    ]
}
