import SwiftMachine

extension NativeRegistry {
    /// The `Simulation` object of scenarios.
    static func registerSimulation(_ registry: inout NativeRegistry) {
        registry.register("_nextSimulation()") { interpreter, _ in .int(interpreter.context?.graphs.count ?? 0) }
        registry.register("_mount(_:_:_:_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .void }
            let graph = try context.makeGraph(
                sdk: arguments[2].asInt, visibleRows: max(1, arguments[3].asInt ?? 10))
            let root = arguments[1]
            try graph.mount { try interpreter.call(root, []) }
            return .void
        }
        registry.register("_mountApp(_:_:_:_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .void }
            let graph = try context.makeGraph(sdk: arguments[2].asInt, visibleRows: max(1, arguments[3].asInt ?? 10))
            guard case .metatype(let descriptor) = arguments[1],
                case .nominal(let app, _) = descriptor.takeUnretainedValue().type,
                context.types.conforms(app, toPrelude: "App")
            else {
                throw interpreter.trap(
                    "simulation.app", "this is not an App", why: nil, fix: "name a type that conforms to App")
            }
            try graph.mount { try interpreter.construct(app, labels: [], []) }
            return .void
        }
        registry.register("_setScenePhase(_:_:)") { interpreter, arguments in
            try interpreter.settledGraph(arguments[0]).setScenePhase(arguments[1])
            return .void
        }
        registry.register("_openWindow(_:)") { interpreter, arguments in
            try interpreter.settledGraph(arguments[0]).openWindow()
            return .void
        }
        registry.register("_cancelDrag(_:)") { interpreter, arguments in
            try interpreter.settledGraph(arguments[0]).cancelTouch()
            return .void
        }
        registry.register("_advance(_:_:)") { interpreter, arguments in
            try interpreter.scheduler?.advance(by: Int64(arguments[1].asInt ?? 0))
            return .void
        }
        registry.register("_update(_:_:)") { interpreter, arguments in
            let graph = try interpreter.graph(arguments[0])
            let root = try graph.asActive { try interpreter.call(arguments[1], []) }
            try graph.update(rootValue: root)
            return .void
        }
        registry.register("_scrollToRow(_:_:)") { interpreter, arguments in
            try interpreter.graph(arguments[0]).scroll(to: arguments[1])
            return .void
        }
        registry.register("_scrollByRows(_:_:)") { interpreter, arguments in
            try interpreter.graph(arguments[0]).scroll(by: arguments[1].asInt ?? 0)
            return .void
        }
        registry.register("_rerender(_:_:)") { interpreter, arguments in
            try interpreter.graph(arguments[0]).rerender(try interpreter.typeName(arguments[1]))
            return .void
        }
        registry.register("_unmount(_:)") { interpreter, arguments in
            try interpreter.context?.settle()
            try interpreter.graph(arguments[0]).unmount()
            return .void
        }
        registry.register("_submit(_:)") { interpreter, arguments in
            try interpreter.settledGraph(arguments[0]).focus.submit()
            return .void
        }
        registerState(ofSimulation: &registry)
        registerCounts(&registry)
        registerFindings(&registry)
        registerElements(&registry)
        registerPresentation(&registry)
    }

    private static func registerState(ofSimulation registry: inout NativeRegistry) {
        registry.register("_setState(_:_:_:_:)") { interpreter, arguments in
            let graph = try interpreter.graph(arguments[0])
            let (location, rest) = try graph.stateLocation(arguments[1], at: arguments[3].asInt ?? 0)
            let value = arguments[2]
            try graph.perform("set \(location.property.wraps ?? location.property.name)", on: location.scope) {
                if let rest {
                    var whole = location.latest
                    try interpreter.write(value, at: rest, of: &whole)
                    try graph.write(whole, to: location)
                } else {
                    try graph.write(value, to: location)
                }
            }
            return .void
        }
        registry.register("_stateValue(_:_:_:)") { interpreter, arguments in
            try interpreter.context?.settle()
            let graph = try interpreter.graph(arguments[0])
            let (location, rest) = try graph.stateLocation(arguments[1], at: arguments[2].asInt ?? 0)
            guard let rest else { return location.latest }
            return try interpreter.call(rest, [location.latest])
        }
    }

