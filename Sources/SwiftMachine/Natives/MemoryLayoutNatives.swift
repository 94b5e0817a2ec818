extension NativeRegistry {
    static func registerMemoryLayout(_ registry: inout NativeRegistry) {
        registry.define("static MemoryLayout.size") { interpreter, arguments in
            .int(try interpreter.layout(of: arguments[0]).size)
        }
        registry.define("static MemoryLayout.stride") { interpreter, arguments in
            .int(try interpreter.layout(of: arguments[0]).stride)
        }
        registry.define("static MemoryLayout.alignment") { interpreter, arguments in
            .int(try interpreter.layout(of: arguments[0]).stride)
        }
    }
}

extension Interpreter {
    /// The size and stride of numbers and truth values; nothing else has a layout here.
    fileprivate func layout(of metatype: Value) throws -> (size: Int, stride: Int) {
        if case .metatype(let descriptor) = metatype,
            case .nominal(_, let arguments) = descriptor.takeUnretainedValue().type,
            case .nominal(let type, _)? = arguments.first, case .builtin(let builtin) = type.representation
        {
            switch builtin {
            case .bool, .int8, .uint8: return (1, 1)
            case .int16, .uint16: return (2, 2)
            case .int32, .uint32, .float: return (4, 4)
            case .int, .uint, .int64, .uint64, .double: return (8, 8)
            default: break
            }
        }
        throw trap(
            "runtime.not-simulated", "the memory layout of this type is not simulated",
            why: "only numbers and Bool have one here", fix: "do not depend on the layout of other types")
    }
}
