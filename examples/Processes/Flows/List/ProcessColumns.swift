// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// The columns of the list.
@MainActor enum ProcessColumns {
    static var all: [Column<ProcessRecord>] {
        [
            Column("Name", id: "name", width: 180, sortedBy: { $0.name < $1.name }) { $0.name },
            number("PID", id: "pid", width: 70, sortedBy: { $0.pid < $1.pid }) { "\($0.pid)" },
            number(
                "CPU", id: "processor", width: 80, sortedBy: { $0.processorPermille < $1.processorPermille }
            ) {
                $0.processorPermille == 0 ? "" : $0.processorPermille.permilleText
            },
            number("Memory", id: "memory", width: 90, sortedBy: { $0.memory < $1.memory }) {
                $0.memory == 0 ? "" : $0.memory.bytesText
            },
            number("Disk", id: "disk", width: 100, sortedBy: { ($0.diskRate ?? 0) < ($1.diskRate ?? 0) }) {
                $0.diskText
            },
            Column("User", id: "user", width: 110, sortedBy: { $0.user < $1.user }) { $0.user },
            Column("Started", id: "start", width: 140, sortedBy: { $0.id.startTicks < $1.id.startTicks }) {
                $0.start.timeText
            },
            Column("Command", id: "command", expands: true) { $0.command.start(500) },
        ]
    }

    /// A column whose texts end where the column ends, as numbers do.
    private static func number(
        _ title: String, id: String, width: Int,
        sortedBy isBefore: @escaping @MainActor (ProcessRecord, ProcessRecord) -> Bool,
        text: @escaping @MainActor (ProcessRecord) -> String
    ) -> Column<ProcessRecord> {
        Column(
            title, id: id, width: width, sortedBy: isBefore,
            cell: {
                Label().with {
                    $0.textAlignment = .end; $0.expandsHorizontally = true
                    $0.styleClasses = ["numeric"]
                }
            },
            configure: { $0.text = text($1) })
    }
}

extension ProcessRecord {
    /// The rate at which it reads from disks and writes to them; empty if it does neither.
    var diskText: String {
        guard let rate = diskRate, rate > 0 else { return "" }
        return "\(rate.bytesText)/s"
    }
}

extension String {
    /// The text, or its first characters: a label of a long text takes long.
    func start(_ count: Int) -> String {
        guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return self[..<end] + " …"
    }
}

/// A row of the tree.
final class ProcessCell: Box {
    private let nameLabel = Label().with { $0.expandsHorizontally = true }
    private let pidLabel = ProcessCell.numberLabel(width: 60).with { $0.style = .secondary }
    private let processorLabel = ProcessCell.numberLabel(width: 70)
    private let memoryLabel = ProcessCell.numberLabel(width: 80)
    private let userLabel = Label(style: .secondary).with { $0.minimumWidth = 90 }

    private static func numberLabel(width: Int) -> Label {
        Label().with {
            $0.textAlignment = .end; $0.minimumWidth = width
            $0.styleClasses = ["numeric"]
        }
    }

    init() {
        super.init(.horizontal, spacing: 12, [nameLabel, pidLabel, processorLabel, memoryLabel, userLabel])
        margins = Insets(horizontal: 8, vertical: 4)
    }

    func show(_ process: ProcessRecord) {
        nameLabel.text = process.name
        pidLabel.text = "\(process.pid)"
        processorLabel.text = process.processorPermille == 0 ? "" : process.processorPermille.permilleText
        memoryLabel.text = process.memory == 0 ? "" : process.memory.bytesText
        userLabel.text = process.user
    }
}
