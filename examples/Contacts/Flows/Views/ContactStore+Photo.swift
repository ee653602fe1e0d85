// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

extension ContactStore {
    private static let photoQueue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    /// The picture for a row, read in the background and sent on the main thread; nil if there is none, or if it cannot be read. The list
    /// then shows initials.
    func photo(of contact: ContactSummary) -> Single<ImageData?> {
        guard contact.hasPhoto else { return .just(nil) }
        let id = contact.id
        return Single.deferred {
            let photo = try? self.contact(id)?.photo
            return .just(photo.map { ImageData([UInt8]($0)) })
        }
        .subscribe(on: Self.photoQueue)
        .observe(on: MainScheduler.instance)
    }
}
