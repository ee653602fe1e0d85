// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension SignalListItemFactory {
    /// Creates rows with one type of widget for the elements of a ``Gio/CollectionModel``, or for the objects of any other list, in a
    /// tree or not. An item of another type is left empty, with a warning.
    ///
    ///     let factory = Gtk.SignalListItemFactory(
    ///         make: { Gtk.Label("") }, bind: { label, contact in label.label = contact.name } as (Gtk.Label, Contact) -> Void)
    ///
    /// - Parameters:
    ///   - make: creates the widget of a row. GTK creates some more than fit on the screen, and reuses them.
    ///   - bind: shows an element in a widget, each time the row comes into view or its element changes.
    ///   - name: the name of an element's row for screen readers; the text of the widget if it is a label.
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

    /// `setup`: a row was created. Give it its child.
    @discardableResult
    public func onSetup(
        after: Bool = false, _ handler: @escaping @MainActor (_ item: ListItem) -> Void
    ) -> SignalConnection {
        connect("setup", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `bind`: a row shows another item. Update its child.
    @discardableResult
    public func onBind(
        after: Bool = false, _ handler: @escaping @MainActor (_ item: ListItem) -> Void
    ) -> SignalConnection {
        connect("bind", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `unbind`: a row does not show its item any more. Undo the effects of `bind` that must not stay, such as connections to the item.
    @discardableResult
    public func onUnbind(
        after: Bool = false, _ handler: @escaping @MainActor (_ item: ListItem) -> Void
    ) -> SignalConnection {
        connect("unbind", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `teardown`: a row is removed.
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
    /// The element that a row shows: a Swift value if the list is a ``Gio/CollectionModel``, otherwise its
    /// object; in a tree, the item of the tree's row.
    public func element<Element>(as type: Element.Type = Element.self) -> Element? {
        item?.value(as: type) ?? (item as? TreeListRow)?.item?.value(as: type)
    }

    /// The name of the row for screen readers. GTK 4.8 does not derive it from the texts in the row.
    public func setAccessibleLabel(_ label: String) { child?.parent?.update(.label, label) }
}
