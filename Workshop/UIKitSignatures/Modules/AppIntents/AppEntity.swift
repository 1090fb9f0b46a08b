// appintents/appentity; its requirements come from several protocols there
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}

// appintents/entityquery
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}

// appintents/entitystringquery
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

// appintents/typedisplayrepresentation
public struct TypeDisplayRepresentation: Sendable {
  public init(name: LocalizedStringResource)
}

// appintents/displayrepresentation
public struct DisplayRepresentation: Sendable {
  public init(title: LocalizedStringResource)
}
