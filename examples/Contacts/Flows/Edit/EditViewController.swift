// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The form for a contact. An invalid value is reported below its field, and the contact cannot be saved.
final class EditViewController: RxViewController<EditViewModel> {
    private lazy var avatar = Avatar(size: 96).with {
        $0.accessibilityLabel = "Photo"
        $0.horizontalAlignment = .center
    }
    private lazy var photoButton = Button("Choose Photo…", style: .flat)
    private lazy var removePhotoButton = Button("Remove Photo", style: .flat)
    private lazy var givenNameField = field("First name")
    private lazy var familyNameField = field("Last name")
    private lazy var organisationField = field("Organisation")
    private lazy var birthdayField = field("Birthday").with {
        $0.placeholder = "1990-12-31"
    }
    private lazy var phonesEditor = EntriesEditor(kind: "Phone number", purpose: .phone) { [viewModel] in
        viewModel.error(ofPhone: $0)
    }
    private lazy var emailsEditor = EntriesEditor(kind: "Mail address", purpose: .email) { [viewModel] in
        viewModel.error(ofEmail: $0)
    }
    private lazy var notesView = TextView().with {
        $0.accessibilityLabel = "Notes"
        $0.minimumHeight = 80
    }
    private lazy var cancelButton = Button("Cancel")
    private lazy var saveButton = Button("Save", style: .suggested)

    override init(viewModel: EditViewModel) {
        super.init(viewModel: viewModel)
        title = viewModel.title
        actions = [
            Action("edit.save", title: "Save", shortcuts: ["<Primary>s", "<Primary>Return"]) {
                [unowned self] in
                self.viewModel.saveContact()
            }
        ]
    }

    override func subviews() -> [any View] {
        let photoButtons = Box(.horizontal, spacing: 6, [photoButton, removePhotoButton])
        photoButtons.horizontalAlignment = .center
        let form = Box(
            .vertical, spacing: 12,
            [
                avatar, photoButtons,
                section("Name", [givenNameField, familyNameField, organisationField]),
                section("Phone", [phonesEditor]),
                section("Mail", [emailsEditor]),
                section("Birthday", [birthdayField]),
                section("Notes", [notesView]),
            ])
        form.margins = Insets(18)
        let buttons = Box(.horizontal, spacing: 12, isHomogeneous: true, [cancelButton, saveButton])
        buttons.margins = Insets(horizontal: 18, vertical: 12)
        buttons.horizontalAlignment = .end
        return [ScrollView(form).with { $0.expandsVertically = true }, Separator(), buttons]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.shown.subscribe(onNext: { [unowned self] in show($0) }),
            viewModel.avatarName.bind(to: avatar.rx.name),
            viewModel.photo.bind(to: avatar.rx.picture),
            viewModel.photo.map { $0 == nil }.bind(to: removePhotoButton.rx.isHidden),
            viewModel.canSave.bind(to: saveButton.rx.isEnabled),
            viewModel.nameErrorMessage.bind(to: givenNameField.rx.errorMessage),
            viewModel.birthdayErrorMessage.bind(to: birthdayField.rx.errorMessage),
            changes(of: givenNameField) { $0.givenName = $1 },
            changes(of: familyNameField) { $0.familyName = $1 },
            changes(of: organisationField) { $0.organisation = $1 },
            changes(of: birthdayField) { $0.birthday = $1 },
            notesView.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] text in
                viewModel.change { $0.notes = text }
            }),
            phonesEditor.entries.skip(1).subscribe(onNext: { [unowned self] phones in
                viewModel.change { $0.phones = phones }
            }),
            emailsEditor.entries.skip(1).subscribe(onNext: { [unowned self] emails in
                viewModel.change { $0.emails = emails }
            }),
            photoButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.choosePhoto() }),
            removePhotoButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.setPhoto(nil) }),
            cancelButton.rx.tap.subscribe(onNext: { [unowned self] in window?.requestClose() }),
            saveButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.saveContact() }),
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        givenNameField.focus()
    }

    override func mayDismiss() async -> Bool {
        guard viewModel.hasChanges, let window = window?.window else { return true }
        if viewModel.failure != nil { return await mayDismiss { await viewModel.unsavedInput() } }
        let question = Alert(
            "Discard the changes?", message: "What you changed in this contact has not been saved.",
            actions: [.cancel, .destructive("Discard")])
        return await window.ask(question)?.style == .destructive
    }

    private func field(_ name: String) -> TextField {
        TextField(placeholder: name).with { $0.accessibilityLabel = name }
    }

    private func show(_ draft: Draft) {
        givenNameField.text = draft.givenName
        familyNameField.text = draft.familyName
        organisationField.text = draft.organisation
        birthdayField.text = draft.birthday
        notesView.text = draft.notes
        phonesEditor.show(draft.phones)
        emailsEditor.show(draft.emails)
    }

    private func section(_ title: String, _ views: [any View]) -> Box {
        Box(.vertical, spacing: 6, [Label(title, style: .caption)] + views)
    }

    private func changes(of field: TextField, _ set: @escaping (inout Draft, String) -> Void)
        -> any Disposable
    {
        field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] text in
            viewModel.change { set(&$0, text) }
        })
    }
}
