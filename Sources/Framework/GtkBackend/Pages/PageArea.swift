// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Graphene
import Gsk
import Gtk
import ViewKit

/// Shows one of several widgets, and moves a widget into its position while another one moves out of it.
///
/// A GtkStack cannot do this: it has GTK's animations only, and their progress cannot be set.
@MainActor final class PageArea {
    let widget = Gtk.Box(orientation: .vertical)

    /// The page that is visible, or that the animation makes visible.
    private(set) var page: Gtk.Widget?
    /// The page that was selected before, while it is still visible.
    private(set) var oldPage: Gtk.Widget?
    /// The motion of the two pages; nil if no page moves.
    private(set) var motion: PageMotion?
    /// The progress of the change; 1 if no page moves.
    private(set) var progress = 1.0
    /// Called when a page is in its final position and the animation has ended.
    var onRest: (@MainActor () -> Void)?

    private let layout = PageLayout()
    private var milliseconds = 0
    /// Whether a gesture or the application sets the progress; otherwise the frame clock does.
    private var isDriven = false
    private var run: Run?
    /// Pages that were removed during an animation, and are shown until it ends.
    private var leaving: [Gtk.Widget] = []
    /// The widget that had the keyboard focus in a page.
    private var lastFocus: [ObjectIdentifier: WeakWidget] = [:]
    private var focusChanges: SignalConnection?

    private struct Run {
        let start: Double
        let curve: PageMotion.Curve
        var beginning: Int?
        var tick: Registration?
        var timeout: FrameTimeout?
    }

    /// The timeout after which an animation ends if no frame is drawn.
    private static let longestFrame = Duration.milliseconds(300)

    private struct WeakWidget {
        weak var widget: Gtk.Widget?
    }

    init() {
        widget.layoutManager = layout
        widget.overflow = .hidden
        layout.area = self
        // GTK draws no frames while the widget is unmapped, so the animation ends at once.
        widget.onUnmap { [weak self] in
            if let self, motion != nil, !isDriven { rest() }
        }
        widget.onFocus { [weak self] in self?.followFocus($0) }
    }

    /// Whether a page is not in its position.
    var isMoving: Bool { motion != nil }

    // MARK: Pages

    func add(_ child: Gtk.Widget) {
        // A page that comes back while it leaves stays.
        leaving.removeAll { $0 === child }
        guard child.parent !== widget else { return }
        widget.append(child)
        hide(child)
    }

    func remove(_ child: Gtk.Widget) {
        if isMoving, child === oldPage { leaving.append(child) } else { drop(child) }
    }

    private func drop(_ child: Gtk.Widget) {
        child.opacity = 1
        child.canTarget = true
        child.setHiddenFromReaders(false)
        lastFocus[ObjectIdentifier(child)] = nil
        if page === child { page = nil }
        if oldPage === child { oldPage = nil }
        if child.parent === widget { widget.remove(child) }
    }

    private func hide(_ child: Gtk.Widget) {
        child.childVisible = false
        child.setHiddenFromReaders(true)
    }

    private func unhide(_ child: Gtk.Widget) {
        child.childVisible = true
        child.canTarget = true
        child.setHiddenFromReaders(false)
    }

    // MARK: Changes

    /// Shows a page. With a progress, the change is held there until another call of ``hold(at:)`` or ``release()``.
    func show(_ new: Gtk.Widget?, _ animation: PageAnimation, progress: Double?) {
        let isReturn = isMoving && new != nil && new === oldPage
        let start = isReturn ? 1 - self.progress : 0
        if !isReturn { settle() }
        stop()
        let old = page
        page = new
        oldPage = old === new ? nil : old
        if let new { unhide(new) }
        motion = oldPage == nil || new == nil ? nil : animation.motion
        milliseconds = animation.milliseconds
        self.progress = start
        isDriven = progress != nil && isMoving
        if progress == nil { moveFocus(from: old) }
        guard let motion else { return rest() }
        if let above = motion.isNewPageAbove ? new : oldPage, widget.lastChild !== above {
            above.insert(into: widget, before: nil)
        }
        if let progress { hold(at: progress) } else { begin(from: start, motion.curve) }
    }

    /// Shows the change at a progress.
    func hold(at progress: Double) {
        guard isDriven else { return }
        place(at: animates ? progress : 0)
    }

    /// Runs the animation to its end.
    func release() {
        guard isDriven else { return }
        isDriven = false
        moveFocus(from: oldPage)
        begin(from: progress, .easeOut)
    }

    private var animates: Bool { widget.settings.gtkEnableAnimations }

    private func begin(from start: Double, _ curve: PageMotion.Curve) {
        guard widget.mapped, animates, milliseconds > 0, start < 1 else { return rest() }
        place(at: start)
        // The second click of a double click would open another screen.
        oldPage?.canTarget = false
        run = Run(start: start, curve: curve)
        run?.tick = widget.addTickCallback { [weak self] _, clock in
            self?.advance(to: clock.frameTime) ?? false
        }
        run?.timeout = FrameTimeout(Self.longestFrame) { [weak self] in self?.rest() }
    }

