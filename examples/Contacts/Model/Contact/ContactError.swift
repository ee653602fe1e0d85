// SPDX-License-Identifier: MIT

/// An error in the input of the user.
package enum ContactError: Error, Hashable, Sendable, CustomStringConvertible {
    case nameMissing
    case phoneMalformed(String)
    case emailMalformed(String)
    case birthdayMalformed(String)
    case ownFriend

    package var description: String {
        switch self {
        case .nameMissing: "A contact needs a name. Type a name or an organisation."
        case .phoneMalformed(let text):
            "“\(text)” is not a telephone number. Use digits, spaces and + - . / ( ) * #."
        case .emailMalformed(let text):
            "“\(text)” is not a mail address. Write it as name@example.org."
        case .birthdayMalformed(let text):
            "“\(text)” is not a day. Write it as 1990-12-31, or as --12-31 without a year."
        case .ownFriend: "A contact cannot be a friend of itself. Choose somebody else."
        }
    }
}
