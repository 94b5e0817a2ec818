import Foundation
let g = DispatchGroup(); g.enter();
DispatchQueue.main.async {
    print("work"); g.leave()
}
g.notify(queue: .main) { print("all") }
try await Task.sleep(for: .milliseconds(50))

func f() async {
    let g = DispatchGroup(); g.enter();
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        print("work"); g.leave()
    }; g.notify(queue: DispatchQueue.main) { print("all") }; try? await Task.sleep(for: .milliseconds(60))
}
await f()
let g2 = DispatchGroup(); DispatchQueue.global().async(group: g2) { print("w2") };
g2.notify(queue: .main) { print("all2") }; try await Task.sleep(for: .milliseconds(60))
