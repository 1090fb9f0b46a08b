# Commands of the demo, which go with it.

.PHONY: remove-demo pictures snapshots random-sessions

remove-demo:
	@$(plugin) remove-demo

# Draws the screens in the README.
pictures:
	RECORD=1 swift test --filter '\.PictureTests'

snapshots:
	RECORD=1 swift test --filter SnapshotTests

# Uses the app at random, and replays that: `make random-sessions sessions=10000 seed=1`.
random-sessions:
	SESSIONS=$(or $(sessions),1000) SEED=$(or $(seed),1) swift test --filter RandomSessionTests

draw = RECORD=1 swift test --filter '\.(PictureTests|SnapshotTests)'
