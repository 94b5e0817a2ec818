// Status: 65
// Line: 8
import SwiftUI

struct Open: View {
    var body: some View {
        VStack {
            Text("and so on")
