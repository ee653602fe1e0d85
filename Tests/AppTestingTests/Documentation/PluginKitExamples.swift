// SPDX-License-Identifier: MIT

import RxKernel
import ShellKit

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// PluginKit: PluginExtension
@MainActor private func pluginExtensionExample(_ context: PluginContext, _ bag: DisposeBag) {
    context.extensions(of: "exporter").subscribe(onNext: { extensions in
        for exporter in extensions { print(exporter.plugin, exporter.values) }
    }).disposed(by: bag)
}

// PluginKit: SettingValue
@MainActor private func settingValueExample(_ context: PluginContext) throws {
    try context.settings.set("rows", to: .int(30))
}

// PluginKit: FrameworkInterface
@MainActor private func frameworkInterfaceExample() {
    print("This program was built with the interface \(FrameworkInterface.current).")
}

// PluginKit: PluginEntry
@MainActor private func pluginEntryExample() {
    let entry = PluginEntry { ContactsPlugin() }.retained()
    _ = entry
}

// PluginKit: PluginFailure
@MainActor private func pluginFailureExample(_ record: PluginRecord) {
    if case .dependencyMissing(let id) = record.failure { print("Install \(id) first.") }
}

// PluginKit: PluginRecord
@MainActor private func pluginRecordExample(_ shell: Shell, _ bag: DisposeBag) {
    shell.plugins.subscribe(onNext: { records in
        for record in records { print(record.name, record.state, record.warnings) }
    }).disposed(by: bag)
}

// PluginKit: FrameworkVersion
@MainActor private func frameworkVersionExample(_ manifest: PluginManifest) {
    print("RxShell \(FrameworkVersion.current), \(manifest.name.text) for \(manifest.framework)")
}

// PluginKit: ManifestDiagnostic
@MainActor private func manifestDiagnosticExample(_ manifest: PluginManifest) {
    for warning in manifest.warnings { print(warning) }
}

// PluginKit: PluginID
@MainActor private func pluginIDExample(_ shell: Shell) {
    let contacts: PluginID = "org.example.contacts"
    shell.turnOff(contacts)
}

// PluginKit: PluginRequirement
@MainActor private func pluginRequirementExample() {
    let accounts = PluginRequirement("org.example.accounts >=1.2 <2")
    if accounts?.isMet(by: "1.4") == true { print("usable") }
}

// PluginKit: PluginVersion
@MainActor private func pluginVersionExample() {
    if let old = PluginVersion("1.9"), let new = PluginVersion("1.10"), old < new { print("an update") }
}

// PluginKit: VersionRange
@MainActor private func versionRangeExample() {
    let range = VersionRange(">=1.2 <2")
    if range?.contains("1.4") == true { print("usable") }
}
