struct A { var b: B? = B(); struct B {} }
var a = A(); a.b = nil
let res =
    switch a.b {
    case nil: "no b";
    case .some: "b"
    };
print(res)
let r2: String =
    switch a.b {
    case .none: "none";
    case .some(_): "b"
    }
;
print(r2)
