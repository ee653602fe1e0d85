// SPDX-License-Identifier: MIT

import Testing

@testable import PluginKit

/// Creates a manifest `org.example.NAME`, named after its last part.
private func plugin(_ name: String, _ more: String = "", version: String = "1.0") -> PluginManifest {
    let text = manifest(id: "org.example.\(name)", more: more).replacing(
        "Version=1.0", with: "Version=\(version)"
    )
    .replacing("Name=Contacts", with: "Name=\(name)")
    guard let result = try? PluginManifest(parsing: Array(text.utf8), file: "/plugins/\(name).plugin") else {
        Issue.record("not a manifest: \(text)")
        return plugin("broken")
    }
    return result
}

private func messages(_ resolution: PluginResolution) -> [String] {
    resolution.refused.map { "\($0.manifest.id.lastPart): \($0.failure)" }
}

private func names(_ manifests: [PluginManifest]) -> [Substring] { manifests.map(\.id.lastPart) }

@Suite struct PluginResolutionTests {
    @Test func aWrongVersionIsRefused() {
        let resolution = PluginResolution([
            plugin("a", "Depends=org.example.c >=2"), plugin("b", "Depends=org.example.c >=1 <2"),
            plugin("c", version: "1.5"), plugin("d", "Depends=org.example.e >=1"),
            plugin("e", version: "spring"),
        ])
        #expect(names(resolution.manifests) == ["c", "b", "e"])
        #expect(
            messages(resolution) == [
                "a: It needs the plugin org.example.c in a version >=2, but 1.5 is installed. Install another version of it.",
                "d: It needs the plugin org.example.e in a version >=1, but spring is installed. Install another version of it.",
            ])
    }

    @Test func aPluginThatIsTurnedOffTakesItsDependentsWithIt() {
        let plugins = [
            plugin("a", "Depends=org.example.b"), plugin("b"), plugin("c", "Depends=org.example.a"),
        ]
        let resolution = PluginResolution(plugins, disabled: ["org.example.b"])
        #expect(resolution.manifests.isEmpty)
        #expect(names(resolution.disabled) == ["b"])
        #expect(
            messages(resolution) == [
                "a: It needs the plugin org.example.b, which is turned off. Turn it on.",
                "c: It needs the plugin org.example.a, which did not start. See the reason listed for that plugin.",
            ])
    }

    @Test func ofTwoInConflictOneStarts() {
        let declared = PluginResolution([
            plugin("a", "Conflicts=org.example.b <2"), plugin("b"), plugin("c", "Depends=org.example.a"),
        ])
        #expect(names(declared.manifests) == ["b"])
        #expect(
            messages(declared) == [
                "a: It cannot run beside b: its manifest has a conflict with org.example.b <2. Turn off or remove one of the two.",
                "c: It needs the plugin org.example.a, which did not start. See the reason listed for that plugin.",
            ])
        let mutual = PluginResolution([
            plugin("a", "Conflicts=org.example.b"), plugin("b", "Conflicts=org.example.a"),
        ])
        #expect(names(mutual.manifests) == ["a"])
        let other = PluginResolution([plugin("a", "Conflicts=org.example.b <1"), plugin("b")])
        #expect(names(other.manifests) == ["a", "b"])
        let off = PluginResolution(
            [plugin("a", "Conflicts=org.example.b"), plugin("b")], disabled: ["org.example.b"])
        #expect(names(off.manifests) == ["a"])
        let linked = PluginResolution([plugin("a", "Conflicts=org.example.b")], linked: ["org.example.b"])
        #expect(messages(linked).first?.hasPrefix("a: It cannot run beside org.example.b:") == true)
    }

    @Test func anOptionalPluginStartsFirstIfItIsThere() {
        let both = PluginResolution([plugin("a", "Optional=org.example.z;org.example.nobody"), plugin("z")])
        #expect(names(both.manifests) == ["z", "a"])
        #expect(both.manifests.allSatisfy { $0.warnings.isEmpty })
        let older = PluginResolution([plugin("a", "Optional=org.example.z >=2"), plugin("z")])
        #expect(names(older.manifests) == ["a", "z"])
        #expect(
            older.manifests[0].warnings.map(\.description) == [
                "/plugins/a.plugin: z 1.0 is not used, because Optional= requires org.example.z >=2. Install another version of it."
            ])
        let around = PluginResolution([
            plugin("a", "Optional=org.example.z"), plugin("z", "Depends=org.example.a"),
        ])
        #expect(names(around.manifests) == ["a", "z"])
        #expect(
            around.manifests[0].warnings.map(\.message) == [
                "org.example.z is in Optional=, but depends on this plugin, and so starts after it"
            ])
    }

    @Test func theFirstOfTwoPagesWithOneIDStays() {
        let page = "Process=shell\n[Page list]\nTitle=List\nIcon=list\n[Action add]\nTitle=Add"
        let resolution = PluginResolution([plugin("a", page), plugin("b", page)])
        #expect(resolution.manifests[0].warnings.isEmpty)
        #expect(
            resolution.manifests[1].warnings.map(\.description) == [
                "/plugins/b.plugin: [Page list] is not used, because org.example.a has a page with this id. Choose another id.",
                "/plugins/b.plugin: [Action add] is not used, because org.example.a has an action with this id. Choose another id.",
            ])
    }

    @Test func pluginsWithProcessesOfTheirOwnHaveActionsWithOneID() {
        let action = "[Action add]\nTitle=Add"
        let resolution = PluginResolution([plugin("a", action), plugin("b", action)])
        #expect(resolution.manifests.flatMap(\.warnings).isEmpty)
    }

    @Test func extensionsAreComparedWithTheirPoints() throws {
        let resolution = PluginResolution([
            plugin("a", "[ExtensionPoint format]\nFields=title:string"),
            plugin("b", "[Extension csv]\nPoint=org.example.a/format\nValue.title=CSV"),
            plugin("c", "[Extension csv]\nPoint=org.example.a/formats\nValue.title=CSV"),
            plugin("d", "[Extension csv]\nPoint=org.example.nobody/format"),
            plugin("e", "[Extension csv]\nPoint=org.example.a/format"),
        ])
        #expect(
            resolution.manifests.flatMap(\.warnings).map(\.description) == [
                "/plugins/c.plugin:7: [Extension csv] extends org.example.a/formats, which a does not have. Write one of format.",
                "/plugins/e.plugin:7: [Extension csv] has no Value.title, which org.example.a/format requires. "
                    + "Add Value.title= with a value of the type string.",
            ])
    }

    @Test func cyclesAndWhatIsBehindThemAreRefused() {
        let resolution = PluginResolution([
            plugin("a", "Depends=org.example.d"), plugin("b", "Depends=org.example.c"),
            plugin("c", "Depends=org.example.b"), plugin("d", "Depends=org.example.c;org.example.e"),
            plugin("e"), plugin("f", "Depends=org.example.f2"), plugin("f2", "Depends=org.example.f"),
        ])
        #expect(names(resolution.manifests) == ["e"])
        #expect(
            resolution.refused.map(\.failure) == [
                .dependencyFailed("org.example.d"), .dependencyCycle(["org.example.b", "org.example.c"]),
                .dependencyCycle(["org.example.b", "org.example.c"]), .dependencyFailed("org.example.c"),
                .dependencyCycle(["org.example.f", "org.example.f2"]),
                .dependencyCycle(["org.example.f", "org.example.f2"]),
            ])
    }

    @Test func theOrderOfTheFilesMakesNoDifference() {
        var random = SplitMix(state: 7)
        for _ in 0..<200 {
            let plugins = (0..<8).map { index in
                let ids = (0..<9).filter { _ in .random(in: 0..<4, using: &random) == 0 }.filter {
                    $0 != index
                }
                let words = ["Depends", "Optional", "Conflicts"].enumerated().map { place, key in
                    "\(key)="
                        + ids.filter { $0 % 3 == place }.map { "org.example.p\($0)" }.joined(separator: ";")
                }
                return plugin("p\(index)", words.joined(separator: "\n"))
            }
            let first = PluginResolution(plugins)
            let second = PluginResolution(plugins.shuffled(using: &random))
            #expect(first.manifests == second.manifests)
            #expect(messages(first) == messages(second))
            #expect(first.manifests.count + first.refused.count == 8)
            // Each plugin follows those that it depends on.
            for (index, manifest) in first.manifests.enumerated() {
                for needed in manifest.dependencies {
                    #expect(first.manifests[..<index].contains { $0.id == needed })
                }
            }
        }
    }

    @Test func aLongChainNeedsNoStack() {
        let plugins = (0..<5_000).map { plugin("p\($0)", $0 == 0 ? "" : "Depends=org.example.p\($0 - 1)") }
        let resolution = PluginResolution(plugins)
        #expect(resolution.manifests.count == 5_000)
        #expect(resolution.manifests.last?.id == "org.example.p4999")
    }
}
