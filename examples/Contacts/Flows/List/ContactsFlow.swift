// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The steps of the address book.
package enum ContactsStep: Step, Equatable, Codable {
    case list
    case search(String)
    case contact(Contact.ID)
    case missing(Contact.ID)
    case newContact(ContactPrefill)
    case edit(Contact.ID)
    case editing(Contact)
    case chooseImport
    case importFiles([String])
    case chooseExport([Contact.ID], VCardVersion = .v4)
    case export([Contact.ID], to: String, VCardVersion = .v4)
    case delete([Contact.ID])
    case undoDelete
    case notice(Notice)
}

/// The address book: the list of contacts, and the screens that are opened from it.
///
/// The same flow is used by the application, by a page of the workbench, and by headless tests.
package final class ContactsFlow: AsyncAdaptingFlow {
    package let navigation = NavigationController()
    package var root: any Presentable { addressBook }

    private let addressBook: AddressBookViewController
    private let work: ContactWork
    /// What sends steps while any screen is shown.
    private let background: CompositeStepper
    private let store: ContactStore
    private let settings: Settings
    private let applicationMenu: [Menu.Item]
    private weak var list: ContactListViewController?

    /// - Parameter applicationMenu: further items for the menu of the list.
    package init(store: ContactStore, settings: Settings, applicationMenu: [Menu.Item] = []) {
        self.store = store
        self.settings = settings
        self.applicationMenu = applicationMenu
        work = ContactWork(store: store)
        background = CompositeStepper(steppers: [work, SettingsStepper(settings)])
        addressBook = AddressBookViewController(navigation, work: work)
    }

    /// Looks up the contact of a step, since a link may name a contact that was deleted.
    package func adapt(step: any Step) async throws -> any Step {
        switch step as? ContactsStep {
        case .contact(let id): await contact(id) { _ in step }
        case .edit(let id): await contact(id) { ContactsStep.editing($0) }
        default: step
        }
    }

    private func contact(
        _ id: Contact.ID, _ step: (Contact) -> any Step
    ) async -> any Step {
        do {
            let contact = try await store.query { try $0.contact(id) }.value
            return contact.map(step) ?? ContactsStep.missing(id)
        } catch {
            return ContactsStep.notice(.failure("The contact could not be opened", "\(error)"))
        }
    }

    package func navigate(to step: ContactsStep) -> FlowContributors {
        switch step {
        case .list:
            let list = ContactListViewController(
                viewModel: ContactListViewModel(store: store, settings: settings),
                applicationMenu: applicationMenu)
            self.list = list
            navigation.set([list])
            // The work continues while other screens are shown, so its steps belong to the window.
            return .multiple(
                .viewController(list),
                .contribute(withNextPresentable: addressBook, withNextStepper: background))

        case .search(let text):
            list?.viewModel.search(text)
            return .popToRoot(on: navigation)

        case .contact(let id):
            return .flow(ProfileFlow(id, in: navigation, store: store), with: ProfileStep.profile)

        case .missing:
            let message = "It is not in this address book any more, or belongs to another one."
            return .ask(Alert("There is no such contact", message: message)) { _ in nil }

        case .newContact(let prefill):
            return edit(.new(prefill)) { ContactsStep.contact($0) }

        case .edit:
            // `adapt` replaces it.
            return .none

        case .editing(let contact):
            return edit(.existing(contact)) { _ in nil }

        case .chooseImport:
            return .ask(.importing) { $0.isEmpty ? nil : ContactsStep.importFiles($0) }

        case .importFiles(let paths):
            work.start(.importing(paths))
            return .none

        case .chooseExport(let ids, let version):
            return .ask(.exporting) { $0.first.map { ContactsStep.export(ids, to: $0, version) } }

        case .export(let ids, let path, let version):
            work.start(.exporting(ids, to: path, version))
            return .none

        case .delete(let ids):
            work.start(.deleting(ids))
            return .none

        case .undoDelete:
            work.undo()
            return .none

        case .notice(let notice):
            return show(notice)
        }
    }

    /// Opens the form. The saved contact leads to the next step.
    private func edit(
        _ subject: EditFlow.Subject, then step: @escaping @MainActor (Contact.ID) -> (any Step)?
    ) -> FlowContributors {
        let flow = EditFlow(subject, store: store)
        return .perform(
            .present(flow.controller, above: addressBook, size: EditFlow.windowSize),
            then: .flow(flow, with: EditStep.edit, then: step))
    }

    private func show(_ notice: Notice) -> FlowContributors {
        switch notice {
        case .message(let text):
            addressBook.show(Toast(text))
            return .none
        case .deleted(let text):
            addressBook.show(Toast(text, action: "Undo")) { [router] in router.send(.undoDelete) }
            return .none
        case .report(let title, let message), .failure(let title, let message):
            return .show(Alert(title, message: message))
        }
    }
}

extension FileDialog {
    static var importing: FileDialog {
        FileDialog("Import Contacts", purpose: .openMany, filters: [cards])
    }

    static var exporting: FileDialog {
        FileDialog("Export Contacts", purpose: .save, suggestedName: "contacts.vcf", filters: [cards])
    }

    private static var cards: Filter { Filter("Address book cards", patterns: ["*.vcf", "*.vcard"]) }
}
