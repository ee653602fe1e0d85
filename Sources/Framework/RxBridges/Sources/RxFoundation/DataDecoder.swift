// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

/// A type that decodes values from data, such as `JSONDecoder`. Conform for a format of your own.
public protocol DataDecoder {
    /// Returns the value that `data` encodes.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Returns the values that `decoder` decodes from the elements.
    ///
    /// ```swift
    /// session.rx.data(request: request).decode(type: Weather.self, decoder: JSONDecoder())
    /// ```
    ///
    /// An error that `decoder` throws ends the sequence. Errors, completion and disposal are passed on.
    public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
        map({ try decoder.decode(type, from: $0) })
    }
}
