#!/bin/sh
# Installs a package of Debian, for root: install-package.sh NAME [options of apt-get]. Several tests may ask at once, and the system's own
# updates may be under way: each waits for its turn.
set -eu
exec flock /var/lock/annals-packages sh -c '
  package=$1
  shift
  case $(dpkg-query -W -f "\${db:Status-Status}" "$package" 2>/dev/null || true) in installed) exit 0 ;; esac
  # What is known of the archive already is good enough where nothing newer can be had.
  apt-get update -qq || true
  # Without its service: who asks for it starts their own.
  export RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive
  exec apt-get -o DPkg::Lock::Timeout=600 install -y -qq "$@" "$package"
' sh "$@"
