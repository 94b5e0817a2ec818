import Foundation

var components = URLComponents()
components.scheme = "https"
components.host = "example.com"
components.path = "/search results"
components.queryItems = [
    URLQueryItem(name: "q", value: "swift & ui"), URLQueryItem(name: "empty", value: nil),
    URLQueryItem(name: "page", value: "1"),
]
print(components.url?.absoluteString ?? "nil", components.string ?? "nil")
print(components.percentEncodedQuery ?? "-", components.query ?? "-", components.path, components.percentEncodedPath)
components.queryItems?.append(URLQueryItem(name: "lang", value: "de"))
components.fragment = "end"
components.port = 8443
print(components.url!)

let parsed = URLComponents(string: "http://localhost:3000/a?b=c&d=e%20f&b=2#frag")!
print(parsed.scheme!, parsed.host!, parsed.port!, parsed.path, parsed.fragment!)
for item in parsed.queryItems ?? [] { print(item.name, item.value ?? "nil", item) }
print(parsed.queryItems?.first { $0.name == "d" }?.value ?? "-")
var changed = parsed
changed.queryItems = nil
changed.path = "/other"
print(changed.string!, changed == parsed, parsed == URLComponents(string: parsed.string!))
let fromURL = URLComponents(url: URL(string: "https://a.b/c?d=1")!, resolvingAgainstBaseURL: false)!
print(fromURL.queryItems!.count, fromURL.host ?? "-")
