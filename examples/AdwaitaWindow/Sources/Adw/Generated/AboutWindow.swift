// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwAboutWindow`.
open class AboutWindow: Window {
    open override nonisolated class var gtype: UInt { _ = AdwModule.isRegistered; return adw_about_window_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AboutWindow(_borrowed: raw) }
}

extension AboutWindow {
    /// `application-icon`, `adw_about_window_get_application_icon()`.
    public var applicationIcon: String {
        get { C.string(adw_about_window_get_application_icon(C.opaque(_raw))) }
        set { adw_about_window_set_application_icon(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.applicationIcon; defer { self.applicationIcon = value }; yield &value }
    }

    /// `application-name`, `adw_about_window_get_application_name()`.
    public var applicationName: String {
        get { C.string(adw_about_window_get_application_name(C.opaque(_raw))) }
        set { adw_about_window_set_application_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.applicationName; defer { self.applicationName = value }; yield &value }
    }

    /// `artists`, `adw_about_window_get_artists()`.
    public var artists: [String] {
        get { C.strings(constant: adw_about_window_get_artists(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            adw_about_window_set_artists(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.artists; defer { self.artists = value }; yield &value }
    }

    /// `comments`, `adw_about_window_get_comments()`.
    public var comments: String {
        get { C.string(adw_about_window_get_comments(C.opaque(_raw))) }
        set { adw_about_window_set_comments(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.comments; defer { self.comments = value }; yield &value }
    }

    /// `copyright`, `adw_about_window_get_copyright()`.
    public var copyright: String {
        get { C.string(adw_about_window_get_copyright(C.opaque(_raw))) }
        set { adw_about_window_set_copyright(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.copyright; defer { self.copyright = value }; yield &value }
    }

    /// `debug-info`, `adw_about_window_get_debug_info()`.
    public var debugInfo: String {
        get { C.string(adw_about_window_get_debug_info(C.opaque(_raw))) }
        set { adw_about_window_set_debug_info(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.debugInfo; defer { self.debugInfo = value }; yield &value }
    }

    /// `debug-info-filename`, `adw_about_window_get_debug_info_filename()`.
    public var debugInfoFilename: String {
        get { C.string(adw_about_window_get_debug_info_filename(C.opaque(_raw))) }
        set { adw_about_window_set_debug_info_filename(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.debugInfoFilename; defer { self.debugInfoFilename = value }; yield &value }
    }

    /// `designers`, `adw_about_window_get_designers()`.
    public var designers: [String] {
        get { C.strings(constant: adw_about_window_get_designers(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            adw_about_window_set_designers(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.designers; defer { self.designers = value }; yield &value }
    }

    /// `developer-name`, `adw_about_window_get_developer_name()`.
    public var developerName: String {
        get { C.string(adw_about_window_get_developer_name(C.opaque(_raw))) }
        set { adw_about_window_set_developer_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.developerName; defer { self.developerName = value }; yield &value }
    }

    /// `developers`, `adw_about_window_get_developers()`.
    public var developers: [String] {
        get { C.strings(constant: adw_about_window_get_developers(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            adw_about_window_set_developers(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.developers; defer { self.developers = value }; yield &value }
    }

    /// `documenters`, `adw_about_window_get_documenters()`.
    public var documenters: [String] {
        get { C.strings(constant: adw_about_window_get_documenters(C.opaque(_raw))) }
        set {
            let cNewValue = StringVector(newValue)
            adw_about_window_set_documenters(C.opaque(_raw), cNewValue.constant)
        }
        @_alwaysEmitIntoClient _modify { var value = self.documenters; defer { self.documenters = value }; yield &value }
    }

    /// `issue-url`, `adw_about_window_get_issue_url()`.
    public var issueUrl: String {
        get { C.string(adw_about_window_get_issue_url(C.opaque(_raw))) }
        set { adw_about_window_set_issue_url(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.issueUrl; defer { self.issueUrl = value }; yield &value }
    }

    /// `license`, `adw_about_window_get_license()`.
    public var license: String {
        get { C.string(adw_about_window_get_license(C.opaque(_raw))) }
        set { adw_about_window_set_license(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.license; defer { self.license = value }; yield &value }
    }

    /// `license-type`, `adw_about_window_get_license_type()`.
    public var licenseType: Gtk.License {
        get { C.enumeration(adw_about_window_get_license_type(C.opaque(_raw)).rawValue) }
        set { adw_about_window_set_license_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.licenseType; defer { self.licenseType = value }; yield &value }
    }

    /// `release-notes`, `adw_about_window_get_release_notes()`.
    public var releaseNotes: String {
        get { C.string(adw_about_window_get_release_notes(C.opaque(_raw))) }
        set { adw_about_window_set_release_notes(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.releaseNotes; defer { self.releaseNotes = value }; yield &value }
    }

    /// `release-notes-version`, `adw_about_window_get_release_notes_version()`.
    public var releaseNotesVersion: String {
        get { C.string(adw_about_window_get_release_notes_version(C.opaque(_raw))) }
        set { adw_about_window_set_release_notes_version(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.releaseNotesVersion; defer { self.releaseNotesVersion = value }; yield &value }
    }

    /// `support-url`, `adw_about_window_get_support_url()`.
    public var supportUrl: String {
        get { C.string(adw_about_window_get_support_url(C.opaque(_raw))) }
        set { adw_about_window_set_support_url(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.supportUrl; defer { self.supportUrl = value }; yield &value }
    }

    /// `translator-credits`, `adw_about_window_get_translator_credits()`.
    public var translatorCredits: String {
        get { C.string(adw_about_window_get_translator_credits(C.opaque(_raw))) }
        set { adw_about_window_set_translator_credits(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.translatorCredits; defer { self.translatorCredits = value }; yield &value }
    }

    /// `version`, `adw_about_window_get_version()`.
    public var version: String {
        get { C.string(adw_about_window_get_version(C.opaque(_raw))) }
        set { adw_about_window_set_version(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.version; defer { self.version = value }; yield &value }
    }

    /// `website`, `adw_about_window_get_website()`.
    public var website: String {
        get { C.string(adw_about_window_get_website(C.opaque(_raw))) }
        set { adw_about_window_set_website(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.website; defer { self.website = value }; yield &value }
    }

    /// `activate-link`.
    @discardableResult
    public func onActivateLink(
        after: Bool = false, _ handler: @escaping @MainActor (_ uri: String) -> Bool
    ) -> SignalConnection {
        connect("activate-link", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `adw_about_window_add_acknowledgement_section()`.
    public func addAcknowledgementSection(_ name: String? = nil, people: [String]) {
        let cPeople = StringVector(people)
        adw_about_window_add_acknowledgement_section(C.opaque(_raw), name, cPeople.constant)
    }

    /// `adw_about_window_add_credit_section()`.
    public func addCreditSection(_ name: String? = nil, people: [String]) {
        let cPeople = StringVector(people)
        adw_about_window_add_credit_section(C.opaque(_raw), name, cPeople.constant)
    }

    /// `adw_about_window_add_legal_section()`.
    public func addLegalSection(
        _ title: String, copyright: String? = nil, licenseType: Gtk.License, license: String? = nil
    ) {
        adw_about_window_add_legal_section(C.opaque(_raw), title, copyright, .init(rawValue: C.number(licenseType)), license)
    }

    /// `adw_about_window_add_link()`.
    public func addLink(_ title: String, url: String) {
        adw_about_window_add_link(C.opaque(_raw), title, url)
    }
}

extension Members where Owner: AboutWindow {
    public var applicationIcon: PropertyKey<Owner, String> { PropertyKey("application-icon") }
    public var applicationName: PropertyKey<Owner, String> { PropertyKey("application-name") }
    public var artists: PropertyKey<Owner, [String]> { PropertyKey("artists") }
    public var comments: PropertyKey<Owner, String> { PropertyKey("comments") }
    public var copyright: PropertyKey<Owner, String> { PropertyKey("copyright") }
    public var debugInfo: PropertyKey<Owner, String> { PropertyKey("debug-info") }
    public var debugInfoFilename: PropertyKey<Owner, String> { PropertyKey("debug-info-filename") }
    public var designers: PropertyKey<Owner, [String]> { PropertyKey("designers") }
    public var developerName: PropertyKey<Owner, String> { PropertyKey("developer-name") }
    public var developers: PropertyKey<Owner, [String]> { PropertyKey("developers") }
    public var documenters: PropertyKey<Owner, [String]> { PropertyKey("documenters") }
    public var issueUrl: PropertyKey<Owner, String> { PropertyKey("issue-url") }
    public var license: PropertyKey<Owner, String> { PropertyKey("license") }
    public var licenseType: PropertyKey<Owner, Gtk.License> { PropertyKey("license-type") }
    public var releaseNotes: PropertyKey<Owner, String> { PropertyKey("release-notes") }
    public var releaseNotesVersion: PropertyKey<Owner, String> { PropertyKey("release-notes-version") }
    public var supportUrl: PropertyKey<Owner, String> { PropertyKey("support-url") }
    public var translatorCredits: PropertyKey<Owner, String> { PropertyKey("translator-credits") }
    public var version: PropertyKey<Owner, String> { PropertyKey("version") }
    public var website: PropertyKey<Owner, String> { PropertyKey("website") }
    public var activateLink: AnsweredSignalKey<Owner, String, Bool> { AnsweredSignalKey(one: "activate-link") }
}
