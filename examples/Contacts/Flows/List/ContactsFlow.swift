// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Foundation

/// What can be done with the address book as a whole.
package enum ContactsStep: Step, Equatable {
    case list
    case contact(Contact.ID)
    case newContact
    case added(Contact.ID)
    case chooseImport
    case importFiles([String])
    case chooseExport
    case exportTo(String)
}

/// The address book: the list of contacts, and whatever is opened from it.
///
/// It is an application by itself, a page of the workbench, and a headless test.
package final class ContactsFlow: Flow {
    package let navigation = NavigationController()
    package var root: any Presentable { navigation }

    private let store: ContactStore
    private let settings: Settings
    private let applicationMenu: [Menu.Item]

    /// - Parameter applicationMenu: what the menu of the list offers besides the list's own actions.
    package init(store: ContactStore, settings: Settings, applicationMenu: [Menu.Item] = []) {
        self.store = store
        self.settings = settings
        self.applicationMenu = applicationMenu
        navigation.rx.viewControllers
            .skip(1)
            .subscribe(onNext: { screens in
                let path = screens.compactMap { ($0 as? ProfileViewController)?.viewModel.id }
                settings.remember { $0.path = path }
            })
            .disposed(by: disposeBag)
    }

    private let disposeBag = DisposeBag()

    package func navigate(to step: ContactsStep) -> FlowContributors {
        switch step {
        case .list:
            let list = ContactListViewController(
                viewModel: ContactListViewModel(store: store, settings: settings),
                applicationMenu: applicationMenu)
            let restored = restoredScreen
            navigation.set([list])
            return .multiple(flowContributors: [.viewController(list)] + restored)

        case .contact(let id):
            return .flow(ProfileFlow(id, in: navigation, store: store), with: ProfileStep.profile)

        case .newContact:
            let flow = EditFlow(.new, store: store) { ContactsStep.added($0) }
            return .perform(
                .present(flow.controller, above: navigation, size: EditFlow.windowSize),
                then: .flow(flow, with: EditStep.edit))

        case .added(let id):
            return .perform(.dismiss(from: navigation), then: navigate(to: .contact(id)))

        case .chooseImport:
            return .ask(.importing) { $0.isEmpty ? nil : ContactsStep.importFiles($0) }

        case .importFiles(let paths):
            return .ask(importFiles(paths)) { _ in nil }

        case .chooseExport:
            return .ask(.exporting) { $0.first.map { ContactsStep.exportTo($0) } }

        case .exportTo(let path):
            return export(to: path)
        }
    }

    /// The contact that was open when the application ended, if it still is in the address book.
    private var restoredScreen: [FlowContributor] {
        guard let id = settings.session.value.path.last, (try? store.contact(id)) != nil else { return [] }
        return [.flow(ProfileFlow(id, in: navigation, store: store), with: ProfileStep.profile)]
    }

    /// Takes in cards and says what became of them.
    private func importFiles(_ paths: [String]) -> Alert {
        var lines: [String] = []
        var isComplete = true
        for path in paths {
            do {
                let report = try store.importCards(from: URL(filePath: path))
                lines.append(report.description)
                isComplete = isComplete && report.problems.isEmpty
            } catch {
                lines.append(error.description)
                isComplete = false
            }
        }
        return Alert(
            isComplete ? "Contacts imported" : "Not everything could be imported",
            message: lines.joined(separator: "\n"))
    }

    private func export(to path: String) -> FlowContributors {
        do {
            try store.exportCards(to: URL(filePath: path))
            return .none
        } catch {
            return .ask(Alert("The contacts could not be exported", message: error.description)) { _ in nil }
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
