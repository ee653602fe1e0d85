// SPDX-License-Identifier: MIT

// Descriptions of values that Graphene stores in vector registers, by its functions.

extension Vec2 {
    public var description: String { "Vec2\(list(toFloat(), ["x", "y"]))" }
}

extension Vec3 {
    public var description: String { "Vec3\(list(toFloat(), ["x", "y", "z"]))" }
}

extension Vec4 {
    public var description: String { "Vec4\(list(toFloat(), ["x", "y", "z", "w"]))" }
}

extension Matrix {
    /// Its rows, in the order of `init(values:)`.
    public var description: String {
        let rows = (0..<4).map { list(row(at: $0).toFloat(), []) }
        return "Matrix(\(rows.joined(separator: ", ")))"
    }
}

extension Euler {
    public var description: String {
        "Euler\(list([x, y, z], ["x", "y", "z"]).dropLast()), order: \(order))"
    }
}

extension Box {
    public var description: String { "Box(min: \(min), max: \(max))" }
}

extension Sphere {
    public var description: String { "Sphere(center: \(center), radius: \(Float(radius)))" }
}

extension Plane {
    public var description: String { "Plane(normal: \(normal), constant: \(Float(constant)))" }
}

extension Ray {
    public var description: String { "Ray(origin: \(origin), direction: \(direction))" }
}

extension Triangle {
    public var description: String {
        let (a, b, c) = points
        return "Triangle(a: \(a), b: \(b), c: \(c))"
    }
}

extension Frustum {
    public var description: String { "Frustum(\(planes.map(\.description).joined(separator: ", ")))" }
}

/// Numbers with their names, as precise as Graphene keeps them.
private func list(_ numbers: [Double], _ names: [String]) -> String {
    let texts = numbers.enumerated().map { place, number in
        names.indices.contains(place) ? "\(names[place]): \(Float(number))" : "\(Float(number))"
    }
    return "(\(texts.joined(separator: ", ")))"
}
