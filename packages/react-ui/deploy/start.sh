#!/bin/sh
# start.sh <settings.json> <build> <folder>: checks the settings, makes the build the current release, and serves it.
set -eu
node "$(dirname "$0")/host.mjs" release "$3" "$1" "$2"
exec nginx -e stderr -c "$3/nginx.conf" -g 'daemon off;'
