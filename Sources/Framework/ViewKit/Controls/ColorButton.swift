// SPDX-License-Identifier: MIT

public import RxKernel

/// A button that shows a colour, and opens a dialog in which the user chooses another one.
///
/// ```swift
/// private lazy var accent = ColorButton(.black).with { $0.accessibilityLabel = "Accent colour" }
/// accent.rx.color.skip(1).subscribe(onNext: { [unowned self] in viewModel.setAccent($0) })
/// ```
/// Space and Return open the dialog. The button has no text: set its ``PortableView/accessibilityLabel``. Main thread only.
public final class ColorButton: Control<ColorButtonState, ColorEvent> {
    /// Creates a button.
    ///
    /// - Parameters:
    ///   - color: the colour.
    ///   - supportsAlpha: whether the user can choose the opacity.
    public init(_ color: Color = .black, supportsAlpha: Bool = false) {
        super.init(
            ColorButtonState {
                $0.color = color; $0.supportsAlpha = supportsAlpha
            }, .colorButton)
    }

    /// The colour.
    public var color: Color {
        get { state.color }
        set { state.color = newValue }
    }

    /// Whether the user can choose the opacity.
    public var supportsAlpha: Bool {
        get { state.supportsAlpha }
        set { state.supportsAlpha = newValue }
    }

    public override func receive(_ event: ColorEvent) {
        if case .changed(let color) = event { state.color = color }
        super.receive(event)
    }
}

/// The state of a ``ColorButton``.
public struct ColorButtonState: PortableState {
    /// The colour.
    public var color = Color.black
    /// Whether the user can choose the opacity.
    public var supportsAlpha = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { color.error("color") }
}

extension ControlKind where State == ColorButtonState, Event == ColorEvent {
    /// The kind of ``ColorButton``.
    public static var colorButton: Self { Self("colorButton") }
}

/// An action of the user on a ``ColorButton``.
public enum ColorEvent: Sendable, Codable, Equatable {
    /// The user chose a colour.
    case changed(Color)
}

extension Reactive where Base: ColorButton {
    /// The colour: the current one on subscription, then each that the user chooses. A colour that is bound to it is shown.
    @preconcurrency @MainActor public var color: ControlProperty<Color> {
        .of(base, get: { $0.color }, set: { $0.color = $1 })
    }
}