    private static func registerCounts(_ registry: inout NativeRegistry) {
        registry.register("_count(_:_:_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .int(0) }
            try context.settle()
            let recorder = try context.recorder(arguments[0])
            let type = try interpreter.typeName(arguments[2])
            let counts = recorder.counts(of: type)
            let totals = context.totals.counts(of: type)
            switch arguments[1].asString {
            case "inits": return .int(counts.inits)
            case "deinits": return .int(counts.deinits)
            case "live": return .int(totals.inits - totals.deinits)
            case "bodies": return .int(counts.bodies)
            case "appearances": return .int(counts.appearances)
            case "disappearances": return .int(counts.disappearances)
            case "identitiesCreated": return .int(counts.identitiesCreated)
            case "identitiesDestroyed": return .int(counts.identitiesDestroyed)
            case "liveIdentities": return .int(try interpreter.graph(arguments[0]).liveCount(of: type))
            default: return .int(counts.publishes)
            }
        }
        registry.register("_autoclosureRuns(_:_:)") { interpreter, arguments in
            guard let context = interpreter.context else { return .int(0) }
            try context.settle()
            let (type, property) = try interpreter.firstComponent(of: arguments[1])
            return .int(try context.recorder(arguments[0]).autoclosureRuns(of: property, in: type))
        }
        registry.register("_resetCounts(_:)") { interpreter, arguments in
            try interpreter.context?.settle()
            try interpreter.context?.recorder(arguments[0]).reset()
            return .void
        }
    }

    private static func registerFindings(_ registry: inout NativeRegistry) {
        registry.register("_taskCount(_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            return .int(interpreter.scheduler?.liveTasks.count ?? 0)
        }
        registry.register("_subscriptionCount(_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            return .int(interpreter.scheduler?.liveSubscriptions.count ?? 0)
        }
        registry.register("_output(_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            return Value(array: interpreter.trace.lines(.print, since: graph.firstEvent).map { Value($0) })
        }
        registry.register("_warnings(_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            return Value(array: interpreter.trace.lines(.warning, since: graph.firstEvent).map { Value($0) })
        }
        registry.register("_texts(_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            return try ElementFinder(graph: graph).textsValue()
        }
        registry.register("_leaks(_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            guard let context = interpreter.context else { return Value(array: []) }
            return Value(array: OwnershipTraversal(context: context).leakedTypes().map { Value($0) })
        }
        registry.register("_owners(_:_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            guard let context = interpreter.context else { return Value(array: []) }
            let type = try interpreter.typeName(arguments[1])
            return Value(array: OwnershipTraversal(context: context).owners(ofType: type).map { Value($0) })
        }
        registry.register("_causes(_:_:_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            let causes = CauseChain(trace: interpreter.trace, files: interpreter.program.files)
            let lines = causes.ofInit(
                try interpreter.typeName(arguments[1]), number: arguments[2].asInt ?? 1, since: graph.firstEvent)
            return Value(array: lines.map { Value($0) })
        }
        registry.register("_traceEvents(_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            return Value(array: interpreter.eventValues(since: graph.firstEvent))
        }
        registry.register("_allObjects(_:_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            return Value(array: interpreter.liveObjects(of: try interpreter.typeName(arguments[1])))
        }
        registry.register("_firstObject(_:_:)") { interpreter, arguments in
            _ = try interpreter.settledGraph(arguments[0])
            let type = try interpreter.typeName(arguments[1])
            if let first = interpreter.liveObjects(of: type).first { return first }
            throw interpreter.trap(
                "simulation.no-object", "no \(type) is alive", why: nil,
                fix: "create one first, or ask for objects(of:)")
        }
    }

