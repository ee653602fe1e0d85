// SPDX-License-Identifier: MIT

import RxKernel

/// A bar that shows the progress of a task.
///
/// ```swift
/// private lazy var progress = ProgressBar(text: "Importing")
/// viewModel.fraction.bind(to: progress.rx.fraction)
/// ```
/// Use a ``Spinner``, which needs less space, if the progress is not known. Screen readers announce a progress bar with its percentage:
/// set its ``PortableView/accessibilityLabel``, unless it has a text. Main thread only.
public final class ProgressBar: Control<ProgressBarState, Never> {
    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - fraction: the part of the task that is done, from 0 to 1; nil if it is not known: then the bar moves from side to side.
    ///   - text: the text at the bar; nil for none.
    public init(_ fraction: Double? = nil, text: String? = nil) {
        super.init(
            ProgressBarState {
                $0.fraction = fraction; $0.text = text
            }, .progressBar)
    }

    /// The part of the task that is done, from 0 to 1; nil if it is not known: then the bar moves from side to side.
    public var fraction: Double? {
        get { state.fraction }
        set { state.fraction = newValue }
    }

    /// The text at the bar; nil for none.
    public var text: String? {
        get { state.text }
        set { state.text = newValue }
    }
}

/// The state of a ``ProgressBar``.
public struct ProgressBarState: PortableState {
    /// The part of the task that is done, from 0 to 1; nil if it is not known.
    public var fraction: Double?
    /// The text at the bar; nil for none.
    public var text: String?

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { fraction.flatMap { outOfRange("fraction", $0, 0...1) } }
}

extension ControlKind where State == ProgressBarState, Event == Never {
    /// The kind of ``ProgressBar``.
    public static var progressBar: Self { Self("progressBar") }
}
