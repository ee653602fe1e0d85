// SPDX-License-Identifier: MIT

import CGtk

/// An error of a C function: a domain, a code, and a message for the user.
///
/// Compare it with a case of an error enumeration: `catch where error.is(IOErrorEnum.notFound)`.
public struct GLibError: Error, Hashable, Sendable {
    /// The name of the domain, such as `g-io-error-quark`.
    public let domain: String
    /// The code of the error in its domain.
    public let code: Int
    /// The message, in the user's language.
    public let message: String

    /// Creates an error with a domain of the program's own, to throw it or to pass it to C code.
    public init(domain: String, code: Int, message: String) {
        (self.domain, self.code, self.message) = (domain, code, message)
    }

    /// Creates an error of a domain of a C library, to throw it or to pass it to C code.
    ///
    ///     throw GLibError(Gio.DBusError.accessDenied, "The caller must be an administrator.")
    public init<Code: ErrorCode>(_ code: Code, _ message: String) {
        self.init(domain: Code.domain, code: Int(code.rawValue), message: message)
    }

    /// Returns whether the error is `code` of its domain.
    public func `is`<Code: ErrorCode>(_ code: Code) -> Bool {
        domain == Code.domain && self.code == Int(code.rawValue)
    }

    /// Takes ownership of a C error, and frees it.
    @_spi(Binding) public init(taking error: UnsafeMutablePointer<GError>) {
        self.init(copying: error)
        g_error_free(error)
    }

    /// Copies an error that the C library owns.
    @_spi(Binding) public init(copying error: UnsafePointer<GError>) {
        domain = C.string(g_quark_to_string(error.pointee.domain))
        code = Int(error.pointee.code)
        message = C.string(error.pointee.message)
    }

    /// Returns a C error with the same content, which the receiver frees.
    @_spi(Binding) public var copy: UnsafeMutablePointer<GError>? {
        g_error_new_literal(g_quark_from_string(domain), gint(code), message)
    }
}

extension GLibError: CustomStringConvertible {
    public var description: String { "\(message) (\(domain) \(code))" }
}

/// An enumeration whose cases are the codes of one error domain.
public protocol ErrorCode: Enumeration {
    /// The name of the domain.
    static var domain: String { get }
}
