// SPDX-License-Identifier: MIT

import CGtk

/// What a C function reports when it fails: a domain, a code and a message for people.
///
/// Compare with an error enumeration: `catch where error.is(IOErrorEnum.notFound)`.
public struct GLibError: Error, Hashable, Sendable {
    /// The library's name for the family of errors, such as `g-io-error-quark`.
    public let domain: String
    /// Which error of the domain.
    public let code: Int
    /// What went wrong, in the user's language.
    public let message: String

    /// An error of your own, to hand to C or to throw beside C's.
    public init(domain: String, code: Int, message: String) {
        (self.domain, self.code, self.message) = (domain, code, message)
    }

    /// An error of one of C's domains, to hand to C or to throw beside C's.
    ///
    ///     throw GLibError(Gio.DBusError.accessDenied, "Not today")
    public init<Code: ErrorCode>(_ code: Code, _ message: String) {
        self.init(domain: Code.domain, code: Int(code.rawValue), message: message)
    }

    /// Whether this is `code` of its domain.
    public func `is`<Code: ErrorCode>(_ code: Code) -> Bool {
        domain == Code.domain && self.code == Int(code.rawValue)
    }

    /// Takes an error that C gave away.
    package init(taking error: UnsafeMutablePointer<GError>) {
        self.init(copying: error)
        g_error_free(error)
    }

    /// Copies an error that C keeps.
    package init(copying error: UnsafePointer<GError>) {
        domain = C.string(g_quark_to_string(error.pointee.domain))
        code = Int(error.pointee.code)
        message = C.string(error.pointee.message)
    }

    /// The same error for C, which frees it.
    package var copy: UnsafeMutablePointer<GError>? {
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
