// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

final class NameViewModel: RxViewModel {
    private var contact: Observable<Contact> { parentEvents.value(of: ProfileEvent.contact) }

    var name: Observable<String> { contact.map { $0.name } }
    var work: Observable<String> {
        contact.map { contact in
            [contact.jobTitle, contact.organisation].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }
    var isFavourite: Observable<Bool> { contact.map { $0.isFavourite } }

    func toggleFavourite(_ isFavourite: Bool) {
        parentEvents.accept(ProfileEvent.favourite.event(!isFavourite))
    }
}

/// The name of a contact, and whether it is a favourite.
final class NameViewController: RxViewController<NameViewModel> {
    private lazy var nameLabel = Label(style: .title, wraps: true).with {
        $0.textAlignment = .center
    }
    private lazy var workLabel = Label(style: .secondary, wraps: true).with { $0.textAlignment = .center }
    private lazy var favouriteButton = Button(style: .flat).with { $0.horizontalAlignment = .center }

    override func subviews() -> [any View] {
        [Box(.vertical, spacing: 6, [nameLabel, workLabel, favouriteButton])]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.name.bind(to: nameLabel.rx.text),
            viewModel.work.bind(to: workLabel.rx.text),
            viewModel.work.map { $0.isEmpty }.bind(to: workLabel.rx.isHidden),
            viewModel.isFavourite.subscribe(onNext: { [unowned self] in show(isFavourite: $0) }),
            favouriteButton.rx.tap.withLatestFrom(viewModel.isFavourite)
                .subscribe(onNext: { [unowned self] in viewModel.toggleFavourite($0) }),
        ]
    }

    private func show(isFavourite: Bool) {
        favouriteButton.icon = isFavourite ? "starred-symbolic" : "non-starred-symbolic"
        favouriteButton.accessibilityLabel = isFavourite ? "Remove from favourites" : "Add to favourites"
        favouriteButton.tooltip = favouriteButton.accessibilityLabel
    }
}
