// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Foundation

/// The links that the application opens, from the command line, from another program or from the clipboard.
///
/// | link | opens |
/// |---|---|
/// | `contacts:contact/ID` | a contact |
/// | `contacts:contact/ID/friends` | the friends of a contact |
/// | `contacts:search?text=TEXT` | the list with a search |
/// | `contacts:new?name=NAME&phone=PHONE&email=MAIL` | the form for a new contact |
/// | `contacts:preferences` | the preferences |
package enum ContactsLinks {
    private static let scheme = "contacts:"

    /// The link that opens a contact.
    package static func uri(of id: Contact.ID) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        return scheme + "contact/" + (id.uid.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")
    }

    /// The steps for a URI; nil if it is no link of this application, such as a file.
    @MainActor package static func link(for uri: String) -> DeepLink? {
        uri.hasPrefix(scheme) ? routes.link(for: uri) ?? DeepLink(AppStep.linkIsUnknown(uri)) : nil
    }

    @MainActor private static let routes: DeepLinkRoutes = {
        var routes = DeepLinkRoutes()
        routes.add("contact/:id") { match in
            match["id"].map { [ContactsStep.contact(Contact.ID($0))] }
        }
        routes.add("contact/:id/friends") { match in
            match["id"].map { [ContactsStep.contact(Contact.ID($0)), ProfileStep.friends] }
        }
        routes.add("search") { match in [ContactsStep.search(match["text"] ?? "")] }
        routes.add("new") { match in
            [
                ContactsStep.newContact(
                    ContactPrefill(
                        name: match["name"] ?? "", phone: match["phone"] ?? "", email: match["email"] ?? ""))
            ]
        }
        routes.add("preferences") { _ in [AppStep.preferences] }
        return routes
    }()
}
