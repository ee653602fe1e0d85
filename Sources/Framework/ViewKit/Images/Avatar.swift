// SPDX-License-Identifier: MIT

import RxKernel

/// The round picture of a contact. Without a picture, it shows the initials of the name on a colour that depends on the name.
///
/// The picture is decoded in the background; the initials are shown until then. They also stay if the picture cannot be shown, which is
/// reported. For screen readers, an avatar is an image with that name. Main thread only.
/// ```swift
/// let avatar = Avatar(name: "Ada Lovelace", size: 48)
/// ```
public final class Avatar: Control<AvatarState, ImageEvent> {
    /// Creates an avatar.
    ///
    /// - Parameters:
    ///   - name: the name that the avatar stands for.
    ///   - picture: the contents of an image file; nil for the initials.
    ///   - size: the diameter, in logical pixels.
    public init(name: String = "", picture: ImageData? = nil, size: Int = 40) {
        super.init(
            AvatarState {
                $0.name = name; $0.picture = picture; $0.size = size
            }, .avatar)
    }

    /// Creates an avatar with the contents of an image file.
    public convenience init(name: String = "", picture: [UInt8], size: Int = 40) {
        self.init(name: name, picture: ImageData(picture), size: size)
    }

    /// The name of the contact, from which the initials and the colour are derived.
    public var name: String {
        get { state.name }
        set { state.name = newValue }
    }

    /// The contents of an image file; nil for the initials.
    public var picture: ImageData? {
        get { state.picture }
        set { state.picture = newValue }
    }

    public override func receive(_ event: ImageEvent) {
        if case .failed(let message) = event { report(.other("\(message).")) }
        super.receive(event)
    }
}

/// The state of an ``Avatar``.
public struct AvatarState: PortableState {
    /// The name that the avatar stands for.
    public var name = ""
    /// The contents of an image file; nil for the initials.
    public var picture: ImageData?
    /// The diameter, in logical pixels.
    public var size = 40

    /// Creates the state of a new view.
    public init() {}

    /// The initials: the first letters of the first and of the last word of the name.
    public var initials: String {
        let words = name.split(whereSeparator: \.isWhitespace)
        guard let first = words.first?.first else { return "" }
        guard words.count > 1, let last = words.last?.first else { return String(first).uppercased() }
        return (String(first) + String(last)).uppercased()
    }

    /// A number below `count` that depends on the name only.
    public func colorIndex(of count: Int) -> Int {
        // FNV-1a; see http://www.isthe.com/chongo/tech/comp/fnv/
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return Int(hash % UInt64(count))
    }

    public var validationError: String? {
        outOfRange("size", size, 1...4096)
    }
}

extension ControlKind where State == AvatarState, Event == ImageEvent {
    /// The kind of ``Avatar``.
    public static var avatar: Self { Self("avatar") }
}

extension Reactive where Base: Avatar {
    /// The name; nil is an empty one.
    @preconcurrency @MainActor public var name: Binder<String?> {
        Binder(onMain: base) { $0.name = $1 ?? "" }
    }
}
