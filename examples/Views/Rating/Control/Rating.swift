// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// A number of stars from none to five, which the user sets.
///
/// It is a control from outside of the framework: a portable class, and a view of its kind for each backend, in `RatingGtk` and
/// `RatingHeadless`. Left and Right change the number of stars.
public final class Rating: Control<RatingState, RatingEvent> {
    /// Creates a control with a number of stars.
    public init(stars: Int = 0) { super.init(RatingState { $0.stars = stars }, .rating) }

    /// The number of stars.
    public var stars: Int {
        get { state.stars }
        set { state.stars = newValue }
    }

    public override func receive(_ event: RatingEvent) {
        if case .rated(let stars) = event { state.stars = stars }
        super.receive(event)
    }
}

/// The state of a ``Rating``.
public struct RatingState: PortableState {
    /// The greatest number of stars.
    public static let maximum = 5

    /// The number of stars.
    public var stars = 0

    /// Creates the state of a control without stars.
    public init() {}

    public var validationError: String? {
        (0...Self.maximum).contains(stars) ? nil : "stars is \(stars); it must be from 0 to \(Self.maximum)"
    }
}

/// An action of the user on a ``Rating``.
public enum RatingEvent: Sendable, Codable {
    /// The user chose this number of stars.
    case rated(Int)
}

extension ControlKind where State == RatingState, Event == RatingEvent {
    /// The kind of ``Rating``.
    public static var rating: Self { Self("org.example.rating") }
}

extension Reactive where Base: Rating {
    /// The number of stars: the current one on subscription, then each number that the user chooses.
    @MainActor public var stars: ControlProperty<Int> {
        .of(
            base,
            changes: base.events.map { event in
                switch event {
                case .rated(let stars): stars
                }
            }
        ) {
            $0.stars
        } set: {
            $0.stars = $1
        }
    }
}
