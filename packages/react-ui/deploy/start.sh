#!/bin/sh
# start.sh <folder> <build>: makes the build the current release, and serves it.
set -eu
# The number of a process in a container that was killed.
rm -f "$1/nginx.pid"
node "$(dirname "$0")/host.mjs" release "$1" "$2"
exec nginx -e stderr -c "$1/nginx.conf" -g 'daemon off;'
