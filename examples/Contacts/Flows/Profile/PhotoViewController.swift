// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

final class PhotoViewModel: RxViewModel {
    private var contact: Observable<Contact> { parentEvents.value(of: ProfileEvent.contact) }

    var name: Observable<String> { contact.map { $0.name } }
    var photo: Observable<ImageData?> {
        contact.map { $0.photo }.distinctUntilChanged().map { photo in photo.map { ImageData([UInt8]($0)) } }
    }
}

/// The picture of a contact.
final class PhotoViewController: RxViewController<PhotoViewModel> {
    private lazy var avatar = Avatar(size: 128).with { $0.horizontalAlignment = .center }

    override func subviews() -> [any View] { [avatar] }

    override func bind() -> [any Disposable] {
        [
            viewModel.name.bind(to: avatar.rx.name),
            viewModel.photo.bind(to: avatar.rx.picture),
        ]
    }
}
