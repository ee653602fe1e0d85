// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// The widget of a collection. It contains GTK's list, and the widget that is shown in place of the list while there are no rows.
///
/// It passes the adjustments of a scrolled window to the list. It also reports when the rows have their
/// positions, before the frame is drawn.
final class CollectionHolder: Gtk.Widget, WidgetSubclass, ScrollableSubclass {
    static let cssName: String? = "collection"

    /// GTK's list. Set once.
    var list: (any Gtk.Scrollable & Gtk.Widget)? {
        didSet { list?.setParent(self) }
    }
    /// The view that is shown while there are no rows; nil for none.
    var emptyView: (any BackendView)? { didSet { emptyWidget = emptyView?.gtkWidget } }
    private var emptyWidget: Gtk.Widget? {
        didSet {
            if oldValue?.parent === self { oldValue?.unparent() }
            emptyWidget?.leaveParent()
            emptyWidget?.setParent(self)
            showEmpty()
        }
    }
    /// Whether there are no rows.
    var isEmpty = true { didSet { showEmpty() } }
    /// The open menu.
    var popover: Gtk.Popover? {
        didSet {
            oldValue?.closeAndUnparent()
            popover?.setParent(self)
        }
    }
    /// Called when the rows have their positions.
    var onAllocate: (() -> Void)?
    /// The functions to call when the rows have their positions.
    private var workBeforeReport: [() -> Void] = []

    private var isReportPending = false
    private var layoutEnd: SignalConnection?
    private var afterPaint: SignalConnection?
    /// Whether the first columns were shown.
    private var hasBegun = false
    private var beginning: SignalConnection?
    /// The number of layouts that have ended in a frame, by the counter of the frame clock.
    private var layouts = (frame: 0, count: 0)
    /// GTK allows four layouts in a frame. Rows are filled after the first two only. The other two are left
    /// for layouts that the filled rows cause, for example because a container with constraints gets another
    /// natural size. If rows have to be filled after those, they are filled in the next frame.
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
        beginAtFirstColumn()
        reportAfterLayout()
    }

    /// Calls `onAllocate` after the layout, in the same frame. During the layout it would be too early: GTK
    /// ignores a request for another size that is made while widgets get their sizes.
    private func reportAfterLayout() {
        guard !isReportPending, let clock = frameClock else { return }
        isReportPending = true
        if layoutEnd == nil {
            layoutEnd = clock.onLayout { [weak self, unowned clock] in self?.layoutEnded(clock) }
            // The handler is not called for the layout during which it is connected.
            layouts = (clock.frameCounter, 1)
        }
        if layoutCount(clock) < Self.layoutLimit {
            clock.requestPhase(.layout)
        } else {
            allocateAfterPaint()
        }
    }

    /// Requests another layout when the frame has been painted: for work that may wait.
    func allocateAfterPaint() {
        guard afterPaint == nil, let clock = frameClock else { return }
        afterPaint = clock.onAfterPaint { [weak self] in
            self?.afterPaint?.disconnect()
            self?.afterPaint = nil
            self?.queueAllocate()
        }
    }

    /// Called after GTK's own handler of the signal, which gives the widgets their sizes.
    private func layoutEnded(_ clock: Gdk.FrameClock) {
        let count = layoutCount(clock) + 1
        layouts = (clock.frameCounter, count)
        guard isReportPending, count <= Self.layoutLimit else { return }
        isReportPending = false
        report()
    }

    /// Calls a function when the rows have their positions, before `onAllocate`.
    func beforeReport(_ work: @escaping () -> Void) { workBeforeReport.append(work) }

    private func report() {
        let work = workBeforeReport
        workBeforeReport = []
        for step in work { step() }
        // The functions may have moved the rows.
        if work.isEmpty { onAllocate?() } else { queueAllocate() }
    }

    private func layoutCount(_ clock: Gdk.FrameClock) -> Int {
        layouts.frame == clock.frameCounter ? layouts.count : 0
    }

    private func endReports() {
        isReportPending = false
        for connection in [layoutEnd, afterPaint, beginning] { connection?.disconnect() }
        (layoutEnd, afterPaint, beginning) = (nil, nil, nil)
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

    /// Tab moves through the widgets in the focused row, and then leaves the list. GTK's own lists move from
    /// row to row, so that a user would press Tab a thousand times to leave a list of a thousand rows.
    func doFocus(_ direction: Gtk.DirectionType) -> Bool {
        guard direction == .tabForward || direction == .tabBackward, let row = focusedRow else {
            return parentFocus(direction)
        }
        return row.childFocus(direction)
    }

    /// The row that has the keyboard focus or contains the widget that has it.
    private var focusedRow: Gtk.Widget? {
        var widget = focusChild
        while let next = widget, next.cssName != "row" && next.cssName != "child" { widget = next.focusChild }
        return widget
    }

    // MARK: Scrolling

    var doHadjustment: Gtk.Adjustment? { didSet { list?.hadjustment = doHadjustment } }

    /// Shows the first columns when there is not enough space for all of them for the first time. From right
    /// to left they are at the end of the content, where GTK does not begin.
    private func beginAtFirstColumn() {
        guard !hasBegun, let place = doHadjustment, place.upper > place.pageSize, let clock = frameClock
        else { return }
        hasBegun = true
        guard isRightToLeft else { return }
        // A change during the layout would have no effect.
        beginning = clock.onAfterPaint { [weak self, weak place] in
            self?.beginning?.disconnect()
            self?.beginning = nil
            if let place { place.value = place.upper - place.pageSize }
        }
    }

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
