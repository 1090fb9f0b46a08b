import Foundation
import Redux
import ReduxTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Follows the messages of a server; a test passes its own stream.
struct MessageClient: Sendable {
  var messages: @Sendable () -> AsyncThrowingStream<String, any Error>
}

extension MessageClient {
  /// The client of a web socket, which is closed when the loop over its messages ends.
  static func live(at url: URL) -> MessageClient {
    MessageClient {
      AsyncThrowingStream { continuation in
        let socket = URLSession.shared.webSocketTask(with: url)
        socket.resume()
        let reading = Task {
          do {
            while true {
              if case .string(let text) = try await socket.receive() { continuation.yield(text) }
            }
          } catch {
            continuation.finish(throwing: error)
          }
        }
        continuation.onTermination = { _ in
          reading.cancel()
          socket.cancel(with: .goingAway, reason: nil)
        }
      }
    }
  }
}

/// The newest messages, and whether the connection is open.
struct MessagesState: StateType, Equatable {
  private(set) var messages: [String] = []
  private(set) var isConnected = false

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case MessagesAction.received(let message):
      messages = (messages + [message]).suffix(100)
      isConnected = true
    case MessagesAction.disconnected: isConnected = false
    default: break
    }
  }
}

/// The events of the connection.
enum MessagesAction: ActionType, Codable, Equatable {
  case received(String), disconnected
}

/// Returns an effect that follows the messages, and connects again after a pause that doubles up to a minute.
func followMessages(
  from client: MessageClient, on clock: any Clock<Duration>
) -> Effect<MessagesState> {
  { store in
    var pause = Duration.seconds(1)
    while true {
      do {
        for try await message in client.messages() {
          pause = .seconds(1)
          store.dispatch(MessagesAction.received(message))
        }
      } catch {}
      guard !Task.isCancelled else { return }
      store.dispatch(MessagesAction.disconnected)
      do { try await clock.sleep(for: pause) } catch { return }
      pause = min(pause * 2, .seconds(60))
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct SocketTests {
  @Test func `a lost connection is opened again after a pause`() async {
    let (clock, connections) = (TestClock(), LoadCount())
    let client = MessageClient {
      AsyncThrowingStream { continuation in
        continuation.yield("Hello \(connections.next())")
        continuation.finish(throwing: NotesError.unreachable)
      }
    }
    let store = Store(initialState: MessagesState())

    let work = store.dispatch(followMessages(from: client, on: clock))
    await clock.sleepers(1)
    #expect(!store.state.isConnected)
    await clock.advance(by: .seconds(1))
    await clock.sleepers(1)
    work.cancel()
    await work.value

    #expect(store.state.messages == ["Hello 1", "Hello 2"])
  }
}
