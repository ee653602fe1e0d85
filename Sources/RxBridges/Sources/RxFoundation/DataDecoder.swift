// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

/// Something that makes values of data, such as a `JSONDecoder`; conform for a format of your own.
public protocol DataDecoder {
    /// The value that `data` stands for.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// The values that the elements stand for, as `decoder` reads them.
    ///
    /// ```swift
    /// session.rx.data(request: request).decode(type: Weather.self, decoder: JSONDecoder())
    /// ```
    ///
    /// An error that `decoder` throws ends the sequence. Errors, completion and disposal pass through.
    public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
        map({ try decoder.decode(type, from: $0) })
    }
}
