// SPDX-License-Identifier: MIT

import ControllerKit

/// A cell shows one model, and does not refer to a view model.
final class FriendCell: Box, Configurable {
    private let nameLabel = Label()

    init() { super.init(.horizontal, [nameLabel]) }

    func configure(_ friend: Friend) { nameLabel.text = friend.name }
}
