// SPDX-License-Identifier: MIT

import ControllerKit

final class FriendsViewController: BaseViewController<FriendsViewModel> {
    private lazy var friendsList = ListView<Friend>(cell: FriendCell.init).with {
        $0.accessibilityLabel = "Friends"
    }

    override func subviews() -> [any View] { [ScrollView(friendsList).with { $0.expandsVertically = true }] }

    override func bind() -> [any Disposable] {
        [
            viewModel.title.bind(to: rx.title),
            viewModel.friends.bind(to: friendsList.rx.items),
            friendsList.rx.activated.bind { [unowned self] in viewModel.pick($0) },
        ]
    }
}
