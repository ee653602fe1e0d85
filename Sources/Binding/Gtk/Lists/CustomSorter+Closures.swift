// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension CustomSorter {
    private typealias Compare = @MainActor (Object, Object) -> Ordering

    /// Sorts by a closure. `gtk_custom_sorter_new()`.
    public convenience init(_ compare: @escaping @MainActor (Object, Object) -> Ordering) {
        self.init()
        setSortFunc(compare)
    }

    /// Sorts the elements of a ``Gio/CollectionModel``, or the objects of any other list, by a comparable value.
    ///
    ///     column.sorter = Gtk.CustomSorter(by: \Contact.name)
    public convenience init<Element, Key: Comparable>(by key: @escaping @MainActor (Element) -> Key) {
        self.init { left, right in
            guard let left = left.value(as: Element.self), let right = right.value(as: Element.self) else {
                return .equal
            }
            let (first, second) = (key(left), key(right))
            return first == second ? .equal : first < second ? .smaller : .larger
        }
    }

    /// Sorts by a property of the list's objects.
    ///
    ///     column.sorter = Gtk.CustomSorter(by: \Gio.FileInfo.size)
    public convenience init<Element, Key: Comparable>(by key: KeyPath<Element, Key>) {
        self.init { (element: Element) in element[keyPath: key] }
    }

    /// Sorts the elements of a ``Gio/CollectionModel``, or the objects of any other list, by a closure.
    ///
    ///     Gtk.CustomSorter { (left: Gio.FileInfo, right: Gio.FileInfo) in left.size < right.size ? .smaller : .larger }
    @_disfavoredOverload
    public convenience init<Element>(_ compare: @escaping @MainActor (Element, Element) -> Ordering) {
        self.init { (left: Object, right: Object) in
            guard let left = left.value(as: Element.self), let right = right.value(as: Element.self) else {
                return .equal
            }
            return compare(left, right)
        }
    }

    /// Sorts by another closure; without one, nothing is sorted. `gtk_custom_sorter_set_sort_func()`.
    public func setSortFunc(_ compare: (@MainActor (Object, Object) -> Ordering)?) {
        guard let compare else { return gtk_custom_sorter_set_sort_func(C.opaque(_raw), nil, nil, nil) }
        gtk_custom_sorter_set_sort_func(
            C.opaque(_raw),
            { first, second, data in
                guard let first: Object = C.borrow(first), let second: Object = C.borrow(second) else {
                    return 0
                }
                let compare = Callback<Compare>.at(data)
                return onMainActor { gint(compare(first, second).rawValue) }
            }, Callback<Compare>.retained(compare) as UnsafeMutableRawPointer, releaseCallback)
    }
}

extension CustomFilter {
    /// Keeps the elements of a ``Gio/CollectionModel``, or the objects of any other list, for which a closure
    /// returns true. Call `changed(_:)` when its results change.
    public convenience init<Element>(of type: Element.Type, _ isShown: @escaping @MainActor (Element) -> Bool)
    {
        self.init { item in item.value(as: type).map(isShown) ?? true }
    }
}

extension TreeListModel {
    /// Creates a tree of Swift values. `children` returns nil for a value that never has any.
    ///
    ///     Gtk.TreeListModel(folders) { $0.folders }
    public convenience init<Node>(
        _ roots: [Node], autoexpand: Bool = false, children: @escaping @MainActor (Node) -> [Node]?
    ) {
        self.init(root: Gio.CollectionModel(roots, areSame: nil), passthrough: false, autoexpand: autoexpand)
        { item in
            item.value(as: Node.self).flatMap(children).map { Gio.CollectionModel($0, areSame: nil) }
        }
    }
}
