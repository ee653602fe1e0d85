// SPDX-License-Identifier: MIT

/// An animation that an application defines: where the new page comes from, and where the old page goes to.
///
/// ```swift
/// var motion = PageMotion()
/// motion.newPage.scale = 0.9          // the new page begins smaller than it is in its position
/// motion.newPage.opacity = 0
/// motion.oldPage.opacity = 0
/// navigation.push(photo, animation: .custom(motion))
/// ```
/// It is a value, so that each backend can show it, reverse it, and show a part of it while the user drags a page. Prefer the predefined
/// animations of ``PageAnimation``.
public struct PageMotion: Sendable, Codable, Hashable {
    /// How a page is drawn.
    public struct Pose: Sendable, Codable, Hashable {
        /// The distance of the page from its position towards the trailing edge, in widths of the page.
        public var x = 0.0
        /// How far the page is below its position, in heights of the page.
        public var y = 0.0
        /// The size of the page, relative to its size in its position.
        public var scale = 1.0
        /// The angle by which the page is turned around its centre, clockwise, in degrees.
        public var degrees = 0.0
        /// The opacity, from 0 to 1.
        public var opacity = 1.0

        /// The page in its position.
        public init(x: Double = 0, y: Double = 0, scale: Double = 1, degrees: Double = 0, opacity: Double = 1)
        {
            (self.x, self.y, self.scale, self.degrees, self.opacity) = (x, y, scale, degrees, opacity)
        }

        /// Returns the pose between this one (progress 0) and the page in its position (progress 1).
        package func settled(by progress: Double) -> Pose {
            let rest = 1 - progress
            return Pose(
                x: x * rest, y: y * rest, scale: scale + (1 - scale) * progress, degrees: degrees * rest,
                opacity: opacity + (1 - opacity) * progress)
        }
    }

    /// How the speed changes between the beginning and the end.
    public enum Curve: String, Sendable, Codable {
        /// The speed is constant.
        case linear
        /// The animation begins slowly.
        case easeIn
        /// The animation ends slowly.
        case easeOut
        /// The animation begins and ends slowly.
        case easeInOut

        /// Returns the progress at a time. Both are from 0 to 1.
        package func progress(at time: Double) -> Double {
            switch self {
            case .linear: time
            case .easeIn: time * time * time
            case .easeOut: 1 - (1 - time) * (1 - time) * (1 - time)
            case .easeInOut:
                time < 0.5 ? 4 * time * time * time : 1 - 4 * (1 - time) * (1 - time) * (1 - time)
            }
        }
    }

    /// The new page at the beginning.
    public var newPage: Pose
    /// The old page at the end.
    public var oldPage: Pose
    /// Whether the new page is drawn above the old one.
    public var isNewPageAbove: Bool
    /// How the speed changes.
    public var curve: Curve

    /// Creates a motion; without values, one in which nothing moves.
    public init(
        newPage: Pose = Pose(), oldPage: Pose = Pose(), isNewPageAbove: Bool = true, curve: Curve = .easeOut
    ) {
        (self.newPage, self.oldPage) = (newPage, oldPage)
        (self.isNewPageAbove, self.curve) = (isNewPageAbove, curve)
    }

    /// The reverse of this motion, with the same curve.
    public var reversed: PageMotion {
        PageMotion(
            newPage: oldPage, oldPage: newPage, isNewPageAbove: !isNewPageAbove, curve: curve)
    }

    /// An error message that says which value cannot be shown; nil if all can.
    package var validationError: String? {
        for (name, pose) in [("newPage", newPage), ("oldPage", oldPage)] {
            let error =
                outOfRange("\(name).x", pose.x, -10...10) ?? outOfRange("\(name).y", pose.y, -10...10)
                ?? outOfRange("\(name).scale", pose.scale, 0...10)
                ?? outOfRange("\(name).degrees", pose.degrees, -3_600...3_600)
                ?? outOfRange("\(name).opacity", pose.opacity, 0...1)
            if let error { return error }
        }
        return nil
    }
}

extension PageAnimation {
    /// An animation that the application defines.
    public static func custom(_ motion: PageMotion, milliseconds: Int = 250) -> PageAnimation {
        PageAnimation(.custom(motion), milliseconds: milliseconds)
    }

    /// How the pages move; nil if none does.
    package var motion: PageMotion? {
        switch kind {
        case .instant: nil
        case .crossfade: PageMotion(newPage: .init(opacity: 0), oldPage: .init(opacity: 0))
        case .slide(let direction):
            PageMotion(newPage: direction.origin, oldPage: direction.opposite.origin)
        case .cover(let direction): PageMotion(newPage: direction.origin)
        case .uncover(let direction):
            PageMotion(oldPage: direction.opposite.origin, isNewPageAbove: false)
        case .custom(let motion): motion
        }
    }
}

extension PageAnimation.Direction {
    /// The pose from which a page comes that moves in this direction.
    fileprivate var origin: PageMotion.Pose {
        switch self {
        case .forward: .init(x: 1)
        case .backward: .init(x: -1)
        case .up: .init(y: 1)
        case .down: .init(y: -1)
        }
    }
}
