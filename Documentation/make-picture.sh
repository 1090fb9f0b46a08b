#!/bin/sh
# Renders Redux+Coordinator.svg to Redux+Coordinator.jpg at the root of the repository.
set -eu
cd "$(dirname "$0")"

need() { # need <package> <command that succeeds when it is there>
  sh -c "$2" >/dev/null 2>&1 && return
  [ "$(id -u)" = 0 ] && sudo= || sudo=sudo
  $sudo apt-get install -y -qq "$1"
}

need librsvg2-bin 'command -v rsvg-convert'
need imagemagick 'command -v magick || command -v convert-im6.q16'
need fonts-inter 'fc-list | grep -q "Inter:"'

png=$(mktemp)
trap 'rm -f "$png"' EXIT
rsvg-convert --width 1400 --output "$png" Redux+Coordinator.svg
"$(command -v magick || command -v convert-im6.q16)" "png:$png" \
  -background white -flatten -strip -sampling-factor 4:4:4 -quality 92 \
  ../Redux+Coordinator.jpg
