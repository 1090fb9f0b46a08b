/// The state for which content is described.
public protocol UIConfigurationState {}
