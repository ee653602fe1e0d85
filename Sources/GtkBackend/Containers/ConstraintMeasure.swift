// SPDX-License-Identifier: MIT

import CGtk
import GObject
import Gtk

/// Mends the measurement of GTK's constraint layout.
///
/// After a change of a child, the solver of GTK 4.8 finds the minimum size with the natural one exchanged, and GTK warns of a natural size
/// below the minimum. Both satisfy all required constraints, so that the smaller one is the minimum.
@MainActor enum ConstraintMeasure {
    fileprivate typealias Measure =
        @convention(c) (
            UnsafeMutablePointer<GtkLayoutManager>?, UnsafeMutablePointer<GtkWidget>?, GtkOrientation, CInt,
            UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?,
            UnsafeMutablePointer<CInt>?
        ) -> Void

    /// Replaces the function of GTK's class with one that calls it and puts its results in order. Done once for the process.
    static let mend: Void = {
        guard let type = g_type_class_ref(gtk_constraint_layout_get_type()) else { return }
        let layout = type.assumingMemoryBound(to: GtkLayoutManagerClass.self)
        originalMeasure = layout.pointee.measure
        layout.pointee.measure = {
            manager, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
            originalMeasure?(
                manager, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
            guard let minimum, let natural, natural.pointee < minimum.pointee else { return }
            swap(&minimum.pointee, &natural.pointee)
        }
    }()
}

// Guard: written once, by the main thread, before GTK measures the first constraint layout; GTK measures on the main thread only.
nonisolated(unsafe) private var originalMeasure: ConstraintMeasure.Measure?
