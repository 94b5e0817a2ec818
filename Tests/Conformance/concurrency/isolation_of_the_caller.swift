actor A {
    func f() async { print(#isolation === self); print(await free()) }
    nonisolated func g() { print(#isolation == nil) }
}
func free(isolation: isolated (any Actor)? = #isolation) async -> Bool { isolation != nil }
func plain() async { print(#isolation == nil); print(await free()) }
@MainActor func m() async { print(#isolation === MainActor.shared); print(await free()) }
await A().f()
A().g()
await plain()
await m()
print(await free())
