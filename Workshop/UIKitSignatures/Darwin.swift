// The part of the C library that the sources use on iOS, and that Foundation names.

public typealias mode_t = UInt16
public typealias off_t = Int64
public typealias pthread_t = UnsafeMutableRawPointer
public typealias pthread_key_t = UInt
public typealias uid_t = UInt32

public struct pthread_mutex_t { public init() }
public struct pthread_mutexattr_t { public init() }

public struct clockid_t: Equatable, Sendable {
  public var rawValue: UInt32 { get set }
}

public struct timespec: Sendable {
  public var tv_sec: Int { get set }
  public var tv_nsec: Int { get set }
  public init()
  public init(tv_sec: Int, tv_nsec: Int)
}

public struct stat: Sendable {
  public var st_mode: mode_t { get set }
  public var st_size: off_t { get set }
  public var st_uid: uid_t { get set }
  public init()
}

public var CLOCK_MONOTONIC: clockid_t { get }
public var CLOCK_MONOTONIC_RAW: clockid_t { get }
public var CLOCK_MONOTONIC_RAW_APPROX: clockid_t { get }
public var CLOCK_REALTIME: clockid_t { get }

@discardableResult public func access(_ path: UnsafePointer<CChar>!, _ mode: Int32) -> Int32
@discardableResult public func chmod(_ path: UnsafePointer<CChar>!, _ mode: mode_t) -> Int32
@discardableResult public func clock_gettime(
  _ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>!
) -> Int32
@discardableResult public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64
@discardableResult public func close(_ file: Int32) -> Int32
@discardableResult public func flock(_ file: Int32, _ operation: Int32) -> Int32
@discardableResult public func fstat(_ file: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32
@discardableResult public func fsync(_ file: Int32) -> Int32
@discardableResult public func geteuid() -> uid_t
@discardableResult public func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>!
@discardableResult public func lstat(
  _ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<stat>!
) -> Int32
@discardableResult public func memcmp(_ a: UnsafeRawPointer!, _ b: UnsafeRawPointer!, _ count: Int)
  -> Int32
@discardableResult public func memcpy(
  _ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer!
@discardableResult public func mkdir(_ path: UnsafePointer<CChar>!, _ mode: mode_t) -> Int32
@discardableResult public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32
@discardableResult public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t)
  -> Int32
@discardableResult public func pthread_self() -> pthread_t
@discardableResult public func pthread_main_np() -> Int32
@discardableResult public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>!,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)!
) -> Int32
@discardableResult public func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer?
@discardableResult public func pthread_setspecific(_ key: pthread_key_t, _ value: UnsafeRawPointer?)
  -> Int32
@discardableResult public func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32
@discardableResult public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>)
  -> Int32
@discardableResult public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>)
  -> Int32
@discardableResult public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>)
  -> Int32
@discardableResult public func pwrite(
  _ file: Int32, _ bytes: UnsafeRawPointer!, _ count: Int, _ at: off_t
) -> Int
@discardableResult public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int)
  -> Int
@discardableResult public func rename(_ old: UnsafePointer<CChar>!, _ new: UnsafePointer<CChar>!)
  -> Int32
