// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewKit

struct ImageDataTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]) func theDigestIsTheSHA256OfTheBytes(text: String, digest: String) {
        #expect(ImageData(Array(text.utf8)).digest == digest)
    }

    @Test func aMillionBytesHaveTheDigestOfTheStandard() {
        #expect(
            ImageData(Array(repeating: UInt8(ascii: "a"), count: 1_000_000)).digest
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func valuesWithTheSameBytesAreEqual() {
        let picture = ImageData([1, 2, 3])
        #expect(picture == ImageData([1, 2, 3]))
        #expect(picture != ImageData([1, 2, 4]))
        #expect(Set([picture, ImageData([1, 2, 3])]).count == 1)
        #expect(ImageSource.bytes([1, 2, 3]) == .bytes(picture))
    }

    /// Otherwise a plugin could make each image of a drawing be compared with all others.
    @Test func imagesThatDifferHaveDifferentHashes() {
        for count in [100, 10_000] {
            for position in [0, count / 2, count - 1] {
                let hashes = Set(
                    (0..<100).map { number in
                        var bytes = [UInt8](repeating: 0, count: count)
                        bytes[position] = UInt8(number)
                        return ImageData(bytes).hashValue
                    })
                #expect(hashes.count == 100, "\(count) bytes, the one at \(position)")
            }
        }
        #expect(ImageData([]) == ImageData([]) && ImageData([]).hashValue == ImageData([]).hashValue)
        let (one, other) = (ImageData([UInt8](repeating: 1, count: 50_000)), ImageData([2]))
        #expect(one == ImageData([UInt8](repeating: 1, count: 50_000)) && one != other)
    }

    @Test func anEncodedStateContainsNoBytesAndTheStoreHasThemOnce() throws {
        let picture = ImageData(Array(repeating: 7, count: 10_000))
        let state = AvatarState {
            $0.name = "Ada"
            $0.picture = picture
        }
        let sent = ImageStore()
        let encoder = JSONEncoder()
        encoder.userInfo[.imageStore] = sent
        let message = try encoder.encode([state, state])
        #expect(message.count < 1000)
        #expect(sent.takeNew() == [picture])
        _ = try encoder.encode(state)
        #expect(sent.takeNew().isEmpty)

        let received = ImageStore()
        received.insert(ImageData(picture.bytes))
        let decoder = JSONDecoder()
        decoder.userInfo[.imageStore] = received
        #expect(try decoder.decode([AvatarState].self, from: message) == [state, state])
        received.removeImage(withDigest: picture.digest)
        #expect(received.image(withDigest: picture.digest) == nil)
    }

    @Test func aMissingStoreOrImageIsExplained() throws {
        let picture = ImageData([1])
        let encoder = JSONEncoder()
        #expect(
            explanation { _ = try encoder.encode(picture) }
                == "ViewKit: an image is encoded as its digest, and its bytes need an ImageStore. Set encoder.userInfo[.imageStore] to one."
        )
        encoder.userInfo[.imageStore] = ImageStore()
        let message = try encoder.encode(picture)
        let decoder = JSONDecoder()
        #expect(
            explanation { _ = try decoder.decode(ImageData.self, from: message) }
                == "ViewKit: an image is encoded as its digest, and its bytes are in an ImageStore. Set decoder.userInfo[.imageStore] "
                + "to the store with the bytes.")
        decoder.userInfo[.imageStore] = ImageStore()
        #expect(
            explanation { _ = try decoder.decode(ImageData.self, from: message) }
                == "ViewKit: the ImageStore has no image with the digest \(picture.digest). Insert the images that the encoder's store "
                + "returns from takeNew() before the values that refer to them are decoded.")
    }

    private func explanation(of work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch EncodingError.invalidValue(_, let context) {
            return context.debugDescription
        } catch DecodingError.dataCorrupted(let context) {
            return context.debugDescription
        } catch {
            return "\(error)"
        }
    }
}
