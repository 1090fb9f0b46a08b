// appintents/appentity; its requirements come from several protocols there
public protocol AppEntity: Identifiable, Sendable, _IntentValue
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}

// appintents/entityidentifierconvertible
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { get }
  public static func entityIdentifier(for entityIdentifierString: String) -> Int?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { get }
  public static func entityIdentifier(for entityIdentifierString: String) -> String?
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { get }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID?
}

// appintents/entityquery
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

// appintents/entitystringquery
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

// appintents/typedisplayrepresentation
public struct TypeDisplayRepresentation: Sendable {
  public init(name: LocalizedStringResource)
}

// appintents/displayrepresentation
public struct DisplayRepresentation: Sendable {
  public init(title: LocalizedStringResource)
}
