#!/bin/sh
# Renders Redux+Coordinator.svg to Redux+Coordinator.jpg at the root of the repository, and makes its dark variant.
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

# Words on a panel are lighter than boxes.
sed -e '/^ *\.layer\|\.name \.redux\|>Link</ { s/#4f46e5/#a5a2ff/; s/#0c8577/#4fd1c1/; s/#d04e18/#ff9a63/; }' \
  -e 's/#4f46e5/#6d67f0/g; s/#0c8577/#14a392/g; s/#d04e18/#e0682a/g; s/#334155/#c9d1d9/' \
  -e 's/#fdfdfe/#0d1117/; s/#eeeffd/#1b1c3a/; s/#e5f4f2/#0f2b28/; s/#fdf0e8/#331d10/; s/#ffffff/#12132b/' \
  Redux+Coordinator.svg >Redux+Coordinator-dark.svg
