// SPDX-License-Identifier: MIT

import ControllerKit

/// The items to buy, and the file in which they are saved.
@MainActor public final class ShoppingList {
    private let relay: BehaviorRelay<[Item]>
    private let fileErrors = BehaviorRelay<StateFileError?>(value: nil)
    private var writer: StateWriter<[Item]>?

    /// A list in memory, for tests.
    public init(_ items: [Item] = []) { relay = BehaviorRelay(value: items) }

    /// A list in a file. The file is read at once, and written after each change of an item.
    public init(_ file: StateFile<[Item]>) {
        relay = BehaviorRelay(value: [])
        do throws(StateFileError) { relay.accept(Self.numbered(try file.load() ?? [])) } catch {
            // A file that is damaged is renamed, and the list is empty then.
            fileErrors.accept(error)
            if error.wouldOverwrite { return }
        }
        writer = StateWriter(file, onError: { [fileErrors] in fileErrors.accept($0) }) { [relay] in
            relay.value
        }
    }

    /// The items with a number of their own each, which the user may have edited in the file.
    private static func numbered(_ items: [Item]) -> [Item] {
        let ids = Set(items.map(\.id))
        if ids.count == items.count, ids.allSatisfy((1...Int(Int32.max)).contains) { return items }
        return items.enumerated().map { index, item in
            var new = Item(id: index + 1, name: item.name)
            (new.note, new.isBought) = (item.note, item.isBought)
            return new
        }
    }

    /// The list of the user: in `$XDG_DATA_HOME/<application>/items.json`.
    public static func onDisk(application id: String) -> ShoppingList {
        guard let folder = XDGFolders(application: id).data else {
            let list = ShoppingList()
            list.fileErrors.accept(StateFileError(path: id, reason: .noFolder))
            return list
        }
        return ShoppingList(StateFile(path: "\(folder)/items.json"))
    }

    public var items: Observable<[Item]> { relay.asObservable() }

    /// Why the file was not read or cannot be written; nil if it was.
    public var fileError: Observable<StateFileError?> { fileErrors.asObservable() }

    /// The list if it cannot be written; nil if it is in the file.
    public func unsavedInput() -> UnsavedInput? {
        if let writer { return UnsavedInput(writer, name: "The shopping list") }
        guard let error = fileErrors.value, !relay.value.isEmpty else { return nil }
        return UnsavedInput(
            "The shopping list", because: "\(error)", suggestedName: "items.txt",
            contents: { [relay] in Array(relay.value.map { "\($0.name)\n" }.joined().utf8) })
    }

    public subscript(id: Item.ID) -> Item? { relay.value.first { $0.id == id } }

    /// The item and its changes; nothing more once it is removed.
    public func item(_ id: Item.ID) -> Observable<Item> {
        relay.compactMap { items in items.first { $0.id == id } }.distinctUntilChanged()
    }

    /// Adds an item. A name without letters is ignored.
    public func add(_ name: String) {
        let name = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !name.isEmpty else { return }
        let id = (relay.value.map(\.id).max() ?? 0) + 1
        accept(relay.value + [Item(id: id, name: name)])
    }

    public func change(_ id: Item.ID, _ body: (inout Item) -> Void) {
        var items = relay.value
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        body(&items[index])
        accept(items)
    }

    public func remove(_ id: Item.ID) { accept(relay.value.filter { $0.id != id }) }

    private func accept(_ items: [Item]) {
        guard items != relay.value else { return }
        relay.accept(items)
        writer?.changed()
    }
}
