// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// A Swift class that implements the interface ``LoadableIcon``.
@MainActor
public protocol LoadableIconSubclass: CustomClass, LoadableIcon, IconSubclass {
    /// `GLoadableIconIface.load`.
    func doLoad(size: Int, cancellable: Cancellable?) throws(GLibError) -> (result: InputStream, type: String?)
    /// `GLoadableIconIface.load_finish`.
    func doLoadFinish(_ res: any AsyncResult) throws(GLibError) -> (result: InputStream, type: String?)
}

extension LoadableIconSubclass {
    /// `GLoadableIconIface.load_finish`.
    public func doLoadFinish(
        _ res: any AsyncResult
    ) throws(GLibError) -> (result: InputStream, type: String?) {
        guard let parent = LoadableIconGlue.parent(of: _raw)?.load_finish else { C.unimplemented(self, "doLoadFinish", "GLoadableIconIface.load_finish") }
        var type: UnsafeMutablePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = parent(C.opaque(_raw), C.opaque(res._raw), &type, &error)
        if let error { throw GLibError(taking: error) }
        return (C.present(C.adopt(result), "GLoadableIconIface.load_finish"), C.takeOptionalString(type))
    }
}

/// How C calls a ``LoadableIconSubclass``.
package enum LoadableIconGlue: Glue {
    package static var gtype: UInt { g_loadable_icon_get_type() }
    package static var size: Int { MemoryLayout<GLoadableIconIface>.size }
    package static func isWanted(by type: any CustomClass.Type) -> Bool { type is any LoadableIconSubclass.Type }
    package static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GLoadableIconIface.self)
        table.pointee.load = { instance, a0, a1, a2, failure in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any LoadableIconSubclass else {
                return LoadableIconGlue.parent(of: UnsafeMutableRawPointer(instance))?.load?(instance, a0, a1, a2, failure) ?? nil
            }
            nonisolated(unsafe) let (a1, a2, failure) = (a1, a2, failure)
            return onMainActor {
                do throws(GLibError) {
                    let answer = try swift.doLoad(size: C.int(a0), cancellable: C.borrow(a2))
                    a1?.pointee = C.duplicate(answer.type)
                    return C.cast(answer.result._retained())
                } catch {
                    C.fail(error, failure)
                    return nil
                }
            }
        }
        table.pointee.load_finish = { instance, a0, a1, failure in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any LoadableIconSubclass else {
                return LoadableIconGlue.parent(of: UnsafeMutableRawPointer(instance))?.load_finish?(instance, a0, a1, failure) ?? nil
            }
            nonisolated(unsafe) let (a0, a1, failure) = (a0, a1, failure)
            return onMainActor {
                do throws(GLibError) {
                    let answer = try swift.doLoadFinish(C.present(C.borrow(C.raw(a0), AnyAsyncResult.self), "load_finish"))
                    a1?.pointee = C.duplicate(answer.type)
                    return C.cast(answer.result._retained())
                } catch {
                    C.fail(error, failure)
                    return nil
                }
            }
        }
    }

    /// The functions that C had before Swift took over.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GLoadableIconIface? {
        original(instance)?.assumingMemoryBound(to: GLoadableIconIface.self).pointee
    }
}
