#if os(iOS)
  import Foundation
  import Security

  extension TokenPlace {
    /// The Keychain of this device, from the first unlocking after a start, and in no backup.
    static func keychain(_ service: String) -> TokenPlace {
      let item = KeychainItem(service: service)
      return TokenPlace(read: item.read) { data in
        item.remove()
        if let data { item.add(data) }
      }
    }
  }

  /// The item of one service.
  private struct KeychainItem: Sendable {
    let service: String

    private var query: [String: Any] {
      [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service]
    }

    func read() -> TokenPlace.Content {
      var found: CFTypeRef?
      let query = self.query.merging([kSecReturnData as String: true]) { $1 }
      let status = status(query) { SecItemCopyMatching($0, &found) }
      if status == errSecItemNotFound { return .nothing }
      guard status == errSecSuccess, let data = found as? Data else { return .unreadable }
      return .data(data)
    }

    func remove() {
      _ = status(query, SecItemDelete)
    }

    func add(_ data: Data) {
      let attributes: [String: Any] = [
        kSecValueData as String: data,
        kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      _ = status(query.merging(attributes) { $1 }) { SecItemAdd($0, nil) }
    }

    private func status(_ query: [String: Any], _ body: (CFDictionary) -> OSStatus) -> OSStatus {
      body(NSDictionary(dictionary: query) as CFDictionary)
    }
  }
#endif
