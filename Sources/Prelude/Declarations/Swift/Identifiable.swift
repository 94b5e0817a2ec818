// swift-format-ignore-file
extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { ObjectIdentifier(self) } }
