// What a scenario lets an address answer.
struct _StubbedResponse {
    let body: Data
    let error: URLError?
    let delay: Int
    let status: Int
}

let _network = _Network()

// The answers of a scenario, and the requests that wait for one.
final class _Network {
    var _answers: [String: _StubbedResponse] = [:]
    var _waiting: [_PendingRequest] = []
    func respond(to url: String, _ answer: _StubbedResponse) {
        _answers[url] = answer
        let waiting = _waiting
        _waiting = []
        for load in waiting { if load._address == url { load._receive(answer) } else { _waiting.append(load) } }
    }
    func start(_ load: _PendingRequest) {
        if let answer = _answers[load._address] { return load._receive(answer) }
        if _waiting.isEmpty { _whenTimePasses { self.giveUp() } }
        _waiting.append(load)
    }
    func giveUp() {
        let waiting = _waiting
        _waiting = []
        for load in waiting where !load._isDone {
            _noteUnanswered(load._address, _answers.keys.sorted().joined(separator: ", "), load._place)
            load._end(Data(), nil, URLError(.cannotConnectToHost))
        }
    }
}

// Calls work once, right before time passes for the first time from now on.
func _whenTimePasses(_ work: Any)
func _noteUnanswered(_ address: String, _ known: String, _ place: Int)

// A request on its way.
final class _PendingRequest {
    let _request: URLRequest
    let _address: String
    let _place: Int
    var _handler: ((Data, URLResponse?, URLError?) -> Void)?
    var _isDone = false
    init(_ request: URLRequest, _ handler: @escaping (Data, URLResponse?, URLError?) -> Void) {
        _request = request
        _address = request.url?.absoluteString ?? ""
        _place = _currentPlace()
        _handler = handler
    }
    func _receive(_ answer: _StubbedResponse) {
        _onPool(_nowNanoseconds() + answer.delay) {
            if let error = answer.error { return self._end(Data(), nil, error) }
            let response = self._request.url.flatMap { HTTPURLResponse(url: $0, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: nil) }
            response?._length = answer.body.count
            self._end(answer.body, response, nil)
        }
    }
    func _end(_ data: Data, _ response: URLResponse?, _ error: URLError?) {
        guard !_isDone else { return }
        _isDone = true
        let act = _handler
        _handler = nil
        act?(data, response, error)
    }
    func _cancel() { if !_isDone { _onPool(_nowNanoseconds()) { self._end(Data(), nil, URLError(.cancelled)) } } }
    func _drop() {
        _isDone = true
        _handler = nil
    }
}

class URLResponse: NSObject {
    let url: URL?
    let mimeType: String?
    var _length: Int
    let textEncodingName: String?
    var expectedContentLength: Int64 { Int64(_length) }
    var suggestedFilename: String? { url?.lastPathComponent }
    init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
        self.url = url
        self.mimeType = mimeType
        _length = length
        self.textEncodingName = name
    }
}

class HTTPURLResponse: URLResponse {
    let statusCode: Int
    let _fields: [String: String]
    var allHeaderFields: [AnyHashable: Any] { _fields }
    init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        _fields = headerFields ?? [:]
        super.init(url: url, mimeType: headerFields?["Content-Type"], expectedContentLength: -1, textEncodingName: nil)
    }
    func value(forHTTPHeaderField field: String) -> String? {
        for (key, value) in _fields { if key.lowercased() == field.lowercased() { return value } }
        return nil
    }
    static func localizedString(forStatusCode statusCode: Int) -> String {
        switch statusCode {
        case 200: "no error"
        case 400: "bad request"
        case 401: "unauthorized"
        case 403: "forbidden"
        case 404: "not found"
        case 500: "internal server error"
        case 503: "service unavailable"
        default: statusCode < 300 ? "success" : statusCode < 400 ? "redirected" : statusCode < 500 ? "client error" : "server error"
        }
    }
}

class URLSessionConfiguration: NSObject {
    var timeoutIntervalForRequest = 60.0
    var timeoutIntervalForResource = 604800.0
    var waitsForConnectivity = false
    var allowsCellularAccess = true
    var httpAdditionalHeaders: [AnyHashable: Any]?
    var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
    var httpMaximumConnectionsPerHost = 6
    var protocolClasses: [Any]?
    var urlCache: Any?
    static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    static func background(withIdentifier identifier: String) -> URLSessionConfiguration { URLSessionConfiguration() }
}

