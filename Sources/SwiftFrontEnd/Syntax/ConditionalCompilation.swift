@_implementationOnly import SwiftSyntax

/// Decides `#if` conditions as a debug build for an iPhone would.
enum ConditionalCompilation {
    static func isActive(_ condition: ExprSyntax?) -> Bool {
        guard let condition else { return true }
        return evaluate(condition)
    }

    /// The elements of the branch that is compiled.
    static func activeClause(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        config.clauses.first { clause in
            clause.poundKeyword.tokenKind == .poundElse || isActive(clause.condition)
        }
    }

    /// Modules of the system and the toolchain that an app for an iPhone can import.
    private static let modules: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppIntents", "AuthenticationServices", "BackgroundTasks",
        "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreFoundation",
        "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
        "CoreSpotlight", "CoreText", "CryptoKit", "Darwin", "Dispatch", "EventKit", "ExtensionKit", "Foundation",
        "FoundationEssentials", "FoundationModels", "FoundationNetworking", "GameKit", "HealthKit", "ImageIO",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
        "NaturalLanguage", "Network", "OSLog", "ObjectiveC", "Observation", "PDFKit", "PencilKit", "Photos",
        "PhotosUI", "QuartzCore", "QuickLook", "RealityKit", "RegexBuilder", "SafariServices", "SceneKit", "Security",
        "Social", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore", "Symbols",
        "SystemConfiguration", "Testing", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications", "VideoToolbox", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "XCTest",
        "_Concurrency", "os", "simd",
    ]

    private static func evaluate(_ expression: ExprSyntax) -> Bool {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            // `&&` binds tighter than `||`; nothing else combines conditions.
            var alternatives: [Bool] = []
            var current = true
            var negateNext = false
            for element in sequence.elements {
                if let binary = element.as(BinaryOperatorExprSyntax.self) {
                    if binary.operator.text == "||" {
                        alternatives.append(current)
                        current = true
                    } else if binary.operator.text != "&&" {
                        negateNext = false
                    }
                } else {
                    current = current && (evaluate(element) != negateNext)
                }
            }
            return alternatives.contains(true) || current
        }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            return prefix.operator.text == "!" ? !evaluate(prefix.expression) : true
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
            return evaluate(only.expression)
        }
        if let boolean = expression.as(BooleanLiteralExprSyntax.self) {
            return boolean.literal.tokenKind == .keyword(.true)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "DEBUG" }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            let function = call.calledExpression.trimmedDescription
            let argument = call.arguments.first?.expression.trimmedDescription ?? ""
            switch function {
            case "os": return argument == "iOS"
            case "canImport": return modules.contains(String(argument.prefix { $0 != "." }))
            case "targetEnvironment": return argument == "simulator"
            case "arch": return argument == "arm64"
            case "compiler", "swift": return argument.hasPrefix(">=")
            case "hasFeature", "hasAttribute": return true
            default: return false
            }
        }
        return false
    }
}
