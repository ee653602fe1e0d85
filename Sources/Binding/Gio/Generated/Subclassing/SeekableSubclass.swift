// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that implements the interface ``Seekable``.
@MainActor
public protocol SeekableSubclass: CallableByC, Seekable {
    /// `GSeekableIface.can_seek`.
    func doCanSeek() -> Bool
    /// `GSeekableIface.can_truncate`.
    func doCanTruncate() -> Bool
    /// `GSeekableIface.seek`.
    func doSeek(offset: Int, type: SeekType, cancellable: Cancellable?) throws(GLibError)
    /// `GSeekableIface.tell`.
    func doTell() -> Int
    /// `GSeekableIface.truncate_fn`.
    func doTruncateFn(offset: Int, cancellable: Cancellable?) throws(GLibError)
}

extension SeekableSubclass {
    /// `GSeekableIface.can_seek`.
    public func doCanSeek() -> Bool {
        guard let parent = SeekableGlue.parent(of: _raw)?.can_seek else { return false }
        return parent(C.opaque(_raw)) != 0
    }

    /// `GSeekableIface.can_truncate`.
    public func doCanTruncate() -> Bool {
        guard let parent = SeekableGlue.parent(of: _raw)?.can_truncate else { return false }
        return parent(C.opaque(_raw)) != 0
    }

    /// `GSeekableIface.seek`.
    public func doSeek(offset: Int, type: SeekType, cancellable: Cancellable? = nil) throws(GLibError) {
        guard let parent = SeekableGlue.parent(of: _raw)?.seek else { return }
        var error: UnsafeMutablePointer<GError>?
        _ = parent(C.opaque(_raw), C.gint64(offset), .init(rawValue: C.number(type)), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `GSeekableIface.tell`.
    public func doTell() -> Int {
        guard let parent = SeekableGlue.parent(of: _raw)?.tell else { return 0 }
        return C.int(parent(C.opaque(_raw)))
    }

    /// `GSeekableIface.truncate_fn`.
    public func doTruncateFn(offset: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        guard let parent = SeekableGlue.parent(of: _raw)?.truncate_fn else { return }
        var error: UnsafeMutablePointer<GError>?
        _ = parent(C.opaque(_raw), C.gint64(offset), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

/// How the library calls a ``SeekableSubclass``.
@_spi(Binding) public enum SeekableGlue: Glue {
    public static var gtype: UInt { g_seekable_get_type() }
    public static var size: Int { MemoryLayout<GSeekableIface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any SeekableSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GSeekableIface.self)
        table.pointee.can_seek = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SeekableSubclass else {
                return SeekableGlue.parent(of: UnsafeMutableRawPointer(instance))?.can_seek?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doCanSeek()
                return answer ? 1 : 0
            }
        }
        table.pointee.can_truncate = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SeekableSubclass else {
                return SeekableGlue.parent(of: UnsafeMutableRawPointer(instance))?.can_truncate?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doCanTruncate()
                return answer ? 1 : 0
            }
        }
        table.pointee.seek = { instance, a0, a1, a2, failure in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SeekableSubclass else {
                return SeekableGlue.parent(of: UnsafeMutableRawPointer(instance))?.seek?(instance, a0, a1, a2, failure) ?? 0
            }
            nonisolated(unsafe) let (a2, failure) = (a2, failure)
            return onMainActor {
                do throws(GLibError) {
                    try swift.doSeek(offset: C.int(a0), type: C.enumeration(a1.rawValue), cancellable: C.borrow(a2))
                    return 1
                } catch {
                    C.fail(error, failure)
                    return 0
                }
            }
        }
        table.pointee.tell = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SeekableSubclass else {
                return SeekableGlue.parent(of: UnsafeMutableRawPointer(instance))?.tell?(instance) ?? 0
            }
            return onMainActor {
                let answer = swift.doTell()
                return C.gint64(answer)
            }
        }
        table.pointee.truncate_fn = { instance, a0, a1, failure in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any SeekableSubclass else {
                return SeekableGlue.parent(of: UnsafeMutableRawPointer(instance))?.truncate_fn?(instance, a0, a1, failure) ?? 0
            }
            nonisolated(unsafe) let (a1, failure) = (a1, failure)
            return onMainActor {
                do throws(GLibError) {
                    try swift.doTruncateFn(offset: C.int(a0), cancellable: C.borrow(a1))
                    return 1
                } catch {
                    C.fail(error, failure)
                    return 0
                }
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GSeekableIface? {
        original(instance)?.assumingMemoryBound(to: GSeekableIface.self).pointee
    }
}
