// SPDX-License-Identifier: MIT

import GLib
import GObject

extension SignalListItemFactory {
    /// Makes rows of one kind of widget for the elements of a ``Gio/CollectionModel``, or for the objects of any other list, in a
    /// tree or not. An item of another type is left as it is, with a warning.
    ///
    ///     let factory = Gtk.SignalListItemFactory(
    ///         make: { Gtk.Label("") }, bind: { label, contact in label.label = contact.name } as (Gtk.Label, Contact) -> Void)
    ///
    /// - Parameters:
    ///   - make: makes the widget of a row. GTK makes some more than fit on the screen, and uses them again.
    ///   - bind: fills a widget for an element, each time the row comes into view or its element changes.
    ///   - name: what screen readers call the row of an element; the text of the widget when it is a label.
    public convenience init<Row: Widget, Element>(
        make: @escaping @MainActor () -> Row, bind: @escaping @MainActor (Row, Element) -> Void,
        name: (@MainActor (Element) -> String)? = nil
    ) {
        self.init()
        onSetup { item in item.child = make() }
        onBind { item in
            guard let row = item.child as? Row else { return }
            guard let element = item.element(as: Element.self) else {
                return C.warn(
                    "A list shows \(item.item.map(\.typeName) ?? "nothing"), but its factory fills rows for "
                        + "\(Element.self): name the type of the list's items in the closure that binds.")
            }
            bind(row, element)
            if let name = name?(element) ?? (row as? Label)?.text { item.setAccessibleLabel(name) }
        }
    }

    /// `setup`: a row is made. Give it its child.
    @discardableResult
    public func onSetup(
        after: Bool = false, _ handler: @escaping @MainActor (_ item: ListItem) -> Void
    ) -> SignalConnection {
        connect("setup", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `bind`: a row shows another item. Fill its child.
    @discardableResult
    public func onBind(
        after: Bool = false, _ handler: @escaping @MainActor (_ item: ListItem) -> Void
    ) -> SignalConnection {
        connect("bind", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `unbind`: a row shows its item no more. Undo what `bind` did that cannot stay, such as connections to the item.
    @discardableResult
    public func onUnbind(
        after: Bool = false, _ handler: @escaping @MainActor (_ item: ListItem) -> Void
    ) -> SignalConnection {
        connect("unbind", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `teardown`: a row goes.
    @discardableResult
    public func onTeardown(
        after: Bool = false, _ handler: @escaping @MainActor (_ item: ListItem) -> Void
    ) -> SignalConnection {
        connect("teardown", after: after) { arguments in handler(arguments.get(1)) }
    }
}

extension Members where Owner: SignalListItemFactory {
    public var bind: SignalKey<Owner, ListItem> { SignalKey(one: "bind") }
    public var setup: SignalKey<Owner, ListItem> { SignalKey(one: "setup") }
    public var teardown: SignalKey<Owner, ListItem> { SignalKey(one: "teardown") }
    public var unbind: SignalKey<Owner, ListItem> { SignalKey(one: "unbind") }
}

extension ListItem {
    /// What a row shows: a Swift value where the list is a ``Gio/CollectionModel``, else its object; in a tree, what is in it.
    public func element<Element>(as type: Element.Type = Element.self) -> Element? {
        item?.value(as: type) ?? (item as? TreeListRow)?.item?.value(as: type)
    }

    /// What screen readers call the row. GTK 4.8 does not find the texts in it by itself.
    public func setAccessibleLabel(_ label: String) { child?.parent?.update(.label, label) }
}
