// SPDX-License-Identifier: MIT

/// The animation from one page to another.
///
/// ```swift
/// navigation.push(detail, animation: .cover(.up))
/// tabs.animation = PageAnimation(.crossfade, milliseconds: 120)
/// ```
/// If the settings of the desktop disable animations, no animation runs. An application can define its own animation by a ``PageMotion``.
public struct PageAnimation: Sendable, Codable, Hashable {
    /// How the pages move.
    public enum Kind: Sendable, Codable, Hashable {
        /// No page moves: the new page is visible with the next frame.
        case instant
        /// No page moves: the old page fades into the new one.
        case crossfade
        /// Both pages move, side by side.
        case slide(Direction)
        /// The new page moves over the old one.
        case cover(Direction)
        /// The old page moves off the new one.
        case uncover(Direction)
        /// The pages move as an application defines it.
        case custom(PageMotion)
    }

    /// The direction in which the pages move.
    public enum Direction: String, Sendable, Codable {
        /// Towards the leading edge: the new page comes from the trailing edge.
        case forward
        /// Towards the trailing edge: the new page comes from the leading edge.
        case backward
        /// Towards the upper edge.
        case up
        /// Towards the lower edge.
        case down
    }

    /// How the pages move.
    public var kind: Kind
    /// The duration; zero for ``Kind/instant``.
    public var milliseconds: Int

    /// Creates an animation.
    public init(_ kind: Kind, milliseconds: Int = 250) {
        self.kind = kind
        self.milliseconds = kind == .instant ? 0 : milliseconds
    }

    /// No animation.
    public static let instant = PageAnimation(.instant)
    /// The old page fades into the new one.
    public static let crossfade = PageAnimation(.crossfade)
    /// Both pages move, side by side.
    public static func slide(_ direction: Direction) -> PageAnimation { PageAnimation(.slide(direction)) }
    /// The new page moves over the old one.
    public static func cover(_ direction: Direction) -> PageAnimation { PageAnimation(.cover(direction)) }
    /// The old page moves off the new one.
    public static func uncover(_ direction: Direction) -> PageAnimation { PageAnimation(.uncover(direction)) }

    /// Whether the animation is visible.
    public var isAnimated: Bool { kind != .instant }

    /// The reverse of this animation.
    public var reversed: PageAnimation {
        let kind: Kind =
            switch kind {
            case .instant: .instant
            case .crossfade: .crossfade
            case .slide(let direction): .slide(direction.opposite)
            case .cover(let direction): .uncover(direction.opposite)
            case .uncover(let direction): .cover(direction.opposite)
            case .custom(let motion): .custom(motion.reversed)
            }
        return PageAnimation(kind, milliseconds: milliseconds)
    }
}

extension PageAnimation.Direction {
    var opposite: PageAnimation.Direction {
        switch self {
        case .forward: .backward
        case .backward: .forward
        case .up: .down
        case .down: .up
        }
    }
}

extension PageAnimation: CustomStringConvertible {
    public var description: String {
        switch kind {
        case .instant: "instant"
        case .crossfade: "crossfade"
        case .slide(let direction): "slide \(direction.rawValue)"
        case .cover(let direction): "cover \(direction.rawValue)"
        case .uncover(let direction): "uncover \(direction.rawValue)"
        case .custom: "custom"
        }
    }
}
