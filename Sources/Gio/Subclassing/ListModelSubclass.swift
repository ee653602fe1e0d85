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
    nonisolated static var doItemType: UInt { get }
}

extension ListModelSubclass {
    public nonisolated static var doItemType: UInt { rx_type_object() }

    public nonisolated static func _addInterfaces(_ type: UInt) {
        var interface = GInterfaceInfo(
            interface_init: { interface, _ in
                let methods = interface?.assumingMemoryBound(to: GListModelInterface.self)
                methods?.pointee.get_item_type = { list in
                    (list.flatMap { wrapper(of: UnsafeRawPointer($0)) } as? any ListModelSubclass)
                        .map { Swift.type(of: $0).doItemType } ?? rx_type_object()
                }
                methods?.pointee.get_n_items = { list in
                    guard
                        let model = list.flatMap({ wrapper(of: UnsafeRawPointer($0)) })
                            as? any ListModelSubclass
                    else { return 0 }
                    return onMainActor { guint(model.doCount) }
                }
                methods?.pointee.get_item = { list, position in
                    guard
                        let model = list.flatMap({ wrapper(of: UnsafeRawPointer($0)) })
                            as? any ListModelSubclass
                    else { return nil }
                    return onMainActor { model.doItem(at: Int(position)) }?._retained()
                }
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    }
}
