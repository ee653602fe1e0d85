// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Two views with a border that the user moves. If there is no space for both, one of them is hidden.
final class GtkSplitView: ContainerView<SplitViewState, SplitViewEvent> {
    private let paned = Gtk.Paned(orientation: .horizontal)
    /// The containers of the two views. The application hides a view; this class hides its container if there is too little space.
    private let panes = [Gtk.Box(), Gtk.Box()]
    private let layout = SplitLayout()
    private var visibility: [ObjectIdentifier: SignalConnection] = [:]
    private(set) var isCollapsed = false

    init() {
        let outer = Gtk.Box()
        outer.layoutManager = layout
        outer.append(paned)
        super.init(outer)
        layout.view = self
        outer.hexpand = true
        outer.vexpand = true
        for pane in panes { pane.layoutManager = Gtk.BinLayout() }
        paned.startChild = panes[0]
        paned.endChild = panes[1]
        paned.addCssClass("split-view")
        // F8 gives the border the keyboard focus; the arrow keys then move it.
        paned.setAccessible(.label, localized("Border"))
        paned.nameParts("")
        paned.resizeStartChild = false
        paned.shrinkStartChild = false
        paned.shrinkEndChild = false
        paned.onNotify("position") { [weak self] in self?.positionDidChange() }
    }

    override func show(_ change: Change<SplitViewState>) {
        change.of(\.axis) { axis in
            paned.orientation = axis == .vertical ? .vertical : .horizontal
            for pane in panes { pane.setSizeRequest(width: -1, height: -1) }
            showMinimum(change.new.minimumSidebarWidth, of: panes[0], axis)
            showMinimum(change.new.minimumContentWidth, of: panes[1], axis)
        }
        change.of(\.sidebarWidth) { if paned.position != $0 { paned.position = $0 } }
        change.of(\.minimumSidebarWidth) { showMinimum($0, of: panes[0], change.new.axis) }
        change.of(\.minimumContentWidth) { showMinimum($0, of: panes[1], change.new.axis) }
        change.of(\.collapseWidth) { _ in widget.queueResize() }
        change.of(\.showsSidebar) { _ in showPanes() }
    }

    private func showMinimum(_ length: Int?, of pane: Gtk.Box, _ axis: Axis) {
        if axis == .vertical { pane.heightRequest = length ?? -1 } else { pane.widthRequest = length ?? -1 }
    }

    override func container(of child: Gtk.Widget) -> Gtk.Widget? { child.parent }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        visibility[ObjectIdentifier(child)] = child.onNotify("visible") { [weak self] in self?.showPanes() }
        arrange()
    }

    override func take(_ child: Gtk.Widget) {
        visibility.removeValue(forKey: ObjectIdentifier(child))?.disconnect()
        child.leaveParent()
        arrange()
    }

    override func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) { arrange() }

    /// Puts the first child into the first pane, and the second one into the second.
    private func arrange() {
        for (index, pane) in panes.enumerated() {
            let child = children.indices.contains(index) ? children[index] : nil
            guard pane.firstChild !== child else { continue }
            pane.firstChild?.leaveParent()
            child?.leaveParent()
            if let child { pane.append(child) }
        }
        showPanes()
    }

    private func showPanes() {
        let showsSidebar = state?.showsSidebar ?? true
        for (index, pane) in panes.enumerated() {
            let isInFront = !isCollapsed || (index == 0) == showsSidebar
            let isVisible = isInFront && pane.firstChild?.visible ?? false
            if pane.visible != isVisible { pane.visible = isVisible }
        }
    }

    /// Returns the smallest width: that of both views, unless one of them can be hidden.
    fileprivate func leastWidth(of both: Int) -> Int {
        guard state?.collapseWidth != nil else { return both }
        return panes.map { $0.measure(.horizontal, forSize: -1).minimum }.max() ?? 0
    }

    /// Hides one of the views or shows both, depending on the width. The window lays out its widgets again in the same frame:
    /// GTK ignores a change of visibility while widgets get their sizes.
    fileprivate func widthDidChange(to width: Int) {
        guard isCollapsed(at: width) != isCollapsed, let clock = widget.frameClock else { return }
        var connection: SignalConnection?
        connection = clock.onLayout { [weak self] in
            connection?.disconnect()
            connection = nil
            self?.collapse(at: width)
        }
        clock.requestPhase(.layout)
    }

    private func isCollapsed(at width: Int) -> Bool { state?.collapseWidth.map { width < $0 } ?? false }

    private func collapse(at width: Int) {
        let isCollapsed = isCollapsed(at: width)
        guard isCollapsed != self.isCollapsed else { return }
        self.isCollapsed = isCollapsed
        showPanes()
        if !isCollapsed, let state { paned.position = state.sidebarWidth }
        widget.queueResize()
        onEvent?(.collapsed(isCollapsed))
    }

    /// Reports the position of the border, if the user has moved it. GTK also changes the position if there is too little space.
    private func positionDidChange() {
        guard !layout.isAllocating, !isCollapsed, let state, paned.position != state.sidebarWidth else {
            return
        }
        let width = paned.position
        send(.sidebarWidth(width)) { $0.sidebarWidth = width }
    }
}

/// Gives the panes all of the space, and reports its width.
private final class SplitLayout: Gtk.LayoutManager, LayoutManagerSubclass {
    weak var view: GtkSplitView?
    private(set) var isAllocating = false

    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        guard let child = widget.firstChild else { return Measurement(minimum: 0, natural: 0) }
        guard orientation == .vertical else {
            let size = child.measure(.horizontal, forSize: -1)
            return Measurement(
                minimum: view?.leastWidth(of: size.minimum) ?? size.minimum, natural: size.natural)
        }
        let least = child.measure(.horizontal, forSize: -1).minimum
        let size = child.measure(.vertical, forSize: forSize < 0 ? forSize : max(forSize, least))
        return Measurement(minimum: size.minimum, natural: size.natural)
    }

    func doRequestMode(_ widget: Gtk.Widget) -> Gtk.SizeRequestMode { .heightForWidth }

    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
        guard let child = widget.firstChild else { return }
        isAllocating = true
        // Until one view is hidden, both get their minimum width, and a part of them is clipped.
        let least = child.measure(.horizontal, forSize: -1).minimum
        child.sizeAllocate(.init(x: 0, y: 0, width: max(width, least), height: height), baseline: baseline)
        isAllocating = false
        view?.widthDidChange(to: width)
    }
}
