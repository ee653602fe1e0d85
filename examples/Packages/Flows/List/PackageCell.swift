// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// A row with a package: name, summary, version and size.
final class PackageCell: Box {
    private let nameLabel = Label(style: .heading)
    private let versionLabel = Label(style: .secondary)
    private let summaryLabel = Label(style: .secondary)
    private let sizeLabel = Label(style: .caption)
    private let installedIcon = ImageView(icon: "object-select-symbolic")

    init() {
        let title = Box(.horizontal, spacing: 8, [nameLabel, versionLabel])
        let texts = Box(.vertical, spacing: 2, [title, summaryLabel])
        texts.expandsHorizontally = true
        installedIcon.accessibilityLabel = "Installed"
        installedIcon.tooltip = "Installed"
        super.init(.horizontal, spacing: 12, [texts, installedIcon, sizeLabel])
        margins = Insets(horizontal: 12, vertical: 6)
        installedIcon.verticalAlignment = .center
        sizeLabel.verticalAlignment = .center
    }

    func show(_ package: PackageSummary) {
        nameLabel.text = package.name
        versionLabel.text = package.version
        summaryLabel.text = package.summary
        sizeLabel.text = package.installedSize == 0 ? "" : package.installedSize.byteCount
        installedIcon.isHidden = !package.isInstalled
    }
}
