// Rule: A private @StateObject makes the memberwise initializer private too, so no other view can set the object through it.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high, depends on: Swift's access control; the wording is the Swift compiler's

import SwiftUI

final class Safe: ObservableObject {
    let code = 1234
}

struct Lid: View {
    @StateObject private var safe: Safe

    var body: some View { Text("closed") }
}

struct Vault: View {
    var body: some View {
        Lid(safe: Safe())  // expected-error {{'Lid' initializer is inaccessible due to 'private' protection level}}
    }
}
