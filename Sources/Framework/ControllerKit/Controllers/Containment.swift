// SPDX-License-Identifier: MIT

/// The parent and the children of a controller.
struct Containment {
    private(set) weak var parent: ViewController?
    /// The parent that the controller is about to get; nil for none.
    weak var nextParent: ViewController?
    private(set) var children: [ViewController] = []
    /// Whether the view was added with its edges at those of its container.
    var isPinned = false

    mutating func enter(_ parent: ViewController) { self.parent = parent }

    mutating func leaveParent() { (parent, isPinned) = (nil, false) }

    mutating func add(_ child: ViewController) { children.append(child) }

    mutating func remove(_ child: ViewController) {
        // In a deep stack, the last ones are removed first.
        if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
    }
}
