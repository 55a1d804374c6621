#!/bin/sh
# start.sh <settings.json> <build> <folder>: checks the settings, puts the build in its place, and serves it.
set -eu
node "$(dirname "$0")/host.mjs" "$1" "$2" "$3"
exec nginx -e stderr -c "$3/nginx.conf" -g 'daemon off;'