class URLSessionTask: NSObject {
    enum State: Int { case running, suspended, canceling, completed }
    var state = URLSessionTask.State.suspended
    let originalRequest: URLRequest?
    var currentRequest: URLRequest? { originalRequest }
    var response: URLResponse?
    var error: (any Error)?
    var priority: Float = 0.5
    var taskDescription: String?
    var _load: _PendingRequest?
    init(_ request: URLRequest, _ handler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) {
        originalRequest = request
        super.init()
        _load = _PendingRequest(request) { data, response, error in
            self.state = .completed
            self.response = response
            self.error = error
            self._load = nil
            handler(error == nil ? data : nil, response, error)
        }
    }
    func resume() {
        guard state == .suspended, let _load else { return }
        state = .running
        _network.start(_load)
    }
    func suspend() {}
    func cancel() {
        guard state != .completed else { return }
        state = .canceling
        _load?._cancel()
    }
}

class URLSessionDataTask: URLSessionTask {}
class URLSessionUploadTask: URLSessionDataTask {}

class URLSession: NSObject {
    static let shared = URLSession()
    let configuration: URLSessionConfiguration
    override init() { configuration = URLSessionConfiguration() }
    init(configuration: URLSessionConfiguration) { self.configuration = configuration }
    init(configuration: URLSessionConfiguration, delegate: Any?, delegateQueue: Any?) { self.configuration = configuration }
    func _request(_ url: URL) -> URLRequest { URLRequest(url: url) }
    func data(from url: URL, delegate: Any? = nil) async throws -> (Data, URLResponse) { try await _answer(_request(url)) }
    func data(for request: URLRequest, delegate: Any? = nil) async throws -> (Data, URLResponse) { try await _answer(request) }
    func upload(for request: URLRequest, from body: Data, delegate: Any? = nil) async throws -> (Data, URLResponse) { try await _answer(request) }
    func _answer(_ request: URLRequest) async throws -> (Data, URLResponse) {
        let task = _currentTask()
        if task?.isCancelled ?? false { throw URLError(.cancelled) }
        let waiting = _PendingContinuation()
        let load = _PendingRequest(request) { data, response, error in
            if let error { waiting.finish([], [error]) } else { waiting.finish([(data, response!)], []) }
        }
        let handler = task?._onCancel { load._end(Data(), nil, URLError(.cancelled)) }
        _network.start(load)
        defer { if let handler { task?._forget(handler) } }
        return try await waiting.wait() as! (Data, URLResponse)
    }
    func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        URLSessionDataTask(_request(url), completionHandler)
    }
    func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        URLSessionDataTask(request, completionHandler)
    }
    func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask(_request(url)) { _, _, _ in } }
    func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request) { _, _, _ in } }
    func uploadTask(with request: URLRequest, from body: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
        -> URLSessionUploadTask
    { URLSessionUploadTask(request, completionHandler) }
    func invalidateAndCancel() {}
    func finishTasksAndInvalidate() {}
    func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher { URLSession.DataTaskPublisher(_request(url), self) }
    func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher { URLSession.DataTaskPublisher(request, self) }
    struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        let request: URLRequest
        let session: URLSession
        init(_ request: URLRequest, _ session: URLSession) {
            self.request = request
            self.session = session
        }
        func receive<S>(subscriber: S) { subscriber.receive(subscription: _DataTaskSubscription(request, subscriber)) }
    }
}

// One request for one subscriber, made at its first demand.
final class _DataTaskSubscription: Subscription, CustomStringConvertible {
    var _subscriber: Any?
    var _load: _PendingRequest?
    var _isStarted = false
    let _request: URLRequest
    var description: String { "DataTaskPublisher" }
    init(_ request: URLRequest, _ subscriber: Any) {
        _request = request
        _subscriber = subscriber
    }
    func request(_ demand: Subscribers.Demand) {
        guard !_isStarted, demand > 0, _subscriber != nil else { return }
        _isStarted = true
        let load = _PendingRequest(_request) { data, response, error in
            guard let target = self._subscriber else { return }
            self._subscriber = nil
            self._load = nil
            if let error { return target.receive(completion: Subscribers.Completion<URLError>.failure(error)) }
            let output: (data: Data, response: URLResponse) = (data: data, response: response!)
            _ = target.receive(output)
            target.receive(completion: Subscribers.Completion<URLError>.finished)
        }
        _load = load
        _network.start(load)
    }
    func cancel() {
        _load?._drop()
        _load = nil
        _subscriber = nil
    }
}