@discardableResult public func strerror(_ error: Int32) -> UnsafeMutablePointer<CChar>!
@discardableResult public func unlink(_ path: UnsafePointer<CChar>!) -> Int32
@discardableResult public func write(_ file: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int
public func exit(_ status: Int32) -> Never
@discardableResult public func atexit(_ function: @escaping @convention(c) () -> Void) -> Int32

public var errno: Int32 { get set }
public var EACCES: Int32 { get }
public var EEXIST: Int32 { get }
public var EINTR: Int32 { get }
public var ENOENT: Int32 { get }
public var ENOTDIR: Int32 { get }
public var EPERM: Int32 { get }
public var F_OK: Int32 { get }
public var LOCK_EX: Int32 { get }
public var LOCK_NB: Int32 { get }
public var O_CLOEXEC: Int32 { get }
public var O_CREAT: Int32 { get }
public var O_EXCL: Int32 { get }
public var O_NOFOLLOW: Int32 { get }
public var O_NONBLOCK: Int32 { get }
public var O_RDONLY: Int32 { get }
public var O_RDWR: Int32 { get }
public var O_TRUNC: Int32 { get }
public var O_WRONLY: Int32 { get }
public var R_OK: Int32 { get }
public var S_IFLNK: mode_t { get }
public var S_IFMT: mode_t { get }
public var S_IFREG: mode_t { get }
public var S_IRWXG: mode_t { get }
public var S_IRWXO: mode_t { get }
public var S_IWOTH: mode_t { get }
public var W_OK: Int32 { get }

public typealias in_addr_t = UInt32
public typealias in_port_t = UInt16
public typealias nfds_t = UInt32
public typealias sa_family_t = UInt8
public typealias socklen_t = UInt32
public typealias useconds_t = UInt32

public struct FILE {}

public struct in_addr {
  public var s_addr: in_addr_t { get set }
  public init(s_addr: in_addr_t)
}

public struct pollfd {
  public init(fd: Int32, events: Int16, revents: Int16)
  public var revents: Int16 { get set }
}

public struct sockaddr {}

public struct sockaddr_in {
  public init()
  public var sin_family: sa_family_t { get set }
  public var sin_port: in_port_t { get set }
  public var sin_addr: in_addr { get set }
}

@discardableResult public func accept(
  _ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>!,
  _ length: UnsafeMutablePointer<socklen_t>!
) -> Int32
@discardableResult public func bind(
  _ socket: Int32, _ address: UnsafePointer<sockaddr>!, _ length: socklen_t
) -> Int32
@discardableResult public func connect(
  _ socket: Int32, _ address: UnsafePointer<sockaddr>!, _ length: socklen_t
) -> Int32
@discardableResult public func fcntl(_ file: Int32, _ command: Int32) -> Int32
@discardableResult public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32
@discardableResult public func fflush(_ file: UnsafeMutablePointer<FILE>!) -> Int32
@discardableResult public func getsockname(
  _ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>!,
  _ length: UnsafeMutablePointer<socklen_t>!
) -> Int32
@discardableResult public func inet_addr(_ text: UnsafePointer<CChar>!) -> in_addr_t
@discardableResult public func listen(_ socket: Int32, _ backlog: Int32) -> Int32
@discardableResult public func poll(
  _ files: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ timeout: Int32
) -> Int32
@discardableResult public func recv(
  _ socket: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int, _ flags: Int32
) -> Int
@discardableResult public func sched_yield() -> Int32
@discardableResult public func send(
  _ socket: Int32, _ bytes: UnsafeRawPointer!, _ count: Int, _ flags: Int32
) -> Int
@discardableResult public func setsockopt(
  _ socket: Int32, _ level: Int32, _ name: Int32, _ value: UnsafeRawPointer!, _ length: socklen_t
) -> Int32
@discardableResult public func shutdown(_ socket: Int32, _ how: Int32) -> Int32
@discardableResult public func socket(_ domain: Int32, _ type: Int32, _ number: Int32) -> Int32
@discardableResult public func usleep(_ time: useconds_t) -> Int32
public func _exit(_ status: Int32) -> Never

public var AF_INET: Int32 { get }
public var EAGAIN: Int32 { get }
public var EBADF: Int32 { get }
public var EINVAL: Int32 { get }
public var ENOTCONN: Int32 { get }
public var ENOTSOCK: Int32 { get }
public var ECONNABORTED: Int32 { get }
public var FD_CLOEXEC: Int32 { get }
public var F_SETFD: Int32 { get }
public var MSG_DONTWAIT: Int32 { get }
public var POLLIN: Int32 { get }
public var POLLOUT: Int32 { get }
public var SHUT_RDWR: Int32 { get }
public var SHUT_WR: Int32 { get }
public var SOCK_STREAM: Int32 { get }
public var SOL_SOCKET: Int32 { get }
public var SO_NOSIGPIPE: Int32 { get }
