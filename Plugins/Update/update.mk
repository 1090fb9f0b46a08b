# Merges a newer version of the template into the app: `make update from=URL version=2.0.0`.

.PHONY: update

# The script of the new version knows how to bring an app to it.
update:
	@git fetch --quiet "$(or $(from),template)" "$(or $(version),HEAD)"
	@script=$$(git show FETCH_HEAD:Plugins/Update/update) && base="$(base)" bash -c "$$script"
