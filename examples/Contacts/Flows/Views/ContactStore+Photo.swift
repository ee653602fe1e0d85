// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

extension ContactStore {
    /// The picture for a row; nil where there is none, or it cannot be read: a list shows initials then.
    func photo(of contact: ContactSummary) -> ImageData? {
        guard contact.hasPhoto, let photo = try? self.contact(contact.id)?.photo else { return nil }
        return ImageData([UInt8](photo))
    }
}
