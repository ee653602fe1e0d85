// SPDX-License-Identifier: MIT

import ControllerKit
import ShellKit

// The types that examples use and do not declare.

/// A value of any type, also in the position of "…".
func placeholder<Value>() -> Value { fatalError() }
func placeholder() {}

/// A part of the reader's program. Its members take any arguments and have any type: what an example does with them is not checked.
@dynamicMemberLookup @dynamicCallable @MainActor struct Placeholder {
    subscript(dynamicMember name: String) -> Placeholder { placeholder() }
    subscript<Value>(dynamicMember name: String) -> Observable<Value> { placeholder() }
    subscript<Value>(dynamicMember name: String) -> Value {
        get { placeholder() }
        nonmutating set {}
    }
    @discardableResult func dynamicallyCall(withArguments values: [Any?]) -> Placeholder { placeholder() }
    func dynamicallyCall<Value>(withArguments values: [Any?]) -> Value { placeholder() }
    func dynamicallyCall<Value>(withKeywordArguments values: KeyValuePairs<String, Any?>) -> Value {
        placeholder()
    }
    func dynamicallyCall(withKeywordArguments values: KeyValuePairs<String, Any?>) {}
}

struct Letter: Identifiable, Equatable, Sendable, CustomStringConvertible {
    let id: Int
    var title = ""
    var description: String { title }

    init(id: Int, title: String = "") { (self.id, self.title) = (id, title) }
    init(_ initial: Character) { self.init(id: 0, title: String(initial)) }
}

enum LettersStep: Step, Codable {
    case list
}

final class LettersFlow: Flow {
    private let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: LettersStep) -> FlowContributors { .push(ViewController(), on: navigation) }
}

enum AppStep: Step, Codable { case start, contacts, contactsAreDone, refused }
enum ContactsStep: Step, Codable { case start, list, detail(Contact.ID), detailIsDone, close }

final class ContactsFlow: Flow {
    enum Storage { case inMemory, onDisk }
    let root: any Presentable = NavigationController()
    init(store: Storage = .inMemory) {}
    func navigate(to step: ContactsStep) -> FlowContributors { .none }
}

final class ContactsPlugin: Plugin {
    func activate(in context: PluginContext) throws {}
}

struct Note: Identifiable, Hashable, Codable {
    let id: Int
    var title = ""
}

final class BookSearch: PaletteSearch {
    func paletteResults(for text: String) async -> [PaletteEntry] { placeholder() }
}

enum PackageResources {
    static let de_po: [UInt8] = []
}
