// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The device of surfaces: a display, a graphics card, a script.
public class Device: Boxed {
    public override class var gtype: UInt { cairo_gobject_device_get_type() }

    public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
        cairo_device_get_type(OpaquePointer(raw)) == CAIRO_DEVICE_TYPE_SCRIPT
            ? ScriptDevice.self : Device.self
    }

    /// The type of the device in Cairo.
    public var type: DeviceType { C.enumeration(cairo_device_get_type(pointer).rawValue) }

    /// Throws the first error.
    public func checkStatus() throws(CairoError) { try check(cairo_device_status(pointer), "\(Self.self)") }

    /// Completes pending operations.
    public func flush() { cairo_device_flush(pointer) }

    /// Ends all drawing with it, and throws the first error.
    public func finish() throws(CairoError) {
        cairo_device_finish(pointer)
        try check(cairo_device_status(pointer), "\(Self.self).finish()")
    }

    /// Locks the device for other threads while `body` uses the graphics API below Cairo.
    public func acquired<R>(_ body: () throws -> R) throws -> R {
        try check(cairo_device_acquire(pointer), "\(Self.self).acquired(_:)")
        defer { cairo_device_release(pointer) }
        return try body()
    }
}

/// Writes the drawing as a script that Cairo's tools can replay, to find errors in a drawing.
public final class ScriptDevice: Device {
    /// The format of a script: for humans, or compact.
    public enum Mode: Enumeration {
        case ascii, binary
        /// A number that has no case in this binding.
        case newer(Int32)

        public init(rawValue: Int32) { self = Self.numbered(rawValue) ?? .newer(rawValue) }

        public var rawValue: Int32 {
            switch self {
            case .ascii: 0
            case .binary: 1
            case .newer(let number): number
            }
        }

        public static let allCases: [Self] = [.ascii, .binary]
    }

    /// Writes to a file.
    public convenience init(path: String) throws(CairoError) {
        let device = cairo_script_create(C.bytes(path))
        let status = cairo_device_status(device)
        if status != CAIRO_STATUS_SUCCESS { cairo_device_destroy(device) }
        try check(status, "ScriptDevice(path: “\(path)”)")
        self.init(_taking: C.present(C.raw(device), "cairo_script_create"))
    }

    /// The format of the script.
    public var mode: Mode {
        get { C.enumeration(cairo_script_get_mode(pointer).rawValue) }
        set { cairo_script_set_mode(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// Adds a comment.
    public func writeComment(_ comment: String) {
        cairo_script_write_comment(pointer, comment, Int32(clamping: comment.utf8.count))
    }

    /// Adds the content of a recording surface.
    public func write(_ recording: RecordingSurface) throws(CairoError) {
        try check(cairo_script_from_recording_surface(pointer, recording.pointer), "ScriptDevice.write(_:)")
    }

    /// Returns a surface whose drawing is written.
    public func makeSurface(
        _ content: Content = .colorAlpha, width: Double, height: Double
    ) throws(CairoError) -> Surface {
        try Surface(
            made: cairo_script_surface_create(pointer, .init(rawValue: C.number(content)), width, height),
            "ScriptDevice.makeSurface(_:width:height:)")
    }

    /// Returns a surface whose drawing is written, and also drawn on another surface.
    public func makeSurface(for target: Surface) throws(CairoError) -> Surface {
        try Surface(
            made: cairo_script_surface_create_for_target(pointer, target.pointer),
            "ScriptDevice.makeSurface(for:)")
    }
}
