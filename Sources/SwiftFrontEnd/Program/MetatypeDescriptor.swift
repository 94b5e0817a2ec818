/// A metatype that a value can refer to: one instance a type and program, kept alive by the program.
public final class MetatypeDescriptor {
    package let type: SwiftType
    package init(type: SwiftType) { self.type = type }
}
