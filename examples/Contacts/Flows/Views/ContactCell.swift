// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// A row with a contact: picture, name, and a detail that distinguishes contacts with the same name.
final class ContactCell: Box, Configurable {
    private let avatar = Avatar(size: 40)
    private let nameLabel = Label(style: .heading)
    private let detailLabel = Label(style: .secondary)
    private let favouriteIcon = ImageView(icon: "starred-symbolic")
    private let photo: (ContactSummary) -> Single<ImageData?>
    /// The loading of the picture, which ends when the row shows another contact.
    private let loading = SerialDisposable()

    init(photo: @escaping (ContactSummary) -> Single<ImageData?>) {
        self.photo = photo
        let texts = Box(.vertical, spacing: 2, [nameLabel, detailLabel])
        texts.expandsHorizontally = true
        texts.verticalAlignment = .center
        favouriteIcon.accessibilityLabel = "Favourite"
        super.init(.horizontal, spacing: 12, [avatar, texts, favouriteIcon])
        margins = Insets(horizontal: 12, vertical: 8)
    }

    deinit { loading.dispose() }

    func configure(_ contact: ContactSummary) {
        avatar.name = contact.name
        avatar.picture = nil
        loading.disposable = photo(contact)
            .subscribe(onSuccess: { [weak avatar] picture in avatar?.picture = picture })
        nameLabel.text = contact.name
        detailLabel.text = [contact.organisation, contact.email, contact.phone].first { !$0.isEmpty } ?? ""
        detailLabel.isHidden = detailLabel.text.isEmpty
        favouriteIcon.isHidden = !contact.isFavourite
    }
}
