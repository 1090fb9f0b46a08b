// security/keychain-items, with Swift's types instead of Core Foundation's
public typealias CFDictionary = NSDictionary
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias OSStatus = Int32

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus
public func SecItemDelete(_ query: CFDictionary) -> OSStatus

public let errSecItemNotFound: OSStatus
public let errSecSuccess: OSStatus
public let kSecAttrAccessible: CFString
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString
public let kSecAttrService: CFString
public let kSecClass: CFString
public let kSecClassGenericPassword: CFString
public let kSecReturnData: CFString
public let kSecValueData: CFString
