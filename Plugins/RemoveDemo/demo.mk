# Commands of the demo, which go with it.

.PHONY: remove-demo pictures snapshots

remove-demo:
	@$(plugin) remove-demo

# Draws the screens in the README.
pictures:
	RECORD=1 swift test --filter '\.PictureTests'

snapshots:
	RECORD=1 swift test --filter SnapshotTests

draw = RECORD=1 swift test --filter '\.(PictureTests|SnapshotTests)'
