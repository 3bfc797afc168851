#!/usr/bin/env bash
# The backups of compose.yaml, as `npm run backup` makes them: one each night, whole or not at all, the last thirty kept.
set -euo pipefail
umask 077
folder=${BACKUP_DIR:-/backups}
# The first process of a container hears of its end only where it says what it does then.
trap 'exit 0' TERM INT
while true; do
  # What a night that was cut off has left; it may fill the disk. One that somebody makes by hand is still being written.
  find "$folder" -maxdepth 1 -name 'gewitter-*.dump.part' -mmin +60 -delete
  name="gewitter-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
  # Read again from its beginning to its end: a disk that was full has no backup on it.
  if pg_dump --format=custom --file="$folder/$name.part" && pg_restore --file=/dev/null "$folder/$name.part"; then
    mv "$folder/$name.part" "$folder/$name"
    ls -1 "$folder"/gewitter-*.dump | head -n -30 | xargs --no-run-if-empty rm --
    # Last, here and below: who reads it may rely on the night being over.
    echo "backup made: $name"
  else
    rm -f "$folder/$name.part"
    echo 'backup not made' >&2
  fi
  # Until half past two in the night.
  next=$(date -u -d '02:37' +%s)
  now=$(date -u +%s)
  if [ "$next" -le "$now" ]; then next=$((next + 86400)); fi
  sleep $((next - now)) & wait $!
done
