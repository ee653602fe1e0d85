// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A view of a plugin: the view of the shell's backend that shows it, its parent and its children.
@MainActor class ShownView: ShownObject {
    override class var name: String { "view" }
    final let kind: String
    final let view: any BackendView

    /// The container that the view is in.
    final weak var parent: ShownView? { didSet { host?.menus.placesDidChange() } }
    /// The window, the popover or the cell whose content it is.
    final weak var holder: ShownObject? { didSet { host?.menus.placesDidChange() } }
    final private(set) var children: [ShownView] = []
    /// The ids of the actions of the view.
    final var actions: Set<String> = []
    /// Whether it has the keyboard focus itself, though it is a container.
    final var isFocusable = false
    /// The number of levels of views, including this one.
    private(set) final var height = 1
    /// The bytes of the text that it lays out, and of the longest one of it and the views in it.
    private final var text = 0
    private final var longestText = 0
    /// The numbers of its size groups in the process of the plugin.
    private final var sizeGroups: [Int] = []
    /// The properties on which the look of the views in it depends.
    private final var look = Look()

    private struct Look: Equatable {
        var styleClasses: [String] = []
        var isEnabled = true
    }

    init(_ id: UInt64, _ kind: String, _ view: any BackendView, _ host: RemoteHost) {
        self.kind = kind
        self.view = view
        super.init(id, host)
    }

    isolated deinit { for number in sizeGroups { account.sizeGroups.leave(number) } }

    /// Shows the properties that each view has.
    final func render(_ properties: ViewProperties) throws(MessageRefusal) {
        var properties = properties
        let groups = account.sizeGroups
        let old = sizeGroups
        sizeGroups = [properties.widthGroup, properties.heightGroup].compactMap(\.self)
        properties.widthGroup = properties.widthGroup.map(groups.join)
        properties.heightGroup = properties.heightGroup.map(groups.join)
        for number in old { groups.leave(number) }
        let most = account.policy.maximumViewsInSizeGroups
        if Double(groups.measurements).squareRoot() > Double(most) {
            throw MessageRefusal(
                "the size groups take longer to measure than one of \(most) views; use smaller ones, or a grid"
            )
        }
        let look = Look(styleClasses: properties.styleClasses, isEnabled: properties.isEnabled)
        if look != self.look {
            self.look = look
            // GTK computes the style of each view in it.
            host?.noteShown(text: viewCount)
        }
        view.renderCommon(properties)
    }

    /// The number of views in this one, with those in them, and of this one.
    private final var viewCount: Int {
        var (count, rest) = (0, [self])
        while let view = rest.popLast() {
            count += 1
            rest += view.contents
        }
        return count
    }

    /// Decodes, checks and shows a state.
    func render(_ body: WireBody) throws {
        throw MessageRefusal("a view of the kind \"\(kind)\" has no state")
    }
    /// Called when the plugin has handled the event with this number.
    func handled(_ number: Int) throws { throw notPossible("reports no events") }
    /// Returns what the plugin receives of a request for the context of the view; nil for nothing.
    func occurrence(of request: ContextRequest) -> ContextOccurrence? {
        ContextOccurrence(position: request.position, row: request.row)
    }
    /// Sends events to the plugin from now on.
    func listen() throws { throw notPossible("is no container") }

    func insertPeer(_ child: any BackendView, at index: Int) throws { throw notPossible("is no container") }
    func removePeer(at index: Int) throws { throw notPossible("is no container") }
    func movePeer(from index: Int, to newIndex: Int) throws { throw notPossible("is no container") }
    /// Called before a child is removed.
    func willRemove(_ child: ShownView) throws {}

    final func notPossible(_ reason: String) -> MessageRefusal {
        MessageRefusal("a view of the kind \"\(kind)\" \(reason)")
    }

    // MARK: Children

    final func insert(_ child: ShownView, at index: Int) throws {
        try MessageRefusal.unless("index", index, isBelow: children.count + 1)
        try checkNesting(of: child, "child is \(child.id), in which view \(id) itself is")
        try child.leave()
        try insertPeer(child.view, at: index)
        children.insert(child, at: index)
        child.parent = self
        updateHeights()
    }

