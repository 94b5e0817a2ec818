extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { ObjectIdentifier(self) } }
