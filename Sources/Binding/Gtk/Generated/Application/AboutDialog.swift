// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkAboutDialog`. <https://docs.gtk.org/gtk4/class.AboutDialog.html>
open class AboutDialog: Window {
    open override nonisolated class var gtype: UInt { gtk_about_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AboutDialog(_borrowed: raw) }
}

extension AboutDialog {
    /// `artists`, `gtk_about_dialog_get_artists()`.
    public var artists: [String] {
        get { C.strings(constant: gtk_about_dialog_get_artists(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_about_dialog_set_artists(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.artists; defer { self.artists = value }; yield &value }
    }

    /// `authors`, `gtk_about_dialog_get_authors()`.
    public var authors: [String] {
        get { C.strings(constant: gtk_about_dialog_get_authors(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_about_dialog_set_authors(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.authors; defer { self.authors = value }; yield &value }
    }

    /// `comments`, `gtk_about_dialog_get_comments()`.
    public var comments: String? {
        get { C.optionalString(gtk_about_dialog_get_comments(C.opaque(_raw))) }
        set { gtk_about_dialog_set_comments(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.comments; defer { self.comments = value }; yield &value }
    }

    /// `copyright`, `gtk_about_dialog_get_copyright()`.
    public var copyright: String? {
        get { C.optionalString(gtk_about_dialog_get_copyright(C.opaque(_raw))) }
        set { gtk_about_dialog_set_copyright(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.copyright; defer { self.copyright = value }; yield &value }
    }

    /// `documenters`, `gtk_about_dialog_get_documenters()`.
    public var documenters: [String] {
        get { C.strings(constant: gtk_about_dialog_get_documenters(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            gtk_about_dialog_set_documenters(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.documenters; defer { self.documenters = value }; yield &value }
    }

    /// `license`, `gtk_about_dialog_get_license()`.
    public var license: String? {
        get { C.optionalString(gtk_about_dialog_get_license(C.opaque(_raw))) }
        set { gtk_about_dialog_set_license(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.license; defer { self.license = value }; yield &value }
    }

    /// `license-type`, `gtk_about_dialog_get_license_type()`.
    public var licenseType: License {
        get { C.enumeration(gtk_about_dialog_get_license_type(C.opaque(_raw)).rawValue) }
        set { gtk_about_dialog_set_license_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.licenseType; defer { self.licenseType = value }; yield &value }
    }

    /// `logo`, `gtk_about_dialog_get_logo()`.
    public var logo: (any Gdk.Paintable)? {
        get { C.borrow(C.raw(gtk_about_dialog_get_logo(C.opaque(_raw))), Gdk.AnyPaintable.self) }
        set { gtk_about_dialog_set_logo(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.logo; defer { self.logo = value }; yield &value }
    }

    /// `logo-icon-name`, `gtk_about_dialog_get_logo_icon_name()`.
    public var logoIconName: String? {
        get { C.optionalString(gtk_about_dialog_get_logo_icon_name(C.opaque(_raw))) }
        set { gtk_about_dialog_set_logo_icon_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.logoIconName; defer { self.logoIconName = value }; yield &value }
    }

    /// `program-name`, `gtk_about_dialog_get_program_name()`.
    public var programName: String? {
        get { C.optionalString(gtk_about_dialog_get_program_name(C.opaque(_raw))) }
        set { gtk_about_dialog_set_program_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.programName; defer { self.programName = value }; yield &value }
    }

    /// `system-information`, `gtk_about_dialog_get_system_information()`.
    public var systemInformation: String? {
        get { C.optionalString(gtk_about_dialog_get_system_information(C.opaque(_raw))) }
        set { gtk_about_dialog_set_system_information(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.systemInformation; defer { self.systemInformation = value }; yield &value }
    }

    /// `translator-credits`, `gtk_about_dialog_get_translator_credits()`.
    public var translatorCredits: String? {
        get { C.optionalString(gtk_about_dialog_get_translator_credits(C.opaque(_raw))) }
        set { gtk_about_dialog_set_translator_credits(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.translatorCredits; defer { self.translatorCredits = value }; yield &value }
    }

    /// `version`, `gtk_about_dialog_get_version()`.
    public var version: String? {
        get { C.optionalString(gtk_about_dialog_get_version(C.opaque(_raw))) }
        set { gtk_about_dialog_set_version(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.version; defer { self.version = value }; yield &value }
    }

    /// `website`, `gtk_about_dialog_get_website()`.
    public var website: String? {
        get { C.optionalString(gtk_about_dialog_get_website(C.opaque(_raw))) }
        set { gtk_about_dialog_set_website(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.website; defer { self.website = value }; yield &value }
    }

    /// `website-label`, `gtk_about_dialog_get_website_label()`.
    public var websiteLabel: String? {
        get { C.optionalString(gtk_about_dialog_get_website_label(C.opaque(_raw))) }
        set { setProperty("website-label", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.websiteLabel; defer { self.websiteLabel = value }; yield &value }
    }

    /// `wrap-license`, `gtk_about_dialog_get_wrap_license()`.
    public var wrapLicense: Bool {
        get { gtk_about_dialog_get_wrap_license(C.opaque(_raw)) != 0 }
        set { gtk_about_dialog_set_wrap_license(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapLicense; defer { self.wrapLicense = value }; yield &value }
    }

    /// `activate-link`.
    @discardableResult
    public func onActivateLink(
        after: Bool = false, _ handler: @escaping @MainActor (_ uri: String) -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_about_dialog_add_credit_section()`.
    public func addCreditSection(_ sectionName: String, people: [String]) {
        let cPeople = StringVector(people)
        gtk_about_dialog_add_credit_section(C.opaque(_raw), sectionName, cPeople.constant)
    }
}

extension Members where Owner: AboutDialog {
    public var artists: PropertyKey<Owner, [String]> { PropertyKey("artists") }
    public var authors: PropertyKey<Owner, [String]> { PropertyKey("authors") }
    public var comments: PropertyKey<Owner, String?> { PropertyKey("comments") }
    public var copyright: PropertyKey<Owner, String?> { PropertyKey("copyright") }
    public var documenters: PropertyKey<Owner, [String]> { PropertyKey("documenters") }
    public var license: PropertyKey<Owner, String?> { PropertyKey("license") }
    public var licenseType: PropertyKey<Owner, License> { PropertyKey("license-type") }
    public var logo: PropertyKey<Owner, (any Gdk.Paintable)?> { PropertyKey("logo", optional: Gdk.AnyPaintable.self) }
    public var logoIconName: PropertyKey<Owner, String?> { PropertyKey("logo-icon-name") }
    public var programName: PropertyKey<Owner, String?> { PropertyKey("program-name") }
    public var systemInformation: PropertyKey<Owner, String?> { PropertyKey("system-information") }
    public var translatorCredits: PropertyKey<Owner, String?> { PropertyKey("translator-credits") }
    public var version: PropertyKey<Owner, String?> { PropertyKey("version") }
    public var website: PropertyKey<Owner, String?> { PropertyKey("website") }
    public var websiteLabel: PropertyKey<Owner, String?> { PropertyKey("website-label") }
    public var wrapLicense: PropertyKey<Owner, Bool> { PropertyKey("wrap-license") }
    public var activateLink: AnsweredSignalKey<Owner, String, Bool> { AnsweredSignalKey(one: "activate-link") }
}
