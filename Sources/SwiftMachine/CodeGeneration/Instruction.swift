/// One instruction of the register machine: an operation and up to four small operands.
///
/// Registers are counted from the base of the frame. What an operand means is said at each operation.
struct Instruction {
    var operation: Operation
    var extra: UInt16 = 0
    var a: Int32 = 0
    var b: Int32 = 0
    var c: Int32 = 0
}

/// The operations of the register machine.
///
/// `r[x]` is a register, `k[x]` a constant, and "moves" means that the source is left `.void`.
enum Operation: UInt8 {
    // Values
    /// Moves r[b] to r[a].
    case move
    /// Copies r[b] to r[a].
    case copy
    /// r[a] = k[b].
    case constant
    /// r[a] = the integer b.
    case integer
    /// Destroys what r[a] holds.
    case clear
    /// Destroys r[a..<b], the last first.
    case clearRange

    // Control
    case jump
    /// A jump back to a: it counts steps.
    case jumpBack
    /// To b if r[a] is false / true.
    case jumpIfFalse, jumpIfTrue
    /// To b if r[a] is nil / is not nil.
    case jumpIfNone, jumpIfSome
    /// To b unless r[a] is a value that nobody knows.
    case jumpIfKnown
    /// r[a] = r[b] without one level of optional, moved; to c if it is nil.
    case unwrapOrJump
    /// Removes one level of optional from r[a] in place, or traps.
    case forceUnwrap
    /// To c if the comparison of the integers r[a] and r[b] holds.
    case jumpIfLess, jumpIfLessOrEqual, jumpIfGreater, jumpIfGreaterOrEqual, jumpIfEqual, jumpIfNotEqual
    /// To c if the comparison of the integer r[a] and the integer b holds.
    case jumpIfLessThan, jumpIfAtMost, jumpIfGreaterThan, jumpIfAtLeast, jumpIfIs, jumpIfIsNot
    /// To c unless the enum r[a] is case b.
    case jumpIfNotCase
    /// To c unless r[a] is a case of the name of site b, whatever its enum.
    case jumpIfNotDynamicCase
    /// To c unless r[a] is of type b.
    case jumpIfNotType

    // Arithmetic
    case addInt, subtractInt, multiplyInt
    /// r[a] = r[b] + the integer c.
    case addImmediate
    case addDouble, subtractDouble, multiplyDouble, divideDouble
    /// r[a] = r[b] op r[c]; `extra` is the operation.
    case binary
    /// r[a] = op r[b].
    case unary
    case not

    // Aggregates
    /// r[a] = a struct of type b from the registers from c on, moved; `extra` is their number.
    case makeStruct
    /// Tells the new struct, case or object in `a` its type with generic arguments, the metatype in `b`.
    case reify
    /// r[a] = a struct of type b whose fields are not set.
    case beginStruct
    /// r[a] = field c of the struct or object r[b].
    case getField, getObjectField
    /// Moves field c out of the struct r[b], made unique, or of the object.
    case takeField, takeObjectField
    /// Moves r[c] to field b of the struct r[a], made unique, or of the object.
    case putField, putObjectField
    case makeTuple, getTuple, takeTuple, putTuple
    /// r[a] = an array, dictionary or set of `c` values from r[b] on, moved.
    case makeArray, makeDictionary, makeSet
    case getElement, takeElement, putElement
    /// r[a] = case b with `extra` payload values from r[c] on, moved.
    case makeEnum
    /// r[a] = payload c of the enum r[b]; `extra` is the number of payload patterns.
    case getPayload
    case getDynamicPayload
    case makeBox, loadBox, takeBox, storeBox
    /// r[a] = a weak reference to r[b], moved / the object of the weak reference r[b]; `extra` 1 is unowned.
    case makeWeak, loadWeak
    case makeClosure, boundMethod
    case interpolate
    case typeOf, erase, wrapOptional
    case castTest, castConditional, castForced, coerce
    case makeKeyPath, getKeyPath, setKeyPath
    case viewBlock, viewBranch
    case makeOpaque, implicitMember

    // Globals
    /// Continues after the next instruction if global a is ready; else computes it into r[b].
    case ensureGlobal
    /// Stores r[b] in global a and marks it ready.
    case initGlobal
    case loadGlobal, takeGlobal, storeGlobal
    /// To c if global a has no value yet.
    case jumpIfUnset

    // Calls: r[a] is the result, r[a + 1] and on are the arguments
    /// Calls function b.
    case call
    /// Calls function b as the initializer of the object r[a + 1]; the result is the object.
    case callInit
    /// Calls function b, or what stands for it in the type of r[a + 1]; `extra` is the dispatch, c the cache.
    case callDispatched
    /// Sets the fields of r[a] that have default values and that the designated initializer b, or what stands for it in
    /// the type of r[a], knows nothing of.
    case setDefaults
    /// Goes on on another executor; r[a] is nobody's. `extra` is a `HopTarget`, which says what b is.
    case hop
    /// Calls the function value r[a] with c arguments.
    case apply
    case callDynamic
    /// r[a] = member of site b of r[a + 1].
    case getDynamic
    /// Sets the member of site b of r[a + 1] to r[a + 2]; r[a + 1] is the changed base then.
    case setDynamic
    case dynamicOperator
    /// To c if the function last called at site b does not mutate its receiver.
    case jumpIfNotMutating
    /// r[a] = a new instance of class b.
    case allocate
    /// Emits the event that the initializer of struct type b ended.
    case didInit
    /// Marks the object r[a] as one whose initializer failed.
    case initFailed
    case `return`

    // Errors
    case `throw`
    /// A landing pad ends: the error in r[a] goes on.
    case rethrow
    /// `try!` met the error r[a].
    case trapError
    case trap

    // Iteration; r[a], r[a + 1], r[a + 2] are its state
    /// Starts on the sequence r[a]; continues after the next two instructions unless an iterator has to be made.
    case beginFor
    /// r[b] = next element, or to c; continues at the next instruction if a method `next` has to be called.
    case nextFor

    // Observation
    case didAccess, willMutate, didMutate
    /// Assigns r[c] to observed field property b of object r[a].
    case setObserved
}
