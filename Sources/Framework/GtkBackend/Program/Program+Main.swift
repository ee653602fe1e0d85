// SPDX-License-Identifier: MIT

import Glibc
public import ViewKit

extension Program {
    /// Runs the program on GTK until its last window is closed.
    ///
    /// Each user has one process of a program. If the program is started again, also with files to open, the running process receives the
    /// request. SIGTERM and SIGINT end the program in the same way as closing its windows.
    public static func main() {
        let program = Self()
        if let code = program.runWithoutDisplay() { exit(code) }
        exit(ProgramRunner(program).run(program.arguments))
    }
}
