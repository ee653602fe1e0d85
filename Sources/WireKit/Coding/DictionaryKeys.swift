// SPDX-License-Identifier: MIT

/// The keys of dictionaries are data and not names of fields: they are written out, not put into the table of names, and a
/// default value has none for them.
enum DictionaryKeys {
    /// The type of the keys by which a dictionary encodes itself, which is not public.
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
