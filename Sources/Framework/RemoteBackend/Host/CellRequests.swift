// SPDX-License-Identifier: MIT

import WireKit

/// The requests for the cells of rows that come into view. A frame waits for them.
@MainActor final class CellRequests {
    /// The numbers of the last request, and of the last one that the plugin has carried out.
    private var sent = 0, bound = 0
    private let answers: AnswerWait

    init(_ policy: RemotePolicy) { answers = AnswerWait(milliseconds: policy.cellWait) }

    /// The number of the request that will include what is bound now.
    var next: Int { sent + 1 }
    /// Whether a request was sent that the plugin has not carried out.
    func isOpen(_ number: Int) -> Bool { number > bound && number <= sent }
    /// Whether the plugin has carried out a request.
    func isDone(_ number: Int) -> Bool { number <= bound }

    /// Waits until the plugin has bound the cells that were requested. A plugin of an earlier version does not report that.
    func wait(in host: RemoteHost) {
        guard case .open(let peer) = host.connection.state,
            peer.operations.contains(Operations.awaitCells.number)
        else { return }
        sent += 1
        let number = sent
        host.send(Operations.awaitCells, to: 0, number)
        answers.wait(in: host) { bound >= number || host.hasFinished }
    }

    func didBind(_ number: Int) throws(MessageRefusal) {
        guard number > bound, number <= sent else {
            throw MessageRefusal("the number is \(number), but must be from \(bound + 1) to \(sent)")
        }
        bound = number
        if number == sent { answers.answered() }
    }
}
