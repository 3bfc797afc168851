#!/usr/bin/env bash
# The backups of compose.yaml, as `npm run backup` makes them: one each night, whole or not at all, the last thirty kept.
set -euo pipefail
umask 077
while true; do
  name="gewitter-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
  if pg_dump --format=custom --file="/backups/$name.part" && pg_restore --list "/backups/$name.part" >/dev/null; then
    mv "/backups/$name.part" "/backups/$name"
    echo "backup made: $name"
    ls -1 /backups/gewitter-*.dump | head -n -30 | xargs --no-run-if-empty rm --
  else
    echo 'backup not made' >&2
    rm -f "/backups/$name.part"
  fi
  # Until half past two in the night.
  next=$(date -u -d '02:37' +%s)
  now=$(date -u +%s)
  if [ "$next" -le "$now" ]; then next=$((next + 86400)); fi
  sleep $((next - now)) & wait $!
done
