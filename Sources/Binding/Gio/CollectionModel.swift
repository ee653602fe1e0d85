// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A list for GTK's list widgets whose items are Swift values of any type.
///
///     let model = Gio.CollectionModel(contacts)
///     factory.onBind { item in (item.child as? Label)?.label = item.value(as: Contact.self)?.name ?? "" }
///     model.elements.append(ada)
///
/// GTK gets one object for each element, which is created when GTK first requests it and freed when GTK releases it. A change of `elements`
/// reports the smallest range that differs, if the elements are equatable.
///
/// Lifetime: as that of every object; GTK retains it while a list shows it. Threading: the main thread.
public final class CollectionModel<Element>: Object, ListModel {
    public override nonisolated class var gtype: UInt { collectionModelType }

    private struct Slot {
        weak var item: ModelItem<Element>?
    }

    private var slots: [Slot] = []
    private var areSame: ((Element, Element) -> Bool)?

    /// Creates a list of these elements. Without a comparison, a new array replaces all of the old one.
    public init(_ elements: some Sequence<Element>, areSame: ((Element, Element) -> Bool)? = nil) {
        super.init()
        self.areSame = areSame
        self.elements = Array(elements)
        // Observers are not called in init.
        slots = Array(repeating: Slot(), count: self.elements.count)
    }

    /// The elements.
    public var elements: [Element] = [] {
        didSet { changed(from: oldValue) }
    }

    /// Replaces a range, and reports exactly that.
    public func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Element>) {
        let compare = areSame
        defer { areSame = compare }
        areSame = nil
        replacing = (range, newElements.count)
        elements.replaceSubrange(range, with: newElements)
    }

    private var replacing: (range: Range<Int>, count: Int)?

    private func changed(from old: [Element]) {
        var head = 0
        var removed = old.count
        var added = elements.count
        if let known = replacing {
            replacing = nil
            (head, removed, added) = (known.range.lowerBound, known.range.count, known.count)
        } else if let areSame {
            while head < min(removed, added), areSame(old[head], elements[head]) { head += 1 }
            var tail = 0
            while tail < min(removed, added) - head,
                areSame(old[old.count - 1 - tail], elements[elements.count - 1 - tail])
            { tail += 1 }
            removed -= head + tail
            added -= head + tail
        }
        guard removed > 0 || added > 0 else { return }
        slots.replaceSubrange(head..<(head + removed), with: repeatElement(Slot(), count: added))
        itemsChanged(position: head, removed: removed, added: added)
    }

    fileprivate func item(at index: Int) -> Object? {
        guard slots.indices.contains(index) else { return nil }
        if let item = slots[index].item { return item }
        let item = ModelItem(elements[index])
        slots[index].item = item
        return item
    }

    fileprivate var count: Int { slots.count }
}

extension CollectionModel where Element: Equatable {
    /// Creates a list of these elements.
    public convenience init(_ elements: some Sequence<Element>) { self.init(elements, areSame: { $0 == $1 }) }
}

/// The object for an element of a ``CollectionModel``.
public final class ModelItem<Value>: Object {
    public override nonisolated class var gtype: UInt { modelItemType }

    /// The Swift value.
    public let value: Value

    /// Wraps a value.
    public init(_ value: Value) {
        self.value = value
        super.init()
    }
}

extension Object {
    /// Returns the Swift value if this is an item of a ``CollectionModel``; the object itself if it has that class.
    public func value<Value>(as type: Value.Type = Value.self) -> Value? {
        (self as? ModelItem<Value>)?.value ?? self as? Value
    }
}

/// The functions of a list model, for any type of elements.
@MainActor
private protocol AnyCollectionModel: AnyObject, Sendable {
    var anyCount: Int { get }
    func anyItem(at index: Int) -> Object?
}

extension CollectionModel: AnyCollectionModel {
    fileprivate var anyCount: Int { count }
    fileprivate func anyItem(at index: Int) -> Object? { item(at: index) }
}

private let modelItemType: UInt = registerType("RxShellModelItem", parent: rx_type_object())

private let collectionModelType: UInt = {
    let type = registerType("RxShellCollectionModel", parent: rx_type_object())
    var interface = GInterfaceInfo(
        interface_init: { interface, _ in
            let methods = interface?.assumingMemoryBound(to: GListModelInterface.self)
            methods?.pointee.get_item_type = { _ in modelItemType }
            methods?.pointee.get_n_items = { list in
                let model = model(list)
                return onMainActor { guint(model?.anyCount ?? 0) }
            }
            methods?.pointee.get_item = { list, position in
                let model = model(list)
                return onMainActor { model?.anyItem(at: Int(position)) }?._retained()
            }
        }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    return type
}()

private func model(_ list: OpaquePointer?) -> (any AnyCollectionModel)? {
    let object: Object? = C.borrow(C.raw(list))
    return object as? any AnyCollectionModel
}
