import SwiftUI

struct Library: View {
    var body: some View { Text("Library") }
}
