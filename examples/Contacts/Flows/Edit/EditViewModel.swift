// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Foundation

/// A contact that is being created or changed.
final class EditViewModel: RxViewModel {
    private let original: Contact
    private let draft: BehaviorRelay<Draft>
    private let saving = ActionState.relay
    /// Why the contact could not be saved; nil if no attempt has failed.
    private(set) var failure: String?
    private let save: (Contact) -> Single<Contact.ID>
    /// Drafts that must replace the contents of the form.
    private let replacements = PublishRelay<Draft>()
    /// The greatest size of a photo, in bytes.
    nonisolated private static let photoLimit = 16 << 20
    private static let photoQueue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    /// The initial contents of the form.
    let initial: Draft
    let isNew: Bool

    /// - Parameter save: saves a contact, and returns its id.
    init(_ subject: EditFlow.Subject, save: @escaping (Contact) -> Single<Contact.ID>) {
        self.save = save
        switch subject {
        case .new(let prefill):
            original = Contact()
            initial = Draft(original, withEmptyRows: true)
            draft = BehaviorRelay(value: initial.filled(with: prefill))
            isNew = true
        case .existing(let contact):
            original = contact
            initial = Draft(original)
            draft = BehaviorRelay(value: initial)
            isNew = false
        }
    }

    /// The contents to show: at the beginning, and after a restoration.
    var shown: Observable<Draft> { replacements.startWith(draft.value) }

    /// Tries to save the contact again. Returns it as a card if that has failed.
    func unsavedInput() async -> UnsavedInput? {
        let contact = draft.value.applied(to: original)
        if draft.value.errors.isEmpty {
            do {
                _ = try await save(contact).value
                return nil
            } catch {
                failure = "\(error)"
            }
        }
        let name = draft.value.name
        return UnsavedInput(
            name.isEmpty ? "The contact" : "The contact “\(name)”", because: failure ?? "",
            suggestedName: "\(name.isEmpty ? "contact" : name.replacing("/", with: "-")).vcf",
            contents: { [draft, original] in
                VCardWriter.bytes(of: [draft.value.applied(to: original).completeCard], version: .v4)
            })
    }

    var title: String { isNew ? "New Contact" : "Edit Contact" }

    var hasChanges: Bool { draft.value != initial }

    /// Whether the contact is new or changed, is valid, and is not being saved.
    var canSave: Observable<Bool> {
        Observable.combineLatest(draft, saving) { [initial, isNew] draft, saving in
            !saving.loading && draft.errors.isEmpty && (isNew || draft != initial)
        }
        .distinctUntilChanged()
    }

    /// The error message for the name; nil if it is valid, or while the form is unchanged.
    var nameErrorMessage: Observable<String?> {
        draft.map { [initial] draft in
            draft == initial ? nil : draft.errors.first { $0 == .nameMissing }?.description
        }
        .distinctUntilChanged()
    }

    var birthdayErrorMessage: Observable<String?> {
        draft.map { draft in
            draft.errors.first { if case .birthdayMalformed = $0 { true } else { false } }?.description
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

    /// Reads a picture in the background, and shows it as the photo.
    func readPhoto(_ path: String) {
        Single.deferred(isolation: nil) { @Sendable in
            .just(Data(try RegularFile.read(path, limit: Self.photoLimit)))
        }
        .subscribe(on: Self.photoQueue)
        .observe(on: MainScheduler.instance)
        .subscribe(
            onSuccess: { [weak self] in self?.setPhoto($0) },
            onFailure: { [weak self] error in
                self?.steps.accept(
                    EditStep.failed(
                        title: "The photo could not be read",
                        message: "\(path) cannot be used: \(error). Choose another picture."))
            }
        )
        .disposed(by: disposeBag)
    }

    /// Saves the contact in the background. Does nothing if the contact is invalid, or is being saved already.
    func saveContact() {
        guard draft.value.errors.isEmpty, !saving.value.loading else { return }
        let contact = draft.value.applied(to: original)
        save(contact).executeAction(with: saving) { [weak self] event in
            switch event {
            case .success: self?.steps.accept(EditStep.saved(contact.id))
            case .failure(let error):
                self?.failure = "\(error)"
                self?.steps.accept(
                    EditStep.failed(title: "\(contact.name) could not be saved", message: "\(error)"))
            default: break
            }
        }
        .disposed(by: disposeBag)
    }
}

/// The typed texts are restored after the application was killed.
extension EditViewModel: Restorable {
    var restorableState: Observable<Draft> { draft.asObservable() }

    func restore(_ draft: Draft) {
        self.draft.accept(draft)
        replacements.accept(draft)
    }
}

/// The fields of the form.
struct Draft: Equatable, Codable {
    var givenName: String
    var familyName: String
    var organisation: String
    var phones: [Labeled<String>]
    var emails: [Labeled<String>]
    var birthday: String
    var notes: String
    var photo: Data?
    /// The whole name from a link: it may have parts that the form does not show. Drafts of earlier versions
    /// do not have it.
    var linkedName: String?

    init(_ contact: Contact, withEmptyRows: Bool = false) {
        let parts = contact.editableNameParts
        (givenName, familyName) = (parts.given, parts.family)
        organisation = contact.organisation
        phones = contact.phones + (withEmptyRows ? [Labeled(.mobile, "")] : [])
        emails = contact.emails + (withEmptyRows ? [Labeled(.home, "")] : [])
        birthday = contact.birthday?.text ?? ""
        notes = contact.notes
        photo = contact.photo
    }

    /// The draft with the values of a link.
    func filled(with prefill: ContactPrefill) -> Draft {
        var draft = self
        if !prefill.name.isEmpty {
            let named = Draft(Contact(name: prefill.name))
            (draft.givenName, draft.familyName) = (named.givenName, named.familyName)
            draft.linkedName = prefill.name
        }
        if !prefill.phone.isEmpty { draft.phones = [Labeled(.mobile, prefill.phone)] }
        if !prefill.email.isEmpty { draft.emails = [Labeled(.home, prefill.email)] }
        return draft
    }

    var name: String { [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ") }

    /// The errors for which the draft cannot be saved. A row without a number is no error; it is left out.
    var errors: [ContactError] {
        let isBirthday = birthday.isEmpty || Birthday(birthday) != nil
        return applied(to: Contact()).errors + (isBirthday ? [] : [.birthdayMalformed(birthday)])
    }

    /// The contact with the values of the form; its other properties do not change.
    func applied(to contact: Contact) -> Contact {
        var contact = contact
        let before = Draft(contact)
        if givenName != before.givenName || familyName != before.familyName {
            if let linkedName { contact.rename(linkedName) }
            if name.isEmpty {
                contact.rename("")
            } else {
                var parts = contact.editableNameParts
                (parts.given, parts.family) = (givenName, familyName)
                contact.editableNameParts = parts
            }
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