    /// What a user does to pages, presentations and tabs.
    private static func registerPresentation(_ registry: inout NativeRegistry) {
        registry.register("_goBack(_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            guard let page = graph.pageOnTop else {
                throw interpreter.trap(
                    "navigation.root", "there is no page to go back from", why: "only root pages are on screen",
                    fix: "push a page first")
            }
            try graph.perform("go back") { try graph.pop(page) }
            return .void
        }
        registry.register("_dismissTop(_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            if graph.topMenu != nil {
                try graph.perform("close the menu") { graph.closeMenus() }
                return .void
            }
            guard let presented = graph.topPresentation else {
                throw interpreter.trap(
                    "presentation.none", "nothing is presented that could be dismissed", why: nil,
                    fix: "present a sheet, cover, popover or dialog first")
            }
            try graph.perform("dismiss the \(presented.source.kind.rawValue)") { try graph.dismiss(presented) }
            return .void
        }
        registry.register("_selectTab(_:_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            let label = arguments[1].asString ?? ""
            let finder = ElementFinder(graph: graph)
            let tabs = graph.tabsOnScreen
            let labels = tabs.map { finder.texts(in: $0.tab).joined(separator: ", ") }
            guard let index = labels.firstIndex(of: label) else {
                let there = labels.map { "\"\($0)\"" }.joined(separator: ", ")
                throw interpreter.trap(
                    "element.missing", "there is no tab \"\(label)\" on screen",
                    why: there.isEmpty ? "there are no tabs" : "there are \(there)",
                    fix: "select one that is there; a tab's label is the text of its tabItem or Tab")
            }
            try graph.perform("select the tab \"\(label)\"", on: tabs[index].tab) {
                try graph.select(tabs[index].tab, of: tabs[index].tabs)
            }
            return .void
        }
        registry.register("_refresh(_:)") { interpreter, arguments in
            try interpreter.settledGraph(arguments[0]).refresh()
            return .void
        }
        registry.register("_dismissSearch(_:)") { _, arguments in
            guard case .cell(let cell) = arguments[0].unerased,
                let search = (cell as? ScopeReferenceCell)?.scope as? SearchNode
            else { return .void }
            try search.graph.endSearch(search)
            return .void
        }
        registry.register("_dismiss(_:)") { interpreter, arguments in
            guard case .cell(let cell) = arguments[0], let scope = (cell as? ScopeReferenceCell)?.scope else {
                return .void
            }
            try scope.graph.dismiss(scope)
            return .void
        }
    }

    private static func registerElements(_ registry: inout NativeRegistry) {
        registry.register("_elementLabels(_:_:)") { interpreter, arguments in
            let graph = try interpreter.settledGraph(arguments[0])
            return try ElementFinder(graph: graph).labelsValue(arguments[1].asString ?? "")
        }
        registry.register("_elementCount(_:_:)") { interpreter, arguments in
            let finder = ElementFinder(graph: try interpreter.settledGraph(arguments[0]))
            let kind = arguments[1].asString ?? ""
            return finder.opaqueView(hiding: kind, asksForLabels: false) ?? .int(finder.elements(kind).count)
        }
        registry.register("_actOnElement(_:_:_:_:_:_:)") { interpreter, arguments in
            let actions = ElementActions(graph: try interpreter.settledGraph(arguments[0]))
            try actions.act(
                arguments[4].asString ?? "", on: arguments[1].asString ?? "", label: arguments[2].asString,
                index: arguments[3].asInt ?? 0, argument: arguments[5])
            return .void
        }
        registry.register("_elementFlag(_:_:_:_:_:)") { interpreter, arguments in
            let actions = ElementActions(graph: try interpreter.settledGraph(arguments[0]))
            let kind = arguments[1].asString ?? ""
            let index = arguments[3].asInt ?? 0
            if arguments[4].asString == "exists" {
                if try actions.find(kind, label: arguments[2].asString, index: index) != nil { return .bool(true) }
                let byLabel = arguments[2].asString != nil
                return ElementFinder(graph: actions.graph).opaqueView(hiding: kind, asksForLabels: byLabel)
                    ?? .bool(false)
            }
            let element = try actions.require(kind, label: arguments[2].asString, index: index)
            return .bool(try actions.graph.isEnabled(element.node))
        }
        registry.register("_elementText(_:_:_:_:_:)") { interpreter, arguments in
            let actions = ElementActions(graph: try interpreter.settledGraph(arguments[0]))
            let element = try actions.require(
                arguments[1].asString ?? "", label: arguments[2].asString, index: arguments[3].asInt ?? 0)
            let finder = ElementFinder(graph: actions.graph)
            if arguments[2].asString == nil,
                let hidden = finder.opaqueView(
                    hiding: arguments[1].asString, asksForLabels: false, before: element.node)
            {
                return hidden
            }
            guard arguments[4].asString == "label" else { return Value(try finder.value(of: element)) }
            let isGiven = element.label != finder.texts(in: element.node).joined(separator: ", ")
            return isGiven ? Value(element.label) : finder.opaqueView(in: element.node) ?? Value(element.label)
        }
    }
}
