// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk

/// An empty widget in a row that has no cell, with the estimated size of the cell.
@MainActor final class EmptyRow {
    let widget: Gtk.Box
    private let size = EmptySize()

    init() {
        widget = Gtk.Box(orientation: .horizontal, spacing: 0)
        let layout = gtk_custom_layout_new(nil, measureEmpty) { _, _, _, _ in }
        gtk_widget_set_layout_manager(C.cast(widget._raw), layout)
        // The widget retains the size until it is finalized.
        g_object_set_data_full(
            C.cast(widget._raw), sizeKey, Unmanaged.passRetained(size).toOpaque(), releaseSize)
    }

    /// Gives the widget the size of a cell.
    /// - Parameter height: the height, if it is known; nil for that of `new`.
    func show(_ new: CellSize, height: Int? = nil) {
        let height = height ?? new.height
        let hasChanged = size.height != height
        (size.height, size.minimumWidth, size.naturalWidth) = (height, new.minimumWidth, new.naturalWidth)
        if hasChanged { widget.queueResize() }
    }
}

/// The estimated size of the cells of one kind: their median height, and their greatest widths.
struct CellSize {
    private(set) var height = 0
    private(set) var minimumWidth = 0
    private(set) var naturalWidth = 0
    /// The height is estimated again only from this number of cells or more, and only if it differs by more than this fraction.
    private static let (enough, tolerance) = (5, 0.25)

    /// Measures cells: their median height.
    @MainActor init(_ cells: [Gtk.Widget]) {
        var heights: [Int] = []
        for cell in cells {
            let width = cell.measure(.horizontal)
            minimumWidth = max(minimumWidth, width.minimum)
            naturalWidth = max(naturalWidth, width.natural)
            let available = cell.parent?.width ?? 0
            let forSize = available > 0 ? max(available, width.minimum) : -1
            heights.append(cell.measure(.vertical, forSize: forSize).minimum)
        }
        if !heights.isEmpty { height = heights.sorted()[heights.count / 2] }
    }

    /// Updates the estimate by the size of `count` other cells; returns whether the height has changed.
    mutating func adapt(to other: CellSize, of count: Int) -> Bool {
        minimumWidth = max(minimumWidth, other.minimumWidth)
        naturalWidth = max(naturalWidth, other.naturalWidth)
        let difference = Double(abs(other.height - height))
        guard count >= Self.enough, difference > Double(height) * Self.tolerance else { return false }
        height = other.height
        return true
    }
}

private final class EmptySize {
    var height = 0
    var minimumWidth = 0
    var naturalWidth = 0
}

private let sizeKey = "rxshell-empty-size"

/// Balances the retain in `EmptyRow.init`.
private let releaseSize: GDestroyNotify = { size in
    if let size { Unmanaged<EmptySize>.fromOpaque(size).release() }
}

private let measureEmpty: GtkCustomMeasureFunc = { widget, orientation, _, minimum, natural, _, _ in
    // Set in `EmptyRow.init`, and retained by the widget that is measured.
    guard let minimum, let natural,
        let data = g_object_get_data(C.cast(UnsafeMutableRawPointer(widget)), sizeKey)
    else { return }
    let size = Unmanaged<EmptySize>.fromOpaque(data).takeUnretainedValue()
    if orientation == GTK_ORIENTATION_VERTICAL {
        (minimum.pointee, natural.pointee) = (CInt(clamping: size.height), CInt(clamping: size.height))
    } else {
        minimum.pointee = CInt(clamping: size.minimumWidth)
        natural.pointee = CInt(clamping: max(size.minimumWidth, size.naturalWidth))
    }
}
