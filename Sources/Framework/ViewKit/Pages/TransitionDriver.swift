// SPDX-License-Identifier: MIT

/// Controls the progress of the change from one page to another, so that the change follows a finger or a touchpad.
///
/// ```swift
/// pages.allowsDraggingBackward = true
/// pages.onDrag = { [unowned self] _ in
///     pages.beginTransition(to: previousPage, animation: .slide(.backward)) { [unowned self] isFinished in
///         if isFinished { previousPageIsShown() }
///     }
/// }
/// ```
/// While the user drags, the view controls the driver that ``Pages/onDrag`` returned. For another source of
/// the progress, call ``update(_:)``, and at the end ``finish()`` or ``cancel()``. A driver that is released
/// before its end cancels the change.
///
/// If the settings of the desktop disable animations, no page moves before ``finish()``. Main thread only.
@preconcurrency @MainActor public final class TransitionDriver {
    /// The progress of the change: 0 if the old page is in its position, 1 if the new one is.
    public private(set) var progress = 0.0

    /// Whether the change can still be updated, finished or cancelled. Showing another page ends the change, too.
    public var isActive: Bool { change.phase == .driven }

    private let change: DrivenChange
    private weak var pages: Pages?

    init(_ change: DrivenChange, of pages: Pages) {
        self.change = change
        self.pages = pages
    }

    isolated deinit { cancel() }

    /// Shows the change at a progress from 0 to 1.
    public func update(_ progress: Double) {
        guard isActive, !progress.isNaN else { return }
        self.progress = min(max(progress, 0), 1)
        pages?.show(progress: self.progress)
    }

    /// Runs the rest of the animation to the new page.
    public func finish() {
        if isActive { pages?.finish(change) }
    }

    /// Runs the animation back to the old page.
    public func cancel() {
        if isActive { pages?.cancel(change) }
    }

    /// Finishes or cancels the change as the user expects it at the end of a drag.
    ///
    /// - Parameter velocity: how much ``progress`` changed in a second, at the end.
    public func end(velocity: Double) {
        // The progress that the page would reach in 0.15 seconds at this velocity decides.
        if progress + velocity * 0.15 > 0.5 { finish() } else { cancel() }
    }
}

/// A change from one page to another that a driver controls, until its animation has ended. The closure is called once.
@MainActor final class DrivenChange {
    enum Phase {
        case driven, finishing, cancelling
    }

    let oldPage: any View
    let newPage: any View
    let animation: PageAnimation
    var phase = Phase.driven
    private var ended: ((Bool) -> Void)?

    init(
        from oldPage: any View, to newPage: any View, _ animation: PageAnimation,
        ended: @escaping (Bool) -> Void
    ) {
        (self.oldPage, self.newPage, self.animation, self.ended) = (oldPage, newPage, animation, ended)
    }

    isolated deinit { end(isFinished: false) }

    func end(isFinished: Bool) {
        let ended = ended
        self.ended = nil
        if phase == .driven { phase = .cancelling }
        ended?(isFinished)
    }
}
