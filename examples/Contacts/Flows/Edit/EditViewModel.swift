// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Foundation

/// A contact that is being filled in or changed.
final class EditViewModel: RxViewModel {
    private let original: Contact
    private let draft: BehaviorRelay<Draft>

    /// What the form begins with.
    let initial: Draft
    let isNew: Bool

    init(_ subject: EditFlow.Subject) {
        switch subject {
        case .new:
            original = Contact()
            initial = Draft(original, withEmptyRows: true)
            isNew = true
        case .existing(let contact):
            original = contact
            initial = Draft(original)
            isNew = false
        }
        draft = BehaviorRelay(value: initial)
    }

    var title: String { isNew ? "New Contact" : "Edit Contact" }

    var hasChanges: Bool { draft.value != initial }

    /// Whether there is something to save, and nothing that keeps it from being saved.
    var canSave: Observable<Bool> {
        draft.map { [initial, isNew] in $0.problems.isEmpty && (isNew || $0 != initial) }
            .distinctUntilChanged()
    }

    /// Why the name is not accepted; nothing is said before there is anything.
    var nameProblem: Observable<String?> {
        draft.map { [initial] draft in
            draft == initial ? nil : draft.problems.first { $0 == .nameMissing }?.description
        }
        .distinctUntilChanged()
    }

    var birthdayProblem: Observable<String?> {
        draft.map { draft in
            draft.problems.first { if case .birthdayMalformed = $0 { true } else { false } }?.description
        }
        .distinctUntilChanged()
    }

    var avatarName: Observable<String> { draft.map { $0.name }.distinctUntilChanged() }
    var photo: Observable<ImageData?> {
        draft.map { $0.photo }.distinctUntilChanged().map { photo in photo.map { ImageData([UInt8]($0)) } }
    }

    func change(_ change: (inout Draft) -> Void) {
        var draft = draft.value
        change(&draft)
        self.draft.accept(draft)
    }

    func setPhoto(_ photo: Data?) { change { $0.photo = photo } }
    func choosePhoto() { steps.accept(EditStep.choosePhoto) }

    func save() {
        guard draft.value.problems.isEmpty else { return }
        steps.accept(EditStep.save(draft.value.applied(to: original)))
    }
}

/// The fields of the form.
struct Draft: Equatable {
    var givenName: String
    var familyName: String
    var organisation: String
    var phones: [Labeled<String>]
    var emails: [Labeled<String>]
    var birthday: String
    var notes: String
    var photo: Data?

    init(_ contact: Contact, withEmptyRows: Bool = false) {
        (givenName, familyName) = (contact.givenName, contact.familyName)
        if givenName.isEmpty, familyName.isEmpty {
            // Many cards have a name as people read it, and not its parts.
            let words = contact.fullName.split(separator: " ")
            givenName = words.dropLast(words.count > 1 ? 1 : 0).joined(separator: " ")
            familyName = words.count > 1 ? String(words[words.count - 1]) : ""
        }
        organisation = contact.organisation
        phones = contact.phones + (withEmptyRows ? [Labeled(.mobile, "")] : [])
        emails = contact.emails + (withEmptyRows ? [Labeled(.home, "")] : [])
        birthday = contact.birthday?.text ?? ""
        notes = contact.notes
        photo = contact.photo
    }

    var name: String { [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ") }

    /// What keeps the draft from being saved. A row without a number is not saved, and no problem.
    var problems: [ContactProblem] {
        let isBirthday = birthday.isEmpty || Birthday(birthday) != nil
        return applied(to: Contact()).problems + (isBirthday ? [] : [.birthdayMalformed(birthday)])
    }

    /// The contact with what the form says; all else stays as it is.
    func applied(to contact: Contact) -> Contact {
        var contact = contact
        let before = Draft(contact)
        if givenName != before.givenName || familyName != before.familyName {
            contact.givenName = givenName
            contact.familyName = familyName
            contact.rename(name)
        }
        contact.organisation = organisation
        contact.phones = phones.filter { !$0.value.isEmpty }
        contact.emails = emails.filter { !$0.value.isEmpty }
        contact.birthday = Birthday(birthday)
        contact.notes = notes
        contact.photo = photo
        return contact
    }
}
