// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import ViewKit

/// A progress bar. It moves only while it is on the screen, and only if the settings of the desktop enable animations.
final class GtkProgressBarView: ControlView<ProgressBarState, Never> {
    private let bar = Gtk.ProgressBar()
    private var pulses: Source?
    /// Whether the bar shows an activity whose progress is not known.
    var isMoving: Bool { pulses != nil }

    init() {
        super.init(bar)
        bar.onMap { [weak self] in self?.startOrStop() }
        bar.onUnmap { [weak self] in self?.stop() }
    }

    isolated deinit { stop() }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.fill, .center) }
    override var visibleText: String? { state?.text }

    override func render(_ state: ProgressBarState) { update(to: state) }

    override func show(_ change: Change<ProgressBarState>) {
        change.of(\.text) {
            bar.text = $0
            bar.showText = $0 != nil
        }
        change.of(\.fraction) { fraction in
            if let fraction { bar.fraction = fraction } else { bar.pulse() }
        }
        startOrStop()
    }

    private func startOrStop() {
        guard let state, state.fraction == nil, bar.mapped, bar.settings.gtkEnableAnimations else {
            return stop()
        }
        guard pulses == nil else { return }
        pulses = Source.every(.milliseconds(80)) { [weak bar] in
            bar?.pulse()
            return bar != nil
        }
    }

    private func stop() {
        guard pulses != nil else { return }
        pulses?.cancel()
        pulses = nil
    }
}
