// SPDX-License-Identifier: MIT

import ViewKit

/// Tab controllers between which the user drags tabs.
///
/// ```swift
/// let exchange = TabExchange()
/// left.tabExchange = exchange
/// right.tabExchange = exchange
/// ```
/// A tab that the user drops on the tabs or the pages of another controller moves there with its screen, its view model and its flows.
/// ``TabController/take(_:at:)`` moves it; override that to do something else, such as to open a new group of
/// tabs for a tab that is dropped at an edge. The exchange does not retain the controllers. Main thread only.
@preconcurrency @MainActor public final class TabExchange {
    /// Whether a tab can also be dropped at the trailing edge and at the bottom of the pages.
    public let takesEdges: Bool

    /// The name by which the backend recognizes the tabs of this exchange. A random one, which the process of a plugin cannot guess.
    private let name = String(UInt64.random(in: .min ... .max), radix: 16)
    private var members: [Int: Member] = [:]
    private var last = 0

    /// Creates an exchange without tab controllers.
    public init(takesEdges: Bool = false) { self.takesEdges = takesEdges }

    private struct Member {
        weak var controller: TabController?
    }

    func join(_ controller: TabController) -> TabExchangeMember {
        members = members.filter { $0.value.controller != nil && $0.value.controller !== controller }
        last += 1
        members[last] = Member(controller: controller)
        return TabExchangeMember(exchange: name, number: last, takesEdges: takesEdges)
    }

    func leave(_ controller: TabController) {
        members = members.filter { $0.value.controller !== controller }
    }

    /// The tab controller with a number; nil if it has left or was released.
    func controller(_ number: Int) -> TabController? { members[number]?.controller }
}