    private func advance(to time: Int) -> Bool {
        guard let run else { return false }
        run.timeout?.frameWasDrawn()
        let beginning = run.beginning ?? time
        self.run?.beginning = beginning
        let duration = Double(milliseconds) * 1_000 * (1 - run.start)
        let part = min(Double(time - beginning) / duration, 1)
        place(at: run.start + (1 - run.start) * run.curve.progress(at: part))
        guard part >= 1 else { return true }
        self.run = nil
        rest()
        return false
    }

    private func place(at progress: Double) {
        guard let motion else { return }
        self.progress = progress
        page?.opacity = motion.newPage.settled(by: progress).opacity
        oldPage?.opacity = motion.oldPage.settled(by: 1 - progress).opacity
        widget.queueAllocate()
    }

    private func stop() {
        run?.tick?.cancel()
        run = nil
    }

    private func rest() {
        settle()
        onRest?()
    }

    /// Ends the change: the page is in its final position, and the old one is hidden.
    private func settle() {
        stop()
        isDriven = false
        motion = nil
        progress = 1
        page?.opacity = 1
        if let oldPage, oldPage !== page {
            oldPage.opacity = 1
            if oldPage.parent === widget { hide(oldPage) }
        }
        oldPage = nil
        for child in leaving where child !== page { drop(child) }
        leaving = []
        widget.queueResize()
    }

    /// Observes the keyboard focus of the window while it is in a page. When it leaves, GTK has forgotten already which widget had it.
    private func followFocus(_ isFocused: Bool) {
        focusChanges?.disconnect()
        focusChanges = nil
        guard isFocused else { return }
        focusChanges = widget.window?.onNotify("focus-widget") { [weak self] in self?.rememberFocus() }
        rememberFocus()
    }

    isolated deinit { focusChanges?.disconnect() }

    /// Remembers the widget of the page that has the keyboard focus.
    private func rememberFocus() {
        guard let page, let focus = widget.window?.focusWidget, focus.isInside(page) else { return }
        lastFocus[ObjectIdentifier(page)] = WeakWidget(widget: focus)
    }

    /// Gives the keyboard focus to the page, unless the page has it: to the widget that had it there before, or else to the first one.
    /// Returns false if no widget in the page can have it.
    func focusPage() -> Bool {
        guard let page else { return false }
        if let focus = widget.window?.focusWidget, focus.isInside(page) { return true }
        return focusLast(in: page) || page.childFocus(.tabForward)
    }

    private func focusLast(in page: Gtk.Widget) -> Bool {
        guard let last = lastFocus[ObjectIdentifier(page)]?.widget, last.isInside(page) else { return false }
        return MovedFocus.giveBack(to: last)
    }

    /// Moves the keyboard focus from the old page to the new one, to the widget that had it there before.
    /// Does nothing if the old page does not have the focus.
    private func moveFocus(from old: Gtk.Widget?) {
        guard let old, let focus = widget.window?.focusWidget, focus.isInside(old) else { return }
        lastFocus[ObjectIdentifier(old)] = WeakWidget(widget: focus)
        guard let page, page !== old else { return }
        // The old page may move to another container.
        MovedFocus.willMove(old)
        if !focusLast(in: page) { page.childFocus(.tabForward) }
    }

    // MARK: Layout

    /// The visible pages. A page that was moved into another widget is laid out by that widget.
    fileprivate var shownPages: [Gtk.Widget] {
        [page, oldPage].compactMap(\.self).filter { $0.parent === widget && $0.shouldLayout() }
    }

    fileprivate func transform(of child: Gtk.Widget, width: Int, height: Int) -> Gsk.Transform? {
        guard let motion else { return nil }
        let pose =
            child === page
            ? motion.newPage.settled(by: progress) : motion.oldPage.settled(by: 1 - progress)
        let x = pose.x * Double(width) * (widget.isRightToLeft ? -1 : 1)
        let moved = Gsk.Transform().translate(.init(x: x, y: pose.y * Double(height)))
        guard pose.scale != 1 || pose.degrees != 0 else { return moved }
        let centre = Graphene.Point(x: Double(width) / 2, y: Double(height) / 2)
        // GTK cannot use a transform without an inverse.
        let scale = max(pose.scale, 0.001)
        return moved.translate(centre).rotate(pose.degrees).scale(factorX: scale, factorY: scale)
            .translate(.init(x: -centre.x, y: -centre.y))
    }
}

/// Gives each visible page all of the space; a transform moves where it is drawn.
private final class PageLayout: Gtk.LayoutManager, LayoutManagerSubclass {
    weak var area: PageArea?

    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        let sizes = (area?.shownPages ?? []).map { $0.measure(orientation, forSize: forSize) }
        return Measurement(
            minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
    }

    func doRequestMode(_ widget: Gtk.Widget) -> Gtk.SizeRequestMode {
        area?.page?.requestMode ?? .constantSize
    }

    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
        for page in area?.shownPages ?? [] {
            let pageWidth = max(width, page.measure(.horizontal, forSize: -1).minimum)
            let pageHeight = max(height, page.measure(.vertical, forSize: pageWidth).minimum)
            page.allocate(
                width: pageWidth, height: pageHeight,
                transform: area?.transform(of: page, width: width, height: height))
        }
    }
}
