// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// A header bar: the title bar of a window, or a row below that of the desktop.
final class GtkHeaderBarView: ContainerView<HeaderBarState, Never> {
    let bar = Gtk.HeaderBar()
    private let texts = Gtk.Box(orientation: .vertical, spacing: 0)
    private let title = Gtk.Label()
    private let subtitle = Gtk.Label()
    /// In place of the title of the window, which GTK shows in a bar without a title.
    private lazy var noTitle = Gtk.Box()

    /// The title that the desktop shows above the bar; nil if it shows none. The bar does not repeat it, and
    /// is not visible while it is empty.
    var titleAbove: String? {
        didSet { if titleAbove != oldValue { showTitle() } }
    }

    /// The row of tabs in place of the title; nil for none.
    var tabs: Gtk.Widget? {
        didSet {
            guard tabs !== oldValue else { return }
            showTitle()
        }
    }

    init() {
        super.init(bar)
        texts.valign = .center
        for (label, name) in [(title, "title"), (subtitle, "subtitle")] {
            label.addCssClass(name)
            label.ellipsize = .end
            texts.append(label)
        }
        keepDragsFromWindow()
    }

    /// Stops the movement of the pointer that begins to drag something in the bar, such as a tab. A drag
    /// source of GTK does not claim the press: the handle of the window around the content of the bar would
    /// move the window, too.
    private func keepDragsFromWindow() {
        guard let content = bar.firstChild?.firstChild else { return }
        let drag = Gtk.GestureDrag()
        drag.onDragUpdate { [unowned drag, unowned content] _, _ in
            guard let start = drag.startPoint else { return }
            var widget = content.pick(x: start.x, y: start.y)
            while let current = widget, current !== content {
                if current.isBeingDragged {
                    drag.setState(.claimed)
                    return
                }
                widget = current.parent
            }
        }
        content.addController(drag)
    }

    override func show(_ change: Change<HeaderBarState>) {
        change.of(\.title) { title.text = $0 }
        change.of(\.subtitle) { subtitle.text = $0 }
        showTitle()
    }

    // GTK puts the children into boxes of its own. The shell may have moved those of a plugin's page into its
    // own bar.
    override func container(of child: Gtk.Widget) -> Gtk.Widget? {
        child.isAncestor(bar) ? child.parent : nil
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        switch children.firstIndex(of: child) {
        case 0: bar.packStart(child)
        case 1: break
        default: bar.packEnd(child)
        }
        showTitle()
    }

    override func take(_ child: Gtk.Widget) {
        if bar.titleWidget === child { bar.titleWidget = nil } else { bar.remove(child) }
    }

    private func showTitle() {
        guard let state else { return }
        let isRow = titleAbove != nil
        title.visible = !state.title.isEmpty && state.title != titleAbove
        subtitle.visible = !state.subtitle.isEmpty && state.subtitle != titleAbove
        let hasTexts = title.visible || subtitle.visible
        var titleView = state.hasTitleView && children.count > 1 ? children[1] : nil
        if let view = titleView, view.parent != nil, !view.isAncestor(bar) { titleView = nil }
        let new = tabs ?? titleView ?? (hasTexts ? texts : isRow ? noTitle : nil)
        if bar.titleWidget !== new { bar.titleWidget = new }
    }

    /// Whether a row below a title bar shows nothing.
    var isEmptyRow: Bool {
        guard titleAbove != nil else { return false }
        // Without being measured, a bar that is not visible would not report later changes of its size.
        _ = bar.measure(.horizontal, forSize: -1)
        return bar.titleWidget === noTitle
            && [0, 2].allSatisfy { index in
                !children.indices.contains(index)
                    || children[index].measure(.horizontal, forSize: -1).natural == 0
            }
    }
}

/// A header bar, which is not visible while it is empty, and the content of the window below it.
final class HeaderRowLayout: Gtk.LayoutManager, LayoutManagerSubclass {
    weak var header: GtkHeaderBarView?

    /// The visible children: the bar and the content, or the content alone, above which an empty bar or none
    /// is.
    private func rows(of widget: Gtk.Widget) -> [Gtk.Widget] {
        let children = widget.children
        return children.count > 1 && header?.isEmptyRow == true ? Array(children.dropFirst()) : children
    }

    func doRequestMode(_ widget: Gtk.Widget) -> Gtk.SizeRequestMode {
        widget.lastChild?.requestMode ?? .constantSize
    }

    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        // The bar is as high for any width.
        let sizes = rows(of: widget).map { row in
            row.measure(
                orientation, forSize: row === widget.lastChild || orientation == .vertical ? forSize : -1)
        }
        guard orientation == .vertical else {
            return Measurement(
                minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
        }
        return Measurement(
            minimum: sizes.map(\.minimum).reduce(0, +), natural: sizes.map(\.natural).reduce(0, +))
    }

    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
        let rows = rows(of: widget)
        var y = 0
        for child in widget.children {
            child.childVisible = rows.contains(child)
            guard child.childVisible else { continue }
            let isContent = child === widget.lastChild
            let own = isContent ? max(height - y, 0) : child.measure(.vertical, forSize: width).natural
            child.sizeAllocate(Gdk.Rectangle(x: 0, y: y, width: width, height: own), baseline: -1)
            y += own
        }
    }
}

extension Gtk.Widget {
    /// Whether a drag of this widget has begun.
    fileprivate var isBeingDragged: Bool {
        let controllers = observeControllers()
        return (0..<controllers.nItems).contains {
            (controllers.item(at: $0) as? Gtk.DragSource)?.drag != nil
        }
    }
}
