import SwiftUI

struct Player: View {
    let track: Track
    var body: some View { WaveForm(of: track) }
}
