// SPDX-License-Identifier: MIT

public import RxKernel

/// A button that shows the name of a font, and opens a dialog in which the user chooses another one.
///
/// ```swift
/// private lazy var font = FontButton(Font("Monospace", size: 11)).with { $0.accessibilityLabel = "Font" }
/// font.rx.font.skip(1).subscribe(onNext: { [unowned self] in viewModel.setFont($0) })
/// ```
/// Space and Return open the dialog. Main thread only.
public final class FontButton: Control<FontButtonState, FontEvent> {
    /// Creates a button.
    public init(_ font: Font = FontButtonState().font) {
        super.init(FontButtonState { $0.font = font }, .fontButton)
    }

    /// The font.
    public var font: Font {
        get { state.font }
        set { state.font = newValue }
    }

    public override func receive(_ event: FontEvent) {
        if case .changed(let font) = event { state.font = font }
        super.receive(event)
    }
}

/// The state of a ``FontButton``.
public struct FontButtonState: PortableState {
    /// The font.
    public var font = Font("Sans", size: 11)

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? { font.error("font") }
}

extension ControlKind where State == FontButtonState, Event == FontEvent {
    /// The kind of ``FontButton``.
    public static var fontButton: Self { Self("fontButton") }
}

/// An action of the user on a ``FontButton``.
public enum FontEvent: Sendable, Codable, Equatable {
    /// The user chose a font.
    case changed(Font)
}

extension Reactive where Base: FontButton {
    /// The font: the current one on subscription, then each that the user chooses. A font that is bound to it is shown.
    @preconcurrency @MainActor public var font: ControlProperty<Font> {
        .of(base, get: { $0.font }, set: { $0.font = $1 })
    }
}
