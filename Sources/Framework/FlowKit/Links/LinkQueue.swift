// SPDX-License-Identifier: MIT

/// The deep link that a coordinator navigates, and those that wait for it.
struct LinkQueue {
    private var links: [LinkRun] = []

    /// The link that is navigated, or is the next one when the flow is ready.
    var first: LinkRun? { links.first }

    /// Adds a link. Returns whether it is the first one.
    mutating func add(_ link: LinkRun) -> Bool {
        links.append(link)
        return links.count == 1
    }

    /// Removes the first link, if it is this one. Returns whether it is.
    mutating func removeFirst(_ link: LinkRun) -> Bool {
        guard links.first === link else { return false }
        links.removeFirst()
        return true
    }

    /// Removes and returns all links.
    mutating func takeAll() -> [LinkRun] {
        defer { links = [] }
        return links
    }
}
