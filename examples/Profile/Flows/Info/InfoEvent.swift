// SPDX-License-Identifier: MIT

import ControllerKit

struct FullName: Equatable {
    var first: String
    var last: String
}

/// The events between ``InfoViewModel`` and its children.
enum InfoEvent {
    static let name = RxControllerEvent.identifier(of: FullName.self)
    static let number = RxControllerEvent.identifier(of: String.self)
}

/// The events between ``NameViewModel`` and its children.
enum NameEvent {
    static let firstName = RxControllerEvent.identifier(of: String.self)
    static let lastName = RxControllerEvent.identifier(of: String.self)
    /// A part that the user has changed.
    static let firstNameEdited = RxControllerEvent.identifier(of: String.self, cached: false)
    static let lastNameEdited = RxControllerEvent.identifier(of: String.self, cached: false)
}
