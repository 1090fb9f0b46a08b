# Leaves an app for iOS alone; see Plugins/README.md.

.PHONY: ios-only

ios-only:
	@$(plugin) ios-only
	@$(MAKE) --silent format
