// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsCertificate`. <https://docs.gtk.org/gio/class.TlsCertificate.html>
open class TlsCertificate: Object {
    open override nonisolated class var gtype: UInt { g_tls_certificate_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TlsCertificate(_borrowed: raw) }

    /// `g_tls_certificate_new_from_file()`.
    public convenience init(file: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_tls_certificate_new_from_file(C.bytes(file), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_tls_certificate_new_from_file"))
    }

    /// `g_tls_certificate_new_from_file_with_password()`.
    public convenience init(file: String, password: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_tls_certificate_new_from_file_with_password(C.bytes(file), password, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_tls_certificate_new_from_file_with_password"))
    }

    /// `g_tls_certificate_new_from_files()`.
    public convenience init(certFile: String, keyFile: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_tls_certificate_new_from_files(C.bytes(certFile), C.bytes(keyFile), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_tls_certificate_new_from_files"))
    }

    /// `g_tls_certificate_new_from_pem()`.
    public convenience init(pem data: String, length: Int = -1) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_tls_certificate_new_from_pem(data, C.gssize(length), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_tls_certificate_new_from_pem"))
    }

    /// `g_tls_certificate_new_from_pkcs11_uris()`.
    public convenience init(pkcs11Uri: String, privateKeyPkcs11Uri: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_tls_certificate_new_from_pkcs11_uris(pkcs11Uri, privateKeyPkcs11Uri, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_tls_certificate_new_from_pkcs11_uris"))
    }

    /// `g_tls_certificate_new_from_pkcs12()`.
    public convenience init(pkcs12 data: [UInt8], password: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(g_tls_certificate_new_from_pkcs12(data, C.gsize(data.count), password, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_tls_certificate_new_from_pkcs12"))
    }
}

extension TlsCertificate {
    /// `certificate-pem`.
    public var certificatePem: String? { property("certificate-pem") }

    /// `issuer`, `g_tls_certificate_get_issuer()`.
    public var issuer: TlsCertificate? { C.borrow(g_tls_certificate_get_issuer(C.cast(_raw))) }

    /// `issuer-name`, `g_tls_certificate_get_issuer_name()`.
    public var issuerName: String? { C.takeOptionalString(g_tls_certificate_get_issuer_name(C.cast(_raw))) }

    /// `not-valid-after`, `g_tls_certificate_get_not_valid_after()`.
    public var notValidAfter: DateTime? { C.take(C.raw(g_tls_certificate_get_not_valid_after(C.cast(_raw)))) }

    /// `not-valid-before`, `g_tls_certificate_get_not_valid_before()`.
    public var notValidBefore: DateTime? { C.take(C.raw(g_tls_certificate_get_not_valid_before(C.cast(_raw)))) }

    /// `pkcs11-uri`.
    public var pkcs11Uri: String? { property("pkcs11-uri") }

    /// `private-key-pem`.
    public var privateKeyPem: String? { property("private-key-pem") }

    /// `private-key-pkcs11-uri`.
    public var privateKeyPkcs11Uri: String? { property("private-key-pkcs11-uri") }

    /// `subject-name`, `g_tls_certificate_get_subject_name()`.
    public var subjectName: String? { C.takeOptionalString(g_tls_certificate_get_subject_name(C.cast(_raw))) }

    /// `g_tls_certificate_list_new_from_file()`.
    public static func list(fromFile file: String) throws(GLibError) -> [TlsCertificate] {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_certificate_list_new_from_file(C.bytes(file), &error)
        if let error { throw GLibError(taking: error) }
        return C.array(list: result, .full) { C.present(C.adopt($0), "g_tls_certificate_list_new_from_file") }
    }

    /// `g_tls_certificate_get_dns_names()`.
    public var dnsNames: [Bytes] { C.array(pointers: g_tls_certificate_get_dns_names(C.cast(_raw)), .container) { C.present(C.copy($0), "g_tls_certificate_get_dns_names") } }

    /// `g_tls_certificate_get_ip_addresses()`.
    public var ipAddresses: [InetAddress] { C.array(pointers: g_tls_certificate_get_ip_addresses(C.cast(_raw)), .container) { C.present(C.borrow($0), "g_tls_certificate_get_ip_addresses") } }

    /// `g_tls_certificate_is_same()`.
    public func isSame(_ certTwo: TlsCertificate) -> Bool {
        g_tls_certificate_is_same(C.cast(_raw), C.cast(certTwo._raw)) != 0
    }

    /// `g_tls_certificate_verify()`.
    @discardableResult
    public func verify(
        _ identity: (any SocketConnectable)? = nil, trustedCa: TlsCertificate? = nil
    ) -> TlsCertificateFlags {
        C.flags(g_tls_certificate_verify(C.cast(_raw), C.opaque(identity?._raw), C.cast(trustedCa?._raw)).rawValue)
    }
}

extension Members where Owner: TlsCertificate {
    public var certificatePem: PropertyKey<Owner, String?> { PropertyKey("certificate-pem") }
    public var issuer: PropertyKey<Owner, TlsCertificate?> { PropertyKey("issuer") }
    public var issuerName: PropertyKey<Owner, String?> { PropertyKey("issuer-name") }
    public var notValidAfter: PropertyKey<Owner, DateTime?> { PropertyKey("not-valid-after") }
    public var notValidBefore: PropertyKey<Owner, DateTime?> { PropertyKey("not-valid-before") }
    public var pkcs11Uri: PropertyKey<Owner, String?> { PropertyKey("pkcs11-uri") }
    public var privateKeyPem: PropertyKey<Owner, String?> { PropertyKey("private-key-pem") }
    public var privateKeyPkcs11Uri: PropertyKey<Owner, String?> { PropertyKey("private-key-pkcs11-uri") }
    public var subjectName: PropertyKey<Owner, String?> { PropertyKey("subject-name") }
}
