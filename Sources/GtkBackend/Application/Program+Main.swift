// SPDX-License-Identifier: MIT

import Glibc
public import ViewKit

extension Program {
    /// Runs the program on GTK until its last window is closed.
    ///
    /// Each user has one process of a program: if the program is started again, or opens files, the request goes to the process that
    /// runs. SIGTERM and SIGINT end it as closing its windows does.
    public static func main() {
        let program = Self()
        if let code = program.runWithoutDisplay() { exit(code) }
        exit(ProgramRunner(program).run(program.arguments))
    }
}
