// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// A list written in Swift, for what a ``CollectionModel`` cannot do: rows that are computed, or read page by page.
/// Say `itemsChanged(position:removed:added:)` when it changes.
@MainActor
public protocol ListModelSubclass: CustomClass, ListModel {
    /// How many rows there are.
    var doCount: Int { get }
    /// A row; nil past the end. The same object for the same row while anybody holds it.
    func doItem(at position: Int) -> Object?
    /// The run-time type of the rows.
    static var doItemType: UInt { get }
}

extension ListModelSubclass {
    public static var doItemType: UInt { rx_type_object() }
}

/// How C calls a ``ListModelSubclass``.
package enum ListModelGlue: Glue {
    package static var gtype: UInt { g_list_model_get_type() }
    package static var size: Int { MemoryLayout<GListModelInterface>.size }
    package static func isWanted(by type: any CustomClass.Type) -> Bool { type is any ListModelSubclass.Type }

    package static func fill(_ raw: UnsafeMutableRawPointer) {
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
