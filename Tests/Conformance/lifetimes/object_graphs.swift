// An owner frees what only it owns; what is shared survives until the last owner goes.
final class Leaf {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("leaf", name) }
}

final class Branch {
    let name: String
    var leaves: [Leaf]
    weak var parent: Tree?
    init(_ name: String, _ leaves: [Leaf]) {
        self.name = name
        self.leaves = leaves
    }
    deinit { print("branch", name, parent == nil) }
}

final class Tree {
    var branches: [Branch] = []
    func add(_ branch: Branch) {
        branch.parent = self
        branches.append(branch)
    }
    deinit { print("tree with", branches.count) }
}

func grow(_ shared: Leaf) -> Tree {
    let tree = Tree()
    tree.add(Branch("low", [shared, Leaf("low only")]))
    tree.add(Branch("high", [shared]))
    return tree
}

func run() {
    let shared = Leaf("shared")
    do {
        let tree = grow(shared)
        print(tree.branches.map(\.name), tree.branches[0].parent === tree)
        do {
            let cut = tree.branches.removeFirst()
            print("cut", cut.name, cut.leaves.count)
        }
        print("left", tree.branches.count)
    }
    print("tree gone", shared.name)
}
run()
