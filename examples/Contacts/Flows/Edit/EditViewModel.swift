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
    private let save: (Change) -> Single<Void>
    /// What an existing contact has already: other programs write numbers and addresses that the form refuses.
    private var acceptedErrors: Set<ContactError>
    /// Drafts that must replace the contents of the form.
    private let replacements = PublishRelay<Draft>()
    /// The greatest size of a photo, in bytes.
    nonisolated private static let photoLimit = 16 << 20
    private static let photoQueue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)

    /// The initial contents of the form.
    private(set) var initial: Draft
    let isNew: Bool

    /// What is saved.
    enum Change: Sendable {
        case add(Contact)
        /// Sets the values that the user has changed, in the contact that is stored then.
        case update(Contact.ID, @Sendable (inout Contact) -> Void)
    }

    init(_ subject: EditFlow.Subject, save: @escaping (Change) -> Single<Void>) {
        self.save = save
        switch subject {
        case .new(let prefill):
            original = Contact()
            initial = Draft(original, withEmptyRows: true)
            draft = BehaviorRelay(value: initial.filled(with: prefill))
            isNew = true
            acceptedErrors = []
        case .existing(let contact):
            original = contact
            initial = Draft(original)
            draft = BehaviorRelay(value: initial)
            isNew = false
            acceptedErrors = Set(initial.errors)
        }
    }

    /// The contents to show: at the beginning, and after a restoration.
    var shown: Observable<Draft> { replacements.startWith(draft.value) }

    /// Tries to save the contact again. Returns it as a card if that has failed.
    func unsavedInput() async -> UnsavedInput? {
        if errors(of: draft.value).isEmpty {
            do {
                try await save(change).value
                return nil
            } catch {
                failure = "\(error)"
            }
        }
        let name = draft.value.name
        return UnsavedInput(
            name.isEmpty ? "The contact" : "The contact “\(name)”", because: failure ?? "",
            suggestedName: "\(name.isEmpty ? "contact" : name.replacing("/", with: "-")).vcf",
            contents: { [contact] in VCardWriter.bytes(of: [contact.completeCard], version: .v4) })
    }

    var title: String { isNew ? "New Contact" : "Edit Contact" }

    var hasChanges: Bool { draft.value != initial }

    /// The contact as it was when the form was shown, with the values of the form.
    private var contact: Contact { draft.value.applied(to: original, changedFrom: initial) }

    private var change: Change {
        guard !isNew else { return .add(contact) }
        return .update(original.id) { [draft = draft.value, initial] in
            $0 = draft.applied(to: $0, changedFrom: initial)
        }
    }

    /// The errors for which the form cannot be saved.
    private func errors(of draft: Draft) -> [ContactError] {
        draft.errors.filter { !acceptedErrors.contains($0) }
    }

    /// The error for which a number cannot be saved; nil if it can.
    func error(ofPhone text: String) -> ContactError? {
        let error = ContactError.phoneMalformed(text)
        return Contact.isPhone(text) || acceptedErrors.contains(error) ? nil : error
    }

    /// The error for which a mail address cannot be saved; nil if it can.
    func error(ofEmail text: String) -> ContactError? {
        let error = ContactError.emailMalformed(text)
        return Contact.isEmail(text) || acceptedErrors.contains(error) ? nil : error
    }

    /// Whether the contact is new or changed, is valid, and is not being saved.
    var canSave: Observable<Bool> {
        Observable.combineLatest(draft, saving) { [unowned self] draft, saving in
            !saving.loading && errors(of: draft).isEmpty && (isNew || draft != initial)
        }
        .distinctUntilChanged()
    }

    /// The error message for the name; nil if it is valid, or while the form is unchanged.
    var nameErrorMessage: Observable<String?> {
        draft.map { [unowned self] draft in
            draft == initial ? nil : errors(of: draft).first { $0 == .nameMissing }?.description
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
    func saveContact() { perform(change) }

    /// Saves the contact after it was deleted.
    func addAgain() { perform(.add(contact)) }

    private func perform(_ change: Change) {
        guard errors(of: draft.value).isEmpty, !saving.value.loading else { return }
        let (id, name) = (original.id, contact.name)
        save(change).executeAction(with: saving) { [weak self] event in
            switch event {
            case .success: self?.steps.accept(EditStep.saved(id))
            case .failure(ContactStoreError.deleted):
                self?.failure = "\(ContactStoreError.deleted)"
                self?.steps.accept(EditStep.askToAddAgain(name: name))
            case .failure(let error):
                self?.failure = "\(error)"
                self?.steps.accept(
                    EditStep.failed(title: "\(name) could not be saved", message: "\(error)"))
            default: break
            }
        }
        .disposed(by: disposeBag)
    }
}

/// The typed texts are restored after the application was killed. What the form showed first is, too: the contact may have changed
/// meanwhile, which is no change by the user.
extension EditViewModel: Restorable {
    struct Input: Codable, Sendable {
        var initial: Draft
        var draft: Draft
    }

    var restorableState: Observable<Input> {
        draft.map { [unowned self] in Input(initial: initial, draft: $0) }
    }

    func restore(_ input: Input) {
        initial = input.initial
        if !isNew { acceptedErrors.formUnion(initial.errors) }
        draft.accept(input.draft)
        replacements.accept(input.draft)
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
        let contact = applied(to: Contact(), changedFrom: Draft(Contact()))
        return contact.errors + (isBirthday ? [] : [.birthdayMalformed(birthday)])
    }

    /// The contact with the values of the form that differ from `initial`. Everything else in the contact does not change.
    func applied(to contact: Contact, changedFrom initial: Draft) -> Contact {
        var contact = contact
        applyName(to: &contact, changedFrom: initial)
        if organisation != initial.organisation { contact.organisation = organisation }
        contact.phones = phones.merged(with: contact.phones, changedFrom: initial.phones)
        contact.emails = emails.merged(with: contact.emails, changedFrom: initial.emails)
        if birthday != initial.birthday { contact.birthday = Birthday(birthday) }
        if notes != initial.notes { contact.notes = notes }
        if photo != initial.photo { contact.photo = photo }
        return contact
    }

    private func applyName(to contact: inout Contact, changedFrom initial: Draft) {
        let before = linkedName.map { Draft(Contact(name: $0)) } ?? initial
        if let linkedName { contact.rename(linkedName) }
        guard givenName != before.givenName || familyName != before.familyName else { return }
        var parts = contact.editableNameParts
        if givenName != before.givenName { parts.given = givenName }
        if familyName != before.familyName { parts.family = familyName }
        if parts.given.isEmpty && parts.family.isEmpty {
            contact.rename("")
        } else {
            contact.editableNameParts = parts
        }
    }
}

extension [Labeled<String>] {
    /// The entries of a form, with what was added and without what was removed elsewhere since it was shown.
    fileprivate func merged(with stored: Self, changedFrom initial: Self) -> Self {
        guard self != initial else { return stored }
        let entries = filter { !$0.value.isEmpty && (!initial.contains($0) || stored.contains($0)) }
        return entries + stored.filter { !initial.contains($0) && !entries.contains($0) }
    }
}
