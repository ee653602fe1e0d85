// SPDX-License-Identifier: MIT

import RxKernel

/// A person's round picture, or their initials on a colour of their own.
public final class Avatar: Control<AvatarState, Never> {
    /// The picture of `name`, a circle of `size` logical pixels; without a `picture`, the initials.
    public init(name: String = "", picture: [UInt8]? = nil, size: Int = 40) {
        super.init(AvatarState(name: name, picture: picture, size: size), Toolkit.backend.makeAvatar())
    }

    /// The person's name, which gives the initials and the colour.
    public var name: String {
        get { state.name }
        set { state.name = newValue }
    }

    /// The contents of an image file; nil for the initials.
    public var picture: [UInt8]? {
        get { state.picture }
        set { state.picture = newValue }
    }
}

/// What an ``Avatar`` shows.
public struct AvatarState: Sendable, Codable, Equatable {
    /// The person's name.
    public var name = ""
    /// The contents of an image file; nil for the initials.
    public var picture: [UInt8]?
    /// The diameter, in logical pixels.
    public var size = 40

    /// At most two letters that stand for the name: the first of its first and of its last word.
    public var initials: String {
        let words = name.split(whereSeparator: \.isWhitespace)
        guard let first = words.first?.first else { return "" }
        guard words.count > 1, let last = words.last?.first else { return String(first).uppercased() }
        return (String(first) + String(last)).uppercased()
    }

    /// A number below `count` that is always the same for the same name.
    public func colorIndex(of count: Int) -> Int {
        // FNV-1a; see http://www.isthe.com/chongo/tech/comp/fnv/
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return Int(hash % UInt64(count))
    }
}

extension Reactive where Base: Avatar {
    /// The name; nil shows none.
    @preconcurrency @MainActor public var name: Binder<String?> { Binder(base) { $0.name = $1 ?? "" } }
}
