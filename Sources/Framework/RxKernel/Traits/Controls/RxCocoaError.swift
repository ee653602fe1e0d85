// SPDX-License-Identifier: MIT

/// The errors of reactive members of views.
///
/// The kernel sends none of them. They exist for members that were written for RxCocoa.
public enum RxCocoaError: Error {
    /// An unspecified error.
    case unknown
    /// `object` does not support the operation.
    case invalidOperation(object: Any)
    /// Items were read before they were bound.
    case itemsNotYetBound(object: Any)
    /// `object` has no property of that name.
    case invalidPropertyName(object: Any, propertyName: String)
    /// A key path of `sourceObject` leads to an object that has no property of that name.
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    /// A method could not be replaced at run time.
    case errorDuringSwizzling
    /// `object` is not of the type `targetType`.
    case castingError(object: Any, targetType: Any.Type)
}

/// Guard: the values that it carries are only described.
extension RxCocoaError: @unchecked Sendable {}

extension RxCocoaError: CustomDebugStringConvertible {
    /// The error as a sentence.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .invalidOperation(let object): "Invalid operation was attempted on `\(object)`."
        case .itemsNotYetBound(let object): "No items are bound to `\(object)` yet."
        case .invalidPropertyName(let object, let name):
            "Object `\(object)` doesn't have a property named `\(name)`."
        case .invalidObjectOnKeyPath(let object, let source, let name):
            "Unobservable object `\(object)` was observed as `\(name)` of `\(source)`."
        case .errorDuringSwizzling: "Error during swizzling."
        case .castingError(let object, let type): "Error casting `\(object)` to `\(type)`."
        }
    }
}
