// SPDX-License-Identifier: MIT

import ContactsModel

extension ContactStore {
    /// The picture for a row; nil where there is none, or it cannot be read: a list shows initials then.
    func photo(of contact: ContactSummary) -> [UInt8]? {
        guard contact.hasPhoto, let photo = try? self.contact(contact.id)?.photo else { return nil }
        return [UInt8](photo)
    }
}
