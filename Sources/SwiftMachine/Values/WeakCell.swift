/// A weak reference to a class instance, held in fields and locals declared `weak` or `unowned`.
package final class WeakCell: HeapCell {
    package weak var object: ObjectCell?
    package init(_ object: ObjectCell?) { self.object = object }
}
