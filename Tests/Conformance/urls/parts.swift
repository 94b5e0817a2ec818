import Foundation

let url = URL(string: "https://user:pw@example.com:8080/a/b%20c/file.tar.gz?x=1&y=two%20words#top")!
print(url, url.absoluteString == url.description)
print(url.scheme ?? "-", url.host ?? "-", url.port ?? 0, url.user ?? "-", url.password ?? "-")
print(url.path, url.query ?? "-", url.fragment ?? "-")
print(url.lastPathComponent, url.pathExtension, url.pathComponents)
print(url.host() ?? "-", url.path(percentEncoded: false), url.query(percentEncoded: false) ?? "-")
print(
    URL(string: "") as Any, URL(string: "not a url")?.absoluteString ?? "nil",
    URL(string: "mailto:a@b.c")?.scheme ?? "-")
let base = URL(string: "https://api.example.com/v1")!
print(base.appendingPathComponent("users").appendingPathComponent("7"))
print(base.appending(path: "users/7"), base.appending(component: "a b"))
print(base.appending(queryItems: [URLQueryItem(name: "q", value: "swift ui"), URLQueryItem(name: "page", value: "2")]))
print(
    base.appendingPathExtension("json"), url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent)
let relative = URL(string: "items?id=3", relativeTo: URL(string: "https://example.com/shop/")!)!
print(relative.absoluteString, relative.relativeString, relative.baseURL?.absoluteString ?? "-", relative.absoluteURL)
print(base == URL(string: "https://api.example.com/v1"), Set([base, base]).count)
let file = URL(fileURLWithPath: "/tmp/data/notes.txt")
print(file, file.isFileURL, file.path, file.lastPathComponent)
var changing = base
changing.appendPathComponent("x")
changing.append(path: "y")
print(changing, changing.hasDirectoryPath)
enum Endpoint {
    case list(page: Int), item(String)
    var url: URL? {
        switch self {
        case .list(let page): URL(string: "https://x.org/list?page=\(page)")
        case .item(let id): URL(string: "https://x.org/items/\(id)")
        }
    }
}
print([Endpoint.list(page: 2), .item("a1")].compactMap(\.url).map(\.absoluteString))
