// SPDX-License-Identifier: MIT

/// Drives the change from one page to another, so that the change follows a finger, a touchpad or a computation.
///
/// ```swift
/// pages.allowsDraggingBackward = true
/// pages.onDrag = { [unowned self] _ in
///     pages.beginTransition(to: previousPage, animation: .slide(.backward)) { [unowned self] isFinished in
///         if isFinished { previousPageIsShown() }
///     }
/// }
/// ```
/// ``Pages/onDrag`` uses the driver for as long as the user drags. A program that has another source calls ``update(_:)``, and at the end
/// ``finish()`` or ``cancel()``. A driver that is released before cancels the change.
///
/// If the settings of the desktop disable animations, no page moves before ``finish()``. Main thread only.
@preconcurrency @MainActor public final class TransitionDriver {
    /// How far the change is: 0 if the old page is in its position, 1 if the new one is.
    public private(set) var progress = 0.0

    /// Whether the change can still be updated, finished or cancelled. Another page that is shown ends it, too.
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

    /// Lets the rest of the animation run to the new page.
    public func finish() {
        if isActive { pages?.finish(change) }
    }

    /// Lets the animation run back to the old page.
    public func cancel() {
        if isActive { pages?.cancel(change) }
    }

    /// Finishes or cancels the change as the user expects it at the end of a drag.
    ///
    /// - Parameter velocity: how much ``progress`` changed in a second, at the end.
    public func end(velocity: Double) {
        // The page goes on for a moment as it was thrown.
        if progress + velocity * 0.15 > 0.5 { finish() } else { cancel() }
    }
}

/// A change from one page to another that a driver drives, until its animation has ended. The closure is called once.
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
