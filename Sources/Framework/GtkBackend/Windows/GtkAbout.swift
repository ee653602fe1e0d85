// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// The description of a program, in a `GtkAboutDialog`.
final class GtkAbout: GtkDialogWindow {
    init(_ about: About, above parent: DialogParent) {
        let dialog = Gtk.AboutDialog()
        super.init(dialog, title: about.name, above: parent)
        dialog.programName = about.name
        dialog.version = about.version.nilIfEmpty
        dialog.comments = about.comments.nilIfEmpty
        dialog.copyright = about.copyright.nilIfEmpty
        if !about.license.isEmpty {
            dialog.license = about.license
            dialog.wrapLicense = true
        }
        let icon = about.icon ?? parent.window?.iconName ?? parent.window?.application?.applicationId
        let theme = Gtk.IconTheme.for(window.display)
        dialog.logoIconName = icon.flatMap { theme.hasIcon($0) ? $0 : nil } ?? "application-x-executable"
        if let website = about.website {
            dialog.website = website
            dialog.websiteLabel = about.websiteTitle ?? website
        }
        dialog.authors = about.authors
        dialog.documenters = about.documenters
        dialog.artists = about.artists
        dialog.translatorCredits = about.translators.nilIfEmpty
        window.present()
    }
}

extension String {
    fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
