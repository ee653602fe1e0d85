// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension ListStore {
    /// Sorts the items. `g_list_store_sort()`.
    public func sort(_ areInIncreasingOrder: (Object, Object) -> Bool) {
        withoutActuallyEscaping(areInIncreasingOrder) { order in
            C.withTemporary(order) {
                g_list_store_sort(C.opaque(_raw), compareItems, $0)
            }
        }
    }

    /// Inserts an item at its position in the order, and returns that position. `g_list_store_insert_sorted()`.
    @discardableResult
    public func insertSorted(_ item: Object, _ areInIncreasingOrder: (Object, Object) -> Bool) -> Int {
        withoutActuallyEscaping(areInIncreasingOrder) { order in
            C.withTemporary(order) {
                Int(g_list_store_insert_sorted(C.opaque(_raw), item._raw, compareItems, $0))
            }
        }
    }

    /// Replaces a range of the list. `g_list_store_splice()`.
    public func splice(at position: Int, removing count: Int, inserting items: [Object]) {
        var additions: [UnsafeMutableRawPointer?] = items.map { $0._raw }
        g_list_store_splice(
            C.opaque(_raw), guint(position), guint(count), &additions, guint(additions.count))
    }
}

/// Calls the closure in `user_data` to compare two items.
private let compareItems: GCompareDataFunc = { left, right, data in
    guard let left: Object = C.borrow(left), let right: Object = C.borrow(right) else { return 0 }
    let order = Callback<(Object, Object) -> Bool>.at(data)
    return order(left, right) ? -1 : order(right, left) ? 1 : 0
}