    /// Throws an error with the message `cycle` if this view is in `child`, and another one if the views would
    /// be nested too deeply.
    final func checkNesting(of child: ShownView, _ cycle: String) throws(MessageRefusal) {
        var depth = 0
        var ancestor: ShownView? = self
        while let next = ancestor {
            if next === child { throw MessageRefusal(cycle) }
            depth += 1
            ancestor = next.enclosing
        }
        if depth + child.height > account.policy.maximumDepth {
            throw MessageRefusal("views would be nested more than \(account.policy.maximumDepth) levels deep")
        }
        try Self.check(text: child.longestText, levels: depth + child.height)
    }

    /// Notes the length of a text that the view lays out, in bytes. Throws an error if it is nested too deeply.
    final func noteText(_ bytes: Int) throws(MessageRefusal) {
        // A shorter one can be in any view.
        let bytes = bytes > Self.mostNestedText / max(1, account.policy.maximumDepth) ? bytes : 0
        guard bytes != text else { return }
        var levels = 0
        var view: ShownView? = self
        while let next = view {
            levels += 1
            view = next.enclosing
        }
        try Self.check(text: bytes, levels: levels)
        text = bytes
        updateHeights()
    }

    /// How many bytes a text may have, times the levels of views that it is in.
    private static let mostNestedText = 300_000

    /// Each level measures the text again: 8,000 bytes that are 90 levels deep take GTK 0.7 seconds.
    private static func check(text: Int, levels: Int) throws(MessageRefusal) {
        guard text * levels > mostNestedText else { return }
        throw MessageRefusal(
            "a text of \(text) bytes would be nested \(levels) levels deep, which takes too long to lay out; show it in fewer containers"
        )
    }

    final func remove(at index: Int) throws {
        try MessageRefusal.unless("index", index, isBelow: children.count)
        try willRemove(children[index])
        host?.objects.closePopovers(at: children[index])
        try removePeer(at: index)
        let child = children.remove(at: index)
        child.parent = nil
        updateHeights()
    }

    /// Removes the last child after the end of the plugin. Returns false if there is none.
    final func removeLastChild() -> Bool {
        guard !children.isEmpty, (try? removePeer(at: children.count - 1)) != nil else { return false }
        children.removeLast().parent = nil
        return true
    }

    final func move(from index: Int, to newIndex: Int) throws {
        try MessageRefusal.unless("from", index, isBelow: children.count)
        try MessageRefusal.unless("to", newIndex, isBelow: children.count)
        try movePeer(from: index, to: newIndex)
        children.insert(children.remove(at: index), at: newIndex)
    }

    /// Removes the view from its window, or from a container that the plugin has released. Throws an error if
    /// the view is in a container that was not released.
    final func leave() throws {
        if let parent {
            guard parent.isReleased, let index = parent.children.firstIndex(where: { $0 === self }) else {
                throw MessageRefusal("view \(id) is still in view \(parent.id); remove it from there first")
            }
            try parent.remove(at: index)
        }
        let holder = holder
        leaveHolder()
        holder?.dropContent()
    }

    /// Called when the window or the popover shows another view.
    final func leaveHolder() {
        guard holder != nil else { return }
        host?.objects.closePopovers(at: self)
        holder = nil
    }

    final func isInside(_ other: ShownView) -> Bool {
        var view: ShownView? = self
        while let next = view {
            if next === other { return true }
            view = next.enclosing
        }
        return false
    }

    /// Called when a view was added to this one, or removed from it.
    final func updateHeights() {
        var view: ShownView? = self
        while let next = view {
            let contents = next.contents
            let height = 1 + (contents.lazy.map(\.height).max() ?? 0)
            let longest = max(next.text, contents.lazy.map(\.longestText).max() ?? 0)
            if height == next.height, longest == next.longestText { return }
            (next.height, next.longestText) = (height, longest)
            view = next.enclosing
        }
    }

    /// The views in this one.
    var contents: [ShownView] { children }

    /// The container or the list that the view is in.
    private final var enclosing: ShownView? { parent ?? (holder as? ShownSlot)?.owner }

    /// The window or the popover that the view is in; nil if it is in none.
    final var outermostHolder: ShownObject? {
        var view = self
        while let next = view.enclosing { view = next }
        return view.holder
    }
}
