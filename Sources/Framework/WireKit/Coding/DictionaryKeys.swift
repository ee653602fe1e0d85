// SPDX-License-Identifier: MIT

/// Recognizes the coding keys that a dictionary uses to encode itself.
///
/// The keys of a dictionary are data, not names of fields. They are written as text, are not added to the table of names, and have
/// no default values.
enum DictionaryKeys {
    /// The type of a dictionary's coding keys. It is not public, so it is read from an encoded dictionary.
    private static let type: ObjectIdentifier? = {
        let probe = Probe()
        try? ["": 0].encode(to: probe)
        return probe.keys
    }()

    static func areOf(_ key: (some CodingKey).Type) -> Bool { ObjectIdentifier(key) == type }

    private final class Probe: Encoder {
        var keys: ObjectIdentifier?
        let writer = Writer(names: NameTable(), limits: WireLimits(), stored: nil)
        var codingPath: [any CodingKey] { [] }
        var userInfo: [CodingUserInfoKey: Any] { [:] }

        func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            keys = ObjectIdentifier(type)
            let handle = writer.begin(.root)
            writer.open(handle, .object)
            return KeyedEncodingContainer(KeyedWriter(writer: writer, handle: handle, areNames: false))
        }

        func unkeyedContainer() -> any UnkeyedEncodingContainer {
            UnkeyedWriter(writer: writer, handle: writer.begin(.root))
        }

        func singleValueContainer() -> any SingleValueEncodingContainer {
            ValueEncoder(writer: writer, handle: writer.begin(.root))
        }
    }
}
