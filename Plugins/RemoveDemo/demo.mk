# Commands of the demo, which go with it.

.PHONY: remove-demo pictures snapshots random-sessions

remove-demo:
	@$(plugin) remove-demo

# Draws the screens in the README.
pictures:
	RECORD=1 swift test --filter '\.PictureTests'

snapshots:
	RECORD=1 swift test --filter SnapshotTests

# Uses the app at random, and replays that in another process: `make random-sessions sessions=10000 seed=1`.
# It builds the app optimised, for which 10,000 sessions take about 25 minutes.
random-sessions:
	SESSIONS=$(or $(sessions),1000) SEED=$(or $(seed),1) swift test -c release -Xswiftc -enable-testing \
		--scratch-path .build/optimised --filter RandomSessionTests

draw = RECORD=1 swift test --filter '\.(PictureTests|SnapshotTests)'
