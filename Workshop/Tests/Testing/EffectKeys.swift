public import Redux

// Names and numbers are keys in these tests.
extension String: EffectKey {}
extension Int: EffectKey {}
