// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// What containers place for a collection: GTK's list, or, while there are no rows, the view that is shown in its place.
///
/// It scrolls as the list does, and reports when the rows have their positions, before the frame is drawn.
final class CollectionHolder: Gtk.Widget, WidgetSubclass, ScrollableSubclass {
    static let cssName: String? = "collection"

    /// GTK's list. Set once.
    var list: (any Gtk.Scrollable & Gtk.Widget)? {
        didSet { list?.setParent(self) }
    }
    /// What is shown while there are no rows.
    var emptyWidget: Gtk.Widget? {
        didSet {
            if oldValue?.parent === self { oldValue?.unparent() }
            emptyWidget?.leaveParent()
            emptyWidget?.setParent(self)
            showEmpty()
        }
    }
    /// Whether there are no rows.
    var isEmpty = true { didSet { showEmpty() } }
    /// The menu that is open above the rows.
    var popover: Gtk.Popover? {
        didSet {
            oldValue?.closeAndUnparent()
            popover?.setParent(self)
        }
    }
    /// The rows have their positions.
    var onAllocate: (() -> Void)?

    private var isReportPending = false
    private var layoutEnd: SignalConnection?
    private var afterPaint: SignalConnection?
    /// A frame, and how many layouts have ended in it.
    private var layouts = (frame: 0, count: 0)
    /// GTK allows four layouts in a frame. Rows are filled after the first two; the others are left for what follows from that, such as another
    /// natural size in a container with constraints. What follows from those waits for the next frame.
    private static let layoutLimit = 2
    private var scrolling: [SignalConnection] = []

    private func showEmpty() {
        emptyWidget?.visible = isEmpty
        list?.visible = !isEmpty || emptyWidget == nil
    }

    // MARK: Layout

    private var shownChild: Gtk.Widget? { isEmpty ? emptyWidget ?? list : list }

    func doRequestMode() -> Gtk.SizeRequestMode { shownChild?.requestMode ?? .constantSize }

    func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        guard let size = shownChild?.measure(orientation, forSize: forSize) else {
            return Measurement(minimum: 0, natural: 0)
        }
        return Measurement(minimum: size.minimum, natural: size.natural)
    }

    func doSizeAllocate(width: Int, height: Int, baseline: Int) {
        shownChild?.sizeAllocate(Gdk.Rectangle(x: 0, y: 0, width: width, height: height))
        popover?.present()
        reportAfterLayout()
    }

    /// GTK drops a request for another size that is made while widgets get their sizes: what follows from the positions of the rows is
    /// done when all widgets have theirs, in the same frame.
    private func reportAfterLayout() {
        guard !isReportPending, let clock = frameClock else { return }
        isReportPending = true
        if layoutEnd == nil {
            layoutEnd = clock.onLayout { [weak self, unowned clock] in self?.layoutEnded(clock) }
            // The observer does not see the layout in which it is added.
            layouts = (clock.frameCounter, 1)
        }
        if layoutCount(clock) < Self.layoutLimit {
            clock.requestPhase(.layout)
        } else {
            afterPaint = clock.onAfterPaint { [weak self] in
                self?.afterPaint?.disconnect()
                self?.afterPaint = nil
                self?.queueAllocate()
            }
        }
    }

    /// Called after GTK's own observer of the clock, which gives the widgets their sizes.
    private func layoutEnded(_ clock: Gdk.FrameClock) {
        let count = layoutCount(clock) + 1
        layouts = (clock.frameCounter, count)
        guard isReportPending, count <= Self.layoutLimit else { return }
        isReportPending = false
        onAllocate?()
    }

    private func layoutCount(_ clock: Gdk.FrameClock) -> Int {
        layouts.frame == clock.frameCounter ? layouts.count : 0
    }

    private func endReports() {
        isReportPending = false
        for connection in [layoutEnd, afterPaint] { connection?.disconnect() }
        (layoutEnd, afterPaint) = (nil, nil)
    }

    func doUnmap() {
        popover = nil
        parentUnmap()
    }

    func doUnrealize() {
        endReports()
        parentUnrealize()
    }

    // MARK: Focus

    /// Tab goes through what is in the row that has the keyboard focus, and leaves the list then. GTK's lists go on from row to row: through
    /// a thousand of them.
    func doFocus(_ direction: Gtk.DirectionType) -> Bool {
        guard direction == .tabForward || direction == .tabBackward, let row = focusedRow else {
            return parentFocus(direction)
        }
        return row.childFocus(direction)
    }

    /// The row that has the keyboard focus, or that contains what has it.
    private var focusedRow: Gtk.Widget? {
        var widget = focusChild
        while let next = widget, next.cssName != "row" && next.cssName != "child" { widget = next.focusChild }
        return widget
    }

    // MARK: Scrolling

    var doHadjustment: Gtk.Adjustment? { didSet { list?.hadjustment = doHadjustment } }

    var doVadjustment: Gtk.Adjustment? {
        didSet {
            for connection in scrolling { connection.disconnect() }
            scrolling = []
            list?.vadjustment = doVadjustment
            if let doVadjustment {
                scrolling = [doVadjustment.onValueChanged { [weak self] in self?.queueAllocate() }]
            }
        }
    }

    var doHscrollPolicy = Gtk.ScrollablePolicy.minimum { didSet { list?.hscrollPolicy = doHscrollPolicy } }
    var doVscrollPolicy = Gtk.ScrollablePolicy.minimum { didSet { list?.vscrollPolicy = doVscrollPolicy } }
}
