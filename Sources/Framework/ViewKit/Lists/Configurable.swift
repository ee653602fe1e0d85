// SPDX-License-Identifier: MIT

/// A view that shows a model, and later another one, as the cells of a list do.
///
/// `configure` must set everything that the view shows, and must not subscribe to anything:
/// ```swift
/// final class ContactCell: Box, Configurable {
///     private let nameLabel = Label()
///     init() { super.init(.horizontal, [nameLabel]) }
///     func configure(_ contact: Contact) { nameLabel.text = contact.name }
/// }
/// ```
@preconcurrency @MainActor public protocol Configurable: View {
    /// The type of the models.
    associatedtype Model

    /// Shows `model` in place of the previous one.
    func configure(_ model: Model)
}
