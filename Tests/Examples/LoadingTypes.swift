// SPDX-License-Identifier: MIT

import ControllerKit

// The types that the examples of StateKit and of the articles of ControllerKit use.

struct User: Equatable, Sendable {
    var id = 0
}

struct Message: Identifiable, Equatable, Sendable { let id: Int }
typealias Package = Message
struct File: Identifiable, Equatable, Sendable { let id, size: Int, name: String }

struct Contact: Identifiable, Equatable, Codable, TransferValue {
    static let transferType = "org.example.contact"
    let id: Int
    let name: String
    var initial: Letter { Letter(name.first ?? "#") }
}

@MainActor struct API {
    func user() -> Single<User> { placeholder() }
    func user(_ id: Int) -> Single<User> { placeholder() }
    func user(_ id: Int) async throws -> User { placeholder() }
    func addFriend() -> Completable { placeholder() }
    func save(_ contact: Contact) -> Completable { placeholder() }
    func contacts(matching text: String) -> Single<[Contact]> { placeholder() }
    func notes() -> Single<[Note]> { placeholder() }
    func ticks() -> AsyncStream<Int> { placeholder() }
    func messages() -> Single<[Message]> { placeholder() }
    func messages(page: Int) -> Single<Paged<[Message]>> { placeholder() }
    func messages(_ offset: Int, _ limit: Int) -> Single<Paged<[Message]>> { placeholder() }
    func messages(after cursor: String?) async throws -> CursorPage<[Message], String> { placeholder() }
}

@MainActor struct Store {
    func user() -> Observable<User> { placeholder() }
    func save(_ user: User) {}
    func notes() -> Observable<[Note]> { placeholder() }
    func save(_ notes: [Note]) {}
    func packages(_ range: Range<Int>) -> Single<Paged<[Package]>> { placeholder() }
    func packages(_ query: Query, page: Int) -> Single<Paged<[Package]>> { placeholder() }
}

@MainActor struct Interactor {
    func addUser() -> Single<Int> { placeholder() }
}

struct FileStore: Sendable {
    func add(_ file: File) throws {}
}

enum Order: Equatable { case name, city }

struct Query: Equatable { var text = "", order = Order.name }

enum CounterInput { case increment }
enum ProfileInput: Sendable { case addTapped }
enum UserInput { case addUserTapped }
enum ProfileOutput: Sendable { case added }
enum LoadOutput: Sendable { case userAdded, added(Int), failed(any Error) }

final class Rows {
    func splice(_ splice: ListSplice) {}
    func update(_ index: Int) {}
}

final class ImportViewModel: RxViewModel {
    let importer = LongWork<Int>()
    func importAgain() {}
}

final class ImportViewController: RxViewController<ImportViewModel> {}

final class MessageCell: Box, Configurable {
    init() { super.init(.vertical) }
    func configure(_ message: Message) {}
}

final class MessagesViewModel: RxViewModel {
    let messages = PagedCollectionController<Message> { _ in Single.just(Paged(data: [])) }
}

final class NameViewModel: RxViewModel {
    let title = BehaviorRelay(value: "")
    let name = BehaviorRelay(value: "")
}

final class MemoViewModel: RxViewModel {
    func unsavedInput() -> UnsavedInput? { placeholder() }
}

final class EditViewModel: RxViewModel {
    let hasChanges = false
}

enum LetterStep: Step, Hashable { case list, confirmDelete(String), delete(String) }
enum NoteStep: Step, Codable { case list, note(Int) }

final class NotesFlow: Flow {
    let root: any Presentable = NavigationController()
    func navigate(to step: NoteStep) -> FlowContributors { .none }
}

struct Preferences: Codable, Equatable { var isDark = false }
