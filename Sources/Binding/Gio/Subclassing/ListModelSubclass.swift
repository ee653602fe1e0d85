// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A list model in Swift, for cases that a ``CollectionModel`` does not cover: rows that are computed, or read page by page.
/// Call `itemsChanged(position:removed:added:)` when it changes.
@MainActor
public protocol ListModelSubclass: CallableByC, ListModel {
    /// Returns the number of rows.
    var doCount: Int { get }
    /// Returns a row; nil past the end. It returns the same object for the same row as long as that object is retained.
    func doItem(at position: Int) -> Object?
    /// The run-time type of the rows.
    static var doItemType: UInt { get }
}

extension ListModelSubclass {
    public static var doItemType: UInt { rx_type_object() }
}

/// The functions by which GIO calls a ``ListModelSubclass``.
@_spi(Binding) public enum ListModelGlue: Glue {
    public static var gtype: UInt { g_list_model_get_type() }
    public static var size: Int { MemoryLayout<GListModelInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ListModelSubclass.Type }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GListModelInterface.self)
        table.pointee.get_item_type = { list in
            guard let model = subclass(list) else { return rx_type_object() }
            return onMainActor { Swift.type(of: model).doItemType }
        }
        table.pointee.get_n_items = { list in
            guard let model = subclass(list) else { return 0 }
            return onMainActor { guint(model.doCount) }
        }
        table.pointee.get_item = { list, position in
            guard let model = subclass(list) else { return nil }
            return onMainActor { model.doItem(at: Int(position)) }?._retained()
        }
    }
}

private func subclass(_ list: OpaquePointer?) -> (any ListModelSubclass)? {
    wrapper(of: UnsafeRawPointer(list)) as? any ListModelSubclass
}
