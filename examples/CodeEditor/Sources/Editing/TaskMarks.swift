// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Graphene
import Gtk
import GtkSource

/// Draws a bar beside each line that has “TODO” in it: a class of GtkSourceView, overridden in Swift.
public final class TaskMarks: GtkSource.GutterRenderer, GutterRendererSubclass {
    /// The lines that had a bar when they were drawn last, from 0.
    public private(set) var marked: Set<Int> = []
    private var isTask = false

    public func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        let size = orientation == .horizontal ? 6 : 0
        return Measurement(minimum: size, natural: size)
    }

    public func doQueryData(_ lines: GtkSource.GutterLines, line: Int) {
        let start = lines.iter(atLine: line)
        var end = start
        if !end.endsLine() { end.forwardToLineEnd() }
        isTask = start.text(to: end).contains("TODO")
    }

    public func doSnapshotLine(_ snapshot: Gtk.Snapshot, lines: GtkSource.GutterLines, line: Int) {
        guard isTask else {
            marked.remove(line)
            return
        }
        marked.insert(line)
        let (y, height) = lines.lineYrange(at: line, mode: .cell)
        let bar = Graphene.Rect(x: 1, y: Double(y) + 1, width: 4, height: Double(height) - 2)
        snapshot.appendColor(Gdk.RGBA(hex: 0xE66100), bounds: bar)
    }
}
