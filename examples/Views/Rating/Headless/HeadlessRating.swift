// SPDX-License-Identifier: MIT

import BackendTesting
import HeadlessBackend
import RatingControl
import RxKernel
import ViewKit

extension HeadlessBackend {
    /// Registers the view of a `Rating`. Call it before the first one is created.
    public static func registerRating() {
        views.register(.rating) {
            HeadlessControl(Role("rating"), value: { "\($0.stars) of \(RatingState.maximum)" })
        }
    }
}

extension HeadlessControl where State == RatingState, Event == RatingEvent {
    /// Chooses a number of stars, as by a click on a star.
    public func rate(_ stars: Int) throws {
        guard (0...RatingState.maximum).contains(stars) else {
            throw HeadlessError.noOption("\(stars)", options: (0...RatingState.maximum).map { "\($0)" })
        }
        try send(.rated(stars), doing: "rate with")
    }
}

extension HeadlessSearchable {
    /// The visible rating with that name.
    public func rating(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<RatingState, RatingEvent> {
        try find(
            HeadlessControl<RatingState, RatingEvent>.self, [Role("rating")], name, file: file, line: line)
    }
}

/// The rules that the view of a `Rating` follows on each backend.
public let ratingCases = [
    CompatibilityCase("rating", "a rating shows its stars and reports those that the user chooses") { run in
        let rating = run.released(Rating(stars: 2))
        run.expectValue(of: rating, "2 of 5")
        var stars: [Int] = []
        let subscription = rating.rx.stars.subscribe(onNext: { stars.append($0) })
        rating.stars = 3
        run.expectValue(of: rating, "3 of 5")
        run.perform(.choose("5"), on: rating)
        run.expect(rating.stars, equals: 5)
        run.expect(stars, equals: [2, 5])
        subscription.dispose()
    },
    CompatibilityCase("rating", "a number of stars that is out of range is refused") { run in
        let rating = run.released(Rating(stars: 2))
        rating.stars = 6
        run.expect(rating.stars, equals: 2)
        run.expectValue(of: rating, "2 of 5")
    },
]

/// Uses the views of the headless backend, ratings among them.
@MainActor public final class RatingDriver: BackendDriver {
    private let driver = HeadlessDriver()

    /// Creates a driver.
    public init() {}

    public func makeBackend() throws -> any Backend { try driver.makeBackend() }

    public func perform(_ action: UserAction, on view: any View) throws {
        guard case .choose(let stars) = action, let stars = Int(stars),
            let rating = view.backendView as? HeadlessControl<RatingState, RatingEvent>
        else { return try driver.perform(action, on: view) }
        try rating.rate(stars)
    }

    public func perform(_ action: WindowAction, on window: Window) throws {
        try driver.perform(action, on: window)
    }

    public func text(of view: any View) throws -> String { try driver.text(of: view) }
    public func value(of view: any View) throws -> String? { try driver.value(of: view) }
    public func accessibleName(of view: any View) throws -> String { try driver.accessibleName(of: view) }
    public func isFocused(_ view: any View) throws -> Bool { try driver.isFocused(view) }
    public func settle() async { await driver.settle() }
}
