public import Redux

// Names and numbers are keys in these tests. With the names of the modules, the compiler accepts that in another package.
extension Swift.String: Redux.EffectKey {}
extension Swift.Int: Redux.EffectKey {}
