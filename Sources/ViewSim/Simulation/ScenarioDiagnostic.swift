import SwiftFrontEnd

/// What is wrong with a scenario file, or what people have to know of it, with its place.
public typealias Diagnostic = SwiftFrontEnd.Diagnostic

/// A place in a file of source.
public typealias SourceLocation = SwiftFrontEnd.SourceLocation
