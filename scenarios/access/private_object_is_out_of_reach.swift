// Rule: A view cannot reach into another view for its private @StateObject; the owner has to pass the object on.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high, depends on: Swift's access control; the wording is the Swift compiler's

import SwiftUI

final class Diary: ObservableObject {
    @Published var entries = 0
}

struct DiaryView: View {
    @StateObject private var diary = Diary()

    var body: some View { Button("Write \(diary.entries)") { diary.entries += 1 } }
}

struct Snoop: View {
    let other: DiaryView

    var body: some View {
        Text("\(other.diary.entries)")  // expected-error {{'diary' is inaccessible due to 'private' protection level}}
    }
}

struct House: View {
    var body: some View {
        let diary = DiaryView()
        HStack {
            diary
            Snoop(other: diary)
        }
    }
}
