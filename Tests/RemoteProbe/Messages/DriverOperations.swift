// SPDX-License-Identifier: MIT

public import WireKit

/// What the tests and the probe say to each other, beside the operations of the backend.
public enum DriverOperations {
    /// To the host.
    public static let request = WireOperation<DriverRequest>(900, "driver.request")
    /// The failures of a case; empty if it has passed. To the host.
    public static let result = WireOperation<[String]>(901, "driver.result")
    /// To the probe.
    public static let answer = WireOperation<DriverAnswer>(902, "driver.answer")
    /// Runs the case with this description. To the probe.
    public static let run = WireOperation<String>(903, "driver.run")
}
