// SPDX-License-Identifier: MIT

/// How one page takes the place of another.
///
/// ```swift
/// navigation.push(detail, animation: .cover(.up))
/// tabs.animation = PageAnimation(.crossfade, milliseconds: 120)
/// ```
/// Where the desktop says that nothing shall move, nothing does, whatever is asked for.
public struct PageAnimation: Sendable, Codable, Hashable {
    /// Which of the two pages moves.
    public enum Kind: Sendable, Codable, Hashable {
        /// Neither: the new page is there with the next frame.
        case instant
        /// Neither: one fades into the other.
        case crossfade
        /// Both, side by side.
        case slide(Direction)
        /// The new one, over the old one.
        case cover(Direction)
        /// The old one, off the new one.
        case uncover(Direction)
    }

    /// Where to the pages go on screen.
    public enum Direction: String, Sendable, Codable {
        /// Against the reading direction, as when a page is turned to read on: what is new comes from where lines end.
        case forward
        /// In the reading direction, as when a page is turned back.
        case backward
        /// To the upper or to the lower edge.
        case up, down
    }

    /// Which of the two pages moves, and where to.
    public var kind: Kind
    /// How long it takes; nothing for ``Kind/instant``.
    public var milliseconds: Int

    /// An animation of that kind, which takes so long.
    public init(_ kind: Kind, milliseconds: Int = 250) {
        self.kind = kind
        self.milliseconds = kind == .instant ? 0 : milliseconds
    }

    /// Nothing moves.
    public static let instant = PageAnimation(.instant)
    /// One page fades into the other.
    public static let crossfade = PageAnimation(.crossfade)
    /// Both pages move side by side.
    public static func slide(_ direction: Direction) -> PageAnimation { PageAnimation(.slide(direction)) }
    /// The new page comes in over the old one.
    public static func cover(_ direction: Direction) -> PageAnimation { PageAnimation(.cover(direction)) }
    /// The old page goes away off the new one.
    public static func uncover(_ direction: Direction) -> PageAnimation { PageAnimation(.uncover(direction)) }

    /// Whether anything is seen of it.
    public var isAnimated: Bool { kind != .instant }

    /// The animation that takes this one back.
    public var reversed: PageAnimation {
        let kind: Kind =
            switch kind {
            case .instant: .instant
            case .crossfade: .crossfade
            case .slide(let direction): .slide(direction.opposite)
            case .cover(let direction): .uncover(direction.opposite)
            case .uncover(let direction): .cover(direction.opposite)
            }
        return PageAnimation(kind, milliseconds: milliseconds)
    }
}

extension PageAnimation.Direction {
    fileprivate var opposite: PageAnimation.Direction {
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
        }
    }
}
